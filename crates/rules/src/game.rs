//! The game: one entry point to ask what is legal and to do one thing.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actor, ContractId, EventId, Seat};
use crate::components::{MAX_PLAYERS, MIN_PLAYERS};
use crate::error::{ErrorKind, InputError};
use crate::frame::{ArrivalStep, Frame, Phase};
use crate::happening::{Ending, Happening};
use crate::play::Transition;
use crate::query::Query;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::space::Bits;
use crate::state::State;
use crate::switches::{FirstPlayer, Placed, TrailersSell};

/// How a table is set up, beside its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play, from 2 to 6.
    pub players: u8,
    /// The first player, where the edition leaves it to the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// The game ends after so many turns, all players counted together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_limit: Option<u32>,
}

impl Setup {
    /// A table for so many players, without a turn limit.
    pub fn of(players: u8) -> Setup {
        Setup { players, first: None, turn_limit: None }
    }
}

/// What chance must bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChanceKind {
    /// Who begins.
    First,
    /// So many dice for a player.
    Dice {
        /// One or two.
        dice: u8,
        /// Who rolls.
        player: Seat,
    },
    /// A contract for a player's hand.
    Deal {
        /// Who gets it.
        player: Seat,
    },
    /// A contract for a place of the display.
    Reveal {
        /// The place.
        slot: u8,
    },
    /// An event card.
    Event,
}

/// What a player has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "decision")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Decision {
    /// Where the own truck starts.
    Place,
    /// Roll, or something before it.
    BeforeRoll,
    /// Where to drive by the dice.
    Drive { first: u8, second: u8 },
    /// Where to drive by a card.
    CardMove { truck: Seat, steps: u8 },
    /// Where the roadworks sign goes.
    Roadworks,
    /// What a drawn event card leaves open.
    Event { card: EventId },
    /// Who moves too.
    Partner,
    /// Which truck the snow moves next.
    Snow,
    /// Where a lost cube goes.
    LoseCargo { left: u8 },
    /// Whether a contract goes by air.
    AirFreight { card: EventId },
    /// Whether to roll again after loading.
    QuickLoading { card: EventId },
    /// Whether to roll again after the inspection.
    Inspected,
    /// What to deliver.
    Deliver,
    /// Which public contract is of interest, if any.
    Interest,
    /// What to do at a stop.
    Stop,
    /// Bid or pass.
    Auction { contract: ContractId, level: u8, holder: Option<Seat>, auctioneer: Seat },
    /// Whether to load a contract just won or taken.
    LoadNow { contract: ContractId },
    /// Something before the turn ends.
    EndOfTurn,
}

/// Who decides what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "waits")]
pub enum Pending {
    /// Chance has the word.
    Chance {
        /// What for.
        kind: ChanceKind,
    },
    /// Players have the word.
    Players {
        /// Those for whom the game waits, one bit each.
        seats: u8,
        /// What about.
        #[serde(flatten)]
        decision: Decision,
    },
    /// Nobody: the game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// A game in progress.
///
/// It is a small value on top of shared rules: cloning it copies some hundred bytes.
///
/// ```
/// use std::sync::Arc;
/// use aufachse_rules::{Game, Rules, Setup, Actor, Action, Seat, Pending};
///
/// let rules = Arc::new(Rules::builtin("classic").unwrap());
/// let mut game = Game::new(rules, &Setup::of(2)).unwrap();
/// assert!(matches!(game.pending(), Pending::Chance { .. }));
/// let told = game.apply(Actor::Chance, Action::First(Seat(1))).unwrap();
/// assert_eq!(told.len(), 1);
/// let refused = game.apply(Actor::Seat(Seat(0)), Action::Roll).unwrap_err();
/// assert_eq!(refused.code.text(), "not-your-turn");
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
}

impl PartialEq for Game {
    /// Two games are equal if everything on and under the table is.
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
    }
}

