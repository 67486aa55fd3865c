//! Finding something by a part of its name, typed quickly and not always rightly.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing.
    Nothing,
    /// The one that was meant.
    One(usize),
    /// Several that fit equally well, in their order.
    Several(Vec<usize>),
}

/// How well a name fits; the first kinds are the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Exact,
    Begins,
    WordsBegin,
    Contains,
    Misspelt,
    Scattered,
}

/// Finds what was meant. Each thing may have several names, and the best fitting counts.
///
/// ```
/// use aufachse_terminal::find::{Found, find};
/// let cities = [["München"], ["Hannover"], ["Hamburg"]];
/// assert_eq!(find("muenchen", &cities), Found::One(0));
/// assert_eq!(find("hannvoer", &cities), Found::One(1));
/// assert_eq!(find("ha", &cities), Found::Several(vec![1, 2]));
/// ```
pub fn find<S: AsRef<str>>(typed: &str, things: &[impl AsRef<[S]>]) -> Found {
    let fits = ranked(typed, things);
    match fits.as_slice() {
        [] => Found::Nothing,
        [(_, one)] => Found::One(*one),
        [(best, _), ..] => {
            let equal: Vec<usize> =
                fits.iter().take_while(|(fit, _)| fit == best).map(|(_, at)| *at).collect();
            match equal.as_slice() {
                [one] => Found::One(*one),
                _ => Found::Several(equal),
            }
        }
    }
}

/// Everything that fits at all, the best first and otherwise in its order: for a list that grows
/// shorter while somebody types. Nothing typed fits everything.
pub fn matching<S: AsRef<str>>(typed: &str, things: &[impl AsRef<[S]>]) -> Vec<usize> {
    if folded(typed, false).is_empty() {
        return (0..things.len()).collect();
    }
    ranked(typed, things).into_iter().map(|(_, at)| at).collect()
}

fn ranked<S: AsRef<str>>(typed: &str, things: &[impl AsRef<[S]>]) -> Vec<(Fit, usize)> {
    let typed = folded(typed, false);
    if typed.is_empty() {
        return Vec::new();
    }
    let best = |thing: &dyn AsRef<[S]>| {
        let names = thing.as_ref().iter();
        // An umlaut may be typed as the letter alone or with an e.
        let folds = names.flat_map(|name| [false, true].map(|long| folded(name.as_ref(), long)));
        folds.filter_map(|name| fit(&typed, &name)).min()
    };
    let mut fits: Vec<(Fit, usize)> = things
        .iter()
        .enumerate()
        .filter_map(|(at, thing)| best(thing).map(|fit| (fit, at)))
        .collect();
    fits.sort();
    fits
}

/// A name as it is compared: small letters without marks, words with one space between them.
fn folded(name: &str, long_umlauts: bool) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.nfc().flat_map(char::to_lowercase) {
        match letter {
            'ä' if long_umlauts => plain.push_str("ae"),
            'ö' if long_umlauts => plain.push_str("oe"),
            'ü' if long_umlauts => plain.push_str("ue"),
            'ß' => plain.push_str("ss"),
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            letter => {
                plain.extend(std::iter::once(letter).nfkd().filter(|c| !is_combining_mark(*c)));
            }
        }
    }
    let words: Vec<&str> =
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn fit(typed: &str, name: &str) -> Option<Fit> {
    if name == typed {
        return Some(Fit::Exact);
    }
    if name.starts_with(typed) {
        return Some(Fit::Begins);
    }
    let words: Vec<&str> = name.split(' ').collect();
    let all = |fits: &dyn Fn(&str, &str) -> bool| {
        typed.split(' ').all(|part| words.iter().any(|word| fits(part, word)))
    };
    if all(&|part, word| word.starts_with(part)) {
        return Some(Fit::WordsBegin);
    }
    if name.contains(typed) {
        return Some(Fit::Contains);
    }
    if all(&misspelt) {
        return Some(Fit::Misspelt);
    }
    let mut letters = name.chars();
    let scattered = typed.chars().filter(|c| *c != ' ').all(|c| letters.any(|l| l == c));
    // Two letters are scattered over nearly everything.
    (scattered && typed.chars().count() > 2).then_some(Fit::Scattered)
}

/// Is a word, or its beginning, what somebody meant to type?
fn misspelt(part: &str, word: &str) -> bool {
    let length = part.chars().count();
    let allowed = match length {
        0..=3 => return word.starts_with(part),
        4..=7 => 1,
        _ => 2,
    };
    let beginning: String = word.chars().take(length).collect();
    strsim::osa_distance(part, word) <= allowed
        || (word.chars().count() > length && strsim::osa_distance(part, &beginning) <= allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CITIES: [[&str; 1]; 6] =
        [["Hannover"], ["Hamburg"], ["München"], ["København"], ["Le Havre"], ["Göteborg"]];

    #[test]
    fn a_name_is_found_by_its_beginning_in_any_spelling() {
        for (typed, at) in [
            ("hanno", 0),
            ("MUNCHEN", 2),
            ("muench", 2),
            ("kobenhavn", 3),
            ("havre", 4),
            ("goe", 5),
        ] {
            assert_eq!(find(typed, &CITIES), Found::One(at), "{typed}");
        }
    }

    #[test]
    fn a_slip_of_the_finger_is_forgiven_and_nonsense_is_not() {
        assert_eq!(find("hambrug", &CITIES), Found::One(1));
        assert_eq!(find("götborg", &CITIES), Found::One(5));
        assert_eq!(find("xyzzy", &CITIES), Found::Nothing);
        assert_eq!(find("", &CITIES), Found::Nothing);
        assert_eq!(find(" . ", &CITIES), Found::Nothing);
    }

    #[test]
    fn an_exact_name_goes_before_longer_ones() {
        let things = [vec!["Drive to Ulm by way of Bern", "Ulm"], vec!["Drive to Bern", "Bern"]];
        assert_eq!(find("bern", &things), Found::One(1));
        assert_eq!(find("drive", &things), Found::Several(vec![0, 1]));
    }

    #[test]
    fn words_may_come_in_any_order() {
        let things = [["Load Bern → Ulm"], ["Load Ulm → Wien"]];
        assert_eq!(find("wien ulm", &things), Found::One(1));
        assert_eq!(matching("ulm", &things), [0, 1]);
        assert_eq!(matching("", &things), [0, 1]);
    }

    #[test]
    fn japanese_is_found_by_a_part() {
        assert_eq!(find("進む", &[["3マス進む"], ["待つ"]]), Found::One(0));
    }
}
