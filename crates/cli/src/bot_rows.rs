//! What was counted for bots, as rows of a table.

use aufachse_lab::BotReport;

use crate::desk::Desk;

/// The headings that belong to the cells of [`cells`].
pub(crate) fn heads(desk: &Desk) -> Vec<String> {
    let heads = ["bot", "games", "wins", "win-rate", "interval", "mean-cash", "ms", "forfeits"];
    heads.iter().map(|head| desk.text(&format!("cli-head-{head}"), &[])).collect()
}

/// One bot. Cash has no currency here: it may be of several editions.
pub(crate) fn cells(desk: &Desk, bot: &BotReport) -> Vec<String> {
    let percent =
        |rate: f64| desk.text("cli-percent", &[("number", desk.decimal(rate * 100.0, 1).into())]);
    let [low, high] = bot.win_rate_95;
    vec![
        bot.name.clone(),
        desk.count(bot.games),
        desk.decimal(bot.wins, 1),
        percent(bot.win_rate),
        format!("{} – {}", percent(low), percent(high)),
        desk.count(bot.mean_cash.round() as i64),
        desk.decimal(bot.ms_per_decision, 3),
        desk.count(bot.forfeits),
    ]
}
