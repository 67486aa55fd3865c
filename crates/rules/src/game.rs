//! The game: one entry point to ask what is legal and to do one thing.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actor, ContractId, EventId, Seat};
use crate::components::{MAX_PLAYERS, MIN_PLAYERS};
use crate::decisions::setup::new_state;
use crate::error::{ErrorKind, InputError};
use crate::happening::{Ending, Happening};
use crate::query::Query;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::sets::SeatSet;
use crate::state::State;
use crate::switches::FirstPlayer;
use crate::transition::Transition;

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
    Partner { card: EventId },
    /// Which truck the snow moves next.
    Snow { card: EventId },
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
    /// Whether to sell trailers for an event card that the cash does not pay.
    SellToPay { card: EventId, cost: i32 },
    /// Something before the turn ends.
    EndOfTurn,
}

/// Who decides what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "waits")]
pub enum Pending {
    /// Chance.
    Chance {
        /// The outcome that is needed.
        kind: ChanceKind,
    },
    /// One player or several.
    Players {
        /// The players whose decision the game awaits.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        seats: SeatSet,
        /// The decision.
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
/// let rules = Rules::builtin("classic").unwrap();
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
    /// Sets up a table. The happenings before the first decision are those of [`Game::start`].
    pub fn new(rules: Arc<Rules>, setup: &Setup) -> Result<Game, InputError> {
        Game::start(rules, setup).map(|(game, _)| game)
    }

    /// Sets up a table; returns it with everything that happened before the first decision, such
    /// as the capital handed out where the host has chosen the first player.
    pub fn start(rules: Arc<Rules>, setup: &Setup) -> Result<(Game, Vec<Happening>), InputError> {
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
        let state = new_state(&rules, setup);
        let mut game = Game { rules, state };
        let mut happenings = Vec::new();
        game.transition(&mut happenings).run();
        Ok((game, happenings))
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
    fn transition<'g>(&'g mut self, happenings: &'g mut Vec<Happening>) -> Transition<'g> {
        Transition {
            rules: &self.rules,
            s: &mut self.state,
            happenings,
            check_end: false,
            collect: false,
        }
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

    /// The players whose decision the game awaits; none where chance is awaited or the game is
    /// over.
    #[inline]
    pub fn awaited(&self) -> SeatSet {
        self.query().awaited()
    }

    /// The players who may act now, awaited or not: in open outcry a player who has passed may bid
    /// again, and some editions sell trailers at any time.
    pub fn may_act(&self) -> SeatSet {
        let query = self.query();
        if query.awaited().is_empty() {
            return SeatSet::EMPTY;
        }
        self.state.seats().filter(|&seat| query.offer(seat, &mut |_| true)).collect()
    }

    /// Who must decide what.
    pub fn pending(&self) -> Pending {
        let query = self.query();
        if let Some(ending) = self.state.ending {
            return Pending::Over { ending };
        }
        if let Some(kind) = query.chance() {
            return Pending::Chance { kind };
        }
        let decision = query.decision().unwrap_or(Decision::EndOfTurn);
        Pending::Players { seats: query.awaited(), decision }
    }

    /// The outcome that chance must bring now, if chance is awaited.
    pub fn chance(&self) -> Option<ChanceKind> {
        self.query().chance()
    }

    /// The number of outcomes of chance, all equally likely; zero where chance is not awaited.
    #[inline]
    pub fn outcomes(&self) -> u32 {
        self.query().outcomes() as u32
    }

    /// One of the outcomes of chance, counted from zero.
    #[inline]
    pub fn outcome(&self, n: u32) -> Option<Action> {
        self.query().outcome(n as usize)
    }

    /// Fills a list with everything that an actor may do now, in a fixed order.
    ///
    /// The list is emptied first; a list that is kept between calls needs no new memory.
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

    /// Whether an action is one of [`Game::legal_actions`].
    #[inline]
    pub fn is_legal(&self, actor: Actor, action: Action) -> bool {
        match actor {
            Actor::Seat(seat) => self.query().accepts(seat, action),
            Actor::Chance => self.query().accepts_outcome(action),
            Actor::Table => action == Action::CallOff && self.state.ending.is_none(),
        }
    }

    /// Carries out an action and returns the happenings. A refused action changes nothing.
    pub fn apply(&mut self, actor: Actor, action: Action) -> Result<Vec<Happening>, Refusal> {
        let mut happenings = Vec::new();
        self.apply_into(actor, action, &mut happenings)?;
        Ok(happenings)
    }

    /// Like [`Game::apply`], but appends the happenings to a list that the caller keeps.
    #[inline]
    pub fn apply_into(
        &mut self,
        actor: Actor,
        action: Action,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), Refusal> {
        if !self.is_legal(actor, action) {
            return Err(self.refusal(actor, action));
        }
        let mut transition = self.transition(happenings);
        match actor {
            Actor::Seat(seat) => transition.apply_choice(seat, action),
            Actor::Chance => transition.apply_outcome(action),
            Actor::Table => transition.end(Ending::CalledOff),
        }
        transition.run();
        Ok(())
    }

    /// Does everything that follows without a decision from a state that was put together, such as
    /// a flat tyre that holds for the turn.
    pub(crate) fn settle(&mut self) {
        let flat = self.query().held(self.state.current, self.rules.kinds.flat_tyre).is_some();
        self.state.flags.flat_tyre = flat;
        let mut happenings = Vec::new();
        let mut transition = self.transition(&mut happenings);
        transition.check_end = true;
        transition.run();
    }

    /// Checks that money, goods, trailers and cards are all there.
    pub fn check(&self) -> Result<(), InputError> {
        Ok(self.query().check()?)
    }
}
