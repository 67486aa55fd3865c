//! A table for scenario tests: set up any situation, script the dice and cards, and say what
//! everybody does in the words of the game.
#![allow(dead_code, unreachable_pub, reason = "every chapter uses its own part of the table")]

pub mod auctions;
mod cards;
pub mod modern_cards;

#[allow(unused_imports, reason = "only the chapters on cards loop over them")]
pub use cards::CLASSICS;

use std::fmt::Write as _;

use aufachse_rules::{
    Action, Actor, ChanceKind, ContractId, Decision, EventId, Game, Happening, OwnFiles, Path,
    Pending, PlayerView, Refusal, RefusalCode, Seat, SeatSet, Space, View, Viewer,
};

/// A situation in the making. It is written as a position file, so tests use the same door as
/// bug reports do.
#[derive(Clone, Debug)]
pub struct Scene {
    edition: String,
    switches: Vec<(String, String)>,
    top: Vec<String>,
    seats: Vec<Vec<String>>,
}

/// A set of seats.
pub fn seats(list: &[u8]) -> SeatSet {
    list.iter().map(|&seat| Seat(seat)).collect()
}

fn names(list: &[&str]) -> String {
    let quoted: Vec<String> = list.iter().map(|n| format!("{n:?}")).collect();
    format!("[{}]", quoted.join(", "))
}

/// A scene of an edition, with a truck for each of the named spaces. Seat 0 has the turn, before
/// his roll; everybody has 5000 and no contracts; the display is empty and the pile has 8.
pub fn scene(edition: &str, trucks: &[&str]) -> Scene {
    let seats = trucks.iter().map(|t| vec![format!("truck = {t:?}")]).collect();
    Scene {
        edition: edition.to_owned(),
        switches: Vec::new(),
        top: vec!["turn = 10".into()],
        seats,
    }
    .pile(8)
}

impl Scene {
    /// Sets a switch otherwise than the edition has it.
    #[must_use]
    pub fn switch(mut self, name: &str, value: &str) -> Scene {
        self.switches.push((name.into(), value.into()));
        self
    }

    /// A line of the position file that belongs to the whole table.
    #[must_use]
    pub fn table(mut self, key: &str, value: &str) -> Scene {
        self.top.retain(|line| !line.starts_with(&format!("{key} = ")));
        self.top.push(format!("{key} = {value}"));
        self
    }

    /// A line of the position file that belongs to a seat.
    #[must_use]
    pub fn seat(mut self, seat: usize, key: &str, value: &str) -> Scene {
        self.seats[seat].retain(|line| !line.starts_with(&format!("{key} = ")));
        self.seats[seat].push(format!("{key} = {value}"));
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_of(self, seat: u8) -> Scene {
        self.table("current", &seat.to_string())
    }

    /// The dice have been rolled and the truck is to be driven.
    #[must_use]
    pub fn rolled(self, dice: &[u8]) -> Scene {
        self.table("rolled", &format!("{dice:?}"))
    }

    /// Contracts in a hand, such as `Berlin-Triest`.
    #[must_use]
    pub fn hand(self, seat: usize, contracts: &[&str]) -> Scene {
        self.seat(seat, "hand", &names(contracts))
    }

    /// Contracts on the road.
    #[must_use]
    pub fn road(self, seat: usize, contracts: &[&str]) -> Scene {
        self.seat(seat, "road", &names(contracts))
    }

    /// Cash of a player.
    #[must_use]
    pub fn cash(self, seat: usize, cash: i32) -> Scene {
        self.seat(seat, "cash", &cash.to_string())
    }

    /// Event cards in front of a player.
    #[must_use]
    pub fn cards(self, seat: usize, cards: &[&str]) -> Scene {
        self.seat(seat, "cards", &names(cards))
    }

    /// Small and large trailers of a player.
    #[must_use]
    pub fn trailers(self, seat: usize, small: u8, large: u8) -> Scene {
        self.seat(seat, "small-trailers", &small.to_string()).seat(
            seat,
            "large-trailers",
            &large.to_string(),
        )
    }

    /// Public contracts face up; `-` leaves a place empty.
    #[must_use]
    pub fn display(self, contracts: &[&str]) -> Scene {
        self.table("display", &names(contracts))
    }

    /// How many contracts are in the public pile.
    #[must_use]
    pub fn pile(self, pile: u8) -> Scene {
        self.table("pile", &pile.to_string())
    }

    /// The roadworks sign.
    #[must_use]
    pub fn roadworks(self, space: &str) -> Scene {
        self.table("roadworks", &format!("{space:?}"))
    }

    /// The jam sign, with its card in front of its owner (who needs it among his `cards` too).
    #[must_use]
    pub fn jam(self, space: &str, card: &str, owner: u8) -> Scene {
        self.table(
            "jam",
            &format!("{{ space = {space:?}, card = {card:?}, owner = {owner}, since = 9 }}"),
        )
    }

    /// The text of the position file.
    pub fn text(&self) -> String {
        let mut text = format!("edition = {:?}\n", self.edition);
        for line in &self.top {
            let _ = writeln!(text, "{line}");
        }
        if !self.switches.is_empty() {
            text.push_str("[switches]\n");
            for (name, value) in &self.switches {
                let _ = writeln!(text, "{name} = {value:?}");
            }
        }
        for seat in &self.seats {
            text.push_str("[[seat]]\n");
            for line in seat {
                let _ = writeln!(text, "{line}");
            }
        }
        text
    }

    /// Sets the scene; a fault in it fails the test.
    pub fn set(&self) -> Table {
        let game = Game::from_position("scene", &self.text(), OwnFiles::default())
            .unwrap_or_else(|faults| panic!("{faults}\n{}", self.text()));
        Table { game, told: Vec::new() }
    }
}

/// A table at which a scene is played.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// What the last action brought about.
    pub told: Vec<Happening>,
}

