//! What lies over the table for a moment: help, questions, menus, the curtain.

use std::cell::Cell;

use aufachse_rules::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph};

use super::Play;
use super::menu::Menu;
use super::room::Name;
use super::why::Question;
use crate::find::matching;
use crate::screen::colour::Role;
use crate::screen::field::{self, Field};
use crate::screen::frame::{self, Box as Framed, window};
use crate::screen::help;
use crate::screen::panes::{ends, paragraph, span};

/// How wide a window with a list is, and how many of the list are seen whatever stands below it.
const LIST: usize = 72;
const LEAST_LISTED: usize = 3;

/// A list of questions that grows shorter while one types.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    pub(crate) all: Vec<(String, Question)>,
    pub(crate) field: Field,
    pub(crate) at: usize,
    pub(crate) answer: Option<Answer>,
}

/// Why something is not allowed.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// In a sentence.
    pub(crate) text: String,
    /// In the words of the rulebook.
    pub(crate) rule: Option<String>,
    /// From which line on the rule is seen; drawing it knows how far one can go.
    pub(crate) from: Cell<usize>,
}

impl Answer {
    /// Leafs through a long rule.
    pub(crate) fn leaf(&self, by: isize) {
        self.from.set(self.from.get().saturating_add_signed(by));
    }
}

impl Asking {
    pub(crate) fn new(all: Vec<(String, Question)>) -> Asking {
        Asking { all, field: Field::new("", 40), at: 0, answer: None }
    }

    /// The questions that fit what was typed.
    pub(crate) fn shown(&self) -> Vec<usize> {
        let names: Vec<[&str; 1]> = self.all.iter().map(|(text, _)| [text.as_str()]).collect();
        matching(&self.field.text(), &names)
    }

    /// The chosen question.
    pub(crate) fn chosen(&self) -> Option<&Question> {
        self.shown().get(self.at).map(|&at| &self.all[at].1)
    }
}

/// What lies over the table.
#[derive(Clone, Debug, Default)]
pub(crate) enum Over {
    /// Nothing.
    #[default]
    None,
    /// The keys and the marks, from a line on.
    Help(usize),
    /// A search in the choices.
    Search(Field),
    /// A line of chat.
    Chat(Field),
    /// The name of who sits down.
    Name(Name),
    /// The code that takes the seats to another device.
    Code(String),
    /// The menus, the newest last.
    Menus(Vec<Menu>),
    /// “Why not?”.
    Why(Asking),
    /// The device goes to this player.
    Curtain(Seat),
    /// Is the game to be left?
    Leave,
    /// The end of the game.
    End,
}

impl Play {
    /// Draws what lies over the table, and says where.
    pub(super) fn draw_over(&self, frame: &mut Frame<'_>) -> Rect {
        let area = frame.area();
        match &self.over {
            Over::None | Over::Search(_) => Rect::default(),
            Over::Help(from) => {
                let room = area.width.saturating_sub(8).min(92);
                let lines = help::lines(
                    self.words,
                    self.paint,
                    help::TABLE,
                    "screen-key-mouse",
                    usize::from(room) - 4,
                );
                self.text_window(frame, &self.text("screen-help"), lines, room, *from)
            }
            Over::Chat(field) => self.field_window(frame, &self.text("web-chat-say"), field),
            Over::Name(name) => self.name_window(frame, name),
            Over::Code(code) => {
                let lines = self.code_lines(code, 66);
                self.text_window(frame, &self.text("web-carry"), lines, 70, 0)
            }
            Over::Menus(menus) => {
                let Some(menu) = menus.last() else { return Rect::default() };
                let entries = menu.entries.iter().map(|(text, _)| text.clone()).collect();
                self.list_window(frame, &menu.title, entries, menu.at, None)
            }
            Over::Why(asking) => self.why_window(frame, asking),
            Over::Curtain(seat) => {
                // Everything is hidden: the hands of the last player are nobody's business.
                frame.render_widget(Clear, area);
                let player = ("player", self.say().player(*seat).into());
                let mut lines = vec![Line::default()];
                let text = self.words.text("web-pass-device", &[player]);
                lines.extend(paragraph(self.paint, Role::Strong, &text, 50, 0));
                lines.push(Line::default());
                lines.extend(paragraph(
                    self.paint,
                    Role::Text,
                    &self.text("web-pass-about"),
                    50,
                    0,
                ));
                lines.push(Line::default());
                lines.push(self.button("Enter", "screen-pass-show"));
                self.text_window(frame, "", lines, 56, 0)
            }
            Over::Leave => {
                let mut lines =
                    paragraph(self.paint, Role::Strong, &self.text("screen-leave-ask"), 50, 0);
                lines.push(Line::default());
                lines.push(self.button("Enter", "screen-leave-yes"));
                lines.push(self.button("Esc", "screen-leave-no"));
                self.text_window(frame, &self.text("screen-leave"), lines, 56, 0)
            }
            Over::End => {
                let room = area.width.saturating_sub(8).min(76);
                let rows = usize::from(area.height).saturating_sub(3);
                let lines = self.end_lines(usize::from(room) - 4, rows);
                let title = self.text("web-result");
                self.text_window(frame, &title, lines, room, 0)
            }
        }
    }

