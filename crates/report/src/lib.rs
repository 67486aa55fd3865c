//! The report: what many games have taught, as one page with plots.
//!
//! The page stands alone. It loads nothing, runs no script, prints well and can be read on a
//! telephone; behind each plot there is a table with its numbers.

#![forbid(unsafe_code)]

mod chart;
mod html;
mod page;
mod scale;
mod section;
mod voice;

use aufachse_lab::study::Study;
use aufachse_rules::Rules;

pub use page::page;

/// One table of the report: its rules and what was learned there.
#[derive(Clone, Copy, Debug)]
pub struct Table<'t> {
    /// The rules that were played.
    pub rules: &'t Rules,
    /// What was learned.
    pub study: &'t Study,
}

/// What the games of all tables have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The number from which all dice, cards and choices came.
    pub seed: u64,
    /// After so many turns a game was ended.
    pub turn_limit: u32,
}