impl Table {
    /// A new game from the very start, with seeded chance played by the test.
    pub fn new(edition: &str, players: u8) -> Table {
        Table::with(edition, players, &[])
    }

    /// A new game with some switches set otherwise.
    pub fn with(edition: &str, players: u8, switches: &[(&str, &str)]) -> Table {
        let switches: Vec<(String, String)> =
            switches.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        let rules = aufachse_rules::Rules::build(edition, &switches, OwnFiles::default())
            .unwrap_or_else(|faults| panic!("{faults}"));
        let setup = aufachse_rules::Setup::of(players);
        let game = Game::new(rules, &setup).expect("a table");
        Table { game, told: Vec::new() }
    }

    // ----- names -------------------------------------------------------------------------

    /// The space of a name: a city, or `Kassel-Frankfurt:2`.
    pub fn space(&self, name: &str) -> Space {
        self.game.rules().board().space(name).unwrap_or_else(|| panic!("no space {name}"))
    }

    /// The contract of a name.
    pub fn contract(&self, name: &str) -> ContractId {
        self.game.rules().contract_named(name).unwrap_or_else(|why| panic!("{why}"))
    }

    /// The event card of a name.
    pub fn card(&self, name: &str) -> EventId {
        let cards = &self.game.rules().events().cards;
        let at = cards.iter().position(|c| c.id == name);
        EventId(at.unwrap_or_else(|| panic!("no event card {name}")) as u8)
    }

    // ----- doing -------------------------------------------------------------------------

    /// A player does something that must be accepted.
    #[track_caller]
    pub fn does(&mut self, seat: u8, action: Action) -> &mut Table {
        match self.game.apply(Actor::Seat(Seat(seat)), action) {
            Ok(told) => self.told = told,
            Err(refusal) => panic!(
                "seat {seat} {action:?}: {refusal} {refusal:?}; pending {:?}; legal {:?}",
                self.game.pending(),
                self.legal(seat)
            ),
        }
        self.game.check().expect("everything is conserved");
        self.nobody_decides_for_another();
        self
    }

    /// Who is not asked may sell a trailer, buy at once what he auctions or bid again after a pass,
    /// and nothing else.
    #[track_caller]
    fn nobody_decides_for_another(&self) {
        for seat in (0..self.game.players()).filter(|&seat| !self.waits_for(seat)) {
            let aside = |action: &Action| {
                matches!(action, Action::Sell(_) | Action::BuyNow | Action::Bid(_))
            };
            let list = self.legal(seat);
            assert!(list.iter().all(aside), "seat {seat} is not asked: {list:?}");
        }
    }

