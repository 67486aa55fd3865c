//! The page: a sign at the top, the tables, and for each its sections.

use std::fmt::Write as _;

use aufachse_map::{Style, Theme, svg};
use aufachse_rules::board::Board;
use aufachse_words::Words;

use crate::html::esc;
use crate::section::{self, Section};
use crate::voice::Voice;
use crate::{Facts, Table};

const STYLE: &str = include_str!("style.css");

/// The whole report as one page of HTML that needs nothing else.
pub fn page(words: &Words, tables: &[Table<'_>], facts: Facts) -> String {
    let say = |key: &str| words.text(&format!("report-{key}"), &[]);
    let games: u64 = tables.iter().map(|t| t.study.games).sum();
    let about = words.text(
        "report-about",
        &[
            ("games", words.number(games as i64).into()),
            ("seed", facts.seed.to_string().into()),
            ("limit", words.number(i64::from(facts.turn_limit)).into()),
        ],
    );
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"/>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\
         <meta name=\"color-scheme\" content=\"light dark\"/><title>{}</title>\
         <style>{STYLE}</style></head><body>{}<header><div class=\"sign\">\
         <p class=\"game\">AUF ACHSE</p><h1>{}</h1><p>{}</p></div></header><main>",
        words.language(),
        esc(&say("title")),
        boards(tables),
        esc(&say("title")),
        esc(&about)
    );
    let voices: Vec<Voice<'_>> =
        tables.iter().map(|table| Voice::new(words, table.rules, table.study)).collect();
    if voices.len() > 1 {
        let links = voices.iter().enumerate().map(|(n, voice)| (format!("t{n}"), title(voice)));
        links_to(&mut out, &say("tables"), links);
    }
    for (number, voice) in voices.iter().enumerate() {
        article(&mut out, voice, number, tables.len());
    }
    let _ = writeln!(out, "</main><footer><p>{}</p></footer></body></html>", esc(&say("foot")));
    out
}

/// The name of a board's drawing within the page.
pub(crate) fn board_id(board: &Board) -> String {
    let plain = board.name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' });
    format!("board-{}", plain.collect::<String>())
}

/// Each board once, by day and by night, for the maps to be laid on.
fn boards(tables: &[Table<'_>]) -> String {
    let mut out = String::from("<svg class=\"store\" aria-hidden=\"true\"><defs>");
    let mut drawn: Vec<&str> = Vec::new();
    for board in tables.iter().map(|t| t.rules.board()) {
        if drawn.contains(&board.name.as_str()) {
            continue;
        }
        drawn.push(&board.name);
        for (theme, name) in [(Theme::Light, "day"), (Theme::Dark, "night")] {
            let map = svg(board, Style { theme, ..Style::default() });
            let inside = map.split_once("</title>").map_or("", |(_, rest)| rest);
            let inside = inside.trim_end().trim_end_matches("</svg>");
            let _ = write!(out, "<g id=\"{}-{name}\">{inside}</g>", board_id(board));
        }
    }
    out + "</defs></svg>"
}

/// What a table is called.
fn title(voice: &Voice<'_>) -> String {
    let study = voice.study;
    let edition = format!("edition-{}-name", study.edition);
    let known = voice.words.has(&edition);
    let edition = if known { voice.words.text(&edition, &[]) } else { study.edition.clone() };
    voice.say(
        "table-title",
        &[
            ("edition", edition.into()),
            ("players", study.players.into()),
            ("games", voice.count(study.games).into()),
        ],
    )
}

/// Links to places of the page, each with its id and its word.
fn links_to(out: &mut String, name: &str, links: impl Iterator<Item = (String, String)>) {
    let _ = write!(out, "<nav aria-label=\"{}\"><ul>", esc(name));
    for (id, word) in links {
        let _ = write!(out, "<li><a href=\"#{id}\">{}</a></li>", esc(&word));
    }
    out.push_str("</ul></nav>");
}

fn article(out: &mut String, voice: &Voice<'_>, number: usize, of: usize) {
    let study = voice.study;
    let _ = write!(out, "<article id=\"t{number}\"><h2>{}</h2>", esc(&title(voice)));
    if study.games == 0 {
        let _ = write!(out, "<p>{}</p></article>", esc(&voice.word("no-games")));
        return;
    }
    let sections = section::all(voice);
    let links = sections.iter().map(|section| {
        let key = section.key;
        (format!("t{number}-{key}"), voice.word(&format!("{key}-short")))
    });
    links_to(out, &voice.word("contents"), links);
    for section in &sections {
        write_section(out, voice, number, section);
    }
    if number + 1 < of {
        out.push_str("<hr/>");
    }
    out.push_str("</article>");
}

fn write_section(out: &mut String, voice: &Voice<'_>, number: usize, section: &Section) {
    let Section { key, lead, figure, table } = section;
    let id = format!("t{number}-{key}");
    let title = voice.word(&format!("{key}-title"));
    let note = voice.say(&format!("{key}-note"), &[("currency", voice.currency().into())]);
    let _ = write!(
        out,
        "<section id=\"{id}\" aria-labelledby=\"{id}-h\"><h3 id=\"{id}-h\">{}</h3>\
         <p class=\"lead\">{}</p>",
        esc(&title),
        esc(lead)
    );
    if !figure.is_empty() {
        let _ = write!(out, "<figure>{figure}</figure><p class=\"note\">{}</p>", esc(&note));
    }
    if !table.is_empty() {
        let _ = write!(
            out,
            "<details><summary>{}</summary><div class=\"scroll\" tabindex=\"0\">{table}</div>\
             </details>",
            esc(&voice.word("numbers"))
        );
    }
    out.push_str("</section>");
}
