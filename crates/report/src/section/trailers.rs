//! Trailers: when they are bought and whether they pay.

use aufachse_lab::study::{PARTS, TrailerStudy};

use super::Section;
use crate::chart::Field;
use crate::html::{Cell, key, table};
use crate::scale::Scale;
use crate::voice::Voice;

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let mut all = TrailerStudy::default();
    for bot in voice.study.bots.values() {
        all.merge(&bot.trailers);
    }
    if all.owners == 0 {
        return None;
    }
    let (small, large) = all.bought();
    let most = all.small.iter().zip(&all.large).map(|(s, l)| s + l).max().unwrap_or(1) as f64;
    let (x, y) = (Scale::over(0.0, 1.0, 5.0), Scale::tight(0.0, most, 4.0));
    let mut x_ticks: Vec<(f64, String)> = x.ticks().map(|t| (t, voice.percent(t))).collect();
    if let Some((_, text)) = x_ticks.last_mut() {
        *text = voice.say("game-tick", &[("part", text.as_str().into())]);
    }
    let y_ticks = y.ticks().map(|t| (t, voice.whole(t))).collect();
    let mut field = Field { x, y, x_ticks, y_ticks, marks: String::new() };
    for (part, (&small, &large)) in all.small.iter().zip(&all.large).enumerate() {
        let (from, width) = (part as f64 / PARTS as f64, 1.0 / PARTS as f64);
        let sides = (from + width * 0.06, from + width * 0.94);
        let (low, high) = (large as f64, (small + large) as f64);
        let told = |key: &str, number| format!("{}: {}", voice.word(key), voice.count(number));
        field.marks += &field.column(sides, (0.0, low), "t-large", &told("trailer-large", large));
        field.marks += &field.column(sides, (low, high), "t-small", &told("trailer-small", small));
    }
    let games = voice.study.games.max(1) as f64;
    let early = all.small.iter().chain(&all.large);
    let half: u64 =
        early.clone().enumerate().filter(|(i, _)| i % PARTS < PARTS / 2).map(|(_, n)| n).sum();
    let lead = voice.say(
        "trailers-lead",
        &[
            ("a-game", voice.tenth((small + large) as f64 / games).into()),
            ("early", voice.share(half, small + large).into()),
            ("paid-back", voice.share(all.paid_back, all.owners).into()),
            ("cost", voice.money(all.cost as f64 / all.owners as f64).into()),
            ("extra", voice.money((all.extra + all.sales) as f64 / all.owners as f64).into()),
            ("sold", voice.share(all.sold, small + large).into()),
        ],
    );
    let keys = key(&[
        ("t-small".to_owned(), voice.word("trailer-small")),
        ("t-large".to_owned(), voice.word("trailer-large")),
    ]);
    let mut cells = Vec::new();
    for bot in &voice.bots {
        let Some(study) = voice.study.bots.get(*bot) else { continue };
        let (trailers, seats) = (&study.trailers, study.wins.games.max(1) as f64);
        let (small, large) = trailers.bought();
        let each = |amount: i64| voice.money(amount as f64 / trailers.owners.max(1) as f64);
        cells.push(vec![
            Cell::Words(voice.bot(bot)),
            Cell::Number(voice.tenth(small as f64 / seats)),
            Cell::Number(voice.tenth(large as f64 / seats)),
            Cell::Number(voice.share(trailers.sold, small + large)),
            Cell::Number(each(trailers.cost)),
            Cell::Number(each(trailers.extra)),
            Cell::Number(each(trailers.sales)),
            Cell::Number(voice.share(trailers.paid_back, trailers.owners)),
        ]);
    }
    Some(Section {
        key: "trailers",
        figure: format!("{keys}{}", field.draw(&lead)),
        table: table(
            &voice.word("trailers-title"),
            &voice.heads(&[
                "bot",
                "small",
                "large",
                "sold-again",
                "cost",
                "extra",
                "sales",
                "paid-back",
            ]),
            &cells,
        ),
        lead,
    })
}
