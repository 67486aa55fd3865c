//! The players' clocks: how much time each has left, as of the last change.

use aufachse_rules::{Seat, SeatSet};

use crate::wire::{Clock, ClockState};

/// The clocks of a table, in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    full: Option<u64>,
    /// Does a clock begin anew each time the game comes to wait for its player?
    anew: bool,
    left: Vec<u64>,
    /// Whose clocks run.
    running: SeatSet,
    turn: u32,
    at: u64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, players: usize) -> Clocks {
        let (full, anew) = match clock {
            Clock::None => (None, false),
            Clock::Turn { seconds } => (Some(u64::from(seconds) * 1000), true),
            Clock::Game { seconds } => (Some(u64::from(seconds) * 1000), false),
            Clock::Days { days } => (Some(u64::from(days) * 86_400_000), true),
        };
        let left = vec![full.unwrap_or(0); players];
        Clocks { full, anew, left, running: SeatSet::EMPTY, turn: 0, at: 0 }
    }

    /// Time passes for those whose clocks run.
    pub(crate) fn pass(&mut self, at: u64) {
        let passed = at.saturating_sub(self.at);
        for (seat, left) in (0..).map(Seat).zip(&mut self.left) {
            if self.running.contains(seat) {
                *left = left.saturating_sub(passed);
            }
        }
        self.at = self.at.max(at);
    }

    /// Time passed while nobody could play.
    pub(crate) fn skip(&mut self, at: u64) {
        self.at = self.at.max(at);
    }

    /// The game now waits for these players, in that turn of that player.
    pub(crate) fn wait_for(&mut self, seats: SeatSet, turn: u32, current: Seat) {
        let mut fresh = seats - self.running;
        if turn != self.turn {
            fresh |= SeatSet::only(current) & seats;
        }
        if let (Some(full), true) = (self.full, self.anew) {
            for (seat, left) in (0..).map(Seat).zip(&mut self.left) {
                if fresh.contains(seat) {
                    *left = full;
                }
            }
        }
        self.running = if self.full.is_some() { seats } else { SeatSet::EMPTY };
        self.turn = turn;
    }

    /// When the next clock runs out, and whose.
    pub(crate) fn next(&self) -> Option<(u64, Seat)> {
        let clocks = (0..).map(Seat).zip(&self.left);
        let running = clocks.filter(|(seat, _)| self.running.contains(*seat));
        running.map(|(seat, left)| (self.at + left, seat)).min_by_key(|(at, _)| *at)
    }

    /// Has a player no time left for the whole game?
    pub(crate) fn is_spent(&self, seat: Seat) -> bool {
        self.full.is_some() && !self.anew && self.left.get(seat.index()) == Some(&0)
    }

    /// How the clocks stand at a moment.
    pub(crate) fn shown(&self, at: u64) -> Vec<ClockState> {
        let mut then = self.clone();
        then.pass(at);
        let state = |(seat, left): (Seat, &u64)| ClockState {
            left: then.full.map(|_| *left),
            running: then.running.contains(seat),
        };
        (0..).map(Seat).zip(&then.left).map(state).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(clocks: &Clocks, at: u64) -> Vec<u64> {
        clocks.shown(at).iter().filter_map(|c| c.left).collect()
    }

    #[test]
    fn a_game_clock_runs_down_while_its_player_is_awaited() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 60 }, 2);
        clocks.skip(1_000);
        clocks.wait_for(SeatSet::only(Seat(0)), 1, Seat(0));
        clocks.pass(11_000);
        clocks.wait_for(SeatSet::only(Seat(1)), 2, Seat(1));
        assert_eq!(left(&clocks, 16_000), [50_000, 55_000]);
        assert_eq!(clocks.next(), Some((71_000, Seat(1))));
        clocks.pass(80_000);
        assert!(clocks.is_spent(Seat(1)) && !clocks.is_spent(Seat(0)));
    }

    #[test]
    fn a_turn_clock_begins_anew_each_time_and_not_with_every_step() {
        let mut clocks = Clocks::new(Clock::Turn { seconds: 10 }, 2);
        clocks.wait_for(SeatSet::only(Seat(0)), 1, Seat(0));
        clocks.pass(4_000);
        clocks.wait_for(SeatSet::only(Seat(0)), 1, Seat(0));
        assert_eq!(left(&clocks, 4_000)[0], 6_000);
        clocks.wait_for(SeatSet::only(Seat(0)), 2, Seat(0));
        assert_eq!(left(&clocks, 4_000)[0], 10_000);
    }

    #[test]
    fn no_clock_runs_while_the_server_is_down() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 60 }, 2);
        clocks.wait_for(SeatSet::only(Seat(0)), 1, Seat(0));
        clocks.skip(50_000);
        assert_eq!(left(&clocks, 51_000)[0], 59_000);
    }
}
