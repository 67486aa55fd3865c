//! Positions: any situation on the table as one readable text.

mod capacity;
mod write;

use std::sync::Arc;

use serde::Deserialize;
use toml::Spanned;

use crate::action::{ContractId, EventId, Seat};
use crate::components::{DISPLAY, GOODS, MAX_PLAYERS, MIN_PLAYERS, START_CASH, TRAILERS_EACH};
use crate::error::{ErrorKind, InputError, InputErrors, Reader, near};
use crate::events::Effect;
use crate::frame::{Frame, Phase};
use crate::game::Game;
use crate::rules::{OwnFiles, Rules};
use crate::space::Space;
use crate::state::{Debt, Player, REMEMBERED, State, Timed};
use crate::switches::TrailersSell;

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
    turn_limit: Option<u32>,
    #[serde(default)]
    current: Option<Spanned<u8>>,
    #[serde(default)]
    rolled: Option<Spanned<Vec<u8>>>,
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
    #[serde(default = "start_cash")]
    cash: i32,
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
    lost_cubes: u8,
    #[serde(default)]
    missed_turns: u8,
    #[serde(default)]
    served_here: bool,
}

fn start_cash() -> i32 {
    START_CASH
}

/// Where everything is put while a position is read, so that nothing is put twice.
struct Layout<'r, 't> {
    rules: &'r Rules,
    reader: Reader<'t>,
    contracts: u64,
    events: u64,
}

impl Layout<'_, '_> {
    fn space(&mut self, name: &Word) -> Space {
        let board = &self.rules.board;
        board.space(name.get_ref()).unwrap_or_else(|| {
            let near = near(name.get_ref(), board.cities.iter().map(|c| c.name.as_str()));
            let unknown = ErrorKind::UnknownSpace { name: name.get_ref().clone(), near };
            self.reader.error(name.span().start, unknown);
            Space::NONE
        })
    }

    fn contract(&mut self, name: &Word) -> u64 {
        match self.rules.contract_named(name.get_ref()) {
            Ok(id) if self.contracts & id.bit() == 0 => {
                self.contracts |= id.bit();
                id.bit()
            }
            Ok(_) => {
                let contract = name.get_ref().clone();
                self.reader.error(name.span().start, ErrorKind::PositionContractTwice { contract });
                0
            }
            Err(why) => {
                self.reader.error(name.span().start, why.kind);
                0
            }
        }
    }

    fn contracts(&mut self, names: &[Word]) -> u64 {
        names.iter().map(|n| self.contract(n)).fold(0, |a, b| a | b)
    }

    /// An event card that is put somewhere for the first time.
    fn event(&mut self, name: &Word) -> Option<EventId> {
        let id = self.known_event(name)?;
        if self.events & id.bit() != 0 {
            let card = name.get_ref().clone();
            self.reader.error(name.span().start, ErrorKind::PositionCardTwice { card });
            return None;
        }
        self.events |= id.bit();
        Some(id)
    }

