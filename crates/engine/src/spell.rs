//! Actions as a program may write them: in full, as `legal` lists them, or by naming what matters.
//!
//! The full form is read first, so it always means itself. In a short form a space, a contract, a
//! card or a seat may stand by its name, and a drive by where it ends.

use aufachse_rules::{
    Action, Actor, ContractId, Decision, Game, Path, Pending, Seat, Space, View, Viewer, near_match,
};
use serde::Deserialize;
use serde_json::Value;

use crate::choice::{Choice, choices};
use crate::error::{Code, Error};
use crate::walk;

/// How an action is written.
#[derive(Clone, Copy)]
enum Form {
    /// A word alone: `"roll"`.
    Word,
    Space(fn(Space) -> Action),
    Contract(fn(ContractId) -> Action),
    /// A place of the display.
    Slot(fn(u8) -> Action),
    Seat(fn(Seat) -> Action),
    Trailer,
    /// A level of the contract under the hammer.
    Bid,
    Event,
    Dice,
    Drive,
}

/// Every action with its form, in the order in which they are documented.
const FORMS: &[(&str, Form)] = &[
    ("place", Form::Space(Action::Place)),
    ("roll", Form::Word),
    ("drive", Form::Drive),
    ("stay", Form::Word),
    ("stay-as-one", Form::Word),
    ("roadworks", Form::Space(Action::Roadworks)),
    ("leave-roadworks", Form::Word),
    ("jam", Form::Space(Action::Jam)),
    ("lose-cargo", Form::Space(Action::LoseCargo)),
    ("buy", Form::Trailer),
    ("sell", Form::Trailer),
    ("load", Form::Contract(Action::Load)),
    ("deliver", Form::Contract(Action::Deliver)),
    ("unload", Form::Word),
    ("auction", Form::Slot(Action::Auction)),
    ("no-interest", Form::Word),
    ("bid", Form::Bid),
    ("pass", Form::Word),
    ("buy-now", Form::Word),
    ("take", Form::Slot(Action::Take)),
    ("motivation", Form::Word),
    ("pick", Form::Contract(Action::Pick)),
    ("go-to", Form::Space(Action::GoTo)),
    ("choose", Form::Seat(Action::Choose)),
    ("accept", Form::Word),
    ("decline", Form::Word),
    ("done", Form::Word),
    ("first", Form::Seat(Action::First)),
    ("dice", Form::Dice),
    ("contract", Form::Contract(Action::Contract)),
    ("event", Form::Event),
    ("call-off", Form::Word),
];

/// A drive by what matters about it. What is left out may be anything.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    to: Option<Value>,
    /// One space or several, in any order.
    via: Option<Value>,
    spaces: Option<Vec<Value>>,
    exact: Option<bool>,
    one: Option<bool>,
    early: Option<bool>,
}

/// A [`Wish`] with its names read.
struct Aim {
    to: Option<Space>,
    via: Vec<Space>,
    spaces: Option<Vec<Space>>,
    exact: Option<bool>,
    one: Option<bool>,
    early: Option<bool>,
}

impl Aim {
    fn fits(&self, path: &Path) -> bool {
        let mark = |wish: Option<bool>, is: bool| wish.is_none_or(|wish| wish == is);
        self.ends(path)
            && self.via.iter().all(|&via| path.spaces().any(|space| space == via))
            && self.spaces.as_ref().is_none_or(|spaces| path.spaces().eq(spaces.iter().copied()))
            && mark(self.exact, path.exact())
            && mark(self.one, path.one())
            && mark(self.early, path.early())
    }

    fn ends(&self, path: &Path) -> bool {
        self.to.is_none_or(|to| path.end() == to)
    }
}

