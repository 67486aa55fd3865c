//! Two worlds that differ only in what a viewer may not know: they must look the same.

use std::fmt::Write as _;

use aufachse_rules::events::Effect;
use aufachse_rules::{
    Action, Actor, ChanceKind, Decision, Game, Happening, OwnFiles, Pending, Seat, Seeded, View,
    Viewer,
};
use toml::{Table, Value};

use super::checks::{hold, legal};
use super::eager;
use super::nonsense::anything;

/// Do two worlds look the same to a viewer? The seat's own choices and the answers to what it
/// tries in vain are part of what it sees.
pub fn look_alike(a: &Game, b: &Game, viewer: Viewer, dice: &mut Seeded) -> Result<(), String> {
    let (view_a, view_b) = (View::of(a, viewer), View::of(b, viewer));
    hold(view_a == view_b, || format!("{viewer:?} sees {view_a:?}\nand {view_b:?}"))?;
    let who = |g: &Game| (g.awaited(), g.may_act());
    hold(who(a) == who(b), || format!("{viewer:?}: others are asked in the other world"))?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let actor = Actor::Seat(seat);
    let (list_a, list_b) = (legal(a, actor), legal(b, actor));
    hold(list_a == list_b, || format!("{viewer:?} may do {list_a:?}\nand {list_b:?}"))?;
    for _ in 0..4 {
        let action = anything(a, dice);
        if !a.is_legal(actor, action) {
            let (why_a, why_b) = (a.why_not(actor, action), b.why_not(actor, action));
            hold(why_a == why_b, || format!("{action:?} is refused by {why_a:?} and {why_b:?}"))?;
        }
    }
    Ok(())
}

/// How a common step of two worlds ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Both went on alike.
    On,
    /// Nothing can be done in both worlds: the secret itself is acted on.
    Parted,
    /// The viewer has rightly learned the secret.
    Told,
}

/// Two worlds and the one who cannot tell them apart.
#[derive(Clone, Debug)]
pub struct Twins {
    /// One world.
    pub a: Game,
    /// The other.
    pub b: Game,
    /// Who looks.
    pub viewer: Viewer,
    /// How the worlds came about, for whoever has to find a leak.
    story: String,
}

impl Twins {
    /// Two worlds that are still one.
    pub fn from_one(game: &Game, viewer: Viewer) -> Twins {
        let story = "both worlds begin here\n".to_owned();
        Twins { a: game.clone(), b: game.clone(), viewer, story }
    }

    /// A world and one like it in which others hold other contracts; nothing where a position
    /// cannot say enough, or where nothing is hidden from the viewer.
    pub fn with_other_hands(
        game: &Game,
        viewer: Viewer,
        dice: &mut Seeded,
    ) -> Result<Option<Twins>, String> {
        let Some((b, text)) = other_world(game, viewer, dice)? else { return Ok(None) };
        let story = format!("the other world begins in this position:\n{text}");
        let twins = Twins { a: game.clone(), b, viewer, story };
        look_alike(&twins.a, &twins.b, viewer, dice)
            .map_err(|why| format!("{why}\n{}", twins.story))?;
        Ok(Some(twins))
    }

    /// Does the same in both worlds and compares what the viewer sees of it.
    pub fn step(&mut self, dice: &mut Seeded) -> Result<Walk, String> {
        if let Some((actor, one, two)) = self.gift(dice) {
            return self.act(actor, one, two, dice);
        }
        let Some((actor, action)) = self.common(dice) else { return Ok(Walk::Parted) };
        self.act(actor, action, action, dice)
    }

    /// A contract that goes face down from hand to hand between others can be any: in each world
    /// the giver picks for himself.
    fn gift(&self, dice: &mut Seeded) -> Option<(Actor, Action, Action)> {
        let Pending::Players { decision: Decision::Event { card }, .. } = self.a.pending() else {
            return None;
        };
        let giver = self.a.current();
        let taker = Seat(giver.0.checked_sub(1).unwrap_or(self.a.players() - 1));
        let known = [giver, taker].into_iter().any(|s| self.viewer == Viewer::Seat(s));
        if self.a.rules().effect(card) != Some(Effect::Dumping) || known {
            return None;
        }
        let mut pick = |game: &Game| {
            let hand = View::of(game, Viewer::Seat(giver)).hand;
            hand.get(dice.below(hand.len() as u32) as usize).map(|&c| Action::Pick(c))
        };
        Some((Actor::Seat(giver), pick(&self.a)?, pick(&self.b)?))
    }

    /// Chance brings something else in the other world, where the viewer does not see it.
    pub fn deal_apart(&mut self, dice: &mut Seeded) -> Result<Walk, String> {
        let dealt = legal(&self.a, Actor::Chance);
        let other = legal(&self.b, Actor::Chance);
        let pick =
            |list: &[Action], dice: &mut Seeded| list[dice.below(list.len() as u32) as usize];
        let (one, two) = (pick(&dealt, dice), pick(&other, dice));
        self.act(Actor::Chance, one, two, dice)
    }

    /// Is a contract about to be dealt that the viewer will not see?
    pub fn hidden_deal(&self) -> bool {
        match self.a.chance() {
            Some(ChanceKind::Deal { player }) => self.viewer != Viewer::Seat(player),
            _ => false,
        }
    }

    fn act(
        &mut self,
        actor: Actor,
        one: Action,
        two: Action,
        dice: &mut Seeded,
    ) -> Result<Walk, String> {
        let _ = writeln!(self.story, "{actor:?}: {one:?} / {two:?}");
        self.both(actor, one, two, dice).map_err(|why| format!("{why}\n{}", self.story))
    }

