//! The labels of choices: what an action does where a certain card or decision asks for it.

use aufachse_rules::events::Effect;
use aufachse_rules::switches::MayMust;
use aufachse_rules::{Action, ContractId, Decision, EventId, Pending};

use super::Teller;
use crate::Value;

impl Teller<'_> {
    /// A choice in words that say what it does at this moment, such as “Pay 500 €”.
    ///
    /// `pending` is the decision to which the choice belongs. `display` are the public contracts by
    /// their places, as in a view.
    ///
    /// ```
    /// use aufachse_rules::{Action, Decision, EventId, Pending, Rules, Seat, SeatSet};
    /// use aufachse_words::{Teller, Words};
    ///
    /// let words = Words::new("en").expect("English is always there");
    /// let rules = Rules::builtin("classic").unwrap();
    /// let teller = Teller::new(&words, &rules, &[]);
    /// let at = rules.events().cards.iter().position(|card| card.id == "zollkontrolle").unwrap();
    /// let decision = Decision::Event { card: EventId(at as u8) };
    /// let pending = Pending::Players { seats: SeatSet::only(Seat(0)), decision };
    /// assert_eq!(teller.choice(&pending, &Action::Accept, &[]), "Pay 500\u{a0}DM");
    /// assert_eq!(teller.choice(&pending, &Action::Decline, &[]), "Miss a turn");
    /// ```
    pub fn choice(
        &self,
        pending: &Pending,
        action: &Action,
        display: &[Option<ContractId>],
    ) -> String {
        let own = match *pending {
            Pending::Players { decision, .. } => self.decided(decision, action, display),
            Pending::Chance { .. } | Pending::Over { .. } => None,
        };
        own.unwrap_or_else(|| self.action(action, display))
    }

    /// The label of a choice at a decision; nothing where the action itself says all.
    fn decided(
        &self,
        decision: Decision,
        action: &Action,
        display: &[Option<ContractId>],
    ) -> Option<String> {
        use Decision as D;
        let declines = *action == Action::Decline;
        let accepts = *action == Action::Accept;
        let done = *action == Action::Done;
        match decision {
            D::Event { card } => self.at_card(card, action, display),
            D::CardMove { .. } => declines.then(|| self.label("stay", &[])),
            D::Partner { .. } => match self.chosen("partner", action) {
                None => declines.then(|| self.label("partner-none", &[])),
                chosen => chosen,
            },
            D::Snow { .. } => match self.chosen("snow", action) {
                None => done.then(|| self.label("snow-done", &[])),
                chosen => chosen,
            },
            D::AirFreight { card } => match *action {
                Action::Pick(contract) => {
                    let cost = self.money(self.air_freight_cost(card));
                    let contract = self.contract(contract);
                    let values = [("contract", contract.into()), ("cost", cost.into())];
                    Some(self.label("air-freight", &values))
                }
                _ => declines.then(|| self.label("air-freight-none", &[])),
            },
            D::QuickLoading { .. } if declines => Some(self.label("keep-card", &[])),
            D::Inspected if declines => Some(self.label("stay", &[])),
            D::QuickLoading { .. } | D::Inspected => accepts.then(|| self.label("roll-again", &[])),
            D::LoadNow { contract } => declines
                .then(|| self.label("load-later", &[("contract", self.contract(contract).into())])),
            D::SellToPay { .. } => declines.then(|| self.label("owe", &[])),
            D::Deliver => done.then(|| self.label("deliver-done", &[])),
            D::Stop => done.then(|| self.label("stop-done", &[])),
            D::EndOfTurn => done.then(|| self.label("end-turn", &[])),
            D::Place
            | D::BeforeRoll
            | D::Drive { .. }
            | D::Roadworks
            | D::LoseCargo { .. }
            | D::Interest
            | D::Auction { .. } => None,
        }
    }

    /// The label of a choice that a drawn card leaves.
    fn at_card(
        &self,
        card: EventId,
        action: &Action,
        display: &[Option<ContractId>],
    ) -> Option<String> {
        use Effect as E;
        let switches = self.rules.switches();
        let declines = *action == Action::Decline;
        let pick = |key: &str| match *action {
            Action::Pick(contract) => {
                let city = self.rules.contract(contract).map(|c| self.space(c.from));
                let city = ("city", Value::from(city.unwrap_or_default()));
                Some(self.label(key, &[("contract", self.contract(contract).into()), city]))
            }
            _ => None,
        };
        match self.rules.effect(card)? {
            E::Breakdown { pay, .. } => match *action {
                Action::Accept => {
                    Some(self.label("breakdown-help", &[("pay", self.money(pay).into())]))
                }
                _ => declines.then(|| self.label("breakdown-drive-on", &[])),
            },
            E::Customs { cost } => match *action {
                Action::Accept => {
                    Some(self.label("customs-pay", &[("cost", self.money(cost).into())]))
                }
                _ => declines.then(|| self.label("customs-miss", &[])),
            },
            E::ToCity if switches.gute_routenplanung == MayMust::May => {
                declines.then(|| self.label("stay", &[]))
            }
            // These can be declined only where a navigation card would be needed to obey.
            E::ToCity | E::Documents | E::ToDestination | E::ToEvent => {
                declines.then(|| self.label("keep-navigation", &[]))
            }
            E::Rail { .. } => pick("rail"),
            E::Dumping => pick("dumping"),
            E::Spoiled { .. } => pick("spoiled"),
            E::Contract { .. } => match *action {
                Action::Take(slot) => Some(match display.get(usize::from(slot)) {
                    Some(Some(contract)) => {
                        let contract = ("contract", self.contract(*contract).into());
                        self.label("take-free-known", &[contract])
                    }
                    _ => self.label("take-free", &[("slot", (i32::from(slot) + 1).into())]),
                }),
                _ => None,
            },
            E::Roll { .. }
            | E::MissTurn
            | E::Theft { .. }
            | E::Inspection { .. }
            | E::Motivation { .. }
            | E::Fine { .. }
            | E::Partner { .. }
            | E::Snow { .. }
            | E::QuickLoading
            | E::SpecialOrder { .. }
            | E::JamIn { .. }
            | E::JamAnywhere
            | E::Gain { .. }
            | E::Move { .. }
            | E::Roadworks { .. }
            | E::AirFreight { .. }
            | E::Navigation
            | E::FlatTyre
            | E::LostCargo { .. }
            | E::Cloudburst => None,
        }
    }

    /// A player who is chosen.
    fn chosen(&self, key: &str, action: &Action) -> Option<String> {
        let Action::Choose(seat) = *action else { return None };
        Some(self.label(key, &[("player", self.player(seat).into())]))
    }

    /// The payment for each lost cube: the first such card of the deck sets it.
    pub(super) fn lost_cargo_pay(&self) -> i32 {
        let pay = |effect| match effect {
            Effect::LostCargo { pay, .. } => Some(pay),
            _ => None,
        };
        self.rules.events().cards.iter().find_map(|card| pay(card.effect)).unwrap_or(0)
    }

    fn air_freight_cost(&self, card: EventId) -> i32 {
        match self.rules.effect(card) {
            Some(Effect::AirFreight { cost, .. }) => cost,
            _ => 0,
        }
    }

    fn label(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.say(&format!("choice-{key}"), values)
    }
}
