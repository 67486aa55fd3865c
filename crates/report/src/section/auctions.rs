//! What auctions cost and what they bring.

use aufachse_lab::study::{LEVELS, LevelStudy};

use super::Section;
use crate::chart::{Column, Row, Rows, bar, thin_bar};
use crate::html::{Cell, esc, key, table};
use crate::scale::Scale;
use crate::voice::Voice;

pub(super) fn section(voice: &Voice<'_>) -> Option<Section> {
    let contracts = &voice.study.contracts;
    let mut levels: [LevelStudy; LEVELS] = std::array::from_fn(|_| LevelStudy::default());
    for contract in contracts {
        for (sum, level) in levels.iter_mut().zip(&contract.levels) {
            sum.merge(level);
        }
    }
    let sold: u64 = levels.iter().map(|l| l.sold).sum();
    if sold == 0 {
        return None;
    }
    let revealed: u64 = contracts.iter().map(|c| c.revealed).sum();
    let removed: u64 = contracts.iter().map(|c| c.removed).sum();
    let mean = |sum: i64, level: &LevelStudy| sum as f64 / level.sold.max(1) as f64;
    let most = levels.iter().map(|l| mean(l.revenue, l)).fold(1.0, f64::max);
    let money = Scale::tight(0.0, most, 4.0);
    let often = Scale::tight(0.0, highest(&levels, sold), 3.0);
    let (mut rows, mut cells) = (Vec::new(), Vec::new());
    for (level, number) in levels.iter().zip(0_i64..) {
        let name = voice.say("level", &[("level", number.into())]);
        let share = level.sold as f64 / sold as f64;
        let (price, revenue, brought) =
            (mean(level.price, level), mean(level.revenue, level), mean(level.brought, level));
        let part = |sum: i64| {
            let part = sum as f64 / level.revenue.max(1) as f64;
            if level.sold == 0 { voice.word("none") } else { voice.percent(part) }
        };
        let marks = bar(&money, 0.0, revenue, "a-revenue", &voice.money(revenue))
            + &bar(&money, 0.0, brought, "a-brought", &voice.money(brought))
            + &thin_bar(&money, 0.0, price, "a-price", &voice.money(price));
        let sales = bar(&often, 0.0, share, "plain", &voice.fine_percent(share));
        rows.push(Row {
            label: esc(&name),
            cells: vec![(marks, part(level.price)), (sales, voice.percent(share))],
        });
        cells.push(vec![
            Cell::Words(esc(&name)),
            Cell::Number(voice.count(level.sold)),
            Cell::Number(voice.money(price)),
            Cell::Number(voice.money(revenue)),
            Cell::Number(part(level.price)),
            Cell::Number(voice.share(level.delivered, level.sold)),
            Cell::Number(voice.money(brought)),
            Cell::Number(voice.gain(brought - price)),
        ]);
    }
    let gifts: u64 = contracts.iter().map(|c| c.gifts).sum();
    let left: u64 = contracts.iter().map(|c| c.left).sum();
    for (key, times) in [("gifts", gifts), ("removed", removed), ("left", left)] {
        let mut row = vec![
            Cell::Words(esc(&voice.word(&format!("auction-{key}")))),
            Cell::Number(voice.count(times)),
        ];
        row.extend((0..6).map(|_| Cell::Number(voice.word("none"))));
        cells.push(row);
    }
    let all = levels.iter().fold(LevelStudy::default(), |mut all, level| {
        all.merge(level);
        all
    });
    let lead = voice.say(
        "auctions-lead",
        &[
            ("price", voice.percent(all.price as f64 / all.revenue.max(1) as f64).into()),
            ("delivered", voice.share(all.delivered, all.sold).into()),
            ("free", voice.share(levels[0].sold, sold).into()),
            ("profit", voice.gain((all.brought - all.price) as f64 / sold as f64).into()),
            ("removed", voice.share(removed, revealed).into()),
        ],
    );
    let words = ["price", "brought", "revenue"];
    let words = words.map(|k| (format!("a-{k}"), voice.word(&format!("auction-{k}"))));
    let columns = vec![
        Column {
            title: voice.word("auction-prices"),
            head: voice.word("head-price-part"),
            ..Column::new(money, |t| voice.whole(t))
        },
        Column { title: voice.word("auction-often"), ..Column::new(often, |t| voice.percent(t)) },
    ];
    let figure = format!("{}{}", key(&words), Rows { columns, rows }.draw(&lead));
    Some(Section {
        key: "auctions",
        lead,
        figure,
        table: table(
            &voice.word("auctions-title"),
            &voice.heads(&[
                "level",
                "sold",
                "price",
                "revenue",
                "price-part",
                "delivered",
                "brought",
                "profit",
            ]),
            &cells,
        ),
    })
}

fn highest(levels: &[LevelStudy; LEVELS], sold: u64) -> f64 {
    levels.iter().map(|l| l.sold as f64 / sold as f64).fold(0.01, f64::max)
}