/// Reads the action of an actor.
///
/// The action need not be legal. A short form that no legal action fits is read as one that the
/// rules refuse with their reason, where there is such a one.
pub(crate) fn action(
    value: &Value,
    by: Actor,
    game: &Game,
    seats: &[String],
) -> Result<Action, Error> {
    let wrong = match Action::deserialize(value) {
        Ok(action) => return Ok(action),
        Err(wrong) => wrong,
    };
    let (name, operand) = match value {
        Value::String(name) => (name.as_str(), &Value::Null),
        Value::Object(fields) => match (fields.iter().next(), fields.len()) {
            (Some((name, operand)), 1) => (name.as_str(), operand),
            (Some(_) | None, _) => return Err(Error::of(Code::BadAction).detail(wrong)),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            return Err(Error::of(Code::BadAction).detail(wrong));
        }
    };
    let Some((_, form)) = FORMS.iter().find(|(known, _)| *known == name) else {
        let known: Vec<&str> = FORMS.iter().map(|(known, _)| *known).collect();
        let near = near_match(name, known.iter().copied());
        let name: String = name.chars().take(100).collect();
        return Err(Error::of(Code::UnknownAction).detail(name).near(near).allowed(&known));
    };
    let speller = Speller { game, seats, by };
    match (form, operand) {
        (Form::Drive, operand) => speller.drive(operand),
        (Form::Space(of), Value::String(name)) => space_named(game, name).map(of),
        (Form::Contract(of), Value::String(name)) => speller.contract(name, *of),
        (Form::Slot(of), Value::String(name)) => speller.slot(name, *of),
        (Form::Seat(of), Value::String(name)) => speller.seat(name, *of),
        (Form::Trailer, Value::String(name)) => {
            let known = ["small", "large"];
            Err(Error::of(Code::UnknownName)
                .detail(name)
                .near(near_match(name, known))
                .allowed(&known))
        }
        (Form::Event, Value::String(name)) => game
            .rules()
            .event_named(name)
            .map(Action::Event)
            .map_err(|wrong| Error::unknown(&wrong)),
        (Form::Dice, dice) => one_die(dice).ok_or_else(|| Error::of(Code::BadAction).detail(wrong)),
        (
            Form::Word
            | Form::Space(_)
            | Form::Contract(_)
            | Form::Slot(_)
            | Form::Seat(_)
            | Form::Trailer
            | Form::Bid
            | Form::Event,
            _,
        ) => Err(Error::of(Code::BadAction).detail(wrong)),
    }
}

/// A space by its number or its name.
pub(crate) fn space(game: &Game, value: &Value) -> Result<Space, Error> {
    match value {
        Value::String(name) => space_named(game, name),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            let space = Space::deserialize(value);
            space.map_err(|wrong| Error::of(Code::BadRequest).detail(wrong))
        }
    }
}

fn space_named(game: &Game, name: &str) -> Result<Space, Error> {
    game.rules().space_named(name).map_err(|wrong| Error::unknown(&wrong))
}

/// A single die may stand without the zero of the second, and without brackets.
fn one_die(dice: &Value) -> Option<Action> {
    let die = match dice {
        Value::Array(dice) if dice.len() == 1 => dice.first()?,
        other => other,
    };
    Some(Action::Dice(u8::try_from(die.as_u64()?).ok()?, 0))
}

/// Reads short forms of an actor's actions at a table as it stands.
struct Speller<'t> {
    game: &'t Game,
    seats: &'t [String],
    by: Actor,
}

