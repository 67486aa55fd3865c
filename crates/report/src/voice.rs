//! How the report speaks: sentences, numbers, and the marks of bots and cities.

use aufachse_lab::study::Study;
use aufachse_rules::{ContractId, Rules, Space};
use aufachse_words::{Teller, Value, Words};

use crate::html::esc;

/// The shape of each bot, which goes wherever its colour goes.
const SHAPES: [char; 6] = ['▲', '●', '■', '◆', '★', '✚'];

/// Speaks of one table.
pub(crate) struct Voice<'v> {
    pub(crate) words: &'v Words,
    pub(crate) rules: &'v Rules,
    pub(crate) study: &'v Study,
    teller: Teller<'v>,
    /// The bots, the best first.
    pub(crate) bots: Vec<&'v str>,
}

impl<'v> Voice<'v> {
    pub(crate) fn new(words: &'v Words, rules: &'v Rules, study: &'v Study) -> Voice<'v> {
        let mut bots: Vec<&str> = study.bots.keys().map(String::as_str).collect();
        let rate = |bot: &str| study.bots.get(bot).and_then(|b| b.wins.rate()).unwrap_or(0.0);
        bots.sort_by(|a, b| rate(b).total_cmp(&rate(a)));
        Voice { words, rules, study, teller: Teller::new(words, rules, &[]), bots }
    }

    /// A sentence of the report.
    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.text(&format!("report-{key}"), values)
    }

    pub(crate) fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Several words at once, as the head of a table.
    pub(crate) fn heads(&self, keys: &[&str]) -> Vec<String> {
        keys.iter().map(|key| self.say(&format!("head-{key}"), &[])).collect()
    }

    pub(crate) fn count(&self, number: u64) -> String {
        self.words.number(i64::try_from(number).unwrap_or(i64::MAX))
    }

    pub(crate) fn whole(&self, number: f64) -> String {
        self.words.number(number.round() as i64)
    }

    /// A number with one digit behind the point.
    pub(crate) fn tenth(&self, number: f64) -> String {
        self.words.decimal(number, 1)
    }

    pub(crate) fn money(&self, amount: f64) -> String {
        self.teller.money(amount.round() as i32)
    }

    /// An amount with its sign, even where it is a gain.
    pub(crate) fn gain(&self, amount: f64) -> String {
        let money = self.money(amount);
        if amount.round() > 0.0 { self.say("gain", &[("amount", money.into())]) } else { money }
    }

    pub(crate) fn currency(&self) -> String {
        self.teller.currency()
    }

    /// A part of one, in hundredths without a digit behind the point.
    pub(crate) fn percent(&self, part: f64) -> String {
        self.say("percent", &[("number", self.whole(part * 100.0).into())])
    }

    /// The same with one digit.
    pub(crate) fn fine_percent(&self, part: f64) -> String {
        self.say("percent", &[("number", self.tenth(part * 100.0).into())])
    }

    /// How many of how many, in hundredths; a dash of none.
    pub(crate) fn share(&self, part: u64, of: u64) -> String {
        if of == 0 { self.word("none") } else { self.percent(part as f64 / of as f64) }
    }

    /// A mean with what it is sure to; a dash of none.
    pub(crate) fn sure(&self, interval: Option<(f64, f64)>) -> String {
        interval.map_or_else(
            || self.word("none"),
            |(mean, reach)| {
                let (mean, reach) = (self.gain(mean), self.whole(reach));
                self.say("sure", &[("mean", mean.into()), ("reach", reach.into())])
            },
        )
    }

    /// The class of a bot's colour.
    pub(crate) fn colour(&self, bot: &str) -> String {
        format!("b{}", self.place(bot) % SHAPES.len())
    }

    fn place(&self, bot: &str) -> usize {
        self.bots.iter().position(|b| *b == bot).unwrap_or(0)
    }

    /// A bot with its shape, as markup.
    pub(crate) fn bot(&self, bot: &str) -> String {
        let shape = SHAPES[self.place(bot) % SHAPES.len()];
        format!(
            "<span class=\"bot {}\"><span aria-hidden=\"true\">{shape}</span> {}</span>",
            self.colour(bot),
            esc(&Self::name(bot))
        )
    }

    /// What a bot is called: by its own name, with a capital letter.
    pub(crate) fn name(bot: &str) -> String {
        let mut letters = bot.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// A city on its yellow sign, as markup.
    pub(crate) fn city(&self, space: Space) -> String {
        format!("<span class=\"city\">{}</span>", esc(&self.teller.space(space)))
    }

    pub(crate) fn space(&self, space: Space) -> String {
        self.teller.space(space)
    }

    /// From where to where a contract goes, as markup.
    pub(crate) fn route(&self, id: usize) -> String {
        self.rules.contract(ContractId(id as u8)).map_or_else(String::new, |contract| {
            format!(
                "<span class=\"route\">{} <span class=\"arrow\">→</span> {}</span>",
                self.city(contract.from),
                self.city(contract.to)
            )
        })
    }

    /// The title of an event card.
    pub(crate) fn card(&self, id: usize) -> String {
        self.teller.card(aufachse_rules::EventId(id as u8))
    }
}
