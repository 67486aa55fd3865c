//! How much of a result is skill, and how much luck.

use super::Section;
use crate::chart::{Column, Row, Rows, bar};
use crate::html::{Cell, esc, key, table};
use crate::scale::Scale;
use crate::voice::Voice;

pub(super) fn section(voice: &Voice<'_>) -> Section {
    let Some(shares) = voice.study.luck.shares() else {
        let lead = voice.word("luck-missing");
        return Section { key: "luck", lead, figure: String::new(), table: String::new() };
    };
    let parts = [("skill", shares.skill), ("deal", shares.deal), ("rest", shares.rest)];
    let scale = Scale::over(0.0, 1.0, 4.0);
    let mut from = 0.0;
    let mut marks = String::new();
    let (mut entries, mut cells) = (Vec::new(), Vec::new());
    for (name, part) in parts {
        let word = voice.word(&format!("luck-{name}"));
        let class = format!("luck-{name}");
        let said = format!("{word}: {}", voice.fine_percent(part));
        marks += &bar(&scale, from, from + part, &class, &said);
        entries.push((class, said));
        cells.push(vec![
            Cell::Words(esc(&word)),
            Cell::Number(voice.fine_percent(part)),
            Cell::Number(voice.money(shares.deviation * part.sqrt())),
        ]);
        from += part;
    }
    let lead = voice.say(
        "luck-lead",
        &[
            ("bots", shares.bots.into()),
            ("skill", voice.percent(shares.skill).into()),
            ("deal", voice.percent(shares.deal).into()),
            ("rest", voice.percent(shares.rest).into()),
            ("deviation", voice.money(shares.deviation).into()),
            ("deals", voice.count(shares.deals).into()),
        ],
    );
    let rows = Rows {
        columns: vec![Column::new(scale, |t| voice.percent(t))],
        rows: vec![Row {
            label: esc(&voice.word("luck-result")),
            cells: vec![(marks, String::new())],
        }],
    };
    let figure = format!("{}{}", key(&entries), rows.draw(&lead));
    Section {
        key: "luck",
        figure,
        table: table(
            &voice.word("luck-title"),
            &voice.heads(&["part", "share", "deviation"]),
            &cells,
        ),
        lead,
    }
}
