//! Where money comes from and where it goes.

use aufachse_lab::study::{BotStudy, Line};

use super::Section;
use crate::chart::{Column, Row, Rows, bar};
use crate::html::{Cell, esc, key, table};
use crate::scale::Scale;
use crate::voice::Voice;

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let bots: Vec<(&str, &BotStudy)> =
        voice.bots.iter().filter_map(|bot| Some((*bot, voice.study.bots.get(*bot)?))).collect();
    let mean =
        |bot: &BotStudy, line: Line| bot.ledger.amount(line) as f64 / bot.wins.games.max(1) as f64;
    let sum = |bot: &BotStudy, income: bool| -> f64 {
        let lines = Line::ALL.iter().filter(|line| line.is_income() == income);
        lines.map(|&line| mean(bot, line).abs()).sum()
    };
    let most = bots.iter().flat_map(|(_, b)| [sum(b, true), sum(b, false)]).fold(1.0, f64::max);
    let scale = Scale::tight(0.0, most, 4.0);
    let mut rows = Vec::new();
    for (name, bot) in &bots {
        for income in [true, false] {
            let mut from = 0.0;
            let mut marks = String::new();
            for line in Line::ALL.into_iter().filter(|line| line.is_income() == income) {
                let amount = mean(bot, line).abs();
                let said = format!("{}: {}", word(voice, line), voice.money(amount));
                marks += &bar(&scale, from, from + amount, &format!("l-{}", line.name()), &said);
                from += amount;
            }
            let label = if income {
                voice.bot(name)
            } else {
                format!("<span class=\"quiet\">{}</span>", esc(&voice.word("income-costs")))
            };
            let value = voice.money(if income { from } else { -from });
            rows.push(Row { label, cells: vec![(marks, value)] });
        }
    }
    let used = |line: &Line| bots.iter().any(|(_, bot)| bot.ledger.amount(*line) != 0);
    let lines: Vec<Line> = Line::ALL.into_iter().filter(used).collect();
    let entries: Vec<(String, String)> =
        lines.iter().map(|&l| (format!("l-{}", l.name()), word(voice, l))).collect();
    let cells: Vec<Vec<Cell>> = lines
        .iter()
        .map(|&line| {
            let amounts = bots.iter().map(|(_, b)| Cell::Number(voice.money(mean(b, line))));
            [Cell::Words(esc(&word(voice, line)))].into_iter().chain(amounts).collect()
        })
        .collect();
    let heads: Vec<String> = [voice.word("head-line")]
        .into_iter()
        .chain(bots.iter().map(|(n, _)| Voice::name(n)))
        .collect();
    let column =
        Column { head: voice.word("head-a-game"), ..Column::new(scale, |t| voice.whole(t)) };
    let (best, study) = bots.first()?;
    let income = sum(study, true).max(1.0);
    let lead = voice.say(
        "income-lead",
        &[
            ("bot", Voice::name(best).into()),
            ("income", voice.money(income).into()),
            ("private", voice.percent(mean(study, Line::Private) / income).into()),
            (
                "public",
                voice
                    .percent((mean(study, Line::Auctioned) + mean(study, Line::Gifts)) / income)
                    .into(),
            ),
            ("costs", voice.money(sum(study, false)).into()),
        ],
    );
    let drawn = Rows { columns: vec![column], rows }.draw(&lead);
    Some(Section {
        key: "income",
        figure: format!("{}<div class=\"pairs\">{drawn}</div>", key(&entries)),
        table: table(&voice.word("income-title"), &heads, &cells),
        lead,
    })
}

fn word(voice: &Voice<'_>, line: Line) -> String {
    voice.word(&format!("line-{}", line.name()))
}