impl Game {
    /// Sets up a table.
    pub fn new(rules: Arc<Rules>, setup: &Setup) -> Result<Game, InputError> {
        let players = setup.players;
        let (least, most) = (MIN_PLAYERS, MAX_PLAYERS as u8);
        if !(least..=most).contains(&players) {
            return Err(ErrorKind::SetupPlayers { players, least, most }.into());
        }
        if let Some(why) = rules.too_few_cards(players) {
            return Err(why);
        }
        let switches = rules.switches();
        if let Some(seat) = setup.first {
            if seat.0 >= players {
                return Err(ErrorKind::SetupFirst { seat: seat.0, players }.into());
            }
            if switches.first_player != FirstPlayer::Host {
                let how = switches.get("first-player").unwrap_or_default();
                return Err(ErrorKind::SetupFirstNotChosen { how }.into());
            }
        }
        let mut state = State::new(players, setup.turn_limit.unwrap_or(0));
        state.unseen = low_bits(rules.contracts.cards.len());
        state.events_unseen = low_bits(rules.events.cards.len());
        state.pile = switches.public_pile.of(players as usize);
        state.frames.push(Frame::Turn(Phase::Begin));
        let deal = Frame::Deal { left: players * switches.private_contracts.get() };
        let place = Frame::Place { left: players };
        // What comes first is pushed last.
        if switches.placed == Placed::BeforeDeal {
            state.frames.push(Frame::Display { slot: 0 });
            state.frames.push(deal);
            state.frames.push(Frame::HandOut);
            state.frames.push(place);
        } else {
            state.frames.push(place);
            state.frames.push(Frame::Display { slot: 0 });
            state.frames.push(deal);
            state.frames.push(Frame::HandOut);
        }
        match (switches.first_player, setup.first) {
            (FirstPlayer::HighestRoll, _) => {
                let rolling = state.everyone();
                state.frames.push(Frame::HighestRoll { rolling, best: 0, tied: 0 });
            }
            (FirstPlayer::Host, Some(seat)) => state.current = seat,
            _ => state.frames.push(Frame::FindFirst),
        }
        let mut game = Game { rules, state };
        let mut told = Vec::new();
        game.play(&mut told).run();
        Ok(game)
    }

