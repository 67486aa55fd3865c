//! Each contract: what it is sold for and what is left of it.

use aufachse_lab::study::ContractStudy;
use aufachse_rules::ContractId;

use super::Section;
use crate::chart::{Column, Row, Rows, dot};
use crate::html::{Cell, esc, table};
use crate::scale::Scale;
use crate::voice::Voice;

/// Nothing is said of a contract that was sold less often.
const ENOUGH: u64 = 20;

/// So many of the best and of the worst are drawn.
const DRAWN: usize = 8;

/// What the bots think of the middle bid of a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Every sale reached it.
    Always,
    /// No sale reached it.
    Never,
    /// Now this, now that; or too few sales to say.
    Open,
}

pub(super) fn verdict(contract: &ContractStudy) -> Verdict {
    let [below, at, above] = contract.about_the_middle();
    match (below, at + above) {
        (b, reached) if b + reached < ENOUGH => Verdict::Open,
        (0, _) => Verdict::Always,
        (_, 0) => Verdict::Never,
        _ => Verdict::Open,
    }
}

fn badge(voice: &Voice<'_>, contract: &ContractStudy) -> String {
    let key = match verdict(contract) {
        Verdict::Always => "always",
        Verdict::Never => "never",
        Verdict::Open => return String::new(),
    };
    let word = voice.word(&format!("verdict-{key}"));
    format!(" <span class=\"badge {key}\">{}</span>", esc(&word))
}

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let mut told: Vec<(usize, &ContractStudy, f64)> = voice
        .study
        .contracts
        .iter()
        .enumerate()
        .filter_map(|(id, c)| Some((id, c, c.profit.mean()?)))
        .collect();
    told.sort_by(|a, b| b.2.total_cmp(&a.2));
    let (best, worst) = (told.first()?, told.last()?);
    let drawn: Vec<&(usize, &ContractStudy, f64)> = if told.len() <= 2 * DRAWN {
        told.iter().collect()
    } else {
        told.iter().take(DRAWN).chain(told.iter().skip(told.len() - DRAWN)).collect()
    };
    let reach = |c: &ContractStudy| c.profit.interval().map_or(0.0, |(_, reach)| reach);
    let low = drawn.iter().map(|(_, c, m)| m - reach(c)).fold(0.0, f64::min);
    let high = drawn.iter().map(|(_, c, m)| m + reach(c)).fold(1.0, f64::max);
    let scale = Scale::tight(low, high, 4.0);
    let rows = drawn.iter().map(|&&(id, contract, mean)| {
        let reach = reach(contract);
        let said = voice.sure(contract.profit.interval());
        Row {
            label: format!("{}{}", voice.route(id), badge(voice, contract)),
            cells: vec![(
                dot(&scale, mean, mean - reach, mean + reach, "plain", &said),
                voice.gain(mean),
            )],
        }
    });
    let rows: Vec<Row> = rows.collect();
    let count = |wanted| told.iter().filter(|(_, c, _)| verdict(c) == wanted).count();
    let plain = |id: usize| {
        let contract = voice.rules.contract(ContractId(id as u8));
        contract.map_or_else(String::new, |c| {
            let (from, to) = (voice.space(c.from), voice.space(c.to));
            voice.say("route", &[("from", from.into()), ("to", to.into())])
        })
    };
    let lead = voice.say(
        "contracts-lead",
        &[
            ("best", plain(best.0).into()),
            ("most", voice.gain(best.2).into()),
            ("worst", plain(worst.0).into()),
            ("least", voice.gain(worst.2).into()),
            ("always", count(Verdict::Always).into()),
            ("never", count(Verdict::Never).into()),
        ],
    );
    let head = voice.word("head-profit");
    let columns = vec![Column { head, ..Column::new(scale, |t| voice.whole(t)) }];
    let figure = Rows { columns, rows };
    let cells: Vec<Vec<Cell>> = told.iter().map(|told| cells(voice, told.0, told.1)).collect();
    Some(Section {
        key: "contracts",
        figure: format!("<div class=\"wide-labels\">{}</div>", figure.draw(&lead)),
        table: table(
            &voice.word("contracts-title"),
            &voice.heads(&[
                "contract",
                "revenue",
                "middle",
                "sold",
                "mean-level",
                "below",
                "at",
                "above",
                "delivered",
                "profit",
                "verdict",
            ]),
            &cells,
        ),
        lead,
    })
}

fn cells(voice: &Voice<'_>, id: usize, contract: &ContractStudy) -> Vec<Cell> {
    let card = voice.rules.contract(ContractId(id as u8));
    let sold = contract.sold();
    let [below, at, above] = contract.about_the_middle();
    let bought: u64 = contract.levels.iter().map(|l| l.delivered).sum();
    let printed = |amount: Option<i32>| voice.money(f64::from(amount.unwrap_or(0)));
    vec![
        Cell::Words(voice.route(id)),
        Cell::Number(printed(card.map(|c| c.revenue))),
        Cell::Number(printed(card.map(|c| c.bids[2]))),
        Cell::Number(voice.count(sold)),
        Cell::Number(contract.mean_level().map_or_else(|| voice.word("none"), |l| voice.tenth(l))),
        Cell::Number(voice.share(below, sold)),
        Cell::Number(voice.share(at, sold)),
        Cell::Number(voice.share(above, sold)),
        Cell::Number(voice.share(bought, sold)),
        Cell::Number(voice.sure(contract.profit.interval())),
        Cell::Words(badge(voice, contract)),
    ]
}
