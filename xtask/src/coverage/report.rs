//! Bringing clauses and tests together.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use super::Fault;
use super::clauses::Clause;
use super::scan::Test;

/// How alike two ids must be, from 0 to 1, for one to be meant by the other.
const ALIKE: f64 = 0.7;

/// Every clause with the tests that show it, and all that is wrong.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    clauses: Vec<Row>,
    /// How many tests show something.
    tests: usize,
    pub(crate) faults: Vec<Fault>,
}

#[derive(Debug, Serialize)]
struct Row {
    id: String,
    file: String,
    line: usize,
    /// Each as `file::function`.
    tests: Vec<String>,
}

impl Report {
    /// `faults` are those found in reading; those found in comparing are added.
    pub(crate) fn new(clauses: Vec<Clause>, tests: &[Test], mut faults: Vec<Fault>) -> Self {
        let mut rows: Vec<Row> = Vec::with_capacity(clauses.len());
        let mut places: BTreeMap<String, usize> = BTreeMap::new();
        for Clause { id, file, line } in clauses {
            if let Some(&first) = places.get(&id) {
                let Row { file: there, line: at, .. } = &rows[first];
                let message = format!("{id} is already at {there}:{at}");
                faults.push(Fault { file, line, message });
            } else {
                places.insert(id.clone(), rows.len());
                rows.push(Row { id, file, line, tests: Vec::new() });
            }
        }
        if rows.is_empty() {
            let message = "there are no clauses".to_owned();
            faults.push(Fault { file: super::PAGES.to_owned(), line: 0, message });
        }
        for Test { file, function, ids } in tests {
            let name = format!("{file}::{function}");
            for (id, line) in ids {
                if let Some(&at) = places.get(id) {
                    if rows[at].tests.last() != Some(&name) {
                        rows[at].tests.push(name.clone());
                    }
                } else {
                    let message = unknown(id, function, places.keys());
                    faults.push(Fault { file: file.clone(), line: *line, message });
                }
            }
        }
        for Row { id, file, line, .. } in rows.iter().filter(|row| row.tests.is_empty()) {
            let message = format!("{id} has no test");
            faults.push(Fault { file: file.clone(), line: *line, message });
        }
        Self { clauses: rows, tests: tests.len(), faults }
    }

    /// Every id with its tests below it.
    pub(crate) fn list(&self) -> String {
        let mut text = String::new();
        for Row { id, tests, .. } in &self.clauses {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{id}");
            for test in tests {
                let _ = writeln!(text, "    {test}");
            }
            if tests.is_empty() {
                text.push_str("    no test\n");
            }
        }
        text
    }

    /// The counts in one line.
    pub(crate) fn summary(&self) -> String {
        let ids = self.clauses.len();
        let bare = self.clauses.iter().filter(|row| row.tests.is_empty()).count();
        let (shown, tests) = (ids - bare, self.tests);
        let others = self.faults.len() - bare;
        format!(
            "{ids} ids: {shown} shown by {tests} tests, {bare} without a test; {others} other faults"
        )
    }
}

fn unknown<'a>(id: &str, function: &str, ids: impl Iterator<Item = &'a String>) -> String {
    let near = ids
        .map(|known| (strsim::normalized_damerau_levenshtein(id, known), known))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    match near {
        Some((_, near)) => format!("{function} shows {id}, which is no clause; is it {near}?"),
        None => format!("{function} shows {id}, which is no clause"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(id: &str, line: usize) -> Clause {
        Clause { id: id.into(), file: "rules.md".into(), line }
    }

    fn test(function: &str, ids: &[&str]) -> Test {
        let ids = ids.iter().map(|id| ((*id).to_owned(), 7)).collect();
        Test { file: "t.rs".into(), function: function.into(), ids }
    }

    fn messages(report: &Report) -> Vec<String> {
        report.faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn all_shown_is_no_fault() {
        let clauses = vec![clause("a.b", 1), clause("a.c", 2)];
        let tests = [test("x", &["a.b", "a.c", "a.b"]), test("y", &["a.b", "a.b"])];
        let report = Report::new(clauses, &tests, Vec::new());
        assert!(report.faults.is_empty());
        assert_eq!(report.summary(), "2 ids: 2 shown by 2 tests, 0 without a test; 0 other faults");
        assert_eq!(report.list(), "a.b\n    t.rs::x\n    t.rs::y\na.c\n    t.rs::x\n");
    }

    #[test]
    fn a_clause_without_a_test_is_a_fault() {
        let report = Report::new(vec![clause("a.b", 3)], &[], Vec::new());
        assert_eq!(messages(&report), ["rules.md:3: a.b has no test"]);
        assert_eq!(report.summary(), "1 ids: 0 shown by 0 tests, 1 without a test; 0 other faults");
        assert_eq!(report.list(), "a.b\n    no test\n");
    }

    #[test]
    fn an_unknown_id_is_a_fault_with_a_near_match() {
        let clauses = vec![clause("classic.move.six", 1)];
        let tests = [test("x", &["classic.move.six", "clasic.move.six", "nothing.like-it"])];
        let report = Report::new(clauses, &tests, Vec::new());
        assert_eq!(
            messages(&report),
            [
                "t.rs:7: x shows clasic.move.six, which is no clause; is it classic.move.six?",
                "t.rs:7: x shows nothing.like-it, which is no clause",
            ]
        );
    }

    #[test]
    fn an_id_given_twice_is_a_fault() {
        let clauses = vec![clause("a.b", 1), clause("a.b", 9)];
        let report = Report::new(clauses, &[test("x", &["a.b"])], Vec::new());
        assert_eq!(messages(&report), ["rules.md:9: a.b is already at rules.md:1"]);
    }

    #[test]
    fn a_rulebook_without_clauses_is_a_fault() {
        let report = Report::new(Vec::new(), &[], Vec::new());
        assert_eq!(messages(&report), ["docs/rules: there are no clauses"]);
    }
}
