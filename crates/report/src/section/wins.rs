//! Who wins: by bot, by place in the order of turns, by seat.

use std::fmt::Write as _;

use aufachse_lab::study::Wins;

use super::Section;
use crate::chart::{Column, Row, Rows, dot};
use crate::html::{Cell, esc, table};
use crate::scale::Scale;
use crate::voice::Voice;

/// A panel: its title, and each row with its name, its colour and its wins.
type Panel = (String, Vec<(String, String, Wins)>);

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let study = voice.study;
    let fair = 1.0 / f64::from(study.players.max(1));
    let numbered = |key: &'static str, wins: &[Wins]| {
        let numbers = wins.iter().zip(1_i64..);
        let row = |(wins, n): (&Wins, i64)| {
            (esc(&voice.say(key, &[("number", n.into())])), "plain".to_owned(), *wins)
        };
        numbers.map(row).collect::<Vec<_>>()
    };
    let bots: Vec<(String, String, Wins)> = voice
        .bots
        .iter()
        .filter_map(|bot| Some((voice.bot(bot), voice.colour(bot), study.bots.get(*bot)?.wins)))
        .collect();
    let panels: [Panel; 3] = [
        (voice.word("wins-by-bot"), bots),
        (voice.word("wins-by-order"), numbered("order-place", &study.order)),
        (voice.word("wins-by-seat"), numbered("seat", &study.seats)),
    ];
    let all = || panels.iter().flat_map(|(_, rows)| rows);
    let highest = all().map(|(_, _, wins)| wins.interval().1).fold(fair, f64::max);
    let scale = Scale::tight(0.0, highest, 4.0);
    let mut figure = String::from("<div class=\"panels\">");
    let mut cells = Vec::new();
    for (title, rows) in &panels {
        let column = Column::new(scale, |t| voice.percent(t));
        let drawn = Rows {
            columns: vec![Column { reference: Some(fair), ..column }],
            rows: rows
                .iter()
                .map(|(name, colour, wins)| row(voice, &scale, name, colour, wins))
                .collect(),
        };
        let _ = write!(
            figure,
            "<div class=\"panel\"><p class=\"panel-title\">{}</p>{}</div>",
            esc(title),
            drawn.draw(title)
        );
        for (name, _, wins) in rows {
            let (low, high) = wins.interval();
            cells.push(vec![
                Cell::Words(name.clone()),
                Cell::Number(voice.count(wins.games)),
                Cell::Number(voice.tenth(wins.won())),
                Cell::Number(
                    wins.rate().map_or_else(|| voice.word("none"), |r| voice.fine_percent(r)),
                ),
                Cell::Number(voice.fine_percent(low)),
                Cell::Number(voice.fine_percent(high)),
            ]);
        }
    }
    figure += "</div>";
    Some(Section {
        key: "wins",
        lead: lead(voice, fair)?,
        figure,
        table: table(
            &voice.word("wins-title"),
            &voice.heads(&["who", "games", "won", "rate", "low", "high"]),
            &cells,
        ),
    })
}

fn row(voice: &Voice<'_>, scale: &Scale, name: &str, colour: &str, wins: &Wins) -> Row {
    let rate = wins.rate().unwrap_or(0.0);
    let (low, high) = wins.interval();
    let said = voice.say(
        "between",
        &[("low", voice.fine_percent(low).into()), ("high", voice.fine_percent(high).into())],
    );
    Row {
        label: name.to_owned(),
        cells: vec![(dot(scale, rate, low, high, colour, &said), voice.fine_percent(rate))],
    }
}

/// How the best bot fares; among equals, what it is worth to begin.
fn lead(voice: &Voice<'_>, fair: f64) -> Option<String> {
    let study = voice.study;
    let begins = study.order.first()?;
    let (low, high) = begins.interval();
    let order = if low > fair {
        "helps"
    } else if high < fair {
        "harms"
    } else {
        "nothing"
    };
    let best = *voice.bots.first()?;
    let wins = study.bots.get(best)?.wins;
    let alone = if voice.bots.len() == 1 { "yes" } else { "no" };
    let (low, high) = wins.interval();
    Some(voice.say(
        "wins-lead",
        &[
            ("alone", alone.into()),
            ("bot", Voice::name(best).into()),
            ("rate", voice.percent(wins.rate()?).into()),
            ("low", voice.percent(low).into()),
            ("high", voice.percent(high).into()),
            ("fair", voice.percent(fair).into()),
            ("order", order.into()),
            ("first", voice.percent(begins.rate()?).into()),
        ],
    ))
}
