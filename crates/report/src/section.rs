//! The sections of the report, one file each.

mod auctions;
mod cards;
mod contracts;
mod income;
mod length;
mod luck;
mod money;
mod traffic;
mod trailers;
mod wins;

use crate::voice::Voice;

/// A section: what is seen, said in a sentence, drawn, and told as a table.
///
/// Its title and how it was measured are in the files of words, under its key.
pub(crate) struct Section {
    pub(crate) key: &'static str,
    /// What there is to see, in words.
    pub(crate) lead: String,
    /// The plot, as markup.
    pub(crate) figure: String,
    /// The numbers, as markup.
    pub(crate) table: String,
}

/// All sections, in the order of the page. One that has nothing to tell is left out: not every
/// edition has auctions or trailers.
pub(crate) fn all(voice: &Voice<'_>) -> Vec<Section> {
    let told = [
        money::section(voice),
        wins::section(voice),
        Some(luck::section(voice)),
        length::section(voice),
        income::section(voice),
        auctions::section(voice),
        contracts::section(voice),
        trailers::section(voice),
        cards::section(voice),
        traffic::section(voice),
    ];
    told.into_iter().flatten().collect()
}
