//! Event cards: a small set of effects, and the decks made of them.

mod load;
mod wording;

pub(crate) use load::builtin_card_ids;
pub use load::{BUILTIN_EVENT_DECKS, builtin_events};
pub use wording::{CardNote, CardOperand, CardText, CardWording};

use crate::action::EventId;
use crate::sets::EventSet;
use crate::space::Space;

/// The most cards that an event deck can hold: a set of them is one machine word.
pub const MAX_EVENTS: usize = 64;

/// Where a contract drawn by a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ContractSource {
    /// Those put back into the box at the start, unseen.
    Box,
    /// The player's choice of those face up.
    Display,
}

/// Which loaded contract goes by rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RailContract {
    /// The one with the longest distance.
    Longest,
    /// The player's choice.
    Choice,
}

/// Where spoiled goods are loaded afresh.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SpoiledReturn {
    /// The city last loaded in.
    LastLoading,
    /// The start city of a contract on the road, the player's choice.
    Choice,
}

/// Which of the two cards that move a partner this is; each has its own switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PartnerMove {
    /// Always a choice (Road Runner ruft Teddybär).
    May,
    /// As the switch for Subunternehmer says.
    BySwitch,
}

/// How many dice a roll by a card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardDice {
    /// As many as in a turn.
    AsInTurn,
    /// One.
    One,
}

/// What an event card does.
///
/// Decks are read into it with the names of cities turned into the numbers of their spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "effect", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// A loaded contract is paid where the truck stands, for a price (Bahnverladung).
    Rail {
        /// Which contract.
        which: RailContract,
        /// The price.
        cost: i32,
    },
    /// Roll and move (Beifahrer, LKW-Tuning).
    Roll {
        /// With how many dice.
        dice: CardDice,
    },
    /// Back to a city for papers (Dokumente).
    Documents,
    /// Miss the next turn (Fahrtenschreiber).
    MissTurn,
    /// Straight to a destination (Familiennachwuchs).
    ToDestination,
    /// Give a contract to the player on the right (Fracht-Dumping).
    Dumping,
    /// A contract for nothing (Kundenservice, Vertrauen, Zusatzauftrag).
    Contract {
        /// From where.
        from: ContractSource,
    },
    /// To the next free city (Gute Routenplanung).
    ToCity,
    /// The load is stolen and paid for (Hilfe, Diebe!).
    Theft {
        /// For each contract on the road.
        pay: i32,
    },
    /// Kept until a visit, then handed on (Inspektion).
    Inspection {
        /// The city to visit.
        city: Space,
        /// What its holder pays at the end.
        fine: i32,
    },
    /// Kept: a move of some spaces (Motivation).
    Motivation {
        /// At most so many.
        steps: u8,
    },
    /// Help for a turn, and be paid (Pannenhilfe).
    Breakdown {
        /// The pay.
        pay: i32,
        /// The card lies before the helper until the turn is missed.
        #[serde(default)]
        kept: bool,
    },
    /// Pay (Polizeikontrolle, Radarfalle).
    Fine {
        /// The amount.
        cost: i32,
    },
    /// Move, and one other too (Road Runner, Subunternehmer).
    Partner {
        /// At most so many spaces.
        steps: u8,
        /// May or must.
        kind: PartnerMove,
    },
    /// Move every truck (Schneestürme).
    Snow {
        /// At most so many spaces.
        steps: u8,
    },
    /// Kept: roll again after a loading (Schnelle Verladung).
    QuickLoading,
    /// Kept until a visit that pays (Sonderauftrag).
    SpecialOrder {
        /// The city to visit.
        city: Space,
        /// What the visit pays.
        pay: i32,
        /// What is paid at the end without a visit.
        fine: i32,
    },
    /// The jam sign on a city (Stau in München and others).
    JamIn {
        /// The city.
        city: Space,
    },
    /// The jam sign on a space of choice (fog, accident).
    JamAnywhere,
    /// Receive (Truckerfestival).
    Gain {
        /// The amount.
        pay: i32,
    },
    /// May move some spaces (Vorbildliche Wartung).
    Move {
        /// At most so many.
        steps: u8,
    },
    /// Back to a loading city to load afresh (Ware verdorben).
    Spoiled {
        /// To which.
        to: SpoiledReturn,
        /// The price.
        cost: i32,
    },
    /// To the next event space (Zollabfertigung).
    ToEvent,
    /// Pay or miss a turn (Zollkontrolle).
    Customs {
        /// The bail.
        cost: i32,
    },
    /// Roadworks on a certain road (Baustelle).
    Roadworks {
        /// One end of the road.
        from: Space,
        /// The other.
        to: Space,
    },
    /// Kept: a loaded contract goes by air from a city (Luftfracht).
    AirFreight {
        /// The city of the airport.
        city: Space,
        /// The price.
        cost: i32,
    },
    /// Kept: one sign may be ignored once (Navigationssystem).
    Navigation,
    /// Only the smaller die in the next turn (Plattfuß).
    FlatTyre,
    /// Cubes on three free spaces (Verlorene Ladung).
    LostCargo {
        /// How many.
        cubes: u8,
        /// What each pays when it comes off.
        pay: i32,
    },
    /// One die for a round (Wolkenbruch).
    Cloudburst,
}

/// One event card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// Its name in data and texts, such as `stau-muenchen`.
    pub id: String,
    /// What it does.
    pub effect: Effect,
}

/// A deck of event cards that fits a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDeck {
    /// The name by which editions call it.
    pub name: String,
    /// The cards; a card is known by its place here.
    pub cards: Vec<EventCard>,
}

impl EventDeck {
    /// The cards whose effect is of a kind.
    pub fn set(&self, of_kind: impl Fn(&Effect) -> bool) -> EventSet {
        let cards = self.cards.iter().enumerate().filter(|(_, card)| of_kind(&card.effect));
        cards.map(|(i, _)| EventId(i as u8)).collect()
    }
}
