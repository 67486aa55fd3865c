//! The text files of each language, compiled in.

/// A language and the files that speak it.
pub(crate) struct Language {
    /// Its two-letter code, which is the name of its folder.
    pub(crate) id: &'static str,
    /// The name and the text of each file.
    pub(crate) files: &'static [(&'static str, &'static str)],
}

macro_rules! language {
    ($id:literal [$($file:literal),+ $(,)?]) => {
        Language {
            id: $id,
            files: &[$((
                concat!($id, "/", $file),
                include_str!(concat!("../../../locales/", $id, "/", $file)),
            )),+],
        }
    };
}

/// Every language has the same files.
macro_rules! languages {
    ([$($id:literal),+ $(,)?] with $files:tt) => { &[$(language!($id $files)),+] };
}

/// Every language there is, the reference first. A new file or folder is added here. `web.ftl` is
/// the page's, and the terminal says much of it too.
pub(crate) const LANGUAGES: &[Language] = languages!(["en", "cs", "de", "it", "ja"] with [
    "actions.ftl", "cards.ftl", "cli.ftl", "editions.ftl", "engine.ftl", "faults.ftl",
    "happenings.ftl", "lab.ftl", "names.ftl", "pending.ftl", "records.ftl", "refusals.ftl",
    "report.ftl", "screen.ftl", "server.ftl", "switches.ftl", "tables.ftl", "terminal.ftl", "web.ftl",
]);
