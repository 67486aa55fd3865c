//! How long games are, and how they end.

use super::Section;
use crate::chart::Field;
use crate::html::{Cell, esc, table};
use crate::scale::Scale;
use crate::voice::Voice;

/// What a turn takes at a table of people, by a rule of thumb.
const SECONDS_A_TURN: f64 = 20.0;

/// About so many columns.
const COLUMNS: f64 = 30.0;

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let study = voice.study;
    let median = study.turns.quantile(0.5)? as f64;
    let (first, last) = (study.turns.iter().next()?.0, study.turns.iter().next_back()?.0);
    let players = f64::from(study.players.max(1));
    let rounds = |turns: f64| turns / players;
    let spread = Scale::over(rounds(first as f64), rounds(last as f64), COLUMNS);
    let width = spread.step();
    let mut bins = vec![0_u64; spread.ticks().count().saturating_sub(1).max(1)];
    let many = bins.len();
    for (turns, games) in study.turns.iter() {
        let bin = ((rounds(turns as f64) - spread.low) / width) as usize;
        bins[bin.min(many - 1)] += games;
    }
    let most = bins.iter().copied().max().unwrap_or(1) as f64;
    let y = Scale::tight(0.0, most, 4.0);
    let coarse = Scale::tight(spread.low, spread.high, 5.0);
    let mut x_ticks: Vec<(f64, String)> = coarse.ticks().map(|t| (t, voice.whole(t))).collect();
    if let Some((_, text)) = x_ticks.last_mut() {
        *text = voice.say("round-tick", &[("round", text.as_str().into())]);
    }
    let y_ticks = y.ticks().map(|t| (t, voice.whole(t))).collect();
    let mut field = Field { x: spread, y, x_ticks, y_ticks, marks: String::new() };
    let mut cells = Vec::new();
    for (from, &games) in spread.ticks().zip(&bins) {
        let said = voice.say(
            "rounds-range",
            &[
                ("from", voice.tenth(from).into()),
                ("to", voice.tenth(from + width).into()),
                ("games", voice.count(games).into()),
            ],
        );
        let gap = width * 0.06;
        let sides = (from + gap, from + width - gap);
        field.marks += &field.column(sides, (0.0, games as f64), "plain", &said);
        cells.push(vec![
            Cell::Number(voice.say(
                "range",
                &[("from", voice.tenth(from).into()), ("to", voice.tenth(from + width).into())],
            )),
            Cell::Number(voice.count(games)),
        ]);
    }
    field.marks += &field.marker(rounds(median));
    let minutes = |turns: f64| voice.whole(turns * SECONDS_A_TURN / 60.0);
    let quantile = |part| study.turns.quantile(part).unwrap_or(0) as f64;
    let lead = voice.say(
        "length-lead",
        &[
            ("turns", voice.whole(median).into()),
            ("rounds", voice.whole(rounds(median)).into()),
            ("minutes", minutes(median).into()),
            ("short", minutes(quantile(0.1)).into()),
            ("long", minutes(quantile(0.9)).into()),
            ("seconds", voice.whole(SECONDS_A_TURN).into()),
        ],
    );
    let figure = format!("{}{}", endings(voice), field.draw(&lead));
    Some(Section {
        key: "length",
        figure,
        table: table(&voice.word("length-title"), &voice.heads(&["rounds", "games"]), &cells),
        lead,
    })
}

fn endings(voice: &Voice<'_>) -> String {
    let study = voice.study;
    let said = if study.endings.finished == study.games {
        voice.word("all-finished")
    } else {
        let finished = voice.share(study.endings.finished, study.games);
        let limited = voice.share(study.endings.turn_limit, study.games);
        voice.say("endings", &[("finished", finished.into()), ("limited", limited.into())])
    };
    format!("<p>{}</p>", esc(&said))
}
