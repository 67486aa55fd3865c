//! The rules of one table: an edition with its board, its decks and what can be worked out of them.

use std::sync::Arc;

use crate::action::{Action, ContractId, EventId};
use crate::board::{BUILTIN_BOARDS, Board};
use crate::components::DISPLAY;
use crate::contracts::{BUILTIN_CONTRACT_DECKS, Contract, ContractDeck};
use crate::decisions::effects::CardEffect;
use crate::edition::{BUILTIN_EDITIONS, Edition};
use crate::error::{ErrorKind, InputError, InputErrors, near};
use crate::events::{BUILTIN_EVENT_DECKS, Effect, EventDeck, builtin_events};
use crate::moves::path_tree::{PathTree, most_ways};
use crate::moves::space_flags::SpaceFlags;
use crate::moves::tables::MoveTables;
use crate::sets::{ContractSet, EventSet};
use crate::space::{Space, SpaceSet};
use crate::switches::{DocumentsCity, SWITCH_NAMES, Switches, YesNo};

/// Files of one's own to play with instead of, or beside, what comes with the game.
///
/// Each is a pair of file name and text; the name is used in messages alone.
#[derive(Clone, Debug, Default)]
pub struct OwnFiles {
    /// A board.
    pub board: Option<(String, String)>,
    /// A deck of contracts.
    pub contracts: Option<(String, String)>,
    /// A deck of event cards.
    pub events: Option<(String, String)>,
    /// An edition.
    pub edition: Option<(String, String)>,
}

impl OwnFiles {
    /// Is there none?
    pub fn is_empty(&self) -> bool {
        let OwnFiles { board, contracts, events, edition } = self;
        board.is_none() && contracts.is_none() && events.is_none() && edition.is_none()
    }
}

/// A change of switches by their types.
type SwitchChange = Box<dyn FnOnce(&mut Switches)>;

/// Rules in the making: an edition with some switches set otherwise.
#[derive(Default)]
pub struct RulesBuilder {
    edition: String,
    switches: Vec<(String, String)>,
    own: OwnFiles,
    changes: Vec<SwitchChange>,
}

impl RulesBuilder {
    /// Sets switches by their types.
    #[must_use]
    pub fn set(mut self, change: impl FnOnce(&mut Switches) + 'static) -> RulesBuilder {
        self.changes.push(Box::new(change));
        self
    }

    /// Sets a switch by its name and value, as they are written in files.
    #[must_use]
    pub fn switch(mut self, name: &str, value: &str) -> RulesBuilder {
        self.switches.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Plays with own files.
    #[must_use]
    pub fn own_files(mut self, own: OwnFiles) -> RulesBuilder {
        self.own = own;
        self
    }

    /// Builds the rules, or reports everything that is wrong.
    pub fn build(self) -> Result<Arc<Rules>, InputErrors> {
        let RulesBuilder { edition, mut switches, own, changes } = self;
        if !changes.is_empty() {
            let base = match &own.edition {
                Some((file, text)) => Some(Edition::from_toml(file, text)?),
                None => Edition::builtin(&edition),
            };
            if let Some(base) = base {
                let mut changed = base.switches.clone();
                for change in changes {
                    change(&mut changed);
                }
                for name in SWITCH_NAMES {
                    if let Some(value) = changed.get(name)
                        && base.switches.get(name).as_ref() != Some(&value)
                    {
                        switches.insert(0, ((*name).to_owned(), value));
                    }
                }
            }
        }
        Rules::build(&edition, &switches, own)
    }
}

impl std::fmt::Debug for RulesBuilder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RulesBuilder")
            .field("edition", &self.edition)
            .field("switches", &self.switches)
            .field("own", &self.own)
            .finish_non_exhaustive()
    }
}

