//! What can be learned from many games: money, wins, auctions, trailers, cards, traffic and luck.
//!
//! A [`Notebook`] watches one game and goes into a [`Study`]. Studies are made of sums and counts
//! of whole numbers, so that any number of threads come to the same result in any order.

mod card;
mod contract;
mod ledger;
mod luck;
mod notebook;
mod sample;
mod traffic;
mod trailer;
mod watch;

use std::collections::BTreeMap;

use aufachse_rules::{Ending, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::bot_report::wilson;

pub use card::CardStudy;
pub use contract::{ContractStudy, LEVELS, LevelStudy, MIDDLE_LEVEL};
pub use ledger::{Ledger, Line};
pub use luck::{Luck, Shares};
pub use notebook::{Notebook, Seating};
pub use sample::{Counts, Moments, Z95};
pub use traffic::{Traffic, Visits};
pub use trailer::{PARTS, TrailerStudy};
pub use watch::Studies;

/// A shared first place is split; sixtieths can be split among up to six without a rest.
const WHOLE_WIN: u64 = 60;

/// Games won, and games played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wins {
    /// Games played.
    pub games: u64,
    /// Sixtieths of wins: a shared first place is split among those who share it.
    pub sixtieths: u64,
}

impl Wins {
    fn add(&mut self, sixtieths: u64) {
        self.games += 1;
        self.sixtieths += sixtieths;
    }

    fn merge(&mut self, other: &Wins) {
        self.games += other.games;
        self.sixtieths += other.sixtieths;
    }

    /// Games won.
    pub fn won(&self) -> f64 {
        self.sixtieths as f64 / WHOLE_WIN as f64
    }

    /// The part of games that was won; nothing without games.
    pub fn rate(&self) -> Option<f64> {
        (self.games > 0).then(|| self.won() / self.games as f64)
    }

    /// Where the true rate lies with 95 % confidence.
    pub fn interval(&self) -> (f64, f64) {
        self.interval_over(self.games)
    }

    /// The same if only so many games are independent of each other.
    pub fn interval_over(&self, independent: u64) -> (f64, f64) {
        let games = independent.min(self.games);
        let (_, [low, high]) = wilson(self.rate().unwrap_or(0.0) * games as f64, games);
        (low, high)
    }
}

/// What was learned about one bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotStudy {
    /// Its wins; a game in which it has two seats counts twice.
    pub wins: Wins,
    /// Its cash at the end.
    pub cash: Counts,
    /// Its cash at the beginning of its turns, by the number of the turn.
    pub money: BTreeMap<u32, Counts>,
    /// Where its money came from and went.
    pub ledger: Ledger,
    /// Its trailers.
    pub trailers: TrailerStudy,
    /// How far it was ahead of its table at the end, times the number of players.
    pub lead: Moments,
}

impl BotStudy {
    fn merge(&mut self, other: &BotStudy) {
        self.wins.merge(&other.wins);
        self.cash.merge(&other.cash);
        for (&turn, cash) in &other.money {
            self.money.entry(turn).or_default().merge(cash);
        }
        self.ledger.merge(&other.ledger);
        self.trailers.merge(&other.trailers);
        self.lead.merge(&other.lead);
    }
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Endings {
    /// As the rulebook has it.
    pub finished: u64,
    /// By the turn limit.
    pub turn_limit: u64,
    /// By agreement.
    pub called_off: u64,
}

/// What was learned at one table: one edition with one number of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Study {
    /// The edition.
    pub edition: String,
    /// How many play.
    pub players: u8,
    /// Games that were watched to their end.
    pub games: u64,
    /// How they ended.
    pub endings: Endings,
    /// Turns in a game, all players together.
    pub turns: Counts,
    /// The bots, by name.
    pub bots: BTreeMap<String, BotStudy>,
    /// Wins by seat.
    pub seats: Vec<Wins>,
    /// Wins by place in the order of turns; the first begins.
    pub order: Vec<Wins>,
    /// Auctions that were held.
    pub auctions: u64,
    /// The contracts, in the order of the deck.
    pub contracts: Vec<ContractStudy>,
    /// The event cards, in the order of the deck.
    pub cards: Vec<CardStudy>,
    /// Trucks on the board.
    pub traffic: Traffic,
    /// Skill and luck.
    pub luck: Luck,
}

