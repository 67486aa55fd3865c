//! The clauses of the rulebook pages, for refusals that must name one of them.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;

/// All ids that `docs/rules` defines.
pub fn clauses() -> &'static BTreeSet<String> {
    static CLAUSES: OnceLock<BTreeSet<String>> = OnceLock::new();
    CLAUSES.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        let pages = std::fs::read_dir(&folder).expect("the rulebook pages");
        let texts = pages.filter_map(|page| std::fs::read_to_string(page.ok()?.path()).ok());
        texts.flat_map(|text| text.lines().filter_map(clause).collect::<Vec<_>>()).collect()
    })
}

fn clause(line: &str) -> Option<String> {
    let (id, _) = line.strip_prefix("- **")?.split_once("** — ")?;
    Some(id.to_owned())
}
