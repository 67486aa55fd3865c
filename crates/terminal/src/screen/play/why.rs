//! “Why not?”: asking about a move that is not in the list.

use std::cell::Cell;

use aufachse_rules::{Action, Decision, Path, Refusal, Space, Trailer};
use aufachse_server::wire::ClientMessage;

use super::overlay::{Answer, Asking, Over};
use super::{Deed, Play};
use crate::say;
use crate::why::shortest;

/// What can be asked about.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Question {
    /// An action as it is.
    Action(Action),
    /// A space: to drive there, or to put there whatever is to be put somewhere.
    Space(Space),
}

impl Play {
    /// The questions that make sense at this table, with their texts.
    pub(super) fn questions(&self) -> Vec<(String, Question)> {
        let Some(sight) = self.sight() else { return Vec::new() };
        let teller = sight.teller();
        let mut all = Vec::new();
        for (key, action) in [
            ("web-why-roll", Action::Roll),
            ("web-why-stay", Action::Stay),
            ("web-why-auction", Action::Auction(0)),
            ("web-why-buy", Action::Buy(Trailer::Small)),
            ("web-why-sell", Action::Sell(Trailer::Small)),
        ] {
            all.push((self.text(key), Question::Action(action)));
        }
        let player = sight.own.and_then(|seat| sight.view.players.get(seat.index()));
        let road = player.map(|player| player.on_road.clone()).unwrap_or_default();
        let hand = sight.hand.iter().map(|id| (*id, "web-why-load", Action::Load(*id)));
        let road = road.iter().map(|id| (*id, "web-why-deliver", Action::Deliver(*id)));
        for (id, key, action) in hand.chain(road) {
            let Some(contract) = sight.rules.contract(id) else { continue };
            let (from, to) = (teller.space(contract.from), teller.space(contract.to));
            let text = self.words.text(key, &[("from", from.into()), ("to", to.into())]);
            all.push((text, Question::Action(action)));
        }
        let mut cities: Vec<Space> = sight.rules.board().city_set.iter().collect();
        cities.sort_by_key(|&city| teller.space(city));
        for city in cities {
            let there = teller.space(city);
            let text = self.words.text("screen-why-there", &[("space", there.into())]);
            all.push((text, Question::Space(city)));
        }
        all
    }

    /// Opens the list of questions.
    pub(super) fn ask_why(&mut self) {
        let all = self.questions();
        if !all.is_empty() {
            self.over = Over::Why(Asking::new(all));
        }
    }

    /// Asks the server for the rule.
    pub(super) fn question(&mut self, question: &Question) -> Vec<Deed> {
        let Some(seat) = self.table.state.looking else { return Vec::new() };
        let action = match question {
            Question::Action(action) => Some(*action),
            Question::Space(space) => self.at_space(*space),
        };
        let Some(action) = action else {
            self.answer(self.text("web-why-far"), None);
            return Vec::new();
        };
        vec![Deed::Send(ClientMessage::Why { id: self.table.next_id(), seat, action })]
    }

    /// The action that a space stands for; nothing where no throw goes so far.
    fn at_space(&self, space: Space) -> Option<Action> {
        let view = self.table.view()?;
        let mover = match say::decision(&self.table) {
            Some(Decision::Place) => return Some(Action::Place(space)),
            Some(Decision::Roadworks) => return Some(Action::Roadworks(space)),
            Some(Decision::LoseCargo { .. }) => return Some(Action::LoseCargo(space)),
            Some(Decision::CardMove { truck, .. }) => truck,
            _ => self.table.state.looking?,
        };
        let from = view.players.get(mover.index())?.truck?;
        let way = shortest(self.table.rules.board(), from, space)?;
        Path::new(&way, true, false, false).map(Action::Drive)
    }

    /// The rule that the server has named.
    pub(super) fn because(&mut self, refusal: Option<&Refusal>) {
        let text = match refusal {
            Some(refusal) => self.say().refusal(refusal),
            None => self.text("web-why-allowed"),
        };
        let rule = refusal.and_then(|refusal| self.say().rule(&refusal.clause));
        self.answer(text, rule);
    }

    fn answer(&mut self, text: String, rule: Option<String>) {
        match &mut self.over {
            Over::Why(asking) => {
                asking.answer = Some(Answer { text, rule, from: Cell::default() });
            }
            _ => self.notice = Some(text),
        }
    }
}
