//! Who wins: by bot, by place in the order of turns, by seat.

use std::fmt::Write as _;

use aufachse_lab::study::Wins;

use super::Section;
use crate::chart::{Column, Row, Rows, dot};
use crate::html::{Cell, esc, table};
use crate::scale::Scale;
use crate::voice::Voice;

/// A row: what it is called, its colour, its wins and where the true rate lies.
struct Line {
    name: String,
    colour: String,
    wins: Wins,
    between: (f64, f64),
}

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let study = voice.study;
    let fair = 1.0 / f64::from(study.players.max(1));
    let numbered = |key: &'static str, wins: &[Wins]| {
        let line = |(wins, n): (&Wins, i64)| Line {
            name: esc(&voice.say(key, &[("number", n.into())])),
            colour: "plain".to_owned(),
            wins: *wins,
            between: by_deal(voice, wins),
        };
        wins.iter().zip(1..).map(line).collect::<Vec<Line>>()
    };
    let mut panels = Vec::new();
    if voice.bots.len() > 1 {
        let line = |bot: &&str| {
            let wins = study.bots.get(*bot)?.wins;
            let (name, colour) = (voice.bot(bot), voice.colour(bot));
            Some(Line { name, colour, between: wins.interval(), wins })
        };
        panels.push((voice.word("wins-by-bot"), voice.bots.iter().filter_map(line).collect()));
    }
    panels.push((voice.word("wins-by-order"), numbered("order-place", &study.order)));
    panels.push((voice.word("wins-by-seat"), numbered("seat", &study.seats)));
    let all = || panels.iter().flat_map(|(_, lines)| lines);
    let scale = Scale::tight(0.0, all().map(|line| line.between.1).fold(fair, f64::max), 3.0);
    let mut figure = String::from("<div class=\"panels\">");
    for (title, lines) in &panels {
        let column = Column::new(scale, |t| voice.percent(t));
        let drawn = Rows {
            columns: vec![Column { reference: Some(fair), ..column }],
            rows: lines.iter().map(|line| row(voice, &scale, line)).collect(),
        };
        let _ = write!(
            figure,
            "<div class=\"panel\"><p class=\"panel-title\">{}</p>{}</div>",
            esc(title),
            drawn.draw(title)
        );
    }
    let cells: Vec<Vec<Cell>> = all().map(|line| cells(voice, line)).collect();
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

/// Games of one deal are alike for a seat, whoever sits there, so that they count as one.
fn by_deal(voice: &Voice<'_>, wins: &Wins) -> (f64, f64) {
    wins.interval_over(voice.study.deals())
}

fn row(voice: &Voice<'_>, scale: &Scale, line: &Line) -> Row {
    let rate = line.wins.rate().unwrap_or(0.0);
    let (low, high) = line.between;
    let said = voice.say(
        "between",
        &[("low", voice.fine_percent(low).into()), ("high", voice.fine_percent(high).into())],
    );
    Row {
        label: line.name.clone(),
        cells: vec![(dot(scale, rate, low, high, &line.colour, &said), voice.fine_percent(rate))],
    }
}

fn cells(voice: &Voice<'_>, line: &Line) -> Vec<Cell> {
    let rate = line.wins.rate().map_or_else(|| voice.word("none"), |r| voice.fine_percent(r));
    vec![
        Cell::Words(line.name.clone()),
        Cell::Number(voice.count(line.wins.games)),
        Cell::Number(voice.tenth(line.wins.won())),
        Cell::Number(rate),
        Cell::Number(voice.fine_percent(line.between.0)),
        Cell::Number(voice.fine_percent(line.between.1)),
    ]
}

/// How the best bot fares; among equals, what it is worth to begin.
fn lead(voice: &Voice<'_>, fair: f64) -> Option<String> {
    let study = voice.study;
    let begins = study.order.first()?;
    let (low, high) = by_deal(voice, begins);
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
