//! Faults of data files: what is wrong, in which file and line.

/// One thing that is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, counted from one; zero where the whole file is meant.
    pub line: usize,
    /// What is wrong, in a plain sentence.
    pub text: String,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line == 0 {
            write!(f, "{}: {}", self.file, self.text)
        } else {
            write!(f, "{}:{}: {}", self.file, self.line, self.text)
        }
    }
}

/// All faults of a set of files, reported at once.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Faults(pub Vec<Fault>);

impl std::fmt::Display for Faults {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A text that is being read, with the faults found so far.
#[derive(Debug)]
pub(crate) struct Reader<'t> {
    file: &'t str,
    text: &'t str,
    faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    /// Begins reading a text that came from the named file.
    pub(crate) fn new(file: &'t str, text: &'t str) -> Reader<'t> {
        Reader { file, text, faults: Vec::new() }
    }

    /// Parses the text as TOML; a syntax fault is the only one then.
    pub(crate) fn parse<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                self.fault(at, error.message().to_owned());
                None
            }
        }
    }

    /// Notes a fault at a byte of the text.
    pub(crate) fn fault(&mut self, byte: usize, text: impl Into<String>) {
        let upto = &self.text.as_bytes()[..byte.min(self.text.len())];
        let line = upto.iter().filter(|&&b| b == b'\n').count() + 1;
        self.faults.push(Fault { file: self.file.to_owned(), line, text: text.into() });
    }

    /// Gives the value if there is no fault, and all faults otherwise.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T, Faults> {
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            _ => Err(Faults(self.faults)),
        }
    }
}

/// The candidate that looks most like a word that is not known, where one is near.
pub fn near_match<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    candidates
        .into_iter()
        .map(|c| (strsim::jaro_winkler(&word.to_lowercase(), &c.to_lowercase()), c))
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, c)| c)
}
