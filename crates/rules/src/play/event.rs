//! Event cards: what each effect does.

use super::Transition;
use crate::action::{Action, ContractId, EventId, Seat};
use crate::events::{CardDice, ContractSource, Effect, PartnerMove, SpoiledReturn};
use crate::frame::{Arrival, ArrivalMarks, ArrivalStep, Frame};
use crate::happening::{Happening, Purpose};
use crate::space::{Space, SpaceSet};
use crate::state::{Timed, contracts};
use crate::switches::{
    ChoiceOrForced, DocumentsCity, MayMust, SpoiledCity, StolenContracts, UsedEventCard,
};

impl Transition<'_> {
    /// Draws the top card of the event deck; gives whether chance must say which it is.
    pub(super) fn draw_waits(&mut self) -> bool {
        if self.s.events_unseen != 0 {
            return true;
        }
        match self.rules.switches().used_event_card {
            UsedEventCard::Reshuffled if self.s.events_used != 0 => {
                self.s.events_unseen = std::mem::take(&mut self.s.events_used);
                self.say(Happening::EventsReshuffled);
                true
            }
            UsedEventCard::UnderDeck => {
                // The cards under the deck come up in the order in which they were put there.
                match self.s.events_under.remove(0) {
                    Some(card) => self.draw(EventId(card)),
                    None => self.pop(),
                }
                false
            }
            _ => {
                self.pop();
                false
            }
        }
    }

    /// Carries out a drawn card, or lets it wait for a choice.
    pub(super) fn draw(&mut self, card: EventId) {
        let player = self.s.current;
        self.pop();
        self.say(Happening::EventDrawn { player, card });
        let Some(effect) = self.rules.effect(card) else { return };
        let switches = self.rules.switches();
        match effect {
            Effect::Inspection { .. }
            | Effect::Motivation { .. }
            | Effect::QuickLoading
            | Effect::SpecialOrder { .. }
            | Effect::AirFreight { .. }
            | Effect::Navigation
            | Effect::FlatTyre => self.keep(card),
            Effect::Cloudburst => {
                self.keep(card);
                if let Some(old) = self.s.cloudburst.take() {
                    self.spend(old.owner, old.card);
                }
                self.s.cloudburst = Some(Timed { owner: player, card, since: self.s.turn });
            }
            Effect::Fine { .. } => self.charge(player, card),
            Effect::Gain { pay } => {
                self.spend(player, card);
                self.gain(player, pay, Purpose::Event);
            }
            Effect::MissTurn => {
                self.spend(player, card);
                self.miss(player);
            }
            Effect::Breakdown { .. } if switches.pannenhilfe == ChoiceOrForced::Forced => {
                self.help(card);
            }
            Effect::Customs { cost } if self.s.player(player).cash < cost => {
                self.spend(player, card);
                self.miss(player);
            }
            Effect::Breakdown { .. } | Effect::Customs { .. } => self.push(Frame::Event { card }),
            Effect::Roll { dice } => {
                self.spend(player, card);
                let dice = match dice {
                    CardDice::AsInTurn => switches.dice.get(),
                    CardDice::One => 1,
                };
                let dice = self.dice(dice);
                self.push(Frame::Roll { dice, by_card: true });
            }
            Effect::Move { steps } => {
                self.spend(player, card);
                self.push(Frame::CardMove { truck: player, by: player, steps, may: true });
            }
            Effect::Partner { steps, kind } => {
                self.spend(player, card);
                let may = kind == PartnerMove::May || switches.subunternehmer == MayMust::May;
                self.push(Frame::Partner { steps, may });
                self.push(Frame::CardMove { truck: player, by: player, steps, may });
            }
            Effect::Snow { steps } => {
                self.spend(player, card);
                let may = switches.schneestuerme == MayMust::May;
                self.push(Frame::Snow { left: self.s.everyone(), steps, may });
            }
            Effect::Theft { pay } => self.theft(card, pay),
            Effect::Contract { from: ContractSource::Box } => {
                if self.s.boxed() == 0 {
                    return self.no_effect(card);
                }
                self.spend(player, card);
                self.push(Frame::DrawBox);
            }
            Effect::Contract { from: ContractSource::Display } => {
                if self.s.display_empty() {
                    return self.no_effect(card);
                }
                self.push(Frame::Event { card });
            }
            Effect::Rail { which, .. } => {
                let fit = self.query().rail_contracts(which);
                self.choose_contract(card, fit);
            }
            Effect::Dumping => {
                let fit = self.s.player(player).unstarted();
                self.choose_contract(card, fit);
            }
            Effect::Spoiled { to, .. } => {
                let road = self.s.player(player).road;
                match to {
                    SpoiledReturn::Choice => self.choose_contract(card, road),
                    SpoiledReturn::LastLoading if road == 0 => self.no_effect(card),
                    SpoiledReturn::LastLoading => self.reload_in(card, self.last_loading(player)),
                }
            }
            Effect::Documents | Effect::ToDestination | Effect::ToCity | Effect::ToEvent => {
                let targets = self.query().card_targets(card);
                let may = effect == Effect::ToCity && switches.gute_routenplanung == MayMust::May;
                match (targets.len(), targets.iter().next()) {
                    (0, _) | (_, None) => self.no_effect(card),
                    (1, Some(only)) if !may && self.query().open_targets(card).has(only) => {
                        self.go_to(card, only);
                    }
                    _ => self.push(Frame::Event { card }),
                }
            }
            Effect::JamIn { city } => self.jam(card, city),
            Effect::JamAnywhere => self.choose_space(card, self.query().jam_spaces()),
            Effect::Roadworks { from, to } => {
                self.choose_space(card, self.query().named_roadworks(from, to));
            }
            Effect::LostCargo { cubes, .. } => {
                self.spend(player, card);
                let left = cubes.min(self.s.stock);
                if left > 0 {
                    self.push(Frame::LoseCargo { left });
                } else {
                    self.say(Happening::NoEffect { player, card });
                }
            }
        }
    }

    fn keep(&mut self, card: EventId) {
        let player = self.s.current;
        self.s.player_mut(player).front |= card.bit();
        self.say(Happening::CardKept { player, card });
    }

    fn no_effect(&mut self, card: EventId) {
        let player = self.s.current;
        self.say(Happening::NoEffect { player, card });
        self.spend(player, card);
    }

    fn miss(&mut self, player: Seat) {
        let h = self.s.player_mut(player);
        h.missed = h.missed.saturating_add(1);
        self.say(Happening::WillMiss { player });
    }

    fn help(&mut self, card: EventId) {
        let player = self.s.current;
        let Some(Effect::Breakdown { pay, kept }) = self.rules.effect(card) else { return };
        if kept {
            self.keep(card);
        } else {
            self.spend(player, card);
        }
        self.miss(player);
        self.gain(player, pay, Purpose::Event);
    }

    fn choose_contract(&mut self, card: EventId, fit: u64) {
        match contracts(fit).next() {
            None => self.no_effect(card),
            Some(only) if fit.is_power_of_two() => self.contract_chosen(card, only),
            Some(_) => self.push(Frame::Event { card }),
        }
    }

    fn choose_space(&mut self, card: EventId, fit: SpaceSet) {
        if fit.is_empty() { self.no_effect(card) } else { self.push(Frame::Event { card }) }
    }

    /// Carries out a choice that a drawn card gave.
    pub(super) fn event_action(&mut self, card: EventId, action: Action) {
        let player = self.s.current;
        let effect = self.rules.effect(card);
        self.pop();
        match (action, effect) {
            (Action::Pick(contract), _) => self.contract_chosen(card, contract),
            (Action::GoTo(space), _) => self.go_to(card, space),
            (Action::Jam(space), _) => self.jam(card, space),
            (Action::Roadworks(space), _) => {
                self.s.roadworks = space;
                self.say(Happening::RoadworksPlaced { player, space });
                self.spend(player, card);
            }
            (Action::Take(slot), _) => {
                self.spend(player, card);
                if let Some(contract) = self.query().displayed(slot) {
                    self.s.player_mut(player).hand |= contract.bit();
                    self.say(Happening::Taken { player, contract });
                    self.close_gap(slot, false);
                }
            }
            (Action::Accept, Some(Effect::Breakdown { .. })) => self.help(card),
            (Action::Accept, Some(Effect::Customs { cost })) => {
                self.pay(player, cost, Purpose::Event);
                self.spend(player, card);
            }
            (Action::Decline, Some(Effect::Customs { .. })) => {
                self.spend(player, card);
                self.miss(player);
            }
            _ => {
                self.say(Happening::Declined { player, card });
                self.spend(player, card);
            }
        }
    }

    fn contract_chosen(&mut self, card: EventId, contract: ContractId) {
        let player = self.s.current;
        match self.rules.effect(card) {
            Some(Effect::Rail { .. }) => {
                self.ship(player, contract, card);
                self.charge(player, card);
            }
            Some(Effect::Dumping) => {
                self.spend(player, card);
                self.check_end = true;
                let to = self.s.right_of(player);
                let h = self.s.player_mut(player);
                h.hand &= !contract.bit();
                h.open &= !contract.bit();
                h.taken &= !contract.bit();
                self.s.player_mut(to).hand |= contract.bit();
                self.say(Happening::Given { from: player, to, contract: Some(contract) });
            }
            Some(Effect::Spoiled { .. }) => {
                let city = self.rules.contract(contract).map_or(Space::NONE, |c| c.from);
                self.reload_in(card, city);
            }
            _ => {}
        }
    }

    /// The city to which spoiled goods go back.
    fn last_loading(&self, player: Seat) -> Space {
        let h = self.s.player(player);
        match self.rules.switches().ware_verdorben {
            SpoiledCity::LastLoading => h.last_loading,
            SpoiledCity::LastOfCarried => {
                let carried = self.s.load_order.as_slice().iter().rev().map(|&c| ContractId(c));
                carried
                    .filter(|c| h.road & c.bit() != 0)
                    .find_map(|c| self.rules.contract(c).map(|c| c.from))
                    .unwrap_or(Space::NONE)
            }
        }
    }

    /// The truck is set down in a city and its goods from there are loaded afresh.
    fn reload_in(&mut self, card: EventId, city: Space) {
        let player = self.s.current;
        let full = city == Space::NONE || self.query().full_for(player).has(city);
        if full || city == self.s.jam {
            self.say(Happening::NoEffect { player, card });
            self.charge(player, card);
            return;
        }
        self.charge(player, card);
        self.say(Happening::WentTo { player, space: city });
        self.set_truck(player, city, Space::NONE);
        if self.rules.documents() == Some(DocumentsCity::LastCity) {
            self.s.player_mut(player).remember(city);
        }
        let renewed = self.s.player(player).road & self.rules.starting_in(city);
        for contract in contracts(renewed) {
            self.say(Happening::Reloaded { player, contract });
        }
        self.s.marks.over = true;
        let marks = ArrivalMarks::default().with_by_card(true).with_set_down(true);
        self.push(Frame::Arrival(Arrival { seat: player, step: ArrivalStep::LostCargo, marks }));
    }

    /// The truck goes to where a card sends it.
    fn go_to(&mut self, card: EventId, space: Space) {
        let player = self.s.current;
        self.spend(player, card);
        let from = self.s.player(player).truck;
        self.say(Happening::WentTo { player, space });
        // How the truck came is kept only where a card can ask for it, and signs on the way are
        // of interest only to who can open them.
        let documents = self.rules.documents();
        let asks_side =
            documents == Some(DocumentsCity::Opposite) && self.rules.board.events.has(space);
        let asks_cities = documents == Some(DocumentsCity::LastCity);
        let navigates = self.query().held(player, self.rules.kinds.navigation).is_some();
        let mut back = Space::NONE;
        if asks_side || asks_cities || navigates {
            // The way is told from its end to its beginning.
            let mut path = [from; 256];
            let mut steps = 0;
            self.query().card_way(card, space, |s| {
                path[steps % 256] = s;
                steps += 1;
            });
            for &passed in path[..steps.min(256)].iter().rev() {
                self.ignore_sign(player, passed);
                if asks_cities && self.rules.board.is_city(passed) {
                    self.s.player_mut(player).remember(passed);
                }
            }
            if asks_side {
                back = path[1];
            }
        }
        self.set_truck(player, space, back);
        let effect = self.rules.effect(card);
        let unloads = effect == Some(Effect::ToDestination);
        let marks = ArrivalMarks::default()
            .with_by_card(true)
            .with_exact(true)
            .with_no_event(effect == Some(Effect::ToEvent))
            .with_must_deliver(unloads);
        self.push(Frame::Arrival(Arrival { seat: player, step: ArrivalStep::LostCargo, marks }));
    }

    /// The jam sign goes on a space for a round; an older jam is over.
    fn jam(&mut self, card: EventId, space: Space) {
        let player = self.s.current;
        if let Some(old) = self.s.jam_card {
            self.lift_jam(old.card);
        }
        self.keep(card);
        self.s.jam = space;
        self.s.jam_card = Some(Timed { owner: player, card, since: self.s.turn });
        self.say(Happening::JamPlaced { player, space });
    }

    /// All goods are stolen; the contracts stay and can be loaded again.
    fn theft(&mut self, card: EventId, pay: i32) {
        let player = self.s.current;
        let road = self.s.player(player).road;
        if road == 0 {
            return self.no_effect(card);
        }
        self.spend(player, card);
        for contract in contracts(road) {
            self.unload_contract(player, contract);
            self.say(Happening::Stolen { player, contract });
        }
        let to_hand = self.rules.switches().hilfe_diebe == StolenContracts::Hand;
        let h = self.s.player_mut(player);
        if to_hand {
            h.hand |= road;
        } else {
            h.open |= road;
        }
        let lost = std::mem::take(&mut h.lost);
        h.load = h.load.saturating_sub(lost);
        self.s.stock += lost;
        self.gain(player, pay * road.count_ones() as i32, Purpose::Event);
    }
}