    /// A key and what it does.
    pub(super) fn button(&self, key: &'static str, does: &str) -> Line<'static> {
        Line::from(vec![
            span(self.paint, Role::Key, key),
            Span::raw("  "),
            span(self.paint, Role::Text, self.text(does)),
        ])
    }

    fn text_window(
        &self,
        frame: &mut Frame<'_>,
        title: &str,
        lines: Vec<Line<'static>>,
        room: u16,
        from: usize,
    ) -> Rect {
        let (area, most) = frame::text(frame, self.paint, title, lines, room, from);
        self.last_line.set(most);
        area
    }

    fn field_window(&self, frame: &mut Frame<'_>, title: &str, field: &Field) -> Rect {
        let area = window(frame.area(), 70, 3);
        let inner = Framed::new(self.paint, title).over().draw(frame, area);
        field::draw(frame, inner, field);
        area
    }

    fn list_window(
        &self,
        frame: &mut Frame<'_>,
        title: &str,
        entries: Vec<String>,
        at: usize,
        below: Option<Vec<Line<'static>>>,
    ) -> Rect {
        let below = below.unwrap_or_default();
        let most = usize::from(frame.area().height.saturating_sub(6)).saturating_sub(below.len());
        let rows = entries.len().min(most.max(LEAST_LISTED));
        let area = window(frame.area(), LIST as u16, (rows + below.len()) as u16 + 2);
        let inner = Framed::new(self.paint, title).over().draw(frame, area);
        let room = usize::from(inner.width);
        let first = at.saturating_sub(rows.saturating_sub(1));
        let line = |(place, text): (usize, String)| {
            let role = if place == at { Role::Chosen } else { Role::Text };
            let mark = if place == at { "▸ " } else { "  " };
            ends(vec![span(self.paint, role, format!("{mark}{text}"))], Vec::new(), room)
        };
        let mut lines: Vec<Line<'static>> =
            entries.into_iter().enumerate().skip(first).take(rows).map(line).collect();
        lines.extend(below);
        frame.render_widget(Paragraph::new(lines), inner);
        area
    }

    fn why_window(&self, frame: &mut Frame<'_>, asking: &Asking) -> Rect {
        let shown = asking.shown();
        let entries = shown.iter().map(|&at| asking.all[at].0.clone()).collect();
        let mut below = vec![
            Line::default(),
            Line::from(vec![
                span(self.paint, Role::Key, "/"),
                Span::raw(format!(" {}▏", asking.field.text())),
            ]),
        ];
        if let Some(answer) = &asking.answer {
            below.push(Line::default());
            below.extend(paragraph(self.paint, Role::Strong, &answer.text, LIST - 4, 0));
            let least = LEAST_LISTED + below.len() + 6;
            let rows = usize::from(frame.area().height).saturating_sub(least);
            below.extend(self.rule_lines(answer, rows));
        }
        self.list_window(frame, &self.text("web-why"), entries, asking.at, Some(below))
    }

    /// The words of a rule, from where they are being read.
    fn rule_lines(&self, answer: &Answer, rows: usize) -> Vec<Line<'static>> {
        let rule = answer.rule.as_deref().unwrap_or_default();
        let mut lines = paragraph(self.paint, Role::Text, rule, LIST - 4, 2);
        if lines.len() > rows {
            let seen = rows.saturating_sub(1);
            let from = answer.from.get().min(lines.len() - seen);
            answer.from.set(from);
            lines = lines.into_iter().skip(from).take(seen).collect();
            lines.push(Line::from(span(self.paint, Role::Faint, self.text("screen-why-leaf"))));
        }
        lines
    }
}