    fn both(
        &mut self,
        actor: Actor,
        one: Action,
        two: Action,
        dice: &mut Seeded,
    ) -> Result<Walk, String> {
        let told_a = self.a.apply(actor, one).map_err(|refusal| refusal.to_string())?;
        let told_b = self.b.apply(actor, two).map_err(|refusal| refusal.to_string())?;
        let seen = |told: Vec<Happening>| -> Vec<Happening> {
            told.into_iter().map(|h| h.seen_by(self.viewer)).collect()
        };
        let (seen_a, seen_b) = (seen(told_a), seen(told_b));
        if seen_a != seen_b && self.was_given(&seen_a) {
            return Ok(Walk::Told);
        }
        hold(seen_a == seen_b, || format!("{:?} is told {seen_a:?}\nand {seen_b:?}", self.viewer))?;
        look_alike(&self.a, &self.b, self.viewer, dice)?;
        Ok(Walk::On)
    }

    /// Was a contract handed to the viewer, who may look at it?
    fn was_given(&self, told: &[Happening]) -> bool {
        told.iter()
            .any(|h| matches!(h, Happening::Given { to, .. } if self.viewer == Viewer::Seat(*to)))
    }

    /// Something that can be done in both worlds, by anybody.
    fn common(&self, dice: &mut Seeded) -> Option<(Actor, Action)> {
        let actors: Vec<Actor> = if self.a.outcomes() > 0 {
            vec![Actor::Chance]
        } else {
            self.a.may_act().iter().map(Actor::Seat).collect()
        };
        let mut open = Vec::new();
        for actor in actors {
            let both = legal(&self.a, actor).into_iter().filter(|&x| self.b.is_legal(actor, x));
            open.push((actor, both.collect::<Vec<_>>()));
        }
        open.retain(|(_, list)| !list.is_empty());
        let (actor, list) = open.get(dice.below(open.len() as u32) as usize)?;
        // Half of the time somebody who means to deliver acts: deliveries by chance are rare.
        if let (Actor::Seat(seat), 0) = (actor, dice.below(2)) {
            let view = View::of(&self.a, Viewer::Seat(*seat));
            return Some((*actor, eager::choose(self.a.rules(), &view, list, dice)?));
        }
        Some((*actor, list[dice.below(list.len() as u32) as usize]))
    }
}

/// The second world and its position.
fn other_world(
    game: &Game,
    viewer: Viewer,
    dice: &mut Seeded,
) -> Result<Option<(Game, String)>, String> {
    let Some(text) = game.to_position() else { return Ok(None) };
    let same = read(&text)?;
    hold(same == *game && same.fingerprint() == game.fingerprint(), || {
        format!("the position reads back as another game:\n{text}")
    })?;
    let mut table: Table = text.parse().map_err(|e| format!("{e}\n{text}"))?;
    let hidden: Vec<usize> = (0..game.players() as usize)
        .filter(|&s| viewer != Viewer::Seat(Seat(s as u8)) && !hand(&table, s).is_empty())
        .collect();
    let Some(&holder) = hidden.get(dice.below(hidden.len() as u32) as usize) else {
        return Ok(None);
    };
    let held = one_of(&hand(&table, holder), dice);
    let others: Vec<usize> = hidden.into_iter().filter(|&s| s != holder).collect();
    if !others.is_empty() && dice.below(2) == 0 {
        let partner = others[dice.below(others.len() as u32) as usize];
        let theirs = one_of(&hand(&table, partner), dice);
        rename(&mut table, holder, &held, &theirs);
        rename(&mut table, partner, &theirs, &held);
    } else {
        let unseen = unseen(game, &table);
        if unseen.is_empty() {
            return Ok(None);
        }
        rename(&mut table, holder, &held, &one_of(&unseen, dice));
    }
    let text = toml::to_string(&table).map_err(|e| e.to_string())?;
    Ok(Some((read(&text)?, text)))
}

fn read(text: &str) -> Result<Game, String> {
    Game::from_position("world", text, OwnFiles::default()).map_err(|f| format!("{f}\n{text}"))
}

fn one_of(list: &[String], dice: &mut Seeded) -> String {
    list[dice.below(list.len() as u32) as usize].clone()
}

fn words(value: Option<&Value>) -> Vec<String> {
    let list = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    list.iter().filter_map(|v| v.as_str().map(str::to_owned)).collect()
}

fn hand(table: &Table, seat: usize) -> Vec<String> {
    words(table["seat"][seat].get("hand"))
}

/// The contracts that nobody has seen: those that the position does not name.
fn unseen(game: &Game, table: &Table) -> Vec<String> {
    let mut named: Vec<String> = words(table.get("display"));
    named.extend(words(table.get("out")));
    for seat in 0..game.players() as usize {
        for place in ["hand", "road", "open"] {
            named.extend(words(table["seat"][seat].get(place)));
        }
    }
    let rules = game.rules();
    (0..rules.contracts().cards.len())
        .map(|i| rules.name_of_contract(aufachse_rules::ContractId(i as u8)))
        .filter(|name| !named.contains(name))
        .collect()
}

fn rename(table: &mut Table, seat: usize, old: &str, new: &str) {
    for place in ["hand", "taken"] {
        let list = table["seat"][seat].get_mut(place).and_then(Value::as_array_mut);
        for name in list.into_iter().flatten().filter(|n| n.as_str() == Some(old)) {
            *name = Value::from(new);
        }
    }
}
