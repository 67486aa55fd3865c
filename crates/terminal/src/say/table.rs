//! Saying what lies on the table: papers, public contracts, players.

use aufachse_rules::{ContractId, Seat, Space};
use aufachse_server::wire::BotWhy;

use super::Say;

impl Say<'_> {
    /// A contract with the steps of its shortest way.
    pub fn contract(&self, id: ContractId) -> String {
        let card = self.teller().contract(id);
        let Some(contract) = self.table.rules.contract(id) else { return card };
        let steps = self.table.rules.board().distance(contract.from, contract.to);
        let steps = self.text("web-steps", &[("steps", steps.into())]);
        [card, steps].join(&self.text("list-comma", &[]))
    }

    /// The own contracts of the shown seat: those in hand, then those on the road, each with what
    /// there is to say of it.
    pub fn papers(&self) -> Vec<String> {
        let (Some(view), Some(seat)) = (self.table.view(), self.table.state.looking) else {
            return Vec::new();
        };
        let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
        let marked = |id: &ContractId, mark: Option<&str>| {
            let line = self.contract(*id);
            match mark {
                Some(key) => self.text(
                    "terminal-marked",
                    &[("what", line.into()), ("mark", self.text(key, &[]).into())],
                ),
                None => line,
            }
        };
        let taken = |id: &ContractId| view.just_taken.contains(id).then_some("web-just-taken");
        let mut lines: Vec<String> = view.hand.iter().map(|id| marked(id, taken(id))).collect();
        lines.extend(player.on_road.iter().map(|id| marked(id, Some("web-on-road"))));
        lines.extend(player.stolen.iter().map(|id| marked(id, Some("web-stolen"))));
        lines
    }

    /// The public contracts with their five bids, by place; the first leaves next.
    pub fn display(&self) -> Vec<String> {
        let Some(view) = self.table.view() else { return Vec::new() };
        let line = |id: &ContractId| {
            let bids = self.table.rules.contract(*id).map(|card| card.bids).unwrap_or_default();
            let bids: Vec<String> =
                bids.iter().map(|bid| self.words.number((*bid).into())).collect();
            let values =
                [("contract", self.contract(*id).into()), ("bids", bids.join(" · ").into())];
            self.text("terminal-public", &values)
        };
        view.display.iter().flatten().map(line).collect()
    }

    /// One player in a line: where, how much cash, how much load, what he holds.
    pub fn player_line(&self, seat: Seat) -> String {
        let name = self.player(seat);
        let mut parts = Vec::new();
        if let Some(player) = self.table.view().and_then(|view| view.players.get(seat.index())) {
            let space = match player.truck {
                Some(space) => self.teller().space(space),
                None => self.text("cli-table-off-board", &[]),
            };
            let cash = match player.cash {
                Some(cash) => self.teller().money(cash),
                None => self.text("web-secret", &[]),
            };
            let load = [("load", player.load.into()), ("capacity", player.capacity.into())];
            let held = [("hidden", player.hidden.into()), ("road", player.on_road.len().into())];
            parts.extend([space, cash, self.text("web-load", &load), self.text("web-held", &held)]);
            if player.missed_turns > 0 {
                parts.push(self.text("web-sits-out", &[]));
            }
        }
        if let Some(info) = self.table.state.seats.get(seat.index()) {
            match info.bot {
                _ if !info.taken => parts.push(self.text("web-free", &[])),
                None if !info.present => parts.push(self.text("web-away", &[])),
                Some(BotWhy::Seat) | None => {}
                Some(_) => parts.push(self.text("web-bot-drives", &[])),
            }
        }
        let values = [("player", name.into()), ("rest", parts.join(" · ").into())];
        self.text("terminal-player", &values)
    }

    /// The nearest cities to a space with their distances, the nearest first.
    pub fn nearest(&self, from: Space, count: usize) -> Vec<String> {
        let board = self.table.rules.board();
        let mut cities: Vec<(u8, Space)> = board
            .city_set
            .iter()
            .filter(|&city| city != from)
            .map(|city| (board.distance(from, city), city))
            .collect();
        cities.sort_by_key(|(steps, city)| (*steps, city.0));
        let line = |(steps, city): &(u8, Space)| {
            let steps = self.text("web-steps", &[("steps", (*steps).into())]);
            let values = [("city", self.teller().space(*city).into()), ("steps", steps.into())];
            self.text("terminal-city", &values)
        };
        cities.iter().take(count).map(line).collect()
    }

    /// The ranking of a game that is over, the winner first.
    pub fn ranking(&self) -> Vec<String> {
        let Some(result) = &self.table.state.result else { return Vec::new() };
        let line = |place: &aufachse_server::wire::Place| {
            let (player, cash) = (self.player(place.seat), self.teller().money(place.cash));
            let values =
                [("place", place.place.into()), ("player", player.into()), ("cash", cash.into())];
            self.text("happening-ranked", &values)
        };
        result.places.iter().map(line).collect()
    }
}
