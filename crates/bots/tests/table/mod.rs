//! A table for bots: positions, single answers and whole games.
#![allow(dead_code, unreachable_pub, reason = "each test uses its own part of the table")]

use std::sync::Arc;

use aufachse_bots::{Bot, Budget, Level, Sight};
use aufachse_rules::{
    Action, Actor, ChanceSource as _, Ending, Game, OwnFiles, Record, Rules, Seat, Seeded, Session,
    Setup,
};

/// A position, as its text has it.
pub fn scene(text: &str) -> Game {
    match Game::from_position("scene", text, OwnFiles::default()) {
        Ok(game) => game,
        Err(faults) => panic!("{faults}\n{text}"),
    }
}

/// What a player may do.
pub fn legal(game: &Game, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    game.legal_actions(Actor::Seat(seat), &mut list);
    list
}

/// What a bot does, held against what it was asked.
pub fn answer(bot: &mut dyn Bot, game: &Game, seat: Seat) -> Option<Action> {
    let list = legal(game, seat);
    assert!(!list.is_empty(), "asked without a choice: {:?}", game.pending());
    let Some(choice) = bot.choose(Sight::new(game, seat), &list) else {
        let awaited = game.awaited().contains(seat);
        assert!(!awaited, "the game waits for seat {} in {:?}", seat.0, game.pending());
        return None;
    };
    let action = list.get(choice).copied();
    assert!(action.is_some(), "{choice} of {} in {:?}", list.len(), game.pending());
    action
}

/// Does what a player of this level does; the game waits for him.
pub fn plays(level: Level, game: &mut Game, seat: Seat) -> Action {
    let mut bot = level.bot(1, Budget::Iterations(8));
    let action = answer(bot.as_mut(), game, seat).expect("the game waits for him");
    does(game, seat, action);
    action
}

/// Does one thing that is allowed.
pub fn does(game: &mut Game, seat: Seat, action: Action) {
    if let Err(refusal) = game.apply(Actor::Seat(seat), action) {
        panic!("{action:?} is refused: {refusal}");
    }
}

/// Drives to a place by exact count.
pub fn drives_to(game: &mut Game, seat: Seat, place: &str) {
    let place = game.rules().board().space(place).expect("a space of the board");
    let way = legal(game, seat)
        .into_iter()
        .find(|a| matches!(a, Action::Drive(way) if way.exact() && way.end() == place));
    does(game, seat, way.expect("a way by exact count"));
}

/// One who plays a game on, a bot in each seat and the dice of the table.
pub struct Course {
    pub session: Session,
    pub chance: Seeded,
    pub order: Seeded,
    pub bots: Vec<Box<dyn Bot>>,
}

impl Course {
    pub fn new(rules: &Arc<Rules>, bots: Vec<Box<dyn Bot>>, seed: u64, limit: u32) -> Course {
        let players = bots.len() as u8;
        let setup = Setup { players, first: None, turn_limit: Some(limit) };
        let seats = (0..players).map(|seat| format!("Seat {seat}")).collect();
        let session = Session::new(rules.clone(), &setup, seats).expect("a table");
        Course { session, chance: Seeded::new(seed), order: Seeded::new(seed ^ 0x000a_0c75), bots }
    }

    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// Lets chance or one of the players act; nothing once the game is over.
    pub fn step(&mut self) -> Option<()> {
        let game = self.session.game();
        if game.ending().is_some() {
            return None;
        }
        if let Some(outcome) = self.chance.next(game) {
            self.session.apply(Actor::Chance, outcome).expect("an outcome");
            return Some(());
        }
        let mut seats = game.may_act();
        while !seats.is_empty() {
            let nth = self.order.below(seats.len() as u32) as usize;
            let seat = seats.nth(nth).expect("one of them");
            seats.remove(seat);
            if let Some(action) = answer(self.bots[seat.index()].as_mut(), game, seat) {
                self.session.apply(Actor::Seat(seat), action).expect("a legal action");
                return Some(());
            }
        }
        panic!("nobody does anything: {:?}", game.pending());
    }

    /// Plays to the end: how it ended, and the record.
    pub fn play(mut self) -> (Ending, Record) {
        while self.step().is_some() {}
        (self.game().ending().expect("it is over"), self.session.record().clone())
    }
}

/// Four players of a level at a table.
pub fn four(level: Level, budget: Budget) -> Vec<Box<dyn Bot>> {
    (0..4).map(|seat| level.bot(seat, budget)).collect()
}
