//! The two kinds of plot that everything is drawn with: rows of marks, and a field with two axes.
//!
//! Both stretch with the page while their type keeps its size: positions are hundredths of the
//! width, and what is a path lies in a field of a thousand by a thousand that is stretched.

use std::fmt::Write as _;

use crate::html::esc;
use crate::scale::Scale;

/// The side of the field, before it is stretched.
const FIELD: f64 = 1000.0;

/// One row: what it is called, and for each column its marks and a number. All are markup.
pub(crate) struct Row {
    pub(crate) label: String,
    pub(crate) cells: Vec<(String, String)>,
}

/// A column with a scale that all rows share.
pub(crate) struct Column {
    /// What it shows; may be empty where there is one.
    pub(crate) title: String,
    pub(crate) scale: Scale,
    /// What stands at each tick.
    pub(crate) ticks: Vec<(f64, String)>,
    /// A line through all rows: what would be expected.
    pub(crate) reference: Option<f64>,
    /// What the number behind each row is.
    pub(crate) head: String,
}

impl Column {
    pub(crate) fn new(scale: Scale, label: impl Fn(f64) -> String) -> Column {
        let ticks = scale.ticks().map(|t| (t, label(t))).collect();
        Column { title: String::new(), scale, ticks, reference: None, head: String::new() }
    }

    fn axis(&self) -> String {
        let mut out = String::from("<div class=\"top\">");
        if !self.title.is_empty() {
            let _ = write!(out, "<p class=\"panel-title\">{}</p>", esc(&self.title));
        }
        out.push_str("<svg class=\"ticks\">");
        for (at, text) in &self.ticks {
            let _ = write!(
                out,
                "<text x=\"{}\" y=\"14\" class=\"{}\">{}</text>",
                self.scale.percent(*at),
                anchor(self.scale.part(*at)),
                esc(text)
            );
        }
        let _ = write!(out, "</svg></div><div class=\"val\">{}</div>", esc(&self.head));
        out
    }

    /// The lines behind the marks of each row.
    fn lines(&self) -> String {
        let mut lines = String::new();
        for (at, _) in &self.ticks {
            let class = if *at == 0.0 { "zero" } else { "grid" };
            lines.push_str(&upright(&self.scale, *at, class));
        }
        if let Some(at) = self.reference {
            lines.push_str(&upright(&self.scale, at, "expected"));
        }
        lines
    }
}

/// Rows under common scales.
pub(crate) struct Rows {
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Row>,
}

impl Rows {
    /// The rows as markup; `said` is what somebody hears who does not see them.
    pub(crate) fn draw(&self, said: &str) -> String {
        let mut out = format!(
            "<div class=\"rows c{}\" role=\"img\" aria-label=\"{}\">\
             <div class=\"row axis\"><div class=\"lab\"></div>",
            self.columns.len(),
            esc(said)
        );
        out.extend(self.columns.iter().map(Column::axis));
        out.push_str("</div>");
        let lines: Vec<String> = self.columns.iter().map(Column::lines).collect();
        for row in &self.rows {
            let _ = write!(out, "<div class=\"row\"><div class=\"lab\">{}</div>", row.label);
            for ((marks, value), lines) in row.cells.iter().zip(&lines) {
                let _ = write!(
                    out,
                    "<svg class=\"track\">{lines}{marks}</svg><div class=\"val\">{value}</div>"
                );
            }
            out.push_str("</div>");
        }
        out.push_str("</div>");
        out
    }
}

fn anchor(part: f64) -> &'static str {
    match part {
        p if p < 0.02 => "start",
        p if p > 0.98 => "end",
        _ => "mid",
    }
}

fn upright(scale: &Scale, at: f64, class: &str) -> String {
    let x = scale.percent(at);
    format!("<line class=\"{class}\" x1=\"{x}\" x2=\"{x}\" y1=\"0\" y2=\"100%\"/>")
}

/// A bar from one number to another.
pub(crate) fn bar(scale: &Scale, from: f64, to: f64, class: &str, said: &str) -> String {
    strip(scale, (from, to), 64, class, said)
}

/// A bar that lies on another one and lets it be seen above and below.
pub(crate) fn thin_bar(scale: &Scale, from: f64, to: f64, class: &str, said: &str) -> String {
    strip(scale, (from, to), 28, class, said)
}

/// A bar of some hundredths of the row's height.
fn strip(scale: &Scale, (from, to): (f64, f64), thick: u8, class: &str, said: &str) -> String {
    let (from, to) = if from <= to { (from, to) } else { (to, from) };
    let width = (scale.part(to) - scale.part(from)) * 100.0;
    format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}%\" width=\"{width:.2}%\" \
         height=\"{thick}%\"><title>{}</title></rect>",
        scale.percent(from),
        (100 - thick) / 2,
        esc(said)
    )
}

