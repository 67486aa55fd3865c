//! The table at some point of a game.

use aufachse_rules::{ContractId, Game, PlayerView, Record, Seat, Space, View, Viewer};
use aufachse_words::Teller;
use serde::Serialize;

use crate::desk::Desk;
use crate::stop::Stop;

/// The table for programs.
#[derive(Debug, Serialize)]
struct TableJson {
    action: usize,
    actions: usize,
    view: View,
    /// Everybody's hidden contracts, where the whole table is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<Vec<Vec<ContractId>>>,
}

/// Everybody's hidden contracts, as each of them sees his own.
fn hands(game: &Game) -> Vec<Vec<ContractId>> {
    (0..game.players()).map(|seat| View::of(game, Viewer::Seat(Seat(seat))).hand).collect()
}

pub(super) fn json(
    desk: &mut Desk,
    game: &Game,
    action: usize,
    actions: usize,
    viewer: Option<Viewer>,
) -> Result<(), Stop> {
    let view = View::of(game, viewer.unwrap_or(Viewer::Spectator));
    let hands = viewer.is_none().then(|| hands(game));
    desk.json(&TableJson { action, actions, view, hands })
}

pub(super) fn show(
    desk: &mut Desk,
    game: &Game,
    record: &Record,
    at: usize,
    viewer: Option<Viewer>,
) -> Result<(), Stop> {
    let view = View::of(game, viewer.unwrap_or(Viewer::Spectator));
    let lines = {
        let names = desk.words.names_of(&record.header);
        let teller = Teller::new(desk.words, game.rules(), &names);
        let page = Page { desk, teller, view: &view };
        let mut lines = vec![
            page.text(
                "cli-table-title",
                &[
                    ("number", at.into()),
                    ("actions", record.entries.len().into()),
                    ("turn", view.turn.into()),
                ],
            ),
            teller.pending(&view.pending),
        ];
        let all = hands(game);
        for (seat, player) in view.players.iter().enumerate() {
            let seat = Seat(seat as u8);
            let open = viewer.is_none() || viewer == Some(Viewer::Seat(seat));
            let hand = open.then(|| all.get(seat.index()).map_or(&[][..], Vec::as_slice));
            lines.push(String::new());
            lines.extend(page.player(seat, player, hand));
        }
        lines.push(String::new());
        lines.extend(page.table());
        lines
    };
    lines.iter().try_for_each(|line| desk.line(line))
}

/// What is needed to write a table down.
struct Page<'p> {
    desk: &'p Desk,
    teller: Teller<'p>,
    view: &'p View,
}

impl Page<'_> {
    fn text(&self, key: &str, values: &[(&str, aufachse_words::Value<'_>)]) -> String {
        self.desk.text(key, values)
    }

    fn place(&self, space: Option<Space>) -> String {
        match space {
            Some(space) => self.teller.space(space),
            None => self.text("cli-table-off-board", &[]),
        }
    }

    /// A line with things on it; none where there are no things.
    fn things(&self, key: &str, things: &[String]) -> Option<String> {
        let things = things.join("; ");
        (!things.is_empty()).then(|| format!("  {}", self.text(key, &[("things", things.into())])))
    }

    fn player(&self, seat: Seat, player: &PlayerView, hand: Option<&[ContractId]>) -> Vec<String> {
        let teller = &self.teller;
        let named =
            |ids: &[ContractId]| ids.iter().map(|id| teller.contract(*id)).collect::<Vec<_>>();
        let cash = match player.cash {
            Some(cash) => teller.money(cash),
            None => self.text("web-secret", &[]),
        };
        let mut lines = vec![self.text(
            "cli-table-player",
            &[
                ("player", teller.player(seat).into()),
                ("space", self.place(player.truck).into()),
                ("cash", cash.into()),
                ("load", player.load.into()),
                ("capacity", player.capacity.into()),
                ("turn", if seat == self.view.current { "yes" } else { "no" }.into()),
            ],
        )];
        let hand = hand.filter(|hand| !hand.is_empty() || player.hidden == 0);
        match hand {
            Some(hand) => lines.extend(self.things("cli-table-hand", &named(hand))),
            None => lines.push(format!(
                "  {}",
                self.text("cli-table-hidden", &[("contracts", player.hidden.into())])
            )),
        }
        lines.extend(self.things("cli-table-on-road", &named(&player.on_road)));
        lines.extend(self.things("cli-table-stolen", &named(&player.stolen)));
        let cards: Vec<String> = player.cards.iter().map(|card| teller.card(*card)).collect();
        lines.extend(self.things("cli-table-cards", &cards));
        let debts: Vec<String> = player
            .debts
            .iter()
            .map(|(card, owed)| format!("{}: {}", teller.card(*card), teller.money(*owed)))
            .collect();
        lines.extend(self.things("cli-table-debts", &debts));
        if player.small_trailers + player.large_trailers > 0 {
            let (small, large) = (player.small_trailers, player.large_trailers);
            let values = [("small", small.into()), ("large", large.into())];
            lines.push(format!("  {}", self.text("cli-table-trailers", &values)));
        }
        if player.lost_cubes > 0 {
            let cubes = [("cubes", player.lost_cubes.into())];
            lines.push(format!("  {}", self.text("cli-table-lost-cubes", &cubes)));
        }
        if player.missed_turns > 0 {
            let turns = [("turns", player.missed_turns.into())];
            lines.push(format!("  {}", self.text("cli-table-missed-turns", &turns)));
        }
        lines
    }

    fn table(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = vec![self.text("cli-table-display", &[])];
        for (slot, contract) in view.display.iter().enumerate() {
            let contract = match contract {
                Some(contract) => self.teller.contract(*contract),
                None => self.text("cli-table-empty", &[]),
            };
            lines.push(format!("  {}  {contract}", slot + 1));
        }
        lines.push(self.text(
            "cli-table-stock",
            &[
                ("pile", view.pile.into()),
                ("boxed", view.boxed.into()),
                ("goods", view.stock.into()),
                ("small", view.supply.0.into()),
                ("large", view.supply.1.into()),
                ("events", view.events_left.into()),
            ],
        ));
        let roadworks = [("space", self.place(view.roadworks).into())];
        lines.push(self.text("cli-table-roadworks", &roadworks));
        lines.push(self.text("cli-table-jam", &[("space", self.place(view.jam).into())]));
        if view.cloudburst {
            lines.push(self.text("cli-table-cloudburst", &[]));
        }
        let lost: Vec<String> = view.lost_cargo.iter().map(|s| self.teller.space(*s)).collect();
        lines.extend(self.things("cli-table-lost-cargo", &lost));
        lines
    }
}