impl Speller<'_> {
    fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal_actions(self.by, &mut list);
        list
    }

    /// Those of the legal actions that fit, each in full with its index.
    fn candidates(&self, fits: impl Fn(&Action) -> bool) -> Vec<Choice> {
        let all = choices(self.game, self.seats, &self.legal());
        all.into_iter().filter(|choice| fits(&choice.action)).collect()
    }

    /// One of several actions that a name fits: the only legal one, or an error that lists them.
    fn only(&self, name: &str, all: &[Action]) -> Result<Action, Error> {
        let legal = self.candidates(|action| all.contains(action));
        match (all, &legal[..]) {
            ([only], _) => Ok(*only),
            (_, [only]) => Ok(only.action),
            _ => Err(Error::of(Code::Ambiguous).detail(name).candidates(legal)),
        }
    }

    fn contract(&self, name: &str, of: fn(ContractId) -> Action) -> Result<Action, Error> {
        let rules = self.game.rules();
        let wrong = match rules.contract_named(name) {
            Ok(contract) => return Ok(of(contract)),
            Err(wrong) => wrong,
        };
        // Two contracts between the same cities are told apart by their goods, or by the moment.
        let twins: Vec<ContractId> = (0..rules.contracts().cards.len())
            .map(|i| ContractId(i as u8))
            .filter(|&c| {
                let full = rules.name_of_contract(c).to_lowercase();
                full.strip_prefix(&name.to_lowercase()).is_some_and(|rest| rest.starts_with('/'))
            })
            .collect();
        if twins.is_empty() {
            return Err(Error::unknown(&wrong));
        }
        let names: Vec<String> = twins.iter().map(|&c| rules.name_of_contract(c)).collect();
        let all: Vec<Action> = twins.into_iter().map(of).collect();
        self.only(name, &all).map_err(|error| error.allowed(&names))
    }

    /// A place of the display by the contract that lies there.
    fn slot(&self, name: &str, of: fn(u8) -> Action) -> Result<Action, Error> {
        let rules = self.game.rules();
        let display = View::of(self.game, Viewer::Spectator).display;
        let shown = (0u8..).zip(display).filter_map(|(slot, card)| Some((slot, card?)));
        let shown: Vec<(u8, String)> =
            shown.map(|(slot, card)| (slot, rules.name_of_contract(card))).collect();
        let same = |full: &str| {
            let (full, name) = (full.to_lowercase(), name.to_lowercase());
            full.strip_prefix(&name).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let all: Vec<Action> =
            shown.iter().filter(|(_, full)| same(full)).map(|&(slot, _)| of(slot)).collect();
        if !all.is_empty() {
            return self.only(name, &all);
        }
        if let Err(wrong) = rules.contract_named(name) {
            return Err(Error::unknown(&wrong));
        }
        let shown: Vec<&String> = shown.iter().map(|(_, full)| full).collect();
        Err(Error::of(Code::NoMatch).detail(name).allowed(&shown))
    }

    fn seat(&self, name: &str, of: fn(Seat) -> Action) -> Result<Action, Error> {
        let named = (0u8..).zip(self.seats).filter(|(_, known)| *known == name);
        let all: Vec<Action> = named.map(|(seat, _)| of(Seat(seat))).collect();
        if all.is_empty() {
            let near = near_match(name, self.seats.iter().map(String::as_str));
            return Err(Error::of(Code::UnknownName).detail(name).near(near).allowed(self.seats));
        }
        self.only(name, &all)
    }

    fn drive(&self, operand: &Value) -> Result<Action, Error> {
        let aim = self.aim(operand)?;
        let drives = |fits: &dyn Fn(&Path) -> bool| {
            self.candidates(|action| matches!(action, Action::Drive(path) if fits(path)))
        };
        let all = drives(&|_| true);
        let fitting = drives(&|path| aim.fits(path));
        match &fitting[..] {
            [only] => return Ok(only.action),
            [_, _, ..] => return Err(Error::of(Code::Ambiguous).candidates(fitting)),
            [] => {}
        }
        let there = drives(&|path| aim.ends(path));
        if !there.is_empty() {
            return Err(Error::of(Code::NoMatch).candidates(there));
        }
        // Nothing ends there. The rules are asked for the reason by the shortest way.
        let truck = self.truck();
        let way = match (truck, aim.to) {
            (Some(from), Some(to)) => walk::way(self.game.rules().board(), from, to),
            (_, Some(to)) => vec![to],
            (Some(from), None) => walk::any_step(self.game.rules().board(), from),
            (None, None) => vec![Space(0)],
        };
        let way = if all.is_empty() { &way[..way.len().min(1)] } else { &way[..] };
        match Path::new(way, true, false, false) {
            Some(path) => Ok(Action::Drive(path)),
            None => Err(Error::of(Code::NoMatch).detail(format!("{} steps", way.len()))),
        }
    }

    fn aim(&self, operand: &Value) -> Result<Aim, Error> {
        let bad = |wrong: serde_json::Error| Error::of(Code::BadAction).detail(wrong);
        let read = |value: &Value| space(self.game, value);
        let wish = match operand {
            Value::Object(_) => Wish::deserialize(operand).map_err(bad)?,
            Value::String(_) | Value::Number(_) => {
                Wish { to: Some(operand.clone()), ..Wish::default() }
            }
            Value::Null | Value::Bool(_) | Value::Array(_) => {
                return Err(Error::of(Code::BadAction).detail("{\"drive\":{\"to\":…}}"));
            }
        };
        let via = match &wish.via {
            None => Vec::new(),
            Some(Value::Array(list)) => list.iter().map(read).collect::<Result<_, _>>()?,
            Some(one) => vec![read(one)?],
        };
        let spaces = wish.spaces.as_ref().map(|list| list.iter().map(read).collect());
        Ok(Aim {
            to: wish.to.as_ref().map(read).transpose()?,
            via,
            spaces: spaces.transpose()?,
            exact: wish.exact,
            one: wish.one,
            early: wish.early,
        })
    }

    /// Where the truck stands that the actor would drive.
    fn truck(&self) -> Option<Space> {
        let Actor::Seat(seat) = self.by else { return None };
        let truck = match self.game.pending() {
            Pending::Players { decision: Decision::CardMove { truck, .. }, .. } => truck,
            Pending::Players { .. } | Pending::Chance { .. } | Pending::Over { .. } => seat,
        };
        let players = View::of(self.game, Viewer::Spectator).players;
        players.get(truck.index()).and_then(|player| player.truck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use aufachse_rules::{EventId, Trailer};

    /// The form of every action there is; a new one does not compile without its form.
    fn form(action: Action) -> &'static str {
        match action {
            Action::Place(_) => "place",
            Action::Roll => "roll",
            Action::Drive(_) => "drive",
            Action::Stay => "stay",
            Action::StayAsOne => "stay-as-one",
            Action::Roadworks(_) => "roadworks",
            Action::LeaveRoadworks => "leave-roadworks",
            Action::Jam(_) => "jam",
            Action::LoseCargo(_) => "lose-cargo",
            Action::Buy(_) => "buy",
            Action::Sell(_) => "sell",
            Action::Load(_) => "load",
            Action::Deliver(_) => "deliver",
            Action::Unload => "unload",
            Action::Auction(_) => "auction",
            Action::NoInterest => "no-interest",
            Action::Bid(_) => "bid",
            Action::Pass => "pass",
            Action::BuyNow => "buy-now",
            Action::Take(_) => "take",
            Action::Motivation => "motivation",
            Action::Pick(_) => "pick",
            Action::GoTo(_) => "go-to",
            Action::Choose(_) => "choose",
            Action::Accept => "accept",
            Action::Decline => "decline",
            Action::Done => "done",
            Action::First(_) => "first",
            Action::Dice(..) => "dice",
            Action::Contract(_) => "contract",
            Action::Event(_) => "event",
            Action::CallOff => "call-off",
        }
    }

    #[test]
    fn every_action_has_a_form_under_the_name_that_it_is_written_with() {
        let path = Path::new(&[Space(1)], true, false, false).expect("a path");
        let mut samples = vec![
            Action::Roll,
            Action::Drive(path),
            Action::Stay,
            Action::StayAsOne,
            Action::LeaveRoadworks,
            Action::Buy(Trailer::Small),
            Action::Sell(Trailer::Large),
            Action::Unload,
            Action::NoInterest,
            Action::Bid(1),
            Action::Pass,
            Action::BuyNow,
            Action::Motivation,
            Action::Accept,
            Action::Decline,
            Action::Done,
            Action::Dice(1, 0),
            Action::Event(EventId(0)),
            Action::CallOff,
        ];
        for (_, form) in FORMS {
            match form {
                Form::Space(of) => samples.push(of(Space(1))),
                Form::Contract(of) => samples.push(of(ContractId(1))),
                Form::Slot(of) => samples.push(of(1)),
                Form::Seat(of) => samples.push(of(Seat(1))),
                Form::Word | Form::Trailer | Form::Bid | Form::Event | Form::Dice | Form::Drive => {
                }
            }
        }
        let mut names: Vec<&str> = samples.iter().map(|&action| form(action)).collect();
        for action in samples {
            let written = serde_json::to_value(action).expect("JSON");
            let name = written.as_str().map(str::to_owned);
            let name = name.or_else(|| written.as_object()?.keys().next().cloned());
            assert_eq!(name.as_deref(), Some(form(action)), "{action:?}");
        }
        names.sort_unstable();
        names.dedup();
        let mut known: Vec<&str> = FORMS.iter().map(|(name, _)| *name).collect();
        known.sort_unstable();
        assert_eq!(names, known);
    }
}
