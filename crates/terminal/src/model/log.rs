//! What has happened, step by step, each with its number.

use aufachse_server::wire::Step;

/// A step with the number of its action, counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The number.
    pub action: u32,
    /// What was done and what came of it.
    pub step: Step,
}

/// What has happened, as far back as is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    entries: Vec<Entry>,
}

impl Log {
    /// The last steps of a game in which so many actions were done.
    pub(super) fn of(steps: impl ExactSizeIterator<Item = Step>, actions: u32) -> Log {
        let before = actions.saturating_sub(steps.len() as u32);
        let entry = |(i, step)| Entry { action: before + 1 + i as u32, step };
        Log { entries: steps.enumerate().map(entry).collect() }
    }

    /// The entries, the oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds steps after which so many actions were done; says how many of them are new.
    pub(super) fn add(&mut self, steps: Vec<Step>, actions: u32) -> usize {
        let known = self.entries.last().map_or(0, |entry| entry.action);
        let more = Log::of(steps.into_iter(), actions).entries;
        let before = self.entries.len();
        self.entries.extend(more.into_iter().filter(|entry| entry.action > known));
        self.entries.len() - before
    }

    /// Puts a newer log over this one: where both know something, the newer is right.
    pub(super) fn join(&mut self, newer: Log) {
        let first = newer.entries.first().map_or(0, |entry| entry.action);
        self.entries.retain(|entry| entry.action < first);
        // A gap would look as if nothing had happened in it.
        if self.entries.last().is_none_or(|entry| entry.action + 1 != first) {
            self.entries.clear();
        }
        self.entries.extend(newer.entries);
    }

    /// Later steps than these are void.
    pub(super) fn back_to(&mut self, actions: u32) {
        self.entries.retain(|entry| entry.action <= actions);
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }
}

#[cfg(test)]
mod tests {
    use aufachse_rules::{Actor, Happening, Seat};

    use super::*;

    fn step(turn: u32) -> Step {
        let happenings = vec![Happening::TurnBegan { player: Seat(0), turn }];
        Step { by: Actor::Seat(Seat(0)), action: None, happenings }
    }

    fn steps(turns: std::ops::RangeInclusive<u32>) -> Vec<Step> {
        turns.map(step).collect()
    }

    fn numbers(log: &Log) -> Vec<u32> {
        log.entries().iter().map(|entry| entry.action).collect()
    }

    #[test]
    fn steps_are_numbered_from_the_end() {
        let mut log = Log::of(steps(5..=7).into_iter(), 7);
        assert_eq!(log.add(steps(8..=9), 9), 2);
        assert_eq!(numbers(&log), [5, 6, 7, 8, 9]);
    }

    #[test]
    fn what_is_known_already_is_not_added_again() {
        let mut log = Log::of(steps(1..=3).into_iter(), 3);
        assert_eq!(log.add(steps(2..=4), 4), 1);
        assert_eq!(numbers(&log), [1, 2, 3, 4]);
    }

    #[test]
    fn what_was_taken_back_is_gone_and_its_numbers_come_again() {
        let mut log = Log::of(steps(1..=5).into_iter(), 5);
        log.back_to(3);
        assert_eq!(log.add(steps(9..=9), 4), 1);
        assert_eq!(numbers(&log), [1, 2, 3, 4]);
        assert_eq!(log.entries()[3].step, step(9));
    }

    #[test]
    fn a_newer_log_goes_over_an_older_one_and_leaves_no_gap() {
        let mut log = Log::of(steps(1..=5).into_iter(), 5);
        log.join(Log::of(steps(4..=6).into_iter(), 6));
        assert_eq!(numbers(&log), [1, 2, 3, 4, 5, 6]);
        log.join(Log::of(steps(9..=9).into_iter(), 9));
        assert_eq!(numbers(&log), [9]);
    }
}
