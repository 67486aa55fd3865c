//! The result of a tournament as tables.

use aufachse_lab::{RatedBot, TournamentReport};

use crate::bot_rows;
use crate::columns::columns;
use crate::desk::Desk;
use crate::stop::Stop;

pub(super) fn run(desk: &mut Desk, report: &TournamentReport) -> Result<(), Stop> {
    let mut best: Vec<&RatedBot> = report.bots.iter().collect();
    best.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let mut rows = vec![rated_heads(desk)];
    rows.extend(best.into_iter().map(|bot| rated_cells(desk, bot)));
    table(desk, &rows)?;
    desk.say("cli-tournament-cross", &[])?;
    let rows = cross(desk, report);
    table(desk, &rows)?;
    desk.say(
        "cli-tournament-done",
        &[
            ("played", desk.count(report.played).into()),
            ("planned", desk.count(report.planned).into()),
        ],
    )
}

fn table(desk: &mut Desk, rows: &[Vec<String>]) -> Result<(), Stop> {
    for line in columns(rows) {
        desk.line(&line)?;
    }
    desk.line("")
}

fn rated_heads(desk: &Desk) -> Vec<String> {
    let mut heads = bot_rows::heads(desk);
    let more =
        ["rating", "rating-interval"].map(|head| desk.text(&format!("cli-head-{head}"), &[]));
    heads.splice(1..1, more);
    heads
}

fn rated_cells(desk: &Desk, bot: &RatedBot) -> Vec<String> {
    let mut cells = bot_rows::cells(desk, &bot.counted);
    let [low, high] = bot.rating_95;
    cells.splice(
        1..1,
        [
            desk.decimal(bot.rating, 0),
            format!("{} – {}", desk.decimal(low, 0), desk.decimal(high, 0)),
        ],
    );
    cells
}

/// Who finished ahead of whom, of how many meetings.
fn cross(desk: &Desk, report: &TournamentReport) -> Vec<Vec<String>> {
    let names = report.bots.iter().map(|bot| bot.counted.name.clone());
    let mut rows = vec![std::iter::once(String::new()).chain(names.clone()).collect::<Vec<_>>()];
    for (one, name) in names.enumerate() {
        let cell = |other: usize| match report.met[one][other] {
            0 => desk.text("cli-table-empty", &[]),
            met => format!("{}/{}", desk.decimal(report.ahead[one][other], 1), desk.count(met)),
        };
        rows.push(std::iter::once(name).chain((0..report.bots.len()).map(cell)).collect());
    }
    rows
}
