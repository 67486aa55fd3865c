//! Money over turns, a field for each bot.

use std::fmt::Write as _;

use aufachse_lab::study::{BotStudy, Counts};

use super::Section;
use crate::chart::Field;
use crate::html::{Cell, table};
use crate::scale::Scale;
use crate::voice::Voice;

/// The band holds what lies between these.
const BAND: (f64, f64) = (0.1, 0.9);

struct Course<'v> {
    bot: &'v str,
    study: &'v BotStudy,
    /// The turn, with the low end of the band, the median and the high end.
    points: Vec<(u32, [f64; 3])>,
}

fn three(cash: &Counts) -> Option<[f64; 3]> {
    let at = |part| cash.quantile(part).map(|c| c as f64);
    Some([at(BAND.0)?, at(0.5)?, at(BAND.1)?])
}

/// Turns that fewer than half of the players come to say more of long games than of money.
fn course<'v>(bot: &'v str, study: &'v BotStudy) -> Course<'v> {
    let enough = study.wins.games.div_ceil(2);
    let points = study.money.iter().filter(|(_, cash)| cash.total() >= enough);
    let points = points.filter_map(|(&turn, cash)| Some((turn, three(cash)?)));
    Course { bot, study, points: points.collect() }
}

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let courses: Vec<Course<'_>> = voice
        .bots
        .iter()
        .filter_map(|bot| Some(course(bot, voice.study.bots.get(*bot)?)))
        .collect();
    let all = || courses.iter().flat_map(|c| &c.points);
    let last = f64::from(all().map(|p| p.0).max().unwrap_or(1));
    let low = all().map(|p| p.1[0]).fold(0.0, f64::min);
    let high = all().map(|p| p.1[2]).fold(1.0, f64::max);
    let (x, y) = (Scale::tight(0.0, last, 4.0), Scale::tight(low, high, 4.0));
    let even = if courses.len().is_multiple_of(2) { " two" } else { "" };
    let mut figure = format!("<div class=\"panels{even}\">");
    let mut rows = Vec::new();
    for course in &courses {
        let [low, median, high] = three(&course.study.cash)?;
        let mut field = Field {
            x,
            y,
            x_ticks: ticks(voice, &x, last),
            y_ticks: y.ticks().map(|t| (t, voice.whole(t))).collect(),
            marks: String::new(),
        };
        for other in courses.iter().filter(|o| o.bot != course.bot) {
            field.marks += &field.line(&medians(other), "other");
        }
        let colour = voice.colour(course.bot);
        let band: Vec<(f64, f64, f64)> = course
            .points
            .iter()
            .map(|&(turn, [low, _, high])| (f64::from(turn), low, high))
            .collect();
        field.marks += &field.area(&band, &colour);
        field.marks += &field.line(&medians(course), &colour);
        let said = said(voice, course.bot, [low, median, high]);
        let _ = write!(
            figure,
            "<div class=\"panel\"><p class=\"panel-title\">{} <span class=\"figure\">{}</span></p>\
             {}</div>",
            voice.bot(course.bot),
            voice.say("money-end", &[("cash", voice.money(median).into())]),
            field.draw(&said)
        );
        rows.extend(table_rows(voice, course));
    }
    figure += "</div>";
    let best = courses.first()?;
    Some(Section {
        key: "money",
        lead: said(voice, best.bot, three(&best.study.cash)?),
        figure,
        table: table(
            &voice.word("money-title"),
            &voice.heads(&["bot", "own-turn", "low-cash", "median-cash", "high-cash", "players"]),
            &rows,
        ),
    })
}

fn medians(course: &Course<'_>) -> Vec<(f64, f64)> {
    course.points.iter().map(|&(turn, [_, median, _])| (f64::from(turn), median)).collect()
}

fn ticks(voice: &Voice<'_>, x: &Scale, last: f64) -> Vec<(f64, String)> {
    let inside = x.ticks().filter(|t| *t > 0.0 && *t <= last);
    let mut ticks: Vec<(f64, String)> = inside.map(|t| (t, voice.whole(t))).collect();
    if let Some((_, text)) = ticks.last_mut() {
        *text = voice.say("turn-tick", &[("turn", text.as_str().into())]);
    }
    ticks
}

fn said(voice: &Voice<'_>, bot: &str, [low, median, high]: [f64; 3]) -> String {
    voice.say(
        "money-lead",
        &[
            ("bot", Voice::name(bot).into()),
            ("low", voice.money(low).into()),
            ("median", voice.money(median).into()),
            ("high", voice.money(high).into()),
        ],
    )
}

/// Every fifth turn, and the end.
fn table_rows(voice: &Voice<'_>, course: &Course<'_>) -> Vec<Vec<Cell>> {
    let last = course.points.last().map_or(0, |p| p.0);
    let step = last.div_ceil(50).max(1) * 5;
    let row = |when: String, [low, median, high]: [f64; 3], players: u64| {
        vec![
            Cell::Words(voice.bot(course.bot)),
            Cell::Number(when),
            Cell::Number(voice.money(low)),
            Cell::Number(voice.money(median)),
            Cell::Number(voice.money(high)),
            Cell::Number(voice.count(players)),
        ]
    };
    let mut rows = Vec::new();
    for &(turn, cash) in course.points.iter().filter(|(t, _)| *t == 1 || t.is_multiple_of(step)) {
        let players = course.study.money.get(&turn).map_or(0, Counts::total);
        rows.push(row(voice.count(u64::from(turn)), cash, players));
    }
    if let Some(cash) = three(&course.study.cash) {
        rows.push(row(voice.word("at-the-end"), cash, course.study.wins.games));
    }
    rows
}
