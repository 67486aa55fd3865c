//! Reading from Rust files which tests show which clauses.
//!
//! The tokens are read, not the syntax tree, because tests also stand inside
//! macros such as `proptest!`, where a tree ends.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::{Expr, ExprLit, Lit, Meta};

use super::Fault;

/// A test that shows clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) file: String,
    pub(crate) function: String,
    /// Each id with the line that names it.
    pub(crate) ids: Vec<(String, usize)>,
}

/// The tests of one file that have a `Shows:` line.
pub(crate) fn read(file: &str, text: &str) -> (Vec<Test>, Vec<Fault>) {
    let mut scan = Scan { file, tests: Vec::new(), faults: Vec::new() };
    scan.plain_comments(text);
    match text.parse::<TokenStream>() {
        Ok(tokens) => scan.walk(tokens),
        Err(error) => scan.fault(error.span().start().line, format!("not Rust: {error}")),
    }
    (scan.tests, scan.faults)
}

struct Scan<'a> {
    file: &'a str,
    tests: Vec<Test>,
    faults: Vec<Fault>,
}

/// What the attributes before an item say.
#[derive(Default)]
struct Attributes {
    test: bool,
    ignored: bool,
    shows: Vec<(String, usize)>,
}

impl Scan<'_> {
    fn fault(&mut self, line: usize, message: String) {
        self.faults.push(Fault { file: self.file.to_owned(), line, message });
    }

    /// A comment of two strokes is not in the tokens and would count for nothing.
    fn plain_comments(&mut self, text: &str) {
        for (at, line) in text.lines().enumerate() {
            let comment = line.trim_start().strip_prefix("//");
            if comment.is_some_and(|comment| comment.trim_start().starts_with("Shows:")) {
                self.fault(at + 1, "write `/// Shows:` with three strokes".into());
            }
        }
    }

    fn walk(&mut self, tokens: TokenStream) {
        let mut pending = Attributes::default();
        let mut tokens = tokens.into_iter().peekable();
        let mut after_pub = false;
        while let Some(token) = tokens.next() {
            let was_pub = std::mem::take(&mut after_pub);
            match token {
                TokenTree::Punct(hash) if hash.as_char() == '#' => {
                    let inner = tokens.next_if(
                        |next| matches!(next, TokenTree::Punct(bang) if bang.as_char() == '!'),
                    );
                    let Some(TokenTree::Group(group)) = tokens.next_if(is_bracket) else {
                        continue;
                    };
                    if inner.is_some() {
                        let mut own = Attributes::default();
                        self.attribute(&group, &mut own);
                        self.misplaced(&mut own);
                    } else {
                        self.attribute(&group, &mut pending);
                    }
                }
                TokenTree::Ident(word) if word == "fn" => match tokens.peek() {
                    Some(TokenTree::Ident(name)) => {
                        self.function(&name.to_string(), &mut pending);
                    }
                    _ => self.misplaced(&mut pending),
                },
                TokenTree::Ident(word) if word == "pub" => after_pub = true,
                TokenTree::Ident(word) if is_qualifier(&word.to_string()) => {}
                // The name of a calling convention, as in `extern "C" fn`.
                TokenTree::Literal(_) => {}
                // The scope in `pub(crate) fn`.
                TokenTree::Group(group)
                    if was_pub && group.delimiter() == Delimiter::Parenthesis => {}
                TokenTree::Group(group) => {
                    self.misplaced(&mut pending);
                    self.walk(group.stream());
                }
                _ => self.misplaced(&mut pending),
            }
        }
        self.misplaced(&mut pending);
    }

    fn attribute(&mut self, group: &Group, into: &mut Attributes) {
        let Ok(meta) = syn::parse2::<Meta>(group.stream()) else { return };
        let Some(last) = meta.path().segments.last().map(|segment| segment.ident.to_string())
        else {
            return;
        };
        match last.as_str() {
            "test" => into.test = true,
            "ignore" => into.ignored = true,
            "doc" => {
                let Some(text) = doc_text(&meta) else { return };
                let first = group.span_open().start().line;
                for (at, line) in text.lines().enumerate() {
                    self.shows(first + at, line, into);
                }
            }
            _ => {}
        }
    }

    fn shows(&mut self, at: usize, line: &str, into: &mut Attributes) {
        let Some(list) = line.trim_start().trim_start_matches("* ").strip_prefix("Shows:") else {
            return;
        };
        // A comma at the end of a line leads on to the next.
        let list = list.trim();
        let list = list.strip_suffix(',').unwrap_or(list);
        if list.is_empty() {
            return self.fault(at, "`Shows:` names nothing".into());
        }
        into.shows.extend(list.split(',').map(|id| (id.trim().to_owned(), at)));
    }

    fn function(&mut self, name: &str, attributes: &mut Attributes) {
        let Attributes { test, ignored, shows } = std::mem::take(attributes);
        let Some(&(_, line)) = shows.first() else { return };
        if !test {
            self.fault(line, format!("`Shows:` on {name}, which is not a test"));
        } else if ignored {
            self.fault(line, format!("`Shows:` on {name}, which is ignored and so shows nothing"));
        } else {
            let (file, function) = (self.file.to_owned(), name.to_owned());
            self.tests.push(Test { file, function, ids: shows });
        }
    }

    fn misplaced(&mut self, attributes: &mut Attributes) {
        let Attributes { shows, .. } = std::mem::take(attributes);
        if let Some((_, line)) = shows.first() {
            self.fault(*line, "`Shows:` on something that is not a test".into());
        }
    }
}