/// Everything about a game that does not change while it is played. It is built once and shared.
#[derive(Debug)]
pub struct Rules {
    /// The edition, its switches as they are set for this table.
    pub(crate) edition: Edition,
    pub(crate) board: Board,
    pub(crate) contracts: ContractDeck,
    pub(crate) events: EventDeck,
    /// Files that are not the built-in ones, for the header of a record.
    pub(crate) own: OwnFiles,
    pub(crate) flags: SpaceFlags,
    pub(crate) paths: PathTree,
    pub(crate) tables: MoveTables,
    pub(crate) starts: Vec<ContractSet>,
    pub(crate) ends: Vec<ContractSet>,
    pub(crate) kinds: EventKinds,
    /// The spaces where the edition allows the roadworks sign after a one.
    pub(crate) roadworks_places: SpaceSet,
    /// The roadworks sign on each of them, in order.
    pub(crate) roadworks_actions: Vec<Action>,
    /// For each space how many of them come before it.
    pub(crate) roadworks_before: Vec<u8>,
}

/// The event cards that decisions ask for, by kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EventKinds {
    pub(crate) navigation: EventSet,
    pub(crate) motivation: EventSet,
    pub(crate) quick_loading: EventSet,
    pub(crate) flat_tyre: EventSet,
    pub(crate) breakdown: EventSet,
    pub(crate) visits: EventSet,
    pub(crate) customs: EventSet,
    pub(crate) to_destination: EventSet,
    pub(crate) documents: Option<DocumentsCity>,
    pub(crate) lost_pay: i32,
}

impl Rules {
    /// The rules of an edition that comes with the game, as its rulebook has them.
    ///
    /// ```
    /// let rules = aufachse_rules::Rules::builtin("modern").unwrap();
    /// assert_eq!(rules.board().cities.len(), 38);
    /// ```
    pub fn builtin(edition: &str) -> Result<Arc<Rules>, InputErrors> {
        Rules::build(edition, &[], OwnFiles::default())
    }

    /// Starts from an edition, to set some of its switches.
    ///
    /// ```
    /// use aufachse_rules::Rules;
    /// use aufachse_rules::switches::YesNo;
    ///
    /// let house = Rules::builder("classic").set(|s| s.buy_now = YesNo::No).build().unwrap();
    /// assert_eq!(house.switches().buy_now, YesNo::No);
    /// ```
    pub fn builder(edition: &str) -> RulesBuilder {
        RulesBuilder { edition: edition.to_owned(), ..RulesBuilder::default() }
    }

    /// The rules of an edition with some switches, by name and value, and perhaps own files.
    ///
    /// Rules without own files are built once and shared. All errors are reported at once.
    pub fn build(
        edition: &str,
        switches: &[(String, String)],
        own: OwnFiles,
    ) -> Result<Arc<Rules>, InputErrors> {
        if own.is_empty() {
            let read = || Rules::read(edition, switches, own);
            return crate::rules_cache::get_or_build(edition, switches, read);
        }
        Rules::read(edition, switches, own).map(Arc::new)
    }

