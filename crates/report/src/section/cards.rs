//! What event cards do, on average.

use std::collections::BTreeMap;

use aufachse_lab::study::{CardStudy, Z95};

use super::Section;
use crate::chart::{Column, Row, Rows, dot};
use crate::html::{Cell, esc, table};
use crate::scale::Scale;
use crate::voice::Voice;

/// A card, which may be in the deck more than once.
struct Told {
    name: String,
    drawn: u64,
    /// The change of cash in the turn, and how sure it is.
    turn: (f64, f64),
    /// How much further ahead than usual its drawers end, and how sure that is.
    end: (f64, f64),
}

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let mut named: BTreeMap<String, CardStudy> = BTreeMap::new();
    for (id, card) in voice.study.cards.iter().enumerate() {
        named.entry(voice.card(id)).or_default().merge(card);
    }
    let mut told: Vec<Told> =
        named.into_iter().filter_map(|(name, card)| tell(voice, name, &card)).collect();
    told.sort_by(|a, b| b.turn.0.total_cmp(&a.turn.0));
    let (best, worst) = (told.first()?, told.last()?);
    let drawn: u64 = told.iter().map(|t| t.drawn).sum();
    let lead = voice.say(
        "cards-lead",
        &[
            ("drawn", voice.tenth(drawn as f64 / voice.study.games.max(1) as f64).into()),
            ("best", (&best.name).into()),
            ("most", voice.gain(best.turn.0).into()),
            ("worst", (&worst.name).into()),
            ("least", voice.gain(worst.turn.0).into()),
        ],
    );
    let turn = column(voice, "cards-turn", told.iter().map(|t| t.turn));
    let end = column(voice, "cards-end", told.iter().map(|t| t.end));
    let row = |card: &Told| Row {
        label: esc(&card.name),
        cells: vec![cell(voice, &turn, card.turn), cell(voice, &end, card.end)],
    };
    let rows = told.iter().map(row).collect();
    let figure = Rows { rows, columns: vec![turn, end] }.draw(&lead);
    let figure = format!("<div class=\"wide-labels\">{figure}</div>");
    let cells: Vec<Vec<Cell>> = told
        .iter()
        .map(|card| {
            vec![
                Cell::Words(esc(&card.name)),
                Cell::Number(voice.count(card.drawn)),
                Cell::Number(voice.sure(Some(card.turn))),
                Cell::Number(voice.sure(Some(card.end))),
            ]
        })
        .collect();
    Some(Section {
        key: "cards",
        lead,
        figure,
        table: table(
            &voice.word("cards-title"),
            &voice.heads(&["card", "drawn", "in-the-turn", "in-the-end"]),
            &cells,
        ),
    })
}

fn tell(voice: &Voice<'_>, name: String, card: &CardStudy) -> Option<Told> {
    let turn = card.change.interval()?;
    let players = f64::from(voice.study.players.max(1));
    let (mut ahead, mut variance) = (0.0, 0.0);
    // Better bots draw other cards more often; each is held against what it has otherwise.
    for (bot, lead) in &card.lead {
        let times = lead.times as f64;
        let usual = voice.study.bots.get(bot).and_then(|b| b.lead.mean()).unwrap_or(0.0);
        ahead += times * (lead.mean().unwrap_or(0.0) - usual);
        variance += times * lead.variance().unwrap_or(0.0);
    }
    let drawn = card.change.times as f64;
    let end = (ahead / drawn / players, Z95 * variance.sqrt() / drawn / players);
    Some(Told { name, drawn: card.change.times, turn, end })
}

/// A column that holds all means with their intervals.
fn column(voice: &Voice<'_>, title: &str, means: impl Iterator<Item = (f64, f64)>) -> Column {
    let (mut low, mut high) = (0.0_f64, 1.0_f64);
    for (mean, reach) in means {
        low = low.min(mean - reach);
        high = high.max(mean + reach);
    }
    let scale = Scale::tight(low, high, 4.0);
    Column { title: voice.word(title), ..Column::new(scale, |t| voice.whole(t)) }
}

/// A mean with its interval: coloured where it is surely a gain or a loss.
fn cell(voice: &Voice<'_>, column: &Column, (mean, reach): (f64, f64)) -> (String, String) {
    let (low, high) = (mean - reach, mean + reach);
    let class = match (low > 0.0, high < 0.0) {
        (true, _) => "good",
        (_, true) => "bad",
        _ => "even",
    };
    let said = voice.sure(Some((mean, reach)));
    (dot(&column.scale, mean, low, high, class, &said), voice.gain(mean))
}
