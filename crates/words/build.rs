//! Finds the rulebooks. English lies with the documents, what is translated with the words of its
//! language; a language whose pages are there is compiled in, and no list has to know of it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let (documents, locales) = (root.join("docs/rules"), root.join("locales"));
    for folder in [&documents, &locales] {
        println!("cargo:rerun-if-changed={}", folder.display());
    }
    let mut books = vec![("en".to_owned(), documents)];
    for language in sorted(&locales)? {
        let (pages, name) = (language.join("rules"), stem(&language));
        if pages.is_dir() {
            books.push((name, pages));
        }
    }
    let mut source = String::from("&[\n");
    for (language, folder) in books {
        let _ = writeln!(source, "({language:?}, &[");
        for page in sorted(&folder)?.iter().filter(|page| page.extension() == Some("md".as_ref())) {
            let path = page.to_string_lossy();
            let _ = writeln!(source, "({:?}, include_str!({path:?})),", stem(page));
        }
        source.push_str("] as &[(&str, &str)]),\n");
    }
    source.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("books.rs"), source)
}

/// What lies in a folder, by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    // By name alone: with its ending `classic.md` would come after `classic-cz.md`.
    all.sort_by_key(|path| stem(path));
    Ok(all)
}

/// The name of a file without its ending.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