    fn read(
        edition: &str,
        switches: &[(String, String)],
        own: OwnFiles,
    ) -> Result<Rules, InputErrors> {
        let mut faults = Vec::new();
        let read = match &own.edition {
            Some((file, text)) => Edition::from_toml(file, text),
            None => Edition::builtin(edition).ok_or_else(|| {
                let (name, allowed, near) = unknown(edition, BUILTIN_EDITIONS);
                ErrorKind::UnknownEdition { name, allowed, near }.into()
            }),
        };
        let mut edition = read?;
        for (name, value) in switches {
            if let Err(error) = edition.switches.set(name, value) {
                faults.push(error);
            }
        }
        let named = &edition.switches;
        let pick = |own: &Option<(String, String)>,
                    name: &str,
                    all: &[(&str, &str)],
                    wrong: fn(NotThere) -> ErrorKind| match own {
            Some((file, text)) => Ok((file.clone(), text.clone())),
            None => match all.iter().find(|(known, _)| *known == name) {
                Some((name, text)) => Ok(((*name).to_owned(), (*text).to_owned())),
                None => Err(wrong(unknown(name, all)).into()),
            },
        };
        let board_text =
            pick(&own.board, &named.board.0, BUILTIN_BOARDS, |(name, allowed, near)| {
                ErrorKind::UnknownBoard { name, allowed, near }
            });
        let contract_text = pick(
            &own.contracts,
            &named.contract_deck.0,
            BUILTIN_CONTRACT_DECKS,
            |(name, allowed, near)| ErrorKind::UnknownContractDeck { name, allowed, near },
        );
        let event_text =
            pick(&own.events, &named.event_deck.0, BUILTIN_EVENT_DECKS, |(name, allowed, near)| {
                ErrorKind::UnknownEventDeck { name, allowed, near }
            });
        let board = keep(board_text.and_then(|(f, t)| Board::from_toml(&f, &t)), &mut faults);
        let Some(board) = board else { return Err(InputErrors(faults)) };
        let contracts = contract_text.and_then(|(f, t)| ContractDeck::from_toml(&f, &t, &board));
        let contracts = keep(contracts, &mut faults);
        let events = event_text.and_then(|(f, t)| EventDeck::from_toml(&f, &t, &board));
        let events = keep(events, &mut faults);
        faults.extend(edition.switches.contradictions().into_iter().map(InputError::from));
        if let (Some((file, text)), Some(_), Some(deck)) = (&own.edition, &own.events, &events)
            && builtin_events(&edition.switches.event_deck.0).is_none()
        {
            faults.extend(Edition::cards_not_in(file, text, deck));
        }
        if most_ways(&board) >= u16::MAX as usize {
            faults.push(ErrorKind::BoardTooManyWays { board: board.name.clone() }.into());
        }
        match (contracts, events) {
            (Some(contracts), Some(events)) if faults.is_empty() => {
                Ok(Rules::put_together(edition, board, contracts, events, own))
            }
            _ => Err(InputErrors(faults)),
        }
    }

    fn put_together(
        mut edition: Edition,
        board: Board,
        contracts: ContractDeck,
        events: EventDeck,
        own: OwnFiles,
    ) -> Rules {
        edition.switches.board.0.clone_from(&board.name);
        edition.switches.contract_deck.0.clone_from(&contracts.name);
        edition.switches.event_deck.0.clone_from(&events.name);
        let flags = SpaceFlags::of(&board);
        let asked = !events.set(|e| matches!(e, Effect::Documents)).is_empty();
        let documents = asked.then_some(edition.switches.dokumente);
        let paths = PathTree::new(&board, documents);
        let tables = MoveTables::new(&board, &paths, &edition.switches);
        let by_space = |set: fn(&ContractDeck, Space) -> ContractSet| {
            (0..board.len()).map(|s| set(&contracts, Space(s as u8))).collect()
        };
        let starts = by_space(ContractDeck::starting_in);
        let ends = by_space(ContractDeck::ending_in);
        let mut signed = board.all.without(board.city_set);
        if edition.switches.roadworks_sheltered == YesNo::Yes {
            signed = signed.without(board.sheltered);
        }
        let mut before = 0;
        let roadworks_before = board.all.iter().map(|space| {
            before += u8::from(signed.has(space));
            before - u8::from(signed.has(space))
        });
        let roadworks_before = roadworks_before.collect();
        let roadworks_actions = signed.iter().map(Action::Roadworks).collect();
        let kinds = EventKinds {
            navigation: events.set(|e| matches!(e, Effect::Navigation)),
            motivation: events.set(|e| matches!(e, Effect::Motivation { .. })),
            quick_loading: events.set(|e| matches!(e, Effect::QuickLoading)),
            flat_tyre: events.set(|e| matches!(e, Effect::FlatTyre)),
            breakdown: events.set(|e| matches!(e, Effect::Breakdown { kept: true, .. })),
            visits: events.set(|e| {
                matches!(
                    e,
                    Effect::Inspection { .. }
                        | Effect::SpecialOrder { .. }
                        | Effect::AirFreight { .. }
                )
            }),
            customs: events.set(|e| matches!(e, Effect::Customs { .. })),
            to_destination: events.set(|e| matches!(e, Effect::ToDestination)),
            documents,
            lost_pay: events
                .cards
                .iter()
                .find_map(|c| match c.effect {
                    Effect::LostCargo { pay, .. } => Some(pay),
                    _ => None,
                })
                .unwrap_or(0),
        };
        Rules {
            edition,
            board,
            contracts,
            events,
            own,
            flags,
            paths,
            tables,
            starts,
            ends,
            kinds,
            roadworks_places: signed,
            roadworks_actions,
            roadworks_before,
        }
    }

