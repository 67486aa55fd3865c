//! A game as a story, turn by turn.

use aufachse_rules::{
    Action, Actor, Closing, Entry, Happening, Record, RecordHeader, Rules, Viewer,
};
use aufachse_words::{Teller, Words};
use serde::Serialize;

use crate::desk::Desk;
use crate::stop::Stop;
use crate::verify::DiceProof;

/// What one action brought about, in values and in words.
#[derive(Debug, Serialize)]
struct Passage {
    number: usize,
    by: Actor,
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    action: Option<Action>,
    happenings: Vec<Happening>,
    told: Vec<String>,
}

/// A story that is being written.
pub(super) struct Story<'w> {
    teller: Teller<'w>,
    viewer: Option<Viewer>,
    passages: Vec<Passage>,
}

/// A story to its end, and how far its dice are proved.
pub(super) struct Told {
    passages: Vec<Passage>,
    proved: DiceProof,
}

#[derive(Debug, Serialize)]
struct StoryJson<'r> {
    header: &'r RecordHeader,
    #[serde(flatten)]
    proved: DiceProof,
    actions: &'r [Passage],
    closing: Option<&'r Closing>,
}

impl<'w> Story<'w> {
    pub(super) fn of(
        words: &'w Words,
        rules: &'w Rules,
        names: &'w [String],
        viewer: Option<Viewer>,
    ) -> Story<'w> {
        let teller = Teller::new(words, rules, names);
        Story { teller, viewer, passages: Vec::new() }
    }

    /// Adds an action; what the viewer may not know is left out.
    pub(super) fn add(&mut self, number: usize, entry: &Entry, told: &[Happening]) {
        let happenings: Vec<Happening> = told
            .iter()
            .map(|happening| self.viewer.map_or(*happening, |v| happening.seen_by(v)))
            .collect();
        // An action that a viewer could not tell from another must not tell him either.
        let hidden = happenings.iter().zip(told).any(|(seen, all)| seen != all);
        self.passages.push(Passage {
            number,
            by: entry.by,
            action: (!hidden).then_some(entry.action),
            told: happenings.iter().map(|h| self.teller.happening(h)).collect(),
            happenings,
        });
    }

    pub(super) fn finish(self, proved: DiceProof) -> Told {
        Told { passages: self.passages, proved }
    }
}

impl Told {
    pub(super) fn tell(
        &self,
        desk: &mut Desk,
        record: &Record,
        names: &[String],
        json: bool,
    ) -> Result<(), Stop> {
        if json {
            let closing = record.closing.as_ref();
            return desk.json(&StoryJson {
                header: &record.header,
                proved: self.proved,
                actions: &self.passages,
                closing,
            });
        }
        desk.say(
            "cli-replay-title",
            &[
                ("edition", (&record.header.edition).into()),
                ("players", names.join(", ").into()),
                ("actions", desk.count(record.entries.len()).into()),
            ],
        )?;
        let sentence = self.proved.sentence(desk);
        desk.line(&sentence)?;
        for passage in &self.passages {
            for (happening, told) in passage.happenings.iter().zip(&passage.told) {
                // The next heading says whose turn begins.
                if matches!(happening, Happening::TurnEnded { .. }) {
                    continue;
                }
                if matches!(happening, Happening::TurnBegan { .. } | Happening::Ended { .. }) {
                    let values = [("told", told.into()), ("number", passage.number.into())];
                    desk.line("")?;
                    desk.say("cli-replay-heading", &values)?;
                } else {
                    desk.line(&format!("  {told}"))?;
                }
            }
        }
        Ok(())
    }
}