impl Study {
    /// Nothing is known yet.
    pub fn new(rules: &Rules, players: u8) -> Study {
        let seats = usize::from(players);
        Study {
            edition: rules.edition().id.clone(),
            players,
            games: 0,
            endings: Endings::default(),
            turns: Counts::default(),
            bots: BTreeMap::new(),
            seats: vec![Wins::default(); seats],
            order: vec![Wins::default(); seats],
            auctions: 0,
            contracts: vec![ContractStudy::default(); rules.contracts().cards.len()],
            cards: vec![CardStudy::default(); rules.events().cards.len()],
            traffic: Traffic::of(rules.board().len()),
            luck: Luck::of(players),
        }
    }

    /// How many different deals were played. Games of one deal are alike: the same seat has the
    /// same luck in all of them.
    pub fn deals(&self) -> u64 {
        self.luck.deals()
    }

    /// Takes in a game; one that has not come to its end is left out.
    pub fn add(&mut self, game: &Notebook) {
        let Some(ending) = game.ending else { return };
        self.games += 1;
        match ending {
            Ending::Finished => self.endings.finished += 1,
            Ending::TurnLimit => self.endings.turn_limit += 1,
            Ending::CalledOff => self.endings.called_off += 1,
        }
        self.turns.add(i64::from(game.turns));
        self.auctions += game.auctions;
        self.traffic.merge(&game.traffic);
        for ((study, fate), card) in
            self.contracts.iter_mut().zip(&game.fates).zip(&game.rules.contracts().cards)
        {
            study.add(fate, card.revenue);
        }
        self.add_players(game);
    }

    fn add_players(&mut self, game: &Notebook) {
        let players = game.seats.len() as i64;
        let table: i64 = game.seats.iter().map(|s| s.cash).sum();
        let lead = |seat: usize| game.seats.get(seat).map_or(0, |s| s.cash * players - table);
        let best = game.seats.iter().filter(|s| s.place == 1).count() as u64;
        let first = game.first.map_or(0, Seat::index);
        let mut results = Vec::new();
        for (seat, (notes, name)) in game.seats.iter().zip(&game.seating.bots).enumerate() {
            let won = if notes.place == 1 { WHOLE_WIN / best.max(1) } else { 0 };
            let place = (seat + game.seats.len() - first) % game.seats.len();
            for wins in [self.seats.get_mut(seat), self.order.get_mut(place)].into_iter().flatten()
            {
                wins.add(won);
            }
            let bot = self.bots.entry(name.clone()).or_default();
            bot.wins.add(won);
            bot.cash.add(notes.cash);
            for &(turn, cash) in &notes.money {
                bot.money.entry(turn).or_default().add(cash);
            }
            bot.ledger.merge(&notes.ledger);
            bot.trailers.add(&notes.yard, game.turns);
            bot.lead.add(lead(seat));
            results.push((name.as_str(), lead(seat)));
        }
        for draw in &game.draws {
            let bot = game.seating.bots.get(draw.by.index());
            if let (Some(study), Some(bot)) = (self.cards.get_mut(draw.card.index()), bot) {
                study.add(draw.change, bot, lead(draw.by.index()));
            }
        }
        self.luck.add(game.seating.deal, game.seating.rotation, &results);
    }

    /// Takes in what somebody else has learned at a table of the same edition and number of
    /// players.
    pub fn merge(&mut self, other: &Study) {
        self.games += other.games;
        self.endings.finished += other.endings.finished;
        self.endings.turn_limit += other.endings.turn_limit;
        self.endings.called_off += other.endings.called_off;
        self.turns.merge(&other.turns);
        for (name, bot) in &other.bots {
            self.bots.entry(name.clone()).or_default().merge(bot);
        }
        for (wins, more) in self.seats.iter_mut().zip(&other.seats) {
            wins.merge(more);
        }
        for (wins, more) in self.order.iter_mut().zip(&other.order) {
            wins.merge(more);
        }
        self.auctions += other.auctions;
        for (contract, more) in self.contracts.iter_mut().zip(&other.contracts) {
            contract.merge(more);
        }
        for (card, more) in self.cards.iter_mut().zip(&other.cards) {
            card.merge(more);
        }
        self.traffic.merge(&other.traffic);
        self.luck.merge(&other.luck);
    }
}
