//! Which text an event card shows: chosen by what the switches make the card do, with the amounts
//! and cities of the card itself.

use std::collections::BTreeMap;

use super::{CardDice, ContractSource, Effect, PartnerMove, RailContract, SpoiledReturn};
use crate::action::EventId;
use crate::rules::Rules;
use crate::space::Space;
use crate::switches::{
    ChoiceOrForced, Delivering, Destination, DocumentsCity, JamSpace, JammedSpace, MayMust,
    NextEvent, RouteReach, SpoiledCity, StolenContracts, Switches, UnpayableCost,
};

macro_rules! keys {
    ($(#[$about:meta])* $name:ident { $( $(#[$doc:meta])* $variant:ident = $key:literal, )* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name { $( $(#[$doc])* #[serde(rename = $key)] $variant, )* }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// The key under which languages keep the text.
            pub const fn key(self) -> &'static str {
                match self { $( $name::$variant => $key, )* }
            }
        }
    };
}

keys! {
    /// The texts of event cards. Each says what a card does under one setting of the switches; the
    /// operands in brackets are filled in.
    CardText {
        /// The loaded contract with the longest distance is paid at once.
        RailLongest = "rail-longest",
        /// A loaded contract of choice is paid at once.
        RailChoice = "rail-choice",
        /// Roll one die and drive.
        RollOne = "roll-one",
        /// Roll two dice and drive one of them.
        RollTwo = "roll-two",
        /// To the nearest city in the direction from which the truck came.
        DocumentsOpposite = "documents-opposite",
        /// To the free city that the truck last drove through.
        DocumentsLastCity = "documents-last-city",
        /// The next turn is missed.
        MissTurn = "miss-turn",
        /// To the nearest destination; the goods must be delivered.
        ToDestinationNearest = "to-destination-nearest",
        /// To the nearest destination; the goods may be delivered.
        ToDestinationNearestMay = "to-destination-nearest-may",
        /// To a destination of choice; the goods must be delivered.
        ToDestinationAny = "to-destination-any",
        /// To a destination of choice; the goods may be delivered.
        ToDestinationAnyMay = "to-destination-any-may",
        /// A contract that is not loaded goes to the player on the right.
        Dumping = "dumping",
        /// A contract from the box.
        ContractFromBox = "contract-from-box",
        /// A contract of choice from the display.
        ContractFromDisplay = "contract-from-display",
        /// The player may go to the first free city in a direction.
        ToCityMay = "to-city-may",
        /// The player must go to the first free city in a direction.
        ToCityMust = "to-city-must",
        /// The player may go to a free neighbouring city.
        ToCityMayNeighbouring = "to-city-may-neighbouring",
        /// The player must go to a free neighbouring city.
        ToCityMustNeighbouring = "to-city-must-neighbouring",
        /// The load is stolen, the contracts stay face up (`pay`).
        TheftFaceUp = "theft-face-up",
        /// The load is stolen, the contracts go back into the hand (`pay`).
        TheftHand = "theft-hand",
        /// Handed on after a visit, and the visitor may roll again (`city`, `fine`).
        InspectionMay = "inspection-may",
        /// Handed on after a visit, and the visitor must roll again (`city`, `fine`).
        InspectionMust = "inspection-must",
        /// Kept for some extra spaces (`steps`).
        Motivation = "motivation",
        /// The player may help for pay and a missed turn (`pay`).
        BreakdownChoice = "breakdown-choice",
        /// The player must help for pay and a missed turn (`pay`).
        BreakdownForced = "breakdown-forced",
        /// A payment (`cost`, `owed`).
        Fine = "fine",
        /// The player and another may drive (`steps`).
        PartnerMay = "partner-may",
        /// The player and another must drive (`steps`).
        PartnerMust = "partner-must",
        /// Any trucks may be moved (`steps`).
        SnowMay = "snow-may",
        /// All trucks must be moved (`steps`).
        SnowMust = "snow-must",
        /// Kept: the player may roll after a loading.
        QuickLoadingMay = "quick-loading-may",
        /// Kept: the player must roll after the next loading.
        QuickLoadingMust = "quick-loading-must",
        /// Kept until a visit that pays (`city`, `pay`, `fine`).
        SpecialOrder = "special-order",
        /// The jam sign on a named city (`city`).
        JamIn = "jam-in",
        /// The jam sign on a space without truck, sign or cargo.
        JamEmpty = "jam-empty",
        /// The jam sign on any space.
        JamAny = "jam-any",
        /// The jam sign on a space without a truck.
        JamFree = "jam-free",
        /// A receipt (`pay`).
        Gain = "gain",
        /// The player may drive some spaces (`steps`).
        Move = "move",
        /// Back to where the player last loaded.
        SpoiledLastLoading = "spoiled-last-loading",
        /// Back to where goods now carried were last loaded.
        SpoiledLastOfCarried = "spoiled-last-of-carried",
        /// Back to the start city of a loaded contract of choice.
        SpoiledChoice = "spoiled-choice",
        /// To the nearest event space.
        ToEventNearest = "to-event-nearest",
        /// To a neighbouring event space without a truck.
        ToEventNeighbouring = "to-event-neighbouring",
        /// A payment or a missed turn (`cost`).
        Customs = "customs",
        /// The roadworks sign on a named road (`from`, `to`).
        RoadworksOnRoad = "roadworks-on-road",
        /// Kept: a loaded contract may be paid on a visit (`city`).
        AirFreight = "air-freight",
        /// Kept: one sign may be ignored once.
        Navigation = "navigation",
        /// Only the smaller of two dice counts.
        FlatTyre = "flat-tyre",
        /// The same where one die is rolled, and there is no smaller one.
        FlatTyreOneDie = "flat-tyre-one-die",
        /// Cubes on free spaces (`cubes`, `pay`).
        LostCargo = "lost-cargo",
        /// One die instead of two for a round.
        Cloudburst = "cloudburst",
        /// The same where one die is rolled anyway.
        CloudburstOneDie = "cloudburst-one-die",
    }
}

