//! Telling codes: faults of files, records that do not hold, tables that cannot be set up.

use aufachse_rules::fault::{Fault, Faults};
use aufachse_rules::{Coded, Operand};

use super::Teller;
use crate::{Value, Words};

impl Words {
    /// A code with its operands, as a sentence.
    ///
    /// Actions and refusals among the operands are told as they are written; a [`Teller`] knows
    /// the table and tells them in words.
    ///
    /// ```
    /// use aufachse_rules::UndoError;
    /// let words = aufachse_words::Words::new("en").expect("English is always there");
    /// assert_eq!(words.told(&UndoError::Nothing), "Nothing has been done yet.");
    /// ```
    pub fn told(&self, message: &dyn Coded) -> String {
        self.told_with(message, |operand| self.operand(operand))
    }

    /// A fault with its file and its line.
    pub fn fault(&self, fault: &Fault) -> String {
        let told = self.told(&fault.wrong);
        let file = ("file", Value::from(&fault.file));
        match (fault.file.is_empty(), fault.line) {
            (true, _) => told,
            (false, 0) => self.text("located-file", &[file, ("fault", told.into())]),
            (false, line) => {
                let values = [file, ("line", line.into()), ("fault", told.into())];
                self.text("located-line", &values)
            }
        }
    }

    /// Some faults, a line each.
    pub fn fault_lines(&self, faults: &Faults) -> String {
        let lines: Vec<String> = faults.0.iter().map(|fault| self.fault(fault)).collect();
        lines.join("\n")
    }

    fn told_with<'v>(&self, message: &dyn Coded, value: impl Fn(&Operand) -> Value<'v>) -> String {
        let operands = message.operands();
        let near = operands.iter().any(|(name, _)| *name == "near");
        let key = format!("{}-{}", message.kind(), message.code());
        let key = if near { format!("{key}.near") } else { key };
        let values: Vec<(&str, Value<'_>)> =
            operands.iter().map(|(name, operand)| (*name, value(operand))).collect();
        self.text(&key, &values)
    }

    fn operand(&self, operand: &Operand) -> Value<'static> {
        match operand {
            Operand::Text(text) => text.clone().into(),
            Operand::Number(number) => (*number).into(),
            Operand::List(names) => names.join(&self.text("list-comma", &[])).into(),
            Operand::Faults(faults) => self.fault_lines(faults).into(),
            Operand::Setup(error) => self.told(&**error).into(),
            Operand::Refusal(_) | Operand::Action(_) => operand.to_string().into(),
        }
    }
}

impl Teller<'_> {
    /// A code with its operands, as a sentence; refusals and actions are told as at the table.
    pub fn told(&self, message: &dyn Coded) -> String {
        self.words.told_with(message, |operand| match operand {
            Operand::Refusal(refusal) => {
                let (why, clause) = (self.refusal(refusal), refusal.clause.clone());
                self.say("refused-by", &[("why", why.into()), ("clause", clause.into())]).into()
            }
            Operand::Action(action) => self.action(action, &[]).into(),
            other => self.words.operand(other),
        })
    }
}
