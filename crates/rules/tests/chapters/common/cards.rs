//! Event cards at the table: drawing one, and the choices that it gives.

use super::{Action, Happening, Pending, Scene, Table};

/// The editions that play with the 31 classic cards.
pub const CLASSICS: [&str; 3] = ["classic", "classic-cz", "manual"];

impl Scene {
    /// Seat 0 drives from Kassel half way to Frankfurt, onto an event space, and draws this card.
    #[track_caller]
    pub fn meets(&self, card: &str) -> Table {
        let mut table = self.set();
        let two = table.game.rules().switches().get("dice").as_deref() == Some("2");
        let dice: &[u8] = if two { &[2, 2] } else { &[2] };
        table.rolls(0, dice).drives_to(0, "Kassel-Frankfurt:2").draws(card);
        table.game.check().expect("everything is conserved");
        table
    }
}

impl Table {
    /// Goes to a space that a card offers.
    #[track_caller]
    pub fn goes_to(&mut self, seat: u8, space: &str) -> &mut Table {
        let space = self.space(space);
        self.does(seat, Action::GoTo(space))
    }

    /// The names of the spaces to which a card can send the player, sorted.
    pub fn targets(&self, seat: u8) -> Vec<String> {
        let name = |a| match a {
            Action::GoTo(space) => Some(self.game.rules().board().name_of(space)),
            _ => None,
        };
        let mut names: Vec<String> = self.legal(seat).into_iter().filter_map(name).collect();
        names.sort();
        names
    }

    /// Picks a contract for what a card does.
    #[track_caller]
    pub fn picks(&mut self, seat: u8, contract: &str) -> &mut Table {
        let contract = self.contract(contract);
        self.does(seat, Action::Pick(contract))
    }

    /// The names of the contracts that a card lets the player pick, sorted.
    pub fn pickable(&self, seat: u8) -> Vec<String> {
        let name = |a| match a {
            Action::Pick(contract) => Some(self.game.rules().name_of_contract(contract)),
            _ => None,
        };
        let mut names: Vec<String> = self.legal(seat).into_iter().filter_map(name).collect();
        names.sort();
        names
    }

    /// Did the card just drawn have no effect, and say so?
    pub fn had_no_effect(&self) -> bool {
        self.told(|h| matches!(h, Happening::NoEffect { .. }))
    }

    /// Does the game wait for chance?
    pub fn waits_for_chance(&self) -> bool {
        matches!(self.game.pending(), Pending::Chance { .. })
    }

    /// A whole turn in which nothing happens but a drive to a plain space.
    #[track_caller]
    pub fn plain_turn(&mut self, seat: u8, die: u8, end: &str) -> &mut Table {
        self.rolls(seat, &[die]).drives_to(seat, end).ends_turn(seat)
    }

    /// The name of the jammed space, `-` for none.
    pub fn jam(&self) -> String {
        self.view(0).jam.map_or("-".into(), |s| self.game.rules().board().name_of(s))
    }
}
