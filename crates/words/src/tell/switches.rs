//! Telling how a table plays: the labels of switches and of their values.

use crate::{Value, Words};

impl Words {
    /// What a switch is called.
    pub fn switch(&self, name: &str) -> String {
        self.text(&format!("switch-{name}"), &[])
    }

    /// What a switch changes.
    pub fn switch_about(&self, name: &str) -> String {
        self.text(&format!("switch-{name}-about"), &[])
    }

    /// What a value of a switch means.
    ///
    /// ```
    /// let words = aufachse_words::Words::new("en").expect("English is always there");
    /// assert_eq!(words.switch_value("currency", "DM"), "Deutschmarks (DM)");
    /// assert_eq!(words.switch_value("private-contracts", "7"), "7 contracts each");
    /// ```
    pub fn switch_value(&self, name: &str, value: &str) -> String {
        let label = format!("switch-{name}-{value}");
        if self.has(&label) {
            return self.text(&label, &[]);
        }
        let filled = value.parse::<i64>().map_or(Value::from(value), Value::Number);
        self.text(&format!("switch-{name}-value"), &[("value", filled)])
    }
}