    /// The edition, with the switches of this table.
    #[inline]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The deck of contracts.
    #[inline]
    pub fn contracts(&self) -> &ContractDeck {
        &self.contracts
    }

    /// The deck of event cards.
    #[inline]
    pub fn events(&self) -> &EventDeck {
        &self.events
    }

    /// The files that are not the built-in ones.
    pub fn own_files(&self) -> &OwnFiles {
        &self.own
    }

    /// The switches of this table.
    #[inline]
    pub fn switches(&self) -> &Switches {
        &self.edition.switches
    }

    /// A contract card, where the deck has it.
    #[inline]
    pub fn contract(&self, id: ContractId) -> Option<&Contract> {
        self.contracts.cards.get(id.index())
    }

    /// What an event card does, where the deck has it.
    #[inline]
    pub fn effect(&self, id: EventId) -> Option<Effect> {
        self.events.cards.get(id.index()).map(|c| c.effect)
    }

    /// The price of an event card that becomes a debt if it is not paid.
    pub(crate) fn cost(&self, card: EventId) -> i32 {
        self.effect(card).map_or(0, CardEffect::cost)
    }

    /// How Dokumente finds its city; nothing where the deck is without that card, so that nobody
    /// asks how a truck came.
    #[inline]
    pub(crate) fn documents(&self) -> Option<DocumentsCity> {
        self.kinds.documents
    }

    /// The contracts that start in a space.
    #[inline]
    pub(crate) fn starting_in(&self, space: Space) -> ContractSet {
        self.starts.get(space.index()).copied().unwrap_or_default()
    }

    /// The contracts that end in a space.
    #[inline]
    pub(crate) fn ending_in(&self, space: Space) -> ContractSet {
        self.ends.get(space.index()).copied().unwrap_or_default()
    }

    /// The spaces of the road that a card puts the roadworks sign on.
    pub(crate) fn road_spaces(&self, from: Space, to: Space) -> SpaceSet {
        self.board.road(from, to).map(|r| r.spaces.iter().copied().collect()).unwrap_or_default()
    }

    /// Why the cards do not suffice for so many players, if they do not.
    pub fn too_few_cards(&self, players: u8) -> Option<InputError> {
        let edition = || self.edition.id.clone();
        let private = self.switches().private_contracts.get() as usize * players as usize;
        let public = self.switches().public_pile.of(players as usize) as usize;
        let have = self.contracts.cards.len();
        if private + public > have {
            let (edition, contracts) = (edition(), have);
            let kind = ErrorKind::SetupCards { edition, players, private, public, contracts };
            return Some(kind.into());
        }
        let (pile, least) = (public, DISPLAY);
        (pile < least)
            .then(|| ErrorKind::SetupPile { edition: edition(), players, pile, least }.into())
    }
}

fn keep<T>(result: Result<T, InputErrors>, faults: &mut Vec<InputError>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(more) => {
            faults.extend(more.0);
            None
        }
    }
}

/// A name that is not in the box, what is there, and what was perhaps meant.
type NotThere = (String, Vec<String>, Option<String>);

fn unknown(name: &str, all: &[(&str, &str)]) -> NotThere {
    let known = || all.iter().map(|(name, _)| *name);
    (name.to_owned(), known().map(str::to_owned).collect(), near(name, known()))
}
