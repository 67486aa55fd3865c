//! The result of a simulation as tables.

use aufachse_lab::{Plan, Report, TableReport};
use aufachse_words::Teller;

use crate::bot_rows;
use crate::columns::columns;
use crate::desk::Desk;
use crate::stop::Stop;

pub(super) fn run(desk: &mut Desk, report: &Report, plan: &Plan) -> Result<(), Stop> {
    for (table, played) in plan.tables.iter().zip(&report.tables) {
        desk.say(
            "cli-simulate-table",
            &[
                ("edition", (&played.edition).into()),
                ("players", played.players.into()),
                ("games", desk.count(played.games).into()),
                ("finished", desk.count(played.finished).into()),
                ("limited", desk.count(played.by_turn_limit).into()),
                ("turns", rounded(desk, played.mean_turns).into()),
                ("actions", rounded(desk, played.mean_actions).into()),
            ],
        )?;
        let rows = seats(desk, played, &Teller::new(desk.words, &table.rules, &[]));
        for line in columns(&rows) {
            desk.line(&format!("  {line}"))?;
        }
        desk.line("")?;
    }
    if !report.bots.is_empty() {
        let mut rows = vec![bot_rows::heads(desk)];
        rows.extend(report.bots.iter().map(|bot| bot_rows::cells(desk, bot)));
        for line in columns(&rows) {
            desk.line(&line)?;
        }
        desk.line("")?;
    }
    desk.say(
        "cli-simulate-done",
        &[
            ("played", desk.count(report.games()).into()),
            ("limited", desk.count(report.by_turn_limit()).into()),
        ],
    )
}

fn seats(desk: &Desk, played: &TableReport, teller: &Teller<'_>) -> Vec<Vec<String>> {
    let heads = ["seat", "wins", "mean-cash", "mean-turns", "mean-actions"];
    let mut rows: Vec<Vec<String>> =
        vec![heads.iter().map(|head| desk.text(&format!("cli-head-{head}"), &[])).collect()];
    for seat in &played.seats {
        rows.push(vec![
            (seat.seat + 1).to_string(),
            desk.count(seat.wins),
            teller.money(seat.mean_cash.round() as i32),
            rounded(desk, seat.mean_turns),
            rounded(desk, seat.mean_actions),
        ]);
    }
    rows
}

fn rounded(desk: &Desk, mean: f64) -> String {
    desk.count(mean.round() as i64)
}