    fn known_event(&mut self, name: &Word) -> Option<EventId> {
        let cards = &self.rules.events.cards;
        let found = cards.iter().position(|c| c.id == *name.get_ref());
        if found.is_none() {
            let known = cards.iter().map(|c| c.id.as_str());
            self.reader.error(name.span().start, ErrorKind::unknown_card(name.get_ref(), known));
        }
        found.map(|i| EventId(i as u8))
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
        let (from, to) = cities
            .split_once('-')
            .and_then(|(a, b)| Some((self.board.city(a.trim())?, self.board.city(b.trim())?)))
            .ok_or_else(|| ErrorKind::UnknownContractCities { name: name.to_owned() })?;
        let mut fit =
            self.contracts.cards.iter().enumerate().filter(|(_, c)| {
                c.from == from && c.to == to && goods.is_none_or(|g| g == c.goods)
            });
        match (fit.next(), fit.next()) {
            (Some((i, _)), None) => Ok(ContractId(i as u8)),
            (Some(_), Some(_)) => {
                Err(ErrorKind::PositionContractDouble { contract: name.to_owned() }.into())
            }
            _ => {
                let known = self.contract_names();
                let near = near(name, known.iter().map(String::as_str));
                Err(ErrorKind::UnknownContract { name: name.to_owned(), near }.into())
            }
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
    ///     [[seat]]
    ///     truck = "Kassel"
    ///     hand = ["Frankfurt-Flensburg"]
    ///     [[seat]]
    ///     truck = "Köln"
    /// "#, Default::default()).unwrap();
    /// assert_eq!(game.players(), 2);
    /// ```
    pub fn from_position(file: &str, text: &str, own: OwnFiles) -> Result<Game, InputErrors> {
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
        let mut layout = Layout { rules: &rules, reader, contracts: 0, events: 0 };
        let state = read(&raw, &mut layout);
        let state = layout.reader.finish(state)?;
        let rules = Arc::new(rules);
        let mut game = Game { rules, state };
        game.settle();
        if let Err(why) = game.check() {
            let mut reader = Reader::new(file, text);
            reader.error(0, why.kind);
            return reader.finish(None);
        }
        Ok(game)
    }
}

fn read(raw: &Raw, layout: &mut Layout) -> Option<State> {
    let players = raw.seat.len();
    if !(usize::from(MIN_PLAYERS)..=MAX_PLAYERS).contains(&players) {
        let (least, most) = (MIN_PLAYERS, MAX_PLAYERS);
        layout.reader.error(0, ErrorKind::PositionSeats { seats: players, least, most });
        return None;
    }
    let mut s = State::new(players as u8, raw.turn_limit.unwrap_or(0));
    s.turn = raw.turn.as_ref().map_or(1, |t| *t.get_ref());
    if let Some(turn) = raw.turn.as_ref().filter(|t| !(1..=MAX_TURN).contains(t.get_ref())) {
        layout.reader.error(turn.span().start, ErrorKind::PositionTurn { most: MAX_TURN });
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
        s.roadworks = layout.space(roadworks);
        if layout.rules.board.is_city(s.roadworks) {
            layout.reader.error(roadworks.span().start, ErrorKind::PositionRoadworksInCity);
        }
    }
    for cube in &raw.lost_cargo {
        s.lost_cargo.insert(layout.space(cube));
    }
    let cubes = s.lost_cargo.len() as u8;
    match s.stock.checked_sub(cubes) {
        Some(left) => s.stock = left,
        None => layout.reader.error(0, ErrorKind::PositionGoods { most: GOODS }),
    }
    read_display(raw, layout, &mut s);
    for name in &raw.events_under {
        if let Some(id) = layout.event(name) {
            s.events_under.push(id.0);
        }
    }
    for name in &raw.events_used {
        s.events_used |= layout.event(name).map_or(0, EventId::bit);
    }
    for name in &raw.events_out {
        layout.event(name);
    }
    read_timed(raw, layout, &mut s);
    let all = |n: usize| if n >= 64 { u64::MAX } else { (1 << n) - 1 };
    s.events_unseen = all(layout.rules.events.cards.len()) & !layout.events;
    s.unseen = all(layout.rules.contracts.cards.len()) & !layout.contracts;
    let pile = raw.pile.as_ref().map_or(0, |p| *p.get_ref());
    if u32::from(pile) > s.unseen.count_ones() {
        let at = raw.pile.as_ref().map_or(0, |p| p.span().start);
        let left = s.unseen.count_ones();
        layout.reader.error(at, ErrorKind::PositionPile { left });
    }
    s.pile = pile;
    s.frames.push(Frame::Turn(Phase::BeforeRoll));
    if let Some(rolled) = &raw.rolled {
        read_roll(rolled, layout, &mut s);
    }
    Some(s)
}

/// Contracts on the road in the order of the file, then those that it does not name.
fn read_load_order(raw: &Raw, layout: &mut Layout, s: &mut State) {
    let mut left = s.all_players.iter().fold(0, |all, h| all | h.road);
    let mut order = Vec::new();
    for name in &raw.load_order {
        match layout.rules.contract_named(name.get_ref()) {
            Ok(id) if left & id.bit() != 0 => {
                left &= !id.bit();
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
        order.extend(crate::state::contracts(player.road & left));
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
    h.back = seat.came_from.as_ref().map_or(Space::NONE, |s| layout.space(s));
    h.last_loading = seat.last_loading.as_ref().map_or(Space::NONE, |s| layout.space(s));
    for (to, name) in h.cities.iter_mut().zip(&seat.cities) {
        *to = layout.space(name);
    }
    if seat.cities.len() > REMEMBERED {
        layout.reader.error(at, ErrorKind::PositionCities { most: REMEMBERED });
    }
    h.cash = seat.cash;
    h.hand = layout.contracts(&seat.hand);
    h.road = layout.contracts(&seat.road);
    h.open = layout.contracts(&seat.open);
    for name in &seat.taken {
        match layout.rules.contract_named(name.get_ref()) {
            Ok(id) if h.hand & id.bit() != 0 => h.taken |= id.bit(),
            Ok(_) => {
                let contract = name.get_ref().clone();
                layout.reader.error(name.span().start, ErrorKind::PositionTaken { contract });
            }
            Err(why) => layout.reader.error(name.span().start, why.kind),
        }
    }
    for name in &seat.cards {
        h.front |= layout.event(name).map_or(0, EventId::bit);
    }
    // More than there are is a fault, and a trailer over all of them is enough to see it.
    let trailers = |named: &Option<Spanned<u8>>| {
        named.as_ref().map_or(0, |n| *n.get_ref()).min(TRAILERS_EACH + 1)
    };
    h.small = trailers(&seat.small_trailers);
    h.large = trailers(&seat.large_trailers);
    h.lost = seat.lost_cubes;
    h.missed = seat.missed_turns;
    h.served_here = seat.served_here;
    let goods: u32 = crate::state::contracts(h.road)
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
        if name.get_ref() != "-" {
            let bit = layout.contract(name);
            if bit != 0 {
                *slot = ContractId(bit.trailing_zeros() as u8);
            }
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
        let owned = debt.seat < s.players && s.player(player).front & card.bit() != 0;
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
    if raw.owner >= s.players || s.player(owner).front & card.bit() == 0 {
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
    s.frames.push(Frame::Turn(Phase::AfterMove));
    s.marks.rolled = true;
    let b = dice.get(1).copied().unwrap_or(0);
    s.frames.push(Frame::Drive { a: dice[0], b, by_card: false });
}