/// A number with the interval in which it lies.
pub(crate) fn dot(scale: &Scale, at: f64, low: f64, high: f64, class: &str, said: &str) -> String {
    format!(
        "<g class=\"dot {class}\"><title>{}</title>\
         <line x1=\"{}\" x2=\"{}\" y1=\"50%\" y2=\"50%\"/>\
         <circle cx=\"{}\" cy=\"50%\" r=\"5.5\"/></g>",
        esc(said),
        scale.percent(low),
        scale.percent(high),
        scale.percent(at)
    )
}

/// A field with a scale below and one at its left.
pub(crate) struct Field {
    pub(crate) x: Scale,
    pub(crate) y: Scale,
    pub(crate) x_ticks: Vec<(f64, String)>,
    pub(crate) y_ticks: Vec<(f64, String)>,
    /// What is drawn, from [`Field::area`] and its like.
    pub(crate) marks: String,
}

impl Field {
    fn at(&self, x: f64, y: f64) -> (f64, f64) {
        (self.x.part(x) * FIELD, (1.0 - self.y.part(y)) * FIELD)
    }

    /// A line through points.
    pub(crate) fn line(&self, points: &[(f64, f64)], class: &str) -> String {
        let mut path = String::new();
        for (i, &(x, y)) in points.iter().enumerate() {
            let (x, y) = self.at(x, y);
            let _ = write!(path, "{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' });
        }
        format!("<path class=\"curve {class}\" d=\"{path}\"/>")
    }

    /// Everything between a lower and an upper line.
    pub(crate) fn area(&self, points: &[(f64, f64, f64)], class: &str) -> String {
        let mut path = String::new();
        let above = points.iter().map(|&(x, _, high)| (x, high));
        let below = points.iter().rev().map(|&(x, low, _)| (x, low));
        for (i, (x, y)) in above.chain(below).enumerate() {
            let (x, y) = self.at(x, y);
            let _ = write!(path, "{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' });
        }
        format!("<path class=\"band {class}\" d=\"{path}Z\"/>")
    }

    /// A column that stands between two places of the lower scale.
    pub(crate) fn column(
        &self,
        (from, to): (f64, f64),
        (low, high): (f64, f64),
        class: &str,
        said: &str,
    ) -> String {
        let ((left, top), (right, bottom)) = (self.at(from, high), self.at(to, low));
        format!(
            "<rect class=\"{class}\" x=\"{left:.1}\" y=\"{top:.1}\" width=\"{:.1}\" \
             height=\"{:.1}\"><title>{}</title></rect>",
            (right - left).max(0.0),
            (bottom - top).max(0.0),
            esc(said)
        )
    }

    /// A line from the bottom to the top.
    pub(crate) fn marker(&self, x: f64) -> String {
        let (x, _) = self.at(x, 0.0);
        format!("<line class=\"expected\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"0\" y2=\"{FIELD}\"/>")
    }

    /// The field as markup; `said` is what somebody hears who does not see it.
    pub(crate) fn draw(&self, said: &str) -> String {
        let mut out = format!("<div class=\"field\" role=\"img\" aria-label=\"{}\">", esc(said));
        out.push_str("<svg class=\"ylab\">");
        for (at, text) in &self.y_ticks {
            let y = (1.0 - self.y.part(*at)) * 100.0;
            let _ = write!(
                out,
                "<text class=\"end\" x=\"100%\" y=\"{y:.2}%\" dy=\".35em\">{}</text>",
                esc(text)
            );
        }
        let _ = write!(
            out,
            "</svg><svg class=\"plane\" viewBox=\"0 0 {FIELD} {FIELD}\" \
             preserveAspectRatio=\"none\">"
        );
        for (at, _) in &self.y_ticks {
            let y = (1.0 - self.y.part(*at)) * FIELD;
            let class = if *at == 0.0 { "zero" } else { "grid" };
            let _ = write!(
                out,
                "<line class=\"{class}\" x1=\"0\" x2=\"{FIELD}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>"
            );
        }
        out.push_str(&self.marks);
        out.push_str("</svg><svg class=\"xlab\">");
        for (at, text) in &self.x_ticks {
            let _ = write!(
                out,
                "<text x=\"{}\" y=\"15\" class=\"{}\">{}</text>",
                self.x.percent(*at),
                anchor(self.x.part(*at)),
                esc(text)
            );
        }
        out.push_str("</svg></div>");
        out
    }
}