    /// The rules by which it is played.
    #[inline]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    #[inline]
    pub(crate) fn query(&self) -> Query<'_> {
        Query { rules: &self.rules, s: &self.state }
    }

    #[inline]
    fn play<'g>(&'g mut self, out: &'g mut Vec<Happening>) -> Transition<'g> {
        Transition { rules: &self.rules, s: &mut self.state, out, check_end: false }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.state.players
    }

    /// Whose turn it is; while trucks are placed, who places next.
    pub fn current(&self) -> Seat {
        self.state.current
    }

    /// How many turns have begun.
    pub fn turn(&self) -> u32 {
        self.state.turn
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.state.ending
    }

    /// The cash of each player.
    pub fn cash(&self) -> Vec<i32> {
        self.state.seats().map(|s| self.state.player(s).cash).collect()
    }

    /// The size of the changing part of a game, in bytes.
    pub const STATE_SIZE: usize = size_of::<State>();

    /// The players for whom the game waits, one bit each; zero when it is chance or over.
    #[inline]
    pub fn awaited(&self) -> u8 {
        self.query().awaited()
    }

    /// The players who may do something now, though the game may not wait for them.
    pub fn may_act(&self) -> u8 {
        let query = self.query();
        let mut seats = query.awaited();
        if seats == 0 {
            return 0;
        }
        let sells = self.rules.switches().trailers_sell == TrailersSell::AnyTimeIfFits;
        if sells || matches!(self.state.frames.last(), Some(Frame::Auction(_))) {
            for seat in self.state.seats() {
                if query.visit(seat, &mut |_| true) {
                    seats |= seat.bit();
                }
            }
        }
        seats
    }

    /// Who must decide what.
    pub fn pending(&self) -> Pending {
        let s = &self.state;
        if let Some(ending) = s.ending {
            return Pending::Over { ending };
        }
        if let Some(kind) = self.chance() {
            return Pending::Chance { kind };
        }
        let decision = match s.frames.last() {
            Some(Frame::Place { .. }) => Decision::Place,
            Some(Frame::Turn(Phase::BeforeRoll)) => Decision::BeforeRoll,
            Some(Frame::Drive { a, b, .. }) => Decision::Drive { first: a, second: b },
            Some(Frame::CardMove { truck, steps, .. }) => Decision::CardMove { truck, steps },
            Some(Frame::Roadworks { .. }) => Decision::Roadworks,
            Some(Frame::Event { card }) => Decision::Event { card },
            Some(Frame::Partner { .. }) => Decision::Partner,
            Some(Frame::Snow { .. }) => Decision::Snow,
            Some(Frame::LoseCargo { left }) => Decision::LoseCargo { left },
            Some(Frame::AirFreight { card, .. }) => Decision::AirFreight { card },
            Some(Frame::QuickLoading { card }) => Decision::QuickLoading { card },
            Some(Frame::Inspected { .. }) => Decision::Inspected,
            Some(Frame::Arrival(a)) => match a.step {
                ArrivalStep::Deliver => Decision::Deliver,
                ArrivalStep::Interest => Decision::Interest,
                _ => Decision::Stop,
            },
            Some(Frame::Auction(auction)) => Decision::Auction {
                contract: self.query().displayed(auction.slot).unwrap_or(ContractId::NONE),
                level: auction.level,
                holder: (auction.level > 0).then_some(auction.holder),
                auctioneer: s.current,
            },
            Some(Frame::LoadWon { contract, .. } | Frame::LoadTaken { contract }) => {
                Decision::LoadNow { contract }
            }
            _ => Decision::EndOfTurn,
        };
        Pending::Players { seats: self.awaited(), decision }
    }

    /// What chance must bring now, if it has the word.
    pub fn chance(&self) -> Option<ChanceKind> {
        let s = &self.state;
        Some(match s.frames.last()? {
            Frame::FindFirst => ChanceKind::First,
            Frame::HighestRoll { rolling, .. } => {
                ChanceKind::Dice { dice: 1, player: Seat(rolling.trailing_zeros() as u8) }
            }
            Frame::Roll { dice, .. } => ChanceKind::Dice { dice, player: s.current },
            Frame::Deal { left } => {
                let dealt = s.players * self.rules.switches().private_contracts.get() - left;
                ChanceKind::Deal { player: Seat((s.current.0 + dealt) % s.players.max(1)) }
            }
            Frame::DrawBox => ChanceKind::Deal { player: s.current },
            Frame::Display { slot } | Frame::Refill { slot } => ChanceKind::Reveal { slot },
            Frame::Draw => ChanceKind::Event,
            _ => return None,
        })
    }

    /// How many outcomes chance has now; all are equally likely. Zero if it has not the word.
    #[inline]
    pub fn outcomes(&self) -> u32 {
        match self.state.frames.last() {
            Some(Frame::FindFirst) => u32::from(self.state.players),
            Some(Frame::HighestRoll { .. } | Frame::Roll { dice: 1, .. }) => 6,
            Some(Frame::Roll { .. }) => 36,
            Some(
                Frame::Deal { .. } | Frame::DrawBox | Frame::Display { .. } | Frame::Refill { .. },
            ) => self.state.unseen.count_ones(),
            Some(Frame::Draw) => self.state.events_unseen.count_ones(),
            _ => 0,
        }
    }

    /// One of the outcomes of chance, counted from zero.
    #[inline]
    pub fn outcome(&self, n: u32) -> Option<Action> {
        if n >= self.outcomes() {
            return None;
        }
        Some(match self.state.frames.last()? {
            Frame::FindFirst => Action::First(Seat(n as u8)),
            Frame::HighestRoll { .. } | Frame::Roll { dice: 1, .. } => Action::Dice(n as u8 + 1, 0),
            Frame::Roll { .. } => Action::Dice((n / 6) as u8 + 1, (n % 6) as u8 + 1),
            Frame::Draw => Action::Event(EventId(Bits(self.state.events_unseen).nth(n as usize)?)),
            _ => Action::Contract(ContractId(Bits(self.state.unseen).nth(n as usize)?)),
        })
    }

    /// Fills a list with everything that an actor may do now. The order is the same every time.
    ///
    /// The list is emptied first; one that is kept between calls needs no new memory.
    pub fn legal_actions(&self, actor: Actor, list: &mut Vec<Action>) {
        list.clear();
        match actor {
            Actor::Seat(seat) => self.query().list(seat, list),
            Actor::Chance => list.extend((0..self.outcomes()).filter_map(|n| self.outcome(n))),
            Actor::Table => {
                if self.state.ending.is_none() {
                    list.push(Action::CallOff);
                }
            }
        }
    }

    /// Is an action one of the legal ones?
    #[inline]
    pub fn is_legal(&self, actor: Actor, action: Action) -> bool {
        match (actor, action) {
            (Actor::Seat(seat), _) => {
                seat.0 < self.state.players && self.query().is_legal(seat, action)
            }
            (Actor::Table, Action::CallOff) => self.state.ending.is_none(),
            (Actor::Chance, _) => self.is_outcome(action),
            _ => false,
        }
    }

    #[inline]
    fn is_outcome(&self, action: Action) -> bool {
        let die = |n: u8| (1..=6).contains(&n);
        match (self.state.frames.last(), action) {
            (Some(Frame::FindFirst), Action::First(seat)) => seat.0 < self.state.players,
            (Some(Frame::HighestRoll { .. } | Frame::Roll { dice: 1, .. }), Action::Dice(a, b)) => {
                die(a) && b == 0
            }
            (Some(Frame::Roll { .. }), Action::Dice(a, b)) => die(a) && die(b),
            (Some(Frame::Draw), Action::Event(card)) => {
                card.0 < 64 && self.state.events_unseen & card.bit() != 0
            }
            (
                Some(
                    Frame::Deal { .. }
                    | Frame::DrawBox
                    | Frame::Display { .. }
                    | Frame::Refill { .. },
                ),
                Action::Contract(card),
            ) => card.0 < 64 && self.state.unseen & card.bit() != 0,
            _ => false,
        }
    }

    /// Does one thing and tells what happened; a refused action changes nothing.
    pub fn apply(&mut self, actor: Actor, action: Action) -> Result<Vec<Happening>, Refusal> {
        let mut told = Vec::new();
        self.apply_into(actor, action, &mut told)?;
        Ok(told)
    }

    /// Like [`Game::apply`], adding what happened to a list that the caller keeps.
    #[inline]
    pub fn apply_into(
        &mut self,
        actor: Actor,
        action: Action,
        told: &mut Vec<Happening>,
    ) -> Result<(), Refusal> {
        if !self.is_legal(actor, action) {
            return Err(self.why_not(actor, action));
        }
        let mut play = self.play(told);
        match actor {
            Actor::Seat(seat) => play.seat_action(seat, action),
            Actor::Chance => play.chance_action(action),
            Actor::Table => play.end(Ending::CalledOff),
        }
        play.run();
        Ok(())
    }

    /// Does what follows by itself from a state that was put together, such as a flat tyre that
    /// holds for the turn.
    pub(crate) fn settle(&mut self) {
        let flat = self.query().held(self.state.current, self.rules.kinds.flat_tyre).is_some();
        self.state.marks.flat_tyre = flat;
        let mut told = Vec::new();
        let mut play = self.play(&mut told);
        play.check_end = true;
        play.run();
    }

    /// Checks that money, goods, trailers and cards are all there; says what is wrong.
    pub fn check(&self) -> Result<(), InputError> {
        Ok(self.query().accounts()?)
    }
}

/// A word with so many of its lowest bits set.
const fn low_bits(n: usize) -> u64 {
    if n >= 64 { u64::MAX } else { (1 << n) - 1 }
}