keys! {
    /// Sentences that follow the text of several cards.
    CardNote {
        /// The price of a card that does something else first (`cost`, `owed`).
        ThenPay = "then-pay",
        /// The jammed space is closed to everybody.
        JamClosed = "jam-closed",
        /// The jammed city can be entered to deliver.
        JamOpenToDeliver = "jam-open-to-deliver",
    }
}

/// A value that is filled into the text of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardOperand {
    /// An amount in the currency of the table.
    Money(i32),
    /// A number of spaces or cubes.
    Number(u8),
    /// A city.
    City(Space),
}

/// The text of an event card at a table.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardWording {
    /// What the card does.
    pub text: CardText,
    /// A sentence that follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub note: Option<CardNote>,
    /// The values of both, by name.
    pub operands: BTreeMap<&'static str, CardOperand>,
}

impl CardWording {
    fn of(text: CardText) -> CardWording {
        CardWording { text, note: None, operands: BTreeMap::new() }
    }

    fn noted(mut self, note: CardNote) -> CardWording {
        self.note = Some(note);
        self
    }

    fn money(mut self, name: &'static str, amount: i32) -> CardWording {
        self.operands.insert(name, CardOperand::Money(amount));
        self
    }

    fn number(mut self, name: &'static str, number: u8) -> CardWording {
        self.operands.insert(name, CardOperand::Number(number));
        self
    }

    fn city(mut self, name: &'static str, city: Space) -> CardWording {
        self.operands.insert(name, CardOperand::City(city));
        self
    }

    /// A price, and the debt of a player who cannot pay it.
    fn cost(self, cost: i32, switches: &Switches) -> CardWording {
        let owed = match switches.unpayable_cost {
            UnpayableCost::Double => cost.saturating_mul(2),
            UnpayableCost::Single => cost,
        };
        self.money("cost", cost).money("owed", owed)
    }

    /// The price of a card that does something else first; a free card does not mention it.
    fn then_pay(self, cost: i32, switches: &Switches) -> CardWording {
        if cost > 0 { self.cost(cost, switches).noted(CardNote::ThenPay) } else { self }
    }

    fn jam(self, switches: &Switches) -> CardWording {
        self.noted(match switches.jammed_space {
            JammedSpace::Closed => CardNote::JamClosed,
            JammedSpace::OpenToDeliver => CardNote::JamOpenToDeliver,
        })
    }
}

impl Rules {
    /// The text that an event card shows at this table; none if the deck lacks the card.
    ///
    /// ```
    /// use aufachse_rules::events::{CardOperand, CardText};
    /// use aufachse_rules::{EventId, Rules};
    ///
    /// let rules = Rules::builtin("classic-cz").unwrap();
    /// let at = rules.events().cards.iter().position(|card| card.id == "pannenhilfe").unwrap();
    /// let wording = rules.card_wording(EventId(at as u8)).unwrap();
    /// assert_eq!(wording.text, CardText::BreakdownForced);
    /// assert_eq!(wording.operands["pay"], CardOperand::Money(1000));
    /// ```
    pub fn card_wording(&self, card: EventId) -> Option<CardWording> {
        self.effect(card).map(|effect| wording(effect, self.switches()))
    }
}

