//! Positions: any situation on the table as one readable text.

mod capacity;
mod names;
mod write;

use serde::Deserialize;
use toml::Spanned;

use crate::action::{Action, Actor, ContractId, EventId, Seat};
use crate::components::{DISPLAY, GOODS, MAX_PLAYERS, MIN_PLAYERS, START_CASH, TRAILERS_EACH};
use crate::decisions::drive::Drive;
use crate::decisions::event::DrawEvent;
use crate::decisions::turn::{Phase, Turn};
use crate::error::{ErrorKind, InputError, InputErrors, Reader, near};
use crate::events::Effect;
use crate::frame::Frame;
use crate::game::Game;
use crate::happening::Happening;
use crate::rules::{OwnFiles, Rules};
use crate::sets::{ContractSet, EventSet};
use crate::space::Space;
use crate::state::{Debt, Player, REMEMBERED, State, Timed};
use crate::switches::{StolenContracts, TrailersSell, UsedEventCard, YesNo};

type Word = Spanned<String>;

/// No table sits through more turns than these; they leave room to count on.
const MAX_TURN: u32 = 1_000_000;

/// A position as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Raw {
    edition: Word,
    #[serde(default)]
    switches: std::collections::BTreeMap<String, toml::Value>,
    #[serde(default)]
    turn: Option<Spanned<u32>>,
    #[serde(default)]
    turn_limit: Option<Spanned<u32>>,
    #[serde(default)]
    current: Option<Spanned<u8>>,
    #[serde(default)]
    rolled: Option<Spanned<Vec<u8>>>,
    #[serde(default)]
    event: Option<Word>,
    #[serde(default)]
    roadworks: Option<Word>,
    #[serde(default)]
    jam: Option<Spanned<RawTimed>>,
    #[serde(default)]
    cloudburst: Option<Spanned<RawTimed>>,
    #[serde(default)]
    lost_cargo: Vec<Word>,
    #[serde(default)]
    display: Vec<Word>,
    #[serde(default)]
    pile: Option<Spanned<u8>>,
    #[serde(default)]
    out: Vec<Word>,
    #[serde(default)]
    events_under: Vec<Word>,
    #[serde(default)]
    events_used: Vec<Word>,
    #[serde(default)]
    events_out: Vec<Word>,
    #[serde(default)]
    debts: Vec<RawDebt>,
    #[serde(default)]
    load_order: Vec<Word>,
    #[serde(default)]
    seat: Vec<Spanned<RawSeat>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawTimed {
    #[serde(default)]
    space: Option<Word>,
    card: Word,
    owner: u8,
    since: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawDebt {
    seat: u8,
    card: Word,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawSeat {
    truck: Word,
    #[serde(default)]
    came_from: Option<Word>,
    #[serde(default)]
    last_loading: Option<Word>,
    #[serde(default)]
    cities: Vec<Word>,
    #[serde(default)]
    cash: Option<Spanned<i32>>,
    #[serde(default)]
    hand: Vec<Word>,
    #[serde(default)]
    road: Vec<Word>,
    #[serde(default)]
    open: Vec<Word>,
    #[serde(default)]
    taken: Vec<Word>,
    #[serde(default)]
    cards: Vec<Word>,
    #[serde(default)]
    small_trailers: Option<Spanned<u8>>,
    #[serde(default)]
    large_trailers: Option<Spanned<u8>>,
    #[serde(default)]
    lost_cubes: Option<Spanned<u8>>,
    #[serde(default)]
    missed_turns: u8,
    #[serde(default)]
    served_here: bool,
}

/// Where everything is put while a position is read, so that nothing is put twice.
struct Layout<'r, 't> {
    rules: &'r Rules,
    reader: Reader<'t>,
    contracts: ContractSet,
    events: EventSet,
}

impl Layout<'_, '_> {
    fn space(&mut self, name: &Word) -> Space {
        self.rules.space_named(name.get_ref()).unwrap_or_else(|unknown| {
            self.reader.error(name.span().start, unknown);
            Space::NONE
        })
    }

    fn city(&mut self, name: &Word) -> Space {
        let space = self.space(name);
        if space != Space::NONE && !self.rules.board.is_city(space) {
            let space = name.get_ref().clone();
            self.reader.error(name.span().start, ErrorKind::PositionNotACity { space });
        }
        space
    }

    fn contract(&mut self, name: &Word) -> Option<ContractId> {
        match self.rules.contract_named(name.get_ref()) {
            Ok(id) if !self.contracts.contains(id) => {
                self.contracts.insert(id);
                Some(id)
            }
            Ok(_) => {
                let contract = name.get_ref().clone();
                self.reader.error(name.span().start, ErrorKind::PositionContractTwice { contract });
                None
            }
            Err(why) => {
                self.reader.error(name.span().start, why.kind);
                None
            }
        }
    }

    fn contracts(&mut self, names: &[Word]) -> ContractSet {
        names.iter().filter_map(|name| self.contract(name)).collect()
    }

    /// An event card that is put somewhere for the first time.
    fn event(&mut self, name: &Word) -> Option<EventId> {
        let id = self.known_event(name)?;
        if self.events.contains(id) {
            let card = name.get_ref().clone();
            self.reader.error(name.span().start, ErrorKind::PositionCardTwice { card });
            return None;
        }
        self.events.insert(id);
        Some(id)
    }

    fn known_event(&mut self, name: &Word) -> Option<EventId> {
        match self.rules.event_named(name.get_ref()) {
            Ok(id) => Some(id),
            Err(unknown) => {
                self.reader.error(name.span().start, unknown);
                None
            }
        }
    }

    /// Is there a card of this kind in the deck?
    fn has_card(&self, kind: impl Fn(Effect) -> bool) -> bool {
        self.rules.events.cards.iter().any(|card| kind(card.effect))
    }
}

impl Rules {
    /// The contract of a name such as `Berlin-Triest`, or `Berlin-Triest/3` with its goods where
    /// two have the same cities.
    pub fn contract_named(&self, name: &str) -> Result<ContractId, InputError> {
        let (cities, goods) = match name.split_once('/') {
            Some((cities, goods)) => (cities, goods.parse::<u8>().ok()),
            None => (name, None),
        };
        let unknown = || {
            let known = self.contract_names();
            let near = near(name, known.iter().map(String::as_str));
            ErrorKind::UnknownContract { name: name.to_owned(), near }
        };
        let (from, to) = cities
            .split_once('-')
            .ok_or_else(|| ErrorKind::UnknownContractCities { name: name.to_owned() })?;
        let city = |city: &str| self.board.city(city.trim()).ok_or_else(unknown);
        let (from, to) = (city(from)?, city(to)?);
        let mut fit =
            self.contracts.cards.iter().enumerate().filter(|(_, c)| {
                c.from == from && c.to == to && goods.is_none_or(|g| g == c.goods)
            });
        match (fit.next(), fit.next()) {
            (Some((i, _)), None) => Ok(ContractId(i as u8)),
            (Some(_), Some(_)) => {
                Err(ErrorKind::PositionContractDouble { contract: name.to_owned() }.into())
            }
            (None, _) => Err(unknown().into()),
        }
    }

    fn contract_names(&self) -> Vec<String> {
        (0..self.contracts.cards.len())
            .map(|i| self.name_of_contract(ContractId(i as u8)))
            .collect()
    }

    /// The name of a contract, as [`Rules::contract_named`] reads it.
    pub fn name_of_contract(&self, id: ContractId) -> String {
        let Some(card) = self.contract(id) else { return "-".to_owned() };
        let twins =
            self.contracts.cards.iter().filter(|c| (c.from, c.to) == (card.from, card.to)).count();
        let name = format!("{}-{}", self.board.name_of(card.from), self.board.name_of(card.to));
        if twins > 1 { format!("{name}/{}", card.goods) } else { name }
    }
}

impl Game {
    /// Reads a position. Everything that is wrong with it is reported at once.
    ///
    /// ```
    /// let game = aufachse_rules::Game::from_position("doc", r#"
    ///     edition = "classic"
    ///     rolled = [4]
    ///     pile = 8
    ///     [[seat]]
    ///     truck = "Kassel"
    ///     hand = ["Frankfurt-Flensburg"]
    ///     [[seat]]
    ///     truck = "Köln"
    /// "#, Default::default()).unwrap();
    /// assert_eq!(game.players(), 2);
    /// assert!(game.ending().is_none());
    /// ```
    pub fn from_position(file: &str, text: &str, own: OwnFiles) -> Result<Game, InputErrors> {
        Game::open_position(file, text, own).map(|(game, _)| game)
    }

    /// Like [`Game::from_position`], with what the event card of the position did at once. Without
    /// such a card the list is empty.
    ///
    /// ```
    /// use aufachse_rules::{Game, Happening};
    ///
    /// let (game, happenings) = Game::open_position("doc", r#"
    ///     edition = "classic"
    ///     pile = 8
    ///     event = "pannenhilfe"
    ///     [[seat]]
    ///     truck = "Kassel-Frankfurt:2"
    ///     [[seat]]
    ///     truck = "Köln"
    /// "#, Default::default()).unwrap();
    /// assert!(matches!(happenings[..], [Happening::EventDrawn { .. }]));
    /// ```
    pub fn open_position(
        file: &str,
        text: &str,
        own: OwnFiles,
    ) -> Result<(Game, Vec<Happening>), InputErrors> {
        let mut reader = Reader::new(file, text);
        let Some(raw) = reader.parse::<Raw>() else { return reader.finish(None) };
        let switches: Vec<(String, String)> = raw
            .switches
            .iter()
            .map(|(name, value)| {
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                (name.clone(), value)
            })
            .collect();
        let rules = match Rules::build(raw.edition.get_ref(), &switches, own) {
            Ok(rules) => rules,
            Err(faults) => {
                for fault in faults.0 {
                    reader.error(raw.edition.span().start, fault.kind);
                }
                return reader.finish(None);
            }
        };
        let mut layout = Layout {
            rules: &rules,
            reader,
            contracts: ContractSet::EMPTY,
            events: EventSet::EMPTY,
        };
        let read = read(&raw, &mut layout);
        let (state, drawn) = layout.reader.finish(read)?;
        // Asked last: a contract that could not be read is missing in a hand.
        let ended =
            state.seats().find(|&s| state.finished() && state.player(s).contracts().is_empty());
        if let Some(seat) = ended.map(Seat::index) {
            let mut reader = Reader::new(file, text);
            let at = raw.seat.get(seat).map_or(0, |seat| seat.span().start);
            reader.error(at, ErrorKind::PositionOver { seat });
            return reader.finish(None);
        }
        let mut game = Game { rules, state };
        game.settle();
        // The table waits for an event card, and this is the one that comes up.
        let told = match drawn.map(|card| game.apply(Actor::Chance, Action::Event(card))) {
            Some(Ok(told)) => told,
            Some(Err(_)) | None => Vec::new(),
        };
        if let Err(why) = game.check() {
            let mut reader = Reader::new(file, text);
            reader.error(0, why.kind);
            return reader.finish(None);
        }
        Ok((game, told))
    }
}

/// The state of a position, and the event card that was just drawn in it.
fn read(raw: &Raw, layout: &mut Layout) -> Option<(State, Option<EventId>)> {
    let players = raw.seat.len();
    if !(usize::from(MIN_PLAYERS)..=MAX_PLAYERS).contains(&players) {
        let (least, most) = (MIN_PLAYERS, MAX_PLAYERS);
        layout.reader.error(0, ErrorKind::PositionSeats { seats: players, least, most });
        return None;
    }
    let mut s = State::new(players as u8, raw.turn_limit.as_ref().map_or(0, |t| *t.get_ref()));
    s.turn = raw.turn.as_ref().map_or(1, |t| *t.get_ref());
    if let Some(turn) = raw.turn.as_ref().filter(|t| !(1..=MAX_TURN).contains(t.get_ref())) {
        layout.reader.error(turn.span().start, ErrorKind::PositionTurn { most: MAX_TURN });
    }
    if let Some(limit) = raw.turn_limit.as_ref().filter(|t| (1..s.turn).contains(t.get_ref())) {
        let (turn, at, limit) = (s.turn, limit.span().start, *limit.get_ref());
        layout.reader.error(at, ErrorKind::PositionTurnLimit { turn, limit });
    }
    if let Some(current) = &raw.current {
        s.current = Seat(*current.get_ref());
        if s.current.0 >= s.players {
            layout
                .reader
                .error(current.span().start, ErrorKind::PositionNoSeat { seat: s.current.0 });
        }
    }
    for (i, seat) in raw.seat.iter().enumerate() {
        let player = read_seat(seat, layout, &mut s.stock);
        capacity::check(seat.get_ref(), &player, layout, &s);
        s.all_players[i] = player;
    }
    read_load_order(raw, layout, &mut s);
    if let Some(roadworks) = &raw.roadworks {
        s.roadworks = read_roadworks(roadworks, layout);
    }
    read_lost_cargo(raw, layout, &mut s);
    read_display(raw, layout, &mut s);
    read_used_events(raw, layout, &mut s);
    read_timed(raw, layout, &mut s);
    let drawn = raw.event.as_ref().and_then(|name| layout.event(name));
    s.events_unseen = EventSet::first(layout.rules.events.cards.len()) - layout.events;
    s.unseen = ContractSet::first(layout.rules.contracts.cards.len()) - layout.contracts;
    let pile = raw.pile.as_ref().map_or(0, |p| *p.get_ref());
    if u32::from(pile) > s.unseen.len() as u32 {
        let at = raw.pile.as_ref().map_or(0, |p| p.span().start);
        let left = s.unseen.len() as u32;
        layout.reader.error(at, ErrorKind::PositionPile { left });
    }
    s.pile = pile;
    s.frames.push(Frame::Turn(Turn { phase: Phase::BeforeRoll }));
    if let Some(rolled) = &raw.rolled {
        read_roll(rolled, layout, &mut s);
    }
    if let (Some(name), Some(card)) = (&raw.event, drawn) {
        read_event(name, card, raw, layout, &mut s);
    }
    Some((s, drawn))
}

/// The roadworks sign stands on a road, and not on one that the edition keeps free of it.
fn read_roadworks(name: &Word, layout: &mut Layout) -> Space {
    let (space, at) = (layout.space(name), name.span().start);
    let rules = layout.rules;
    // A card may put it there all the same.
    let by_card = layout.has_card(|effect| {
        matches!(effect, Effect::Roadworks { from, to } if rules.road_spaces(from, to).has(space))
    });
    let sheltered = rules.switches().roadworks_sheltered == YesNo::Yes
        && rules.board.sheltered.has(space)
        && !by_card;
    if rules.board.is_city(space) {
        layout.reader.error(at, ErrorKind::PositionRoadworksInCity);
    } else if sheltered {
        let space = name.get_ref().clone();
        layout.reader.error(at, ErrorKind::PositionRoadworksSheltered { space });
    }
    space
}

/// Lost cubes on the board. A cube may lie under a truck that had no room for it, or under a sign.
fn read_lost_cargo(raw: &Raw, layout: &mut Layout, s: &mut State) {
    for cube in &raw.lost_cargo {
        let (space, at) = (layout.space(cube), cube.span().start);
        if space == Space::NONE {
            continue;
        }
        if s.lost_cargo.has(space) {
            let space = layout.rules.board.name_of(space);
            layout.reader.error(at, ErrorKind::PositionCargoTwice { space });
            continue;
        }
        s.lost_cargo.insert(space);
        match s.stock.checked_sub(1) {
            Some(left) => s.stock = left,
            None => layout.reader.error(at, ErrorKind::PositionGoods { most: GOODS }),
        }
    }
}

/// Used event cards, which lie where the edition puts them.
fn read_used_events(raw: &Raw, layout: &mut Layout, s: &mut State) {
    let used = layout.rules.switches().used_event_card;
    for (field, names, fits) in [
        ("events-under", &raw.events_under, used == UsedEventCard::UnderDeck),
        ("events-used", &raw.events_used, used == UsedEventCard::Reshuffled),
    ] {
        if let Some(first) = names.first().filter(|_| !fits) {
            layout.reader.error(first.span().start, ErrorKind::PositionUsedCards { field });
        }
    }
    for name in &raw.events_under {
        if let Some(id) = layout.event(name) {
            s.events_under.push(id.0);
        }
    }
    for name in &raw.events_used {
        s.events_used |= layout.event(name).map(EventSet::only).unwrap_or_default();
    }
    for name in &raw.events_out {
        layout.event(name);
    }
}

/// An event card that the player has just drawn, having driven to where he stands. The table is
/// left waiting for it on top of the deck, so that it comes up as any other card does.
fn read_event(name: &Word, card: EventId, raw: &Raw, layout: &mut Layout, s: &mut State) {
    let at = name.span().start;
    if raw.rolled.is_some() {
        return layout.reader.error(at, ErrorKind::PositionEventRoll);
    }
    let truck = s.player(s.current).truck;
    if truck != Space::NONE && !layout.rules.board.events.has(truck) {
        let space = layout.rules.board.name_of(truck);
        return layout.reader.error(at, ErrorKind::PositionEventSpace { space });
    }
    s.events_unseen.insert(card);
    s.flags.rolled = true;
    s.frames.pop();
    s.frames.push(Frame::Turn(Turn { phase: Phase::AfterMove }));
    s.frames.push(Frame::DrawEvent(DrawEvent));
}

/// Contracts on the road in the order of the file, then those that it does not name.
fn read_load_order(raw: &Raw, layout: &mut Layout, s: &mut State) {
    let mut left = s.all_players.iter().fold(ContractSet::EMPTY, |all, p| all | p.road);
    let mut order = Vec::new();
    for name in &raw.load_order {
        match layout.rules.contract_named(name.get_ref()) {
            Ok(id) if left.contains(id) => {
                left.remove(id);
                order.push(id);
            }
            Ok(_) => {
                let contract = name.get_ref().clone();
                layout.reader.error(name.span().start, ErrorKind::PositionLoadOrder { contract });
            }
            Err(why) => layout.reader.error(name.span().start, why.kind),
        }
    }
    for player in &s.all_players {
        order.extend((player.road & left).iter());
    }
    if order.len() > usize::from(GOODS) {
        return layout.reader.error(0, ErrorKind::PositionGoods { most: GOODS });
    }
    for contract in order {
        s.load_order.push(contract.0);
    }
}

fn read_seat(seat: &Spanned<RawSeat>, layout: &mut Layout, stock: &mut u8) -> Player {
    let at = seat.span().start;
    let seat = seat.get_ref();
    let mut h = Player::at(layout.space(&seat.truck));
    h.came_from = seat.came_from.as_ref().map_or(Space::NONE, |s| layout.space(s));
    h.last_loading = seat.last_loading.as_ref().map_or(Space::NONE, |s| layout.city(s));
    for (to, name) in h.cities.iter_mut().zip(&seat.cities) {
        *to = layout.city(name);
    }
    if seat.cities.len() > REMEMBERED {
        layout.reader.error(at, ErrorKind::PositionCities { most: REMEMBERED });
    }
    h.cash = seat.cash.as_ref().map_or(START_CASH, |cash| *cash.get_ref());
    if let Some(cash) = seat.cash.as_ref().filter(|cash| *cash.get_ref() < 0) {
        // What cannot be paid is owed; money that is not there is paid at the end of a game alone.
        let (at, cash) = (cash.span().start, i64::from(*cash.get_ref()));
        layout.reader.error(at, ErrorKind::PositionCash { cash });
    }
    h.hand = layout.contracts(&seat.hand);
    h.road = layout.contracts(&seat.road);
    h.stolen = layout.contracts(&seat.open);
    let stays_open = layout.rules.switches().hilfe_diebe == StolenContracts::FaceUp;
    if let Some(name) = seat.open.first().filter(|_| !stays_open) {
        let contract = name.get_ref().clone();
        layout.reader.error(name.span().start, ErrorKind::PositionOpen { contract });
    }
    for name in &seat.taken {
        match layout.rules.contract_named(name.get_ref()) {
            Ok(id) if h.hand.contains(id) => h.taken.insert(id),
            Ok(_) => {
                let contract = name.get_ref().clone();
                layout.reader.error(name.span().start, ErrorKind::PositionTaken { contract });
            }
            Err(why) => layout.reader.error(name.span().start, why.kind),
        }
    }
    for name in &seat.cards {
        h.cards |= layout.event(name).map(EventSet::only).unwrap_or_default();
    }
    // More than there are is a fault, and a trailer over all of them is enough to see it.
    let trailers = |named: &Option<Spanned<u8>>| {
        named.as_ref().map_or(0, |n| *n.get_ref()).min(TRAILERS_EACH + 1)
    };
    h.small = trailers(&seat.small_trailers);
    h.large = trailers(&seat.large_trailers);
    h.lost = seat.lost_cubes.as_ref().map_or(0, |n| *n.get_ref());
    h.missed = seat.missed_turns;
    h.served_here = seat.served_here;
    let goods: u32 = h
        .road
        .iter()
        .filter_map(|c| layout.rules.contract(c))
        .map(|c| u32::from(c.goods))
        .sum::<u32>()
        + u32::from(h.lost);
    let overloads = layout.rules.switches().trailers_sell == TrailersSell::OwnTurnGoodsStay;
    if goods > u32::from(h.capacity()) && !overloads {
        layout.reader.error(at, ErrorKind::PositionOverload { goods, capacity: h.capacity() });
    }
    match u32::from(*stock).checked_sub(goods) {
        Some(left) => *stock = left as u8,
        None => layout.reader.error(at, ErrorKind::PositionGoods { most: GOODS }),
    }
    h.load = goods.min(255) as u8;
    h
}

fn read_display(raw: &Raw, layout: &mut Layout, s: &mut State) {
    if raw.display.len() > DISPLAY {
        let at = raw.display[DISPLAY].span().start;
        layout.reader.error(at, ErrorKind::PositionDisplay { most: DISPLAY });
    }
    for (slot, name) in s.display.iter_mut().zip(&raw.display) {
        if name.get_ref() != "-"
            && let Some(contract) = layout.contract(name)
        {
            *slot = contract;
        }
    }
    layout.contracts(&raw.out);
}

/// Cards whose time runs: the jam, the cloudburst and debts.
fn read_timed(raw: &Raw, layout: &mut Layout, s: &mut State) {
    if let Some(jam) = &raw.jam {
        let (timed, space) =
            timed(jam, layout, s, |e| matches!(e, Effect::JamIn { .. } | Effect::JamAnywhere));
        s.jam_card = timed;
        if let Some(city) =
            jam_city(jam.get_ref(), layout).filter(|&c| space.is_some_and(|s| s != c))
        {
            let card = jam.get_ref().card.get_ref().clone();
            let city = layout.rules.board.name_of(city);
            layout.reader.error(jam.span().start, ErrorKind::PositionJamElsewhere { card, city });
        }
        match space {
            Some(space) => s.jam = space,
            None => layout.reader.error(jam.span().start, ErrorKind::PositionJamNowhere),
        }
        if s.jam == s.roadworks && s.jam != Space::NONE {
            layout.reader.error(jam.span().start, ErrorKind::PositionSignsShare);
        }
    }
    if let Some(rain) = &raw.cloudburst {
        s.cloudburst = timed(rain, layout, s, |e| matches!(e, Effect::Cloudburst)).0;
    }
    for debt in &raw.debts {
        let Some(card) = layout.known_event(&debt.card) else { continue };
        let player = Seat(debt.seat);
        let owned = debt.seat < s.players && s.player(player).cards.contains(card);
        let costs = matches!(
            layout.rules.effect(card),
            Some(
                Effect::Rail { .. }
                    | Effect::Fine { .. }
                    | Effect::Spoiled { .. }
                    | Effect::AirFreight { .. }
            )
        );
        let twice = s.debts.as_slice().iter().any(|d| d.card == card);
        if !owned || !costs || twice || s.debts.is_full() {
            layout.reader.error(debt.card.span().start, ErrorKind::PositionDebt);
        } else {
            s.debts.push(Debt { player, card });
        }
    }
}

/// The city that the card of a jam names, where it names one.
fn jam_city(jam: &RawTimed, layout: &Layout) -> Option<Space> {
    let card = layout.rules.event_named(jam.card.get_ref()).ok()?;
    let Effect::JamIn { city } = layout.rules.effect(card)? else { return None };
    Some(city)
}

fn timed(
    raw: &Spanned<RawTimed>,
    layout: &mut Layout,
    s: &State,
    fits: impl Fn(Effect) -> bool,
) -> (Option<Timed>, Option<Space>) {
    let at = raw.span().start;
    let raw = raw.get_ref();
    let space = raw.space.as_ref().map(|name| layout.space(name));
    let Some(card) = layout.known_event(&raw.card) else { return (None, space) };
    let owner = Seat(raw.owner);
    if raw.owner >= s.players || !s.player(owner).cards.contains(card) {
        layout.reader.error(at, ErrorKind::PositionCardOwner);
    }
    if !layout.rules.effect(card).is_some_and(fits) {
        let card = raw.card.get_ref().clone();
        layout.reader.error(at, ErrorKind::PositionCardKind { card });
    }
    if raw.since > s.turn {
        layout.reader.error(at, ErrorKind::PositionCardTurn { turn: raw.since });
    }
    (Some(Timed { owner, card, since: raw.since }), space)
}

fn read_roll(rolled: &Spanned<Vec<u8>>, layout: &mut Layout, s: &mut State) {
    let at = rolled.span().start;
    let most = layout.rules.switches().dice.get() as usize;
    let dice = rolled.get_ref();
    if dice.is_empty() || dice.len() > most || dice.iter().any(|d| !(1..=6).contains(d)) {
        layout.reader.error(at, ErrorKind::PositionRoll { dice: most });
        return;
    }
    s.frames.pop();
    s.frames.push(Frame::Turn(Turn { phase: Phase::AfterMove }));
    s.flags.rolled = true;
    let b = dice.get(1).copied().unwrap_or(0);
    s.frames.push(Frame::Drive(Drive { a: dice[0], b, by_card: false }));
}
