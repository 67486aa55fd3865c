//! Messages in words: errors of input, and whatever else has a code.

use aufachse_rules::{Coded, InputError, InputErrors, Operand};

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

    /// An error of input with its file and its line.
    pub fn input_error(&self, error: &InputError) -> String {
        let told = self.told(error);
        let file = ("file", Value::from(&error.file));
        match (error.file.is_empty(), error.line) {
            (true, _) => told,
            (false, 0) => self.text("located-file", &[file, ("fault", told.into())]),
            (false, line) => {
                let values = [file, ("line", line.into()), ("fault", told.into())];
                self.text("located-line", &values)
            }
        }
    }

    /// Errors of input, a line each.
    pub fn input_errors(&self, errors: &InputErrors) -> String {
        let lines: Vec<String> = errors.0.iter().map(|error| self.input_error(error)).collect();
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
            Operand::Errors(errors) => self.input_errors(errors).into(),
            Operand::Error(error) => self.told(&**error).into(),
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