/// The text of an effect under these switches.
fn wording(effect: Effect, switches: &Switches) -> CardWording {
    use CardText as T;
    let of = CardWording::of;
    match effect {
        Effect::Rail { which, cost } => of(match which {
            RailContract::Longest => T::RailLongest,
            RailContract::Choice => T::RailChoice,
        })
        .then_pay(cost, switches),
        Effect::Roll { dice } => of(match dice {
            CardDice::AsInTurn if switches.dice.get() > 1 => T::RollTwo,
            CardDice::AsInTurn | CardDice::One => T::RollOne,
        }),
        Effect::Documents => of(match switches.dokumente {
            DocumentsCity::Opposite => T::DocumentsOpposite,
            DocumentsCity::LastCity => T::DocumentsLastCity,
        }),
        Effect::MissTurn => of(T::MissTurn),
        Effect::ToDestination => {
            let by_itself = switches.delivering == Delivering::ByItself;
            let must = by_itself || switches.familiennachwuchs_unload == MayMust::Must;
            of(match (switches.familiennachwuchs, must) {
                (Destination::Nearest, true) => T::ToDestinationNearest,
                (Destination::Nearest, false) => T::ToDestinationNearestMay,
                (Destination::Any, true) => T::ToDestinationAny,
                (Destination::Any, false) => T::ToDestinationAnyMay,
            })
        }
        Effect::Dumping => of(T::Dumping),
        Effect::Contract { from } => of(match from {
            ContractSource::Box => T::ContractFromBox,
            ContractSource::Display => T::ContractFromDisplay,
        }),
        Effect::ToCity => of(match (switches.gute_routenplanung, switches.route_reach) {
            (MayMust::May, RouteReach::ThroughOccupied) => T::ToCityMay,
            (MayMust::Must, RouteReach::ThroughOccupied) => T::ToCityMust,
            (MayMust::May, RouteReach::Neighbouring) => T::ToCityMayNeighbouring,
            (MayMust::Must, RouteReach::Neighbouring) => T::ToCityMustNeighbouring,
        }),
        Effect::Theft { pay } => of(match switches.hilfe_diebe {
            StolenContracts::FaceUp => T::TheftFaceUp,
            StolenContracts::Hand => T::TheftHand,
        })
        .money("pay", pay),
        Effect::Inspection { city, fine } => of(match switches.inspektion {
            MayMust::May => T::InspectionMay,
            MayMust::Must => T::InspectionMust,
        })
        .city("city", city)
        .money("fine", fine),
        Effect::Motivation { steps } => of(T::Motivation).number("steps", steps),
        // Where the card lies until the turn is missed changes nothing for the player.
        Effect::Breakdown { pay, kept: _ } => of(match switches.pannenhilfe {
            ChoiceOrForced::Choice => T::BreakdownChoice,
            ChoiceOrForced::Forced => T::BreakdownForced,
        })
        .money("pay", pay),
        Effect::Fine { cost } => of(T::Fine).cost(cost, switches),
        Effect::Partner { steps, kind } => of(match (kind, switches.subunternehmer) {
            (PartnerMove::May, MayMust::May | MayMust::Must)
            | (PartnerMove::BySwitch, MayMust::May) => T::PartnerMay,
            (PartnerMove::BySwitch, MayMust::Must) => T::PartnerMust,
        })
        .number("steps", steps),
        Effect::Snow { steps } => of(match switches.schneestuerme {
            MayMust::May => T::SnowMay,
            MayMust::Must => T::SnowMust,
        })
        .number("steps", steps),
        Effect::QuickLoading => of(match switches.schnelle_verladung {
            MayMust::May => T::QuickLoadingMay,
            MayMust::Must => T::QuickLoadingMust,
        }),
        Effect::SpecialOrder { city, pay, fine } => {
            of(T::SpecialOrder).city("city", city).money("pay", pay).money("fine", fine)
        }
        Effect::JamIn { city } => of(T::JamIn).city("city", city).jam(switches),
        Effect::JamAnywhere => of(match switches.jam_space {
            JamSpace::Empty => T::JamEmpty,
            JamSpace::Any => T::JamAny,
            JamSpace::Free => T::JamFree,
        })
        .jam(switches),
        Effect::Gain { pay } => of(T::Gain).money("pay", pay),
        Effect::Move { steps } => of(T::Move).number("steps", steps),
        Effect::Spoiled { to, cost } => of(match (to, switches.ware_verdorben) {
            (SpoiledReturn::LastLoading, SpoiledCity::LastLoading) => T::SpoiledLastLoading,
            (SpoiledReturn::LastLoading, SpoiledCity::LastOfCarried) => T::SpoiledLastOfCarried,
            (SpoiledReturn::Choice, SpoiledCity::LastLoading | SpoiledCity::LastOfCarried) => {
                T::SpoiledChoice
            }
        })
        .then_pay(cost, switches),
        Effect::ToEvent => of(match switches.zollabfertigung {
            NextEvent::Nearest => T::ToEventNearest,
            NextEvent::Neighbouring => T::ToEventNeighbouring,
        }),
        Effect::Customs { cost } => of(T::Customs).money("cost", cost),
        Effect::Roadworks { from, to } => of(T::RoadworksOnRoad).city("from", from).city("to", to),
        Effect::AirFreight { city, cost } => {
            of(T::AirFreight).city("city", city).then_pay(cost, switches)
        }
        Effect::Navigation => of(T::Navigation),
        Effect::FlatTyre => {
            of(if switches.dice.get() > 1 { T::FlatTyre } else { T::FlatTyreOneDie })
        }
        Effect::LostCargo { cubes, pay } => {
            of(T::LostCargo).number("cubes", cubes).money("pay", pay)
        }
        Effect::Cloudburst => {
            of(if switches.dice.get() > 1 { T::Cloudburst } else { T::CloudburstOneDie })
        }
    }
}