fn is_bracket(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

fn is_qualifier(word: &str) -> bool {
    matches!(word, "async" | "const" | "unsafe" | "extern" | "default")
}

fn doc_text(meta: &Meta) -> Option<String> {
    let Meta::NameValue(pair) = meta else { return None };
    let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = &pair.value else { return None };
    Some(text.value())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tests(text: &str) -> Vec<(String, Vec<String>)> {
        let (tests, faults) = read("t.rs", text);
        assert_eq!(faults, [], "{text}");
        let ids = |test: Test| test.ids.into_iter().map(|(id, _)| id).collect();
        tests.into_iter().map(|test| (test.function.clone(), ids(test))).collect()
    }

    fn one(function: &str, ids: &[&str]) -> (String, Vec<String>) {
        (function.to_owned(), ids.iter().map(|id| (*id).to_owned()).collect())
    }

    fn faults(text: &str) -> Vec<(usize, String)> {
        let (_, faults) = read("t.rs", text);
        faults.into_iter().map(|fault| (fault.line, fault.message)).collect()
    }

    #[test]
    fn a_test_shows_what_its_comment_says() {
        let text = "/// Six drives six.\n///\n/// Shows: a.b, c.d\n#[test]\nfn six() {}\n";
        assert_eq!(tests(text), [one("six", &["a.b", "c.d"])]);
        assert_eq!(read("t.rs", text).0[0].ids[0].1, 3);
    }

    #[test]
    fn the_list_goes_on_over_lines_and_the_order_of_attributes_is_free() {
        let text =
            "#[test]\n/// Shows: a.b,\n/// Shows: c.d\n#[should_panic]\npub(crate) async fn x() {}";
        assert_eq!(tests(text), [one("x", &["a.b", "c.d"])]);
    }

    #[test]
    fn tests_stand_in_modules_and_under_other_names() {
        let text = "#[cfg(test)] mod tests { #[tokio::test]\n/// Shows: a.b\nasync fn x() {} }";
        assert_eq!(tests(text), [one("x", &["a.b"])]);
    }

    #[test]
    fn tests_stand_in_proptest() {
        let text = "proptest! {\n#![proptest_config(cases(5))]\n/// Shows: a.b\n#[test]\n\
                    fn x(seed in any::<u64>(), n in 2..=6usize) { prop_assert!(n > seed); }\n\
                    /// Shows: c.d\n#[test]\nfn y(_ in 0..1) {} }";
        assert_eq!(tests(text), [one("x", &["a.b"]), one("y", &["c.d"])]);
    }

    #[test]
    fn a_test_without_the_line_is_no_concern_of_ours() {
        assert!(tests("/// What it shows: much.\n#[test]\nfn x() {}").is_empty());
        assert!(tests("struct S { /// A field.\n a: fn(u8) -> u8 }").is_empty());
        assert!(tests("const TEXT: &str = \"/// Shows: a.b\";").is_empty());
    }

    #[test]
    fn a_block_comment_will_do() {
        let text = "/** Six.\n * Shows: a.b\n */\n#[test]\nfn six() {}";
        assert_eq!(tests(text), [one("six", &["a.b"])]);
    }

    #[test]
    fn the_line_on_something_else_is_a_fault() {
        let helper = faults("/// Shows: a.b\nfn helper() {}");
        assert_eq!(helper, [(1, "`Shows:` on helper, which is not a test".into())]);
        let places = [
            "/// Shows: a.b\nstruct S;",
            "//! Shows: a.b\n#[test] fn x() {}",
            "mod m { /// Shows: a.b\n}",
            "/// Shows: a.b\nmod tests { #[test] fn x() {} }",
            "/// Shows: a.b\nconst X: fn() = y;",
            "struct S { /// Shows: a.b\n a: u8 }",
            "/// Shows: a.b\nproptest! { #[test] fn x(_ in 0..1) {} }",
        ];
        for place in places {
            let found = faults(place);
            assert_eq!(found.len(), 1, "{place}");
            assert_eq!(found[0].1, "`Shows:` on something that is not a test", "{place}");
        }
    }

    #[test]
    fn a_property_that_is_never_run_shows_nothing() {
        assert_eq!(faults("proptest! { /// Shows: a.b\nfn x(_ in 0..1) {} }").len(), 1);
    }

    #[test]
    fn an_ignored_test_shows_nothing() {
        let found = faults("/// Shows: a.b\n#[test]\n#[ignore = \"slow\"]\nfn x() {}");
        assert_eq!(found, [(1, "`Shows:` on x, which is ignored and so shows nothing".into())]);
    }

    #[test]
    fn an_empty_list_and_a_plain_comment_are_faults() {
        assert_eq!(
            faults("/// Shows:\n#[test]\nfn x() {}"),
            [(1, "`Shows:` names nothing".into())]
        );
        let plain = faults("#[test]\n// Shows: a.b\nfn x() {}");
        assert_eq!(plain, [(2, "write `/// Shows:` with three strokes".into())]);
    }

    #[test]
    fn a_file_that_is_not_rust_is_a_fault() {
        assert_eq!(faults("fn x( {").len(), 1);
    }
}