    /// A player tries something that must be refused, changing nothing.
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, action: Action) -> Refusal {
        let before = self.game.clone();
        let refusal =
            self.game.apply(Actor::Seat(Seat(seat)), action).expect_err("this had to be refused");
        assert_eq!(before, self.game, "a refused action changes nothing");
        if self.game.ending().is_none() {
            assert_eq!(refusal.player, Some(Seat(seat)), "a refusal says whom it concerns");
        }
        refusal
    }

    /// Like [`Table::refuses`], naming code and clause.
    #[track_caller]
    pub fn refuses_by(&mut self, seat: u8, action: Action, code: RefusalCode, clause: &str) {
        let refusal = self.refuses(seat, action);
        assert_eq!((refusal.code, refusal.clause.as_str()), (code, clause));
    }

    /// Chance brings something that must be possible.
    #[track_caller]
    pub fn chance(&mut self, outcome: Action) -> &mut Table {
        match self.game.apply(Actor::Chance, outcome) {
            Ok(told) => self.told = told,
            Err(refusal) => panic!("{outcome:?}: {refusal}; pending {:?}", self.game.pending()),
        }
        self
    }

    /// The player rolls, and the dice show this (one or two of them).
    #[track_caller]
    pub fn rolls(&mut self, seat: u8, dice: &[u8]) -> &mut Table {
        self.does(seat, Action::Roll).dice(dice)
    }

    /// Dice that a card has thrown show this.
    #[track_caller]
    pub fn dice(&mut self, dice: &[u8]) -> &mut Table {
        self.chance(Action::Dice(dice[0], dice.get(1).copied().unwrap_or(0)))
    }

    /// The event card that comes up.
    #[track_caller]
    pub fn draws(&mut self, card: &str) -> &mut Table {
        let card = self.card(card);
        self.chance(Action::Event(card))
    }

    /// The contract that comes up (display, deal or box).
    #[track_caller]
    pub fn reveals(&mut self, contract: &str) -> &mut Table {
        let contract = self.contract(contract);
        self.chance(Action::Contract(contract))
    }

    /// Lets chance bring the first possible outcome until players have the word again.
    pub fn let_chance(&mut self) -> &mut Table {
        while let Pending::Chance { .. } = self.game.pending() {
            let outcome = self.game.outcome(0).expect("an outcome");
            self.chance(outcome);
        }
        self
    }

    /// All drives offered to a player that end on a space.
    pub fn drives(&self, seat: u8, end: &str) -> Vec<Path> {
        let end = self.space(end);
        self.legal(seat)
            .into_iter()
            .filter_map(|a| match a {
                Action::Drive(path) if path.end() == end => Some(path),
                _ => None,
            })
            .collect()
    }

    /// The names of all spaces to which a player can drive, sorted, without doubles.
    pub fn ends(&self, seat: u8) -> Vec<String> {
        let mut ends: Vec<String> = self
            .legal(seat)
            .into_iter()
            .filter_map(|a| match a {
                Action::Drive(path) => Some(self.game.rules().board().name_of(path.end())),
                _ => None,
            })
            .collect();
        ends.sort();
        ends.dedup();
        ends
    }

    /// Can the player drive to this space?
    pub fn can_drive(&self, seat: u8, end: &str) -> bool {
        !self.drives(seat, end).is_empty()
    }

    /// Drives to a space by the only move that ends there, or by the exact one of several.
    #[track_caller]
    pub fn drives_to(&mut self, seat: u8, end: &str) -> &mut Table {
        let paths = self.drives(seat, end);
        let path = match paths[..] {
            [] => panic!("seat {seat} cannot drive to {end}: {:?}", self.ends(seat)),
            [only] => only,
            _ => *paths.iter().find(|w| w.exact()).unwrap_or(&paths[0]),
        };
        self.does(seat, Action::Drive(path))
    }

    /// Drives to a space by a move that is not by exact count.
    #[track_caller]
    pub fn stops_early_in(&mut self, seat: u8, end: &str) -> &mut Table {
        let paths = self.drives(seat, end);
        let path = *paths
            .iter()
            .find(|w| !w.exact())
            .unwrap_or_else(|| panic!("seat {seat} cannot stop early in {end}: {paths:?}"));
        self.does(seat, Action::Drive(path))
    }

    /// Loads a contract by name.
    #[track_caller]
    pub fn loads(&mut self, seat: u8, contract: &str) -> &mut Table {
        let contract = self.contract(contract);
        self.does(seat, Action::Load(contract))
    }

    // ----- looking -----------------------------------------------------------------------

    /// What a player may do now.
    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal_actions(Actor::Seat(Seat(seat)), &mut list);
        list
    }

    /// May the player do this now?
    pub fn may(&self, seat: u8, action: Action) -> bool {
        self.legal(seat).contains(&action)
    }

    /// What a player sees.
    pub fn view(&self, seat: u8) -> View {
        View::of(&self.game, Viewer::Seat(Seat(seat)))
    }

    /// What everybody sees of a player.
    pub fn player(&self, seat: u8) -> PlayerView {
        View::of(&self.game, Viewer::Spectator).players[seat as usize].clone()
    }

    /// The cash of a player.
    pub fn cash(&self, seat: u8) -> i32 {
        self.player(seat).cash.expect("open cash")
    }

    /// The name of the space on which a player's truck stands.
    pub fn truck(&self, seat: u8) -> String {
        self.player(seat).truck.map_or("-".into(), |s| self.game.rules().board().name_of(s))
    }

    /// The names of the contracts in a player's own hand.
    pub fn hand(&self, seat: u8) -> Vec<String> {
        self.view(seat).hand.iter().map(|&c| self.game.rules().name_of_contract(c)).collect()
    }

    /// The names of the contracts that a player has on the road.
    pub fn on_road(&self, seat: u8) -> Vec<String> {
        self.player(seat).on_road.iter().map(|&c| self.game.rules().name_of_contract(c)).collect()
    }

    /// The names of the event cards in front of a player.
    pub fn front(&self, seat: u8) -> Vec<String> {
        let cards = &self.game.rules().events().cards;
        self.player(seat).cards.iter().map(|c| cards[c.index()].id.clone()).collect()
    }

    /// The names of the public contracts, `-` for an empty place.
    pub fn displayed(&self) -> Vec<String> {
        let view = View::of(&self.game, Viewer::Spectator);
        let name = |c: ContractId| self.game.rules().name_of_contract(c);
        view.display.iter().map(|c| c.map_or("-".into(), name)).collect()
    }

    /// Whose turn it is.
    pub fn current(&self) -> u8 {
        self.game.current().0
    }

    /// Does the game wait for this player?
    pub fn waits_for(&self, seat: u8) -> bool {
        self.game.awaited().contains(Seat(seat))
    }

    /// Did the last action bring about something of this kind?
    pub fn told(&self, fits: impl Fn(&Happening) -> bool) -> bool {
        self.told.iter().any(fits)
    }

    /// The player rolls as many dice as the edition has, and all of them show this.
    #[track_caller]
    pub fn throws(&mut self, seat: u8, die: u8) -> &mut Table {
        let count = self.game.rules().switches().dice.get() as usize;
        self.rolls(seat, &[die, die][..count])
    }

    /// The player does nothing more until his turn is over; chance brings what it likes.
    #[track_caller]
    pub fn ends_turn(&mut self, seat: u8) -> &mut Table {
        loop {
            self.let_chance();
            let new = Pending::Players { seats: seats(&[seat]), decision: Decision::BeforeRoll };
            if self.current() != seat || self.game.ending().is_some() || self.game.pending() == new
            {
                break;
            }
            let nothing =
                [Action::Done, Action::NoInterest].into_iter().find(|a| self.may(seat, *a));
            self.does(seat, nothing.expect("something that ends the stop or the turn"));
        }
        self
    }

    /// The player rolls, and every die that the edition gives him shows this.
    #[track_caller]
    pub fn rolls_all(&mut self, seat: u8, pips: u8) -> &mut Table {
        self.does(seat, Action::Roll);
        match self.game.chance() {
            Some(aufachse_rules::ChanceKind::Dice { dice: 2, .. }) => self.dice(&[pips, pips]),
            _ => self.dice(&[pips]),
        }
    }

    /// Delivers a contract by name.
    #[track_caller]
    pub fn delivers(&mut self, seat: u8, contract: &str) -> &mut Table {
        let contract = self.contract(contract);
        self.does(seat, Action::Deliver(contract))
    }

    /// A drive over the named spaces, marked as by exact count or not, and as a used one.
    pub fn path(&self, spaces: &[&str], exact: bool, one: bool) -> Action {
        let spaces: Vec<Space> = spaces.iter().map(|s| self.space(s)).collect();
        Action::Drive(Path::new(&spaces, exact, one, false).expect("one to six spaces"))
    }

    /// The player can drive to exactly these spaces.
    #[track_caller]
    pub fn ends_are(&self, seat: u8, ends: &[&str], why: &str) {
        let board = self.game.rules().board();
        let mut ends: Vec<String> = ends.iter().map(|e| board.name_of(self.space(e))).collect();
        ends.sort();
        assert_eq!(self.ends(seat), ends, "{why}");
    }

    /// What players must decide now; nothing where it is chance or over.
    pub fn decision(&self) -> Option<Decision> {
        match self.game.pending() {
            Pending::Players { decision, .. } => Some(decision),
            _ => None,
        }
    }

    /// How many dice are about to be thrown; zero if none are.
    pub fn dice_due(&self) -> u8 {
        match self.game.chance() {
            Some(ChanceKind::Dice { dice, .. }) => dice,
            _ => 0,
        }
    }

    /// The players agree to stop, so that the final payments are made.
    pub fn called_off(&mut self) -> &mut Table {
        self.told = self.game.apply(Actor::Table, Action::CallOff).expect("the table agrees");
        self
    }
}