impl Effect {
    /// The name of the effect as decks write it, such as `miss-turn`.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::Rail { .. } => "rail",
            Effect::Roll { .. } => "roll",
            Effect::Documents => "documents",
            Effect::MissTurn => "miss-turn",
            Effect::ToDestination => "to-destination",
            Effect::Dumping => "dumping",
            Effect::Contract { .. } => "contract",
            Effect::ToCity => "to-city",
            Effect::Theft { .. } => "theft",
            Effect::Inspection { .. } => "inspection",
            Effect::Motivation { .. } => "motivation",
            Effect::Breakdown { .. } => "breakdown",
            Effect::Fine { .. } => "fine",
            Effect::Partner { .. } => "partner",
            Effect::Snow { .. } => "snow",
            Effect::QuickLoading => "quick-loading",
            Effect::SpecialOrder { .. } => "special-order",
            Effect::JamIn { .. } => "jam-in",
            Effect::JamAnywhere => "jam-anywhere",
            Effect::Gain { .. } => "gain",
            Effect::Move { .. } => "move",
            Effect::Spoiled { .. } => "spoiled",
            Effect::ToEvent => "to-event",
            Effect::Customs { .. } => "customs",
            Effect::Roadworks { .. } => "roadworks",
            Effect::AirFreight { .. } => "air-freight",
            Effect::Navigation => "navigation",
            Effect::FlatTyre => "flat-tyre",
            Effect::LostCargo { .. } => "lost-cargo",
            Effect::Cloudburst => "cloudburst",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::BUILTIN_EVENT_DECKS;

    /// The name of an effect is the one that decks, the wire and texts use.
    #[test]
    fn an_effect_is_named_as_it_is_written() {
        let mut names = std::collections::BTreeSet::new();
        for edition in ["classic", "modern"] {
            let rules = Rules::builtin(edition).unwrap();
            for card in &rules.events.cards {
                let written = toml::Table::try_from(card.effect).unwrap();
                assert_eq!(written["effect"].as_str(), Some(card.effect.name()), "{}", card.id);
                names.insert(card.effect.name());
            }
        }
        assert_eq!(names.len(), 30, "the two decks have every effect there is");
        assert_eq!(BUILTIN_EVENT_DECKS.len(), 2);
    }

    /// A card that costs nothing does not speak of a price.
    #[test]
    fn a_free_card_mentions_no_price() {
        let rules = Rules::builtin("classic").unwrap();
        let spoiled =
            |cost| wording(Effect::Spoiled { to: SpoiledReturn::Choice, cost }, rules.switches());
        assert_eq!((spoiled(0).note, spoiled(0).operands.len()), (None, 0));
        assert_eq!(spoiled(300).note, Some(CardNote::ThenPay));
        assert_eq!(spoiled(300).operands["owed"], CardOperand::Money(600));
    }
}
