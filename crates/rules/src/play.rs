//! Changing a state: carrying out one action and everything that follows by itself.

mod arrive;
mod auction;
mod cash;
mod event;
mod turn;

use crate::action::{Action, ContractId, EventId, Seat, Trailer};
use crate::components::{DISPLAY, MAX_PLAYERS, START_CASH};
use crate::frame::{Frame, Phase};
use crate::happening::{Ending, Happening, Purpose};
use crate::query::Query;
use crate::rules::Rules;
use crate::space::Space;
use crate::state::State;
use crate::switches::{DisplayAfterSale, UsedEventCard};

/// A state in the middle of an action.
pub(crate) struct Transition<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) s: &'g mut State,
    pub(crate) out: &'g mut Vec<Happening>,
    /// A contract has changed its place, so the game may be at its end.
    pub(crate) check_end: bool,
}

impl Transition<'_> {
    #[inline]
    pub(crate) fn query(&self) -> Query<'_> {
        Query { rules: self.rules, s: self.s }
    }

    #[inline]
    fn say(&mut self, happening: Happening) {
        self.out.push(happening);
    }

    #[inline]
    fn top(&self) -> Frame {
        self.s.frames.last().unwrap_or(Frame::Over)
    }

    #[inline]
    fn push(&mut self, frame: Frame) {
        self.s.frames.push(frame);
    }

    #[inline]
    fn pop(&mut self) {
        self.s.frames.pop();
    }

    /// Puts a frame in the place of the last one.
    #[inline]
    fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.s.frames.last_mut() {
            *top = frame;
        }
    }

    /// Carries out what a player does; the action is known to be legal.
    #[inline]
    pub(crate) fn seat_action(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Buy(size) => return self.buy(seat, size),
            Action::Sell(size) => return self.sell(seat, size),
            Action::Unload => return self.unload(seat),
            _ => {}
        }
        self.s.marks.done = false;
        match self.top() {
            Frame::Place { left } => {
                if let Action::Place(space) = action {
                    self.s.player_mut(seat).truck = space;
                    self.say(Happening::Placed { player: seat, space });
                    self.s.current = self.s.left_of(seat);
                    if left > 1 {
                        self.replace(Frame::Place { left: left - 1 });
                    } else {
                        self.pop();
                    }
                }
            }
            Frame::Turn(phase) => self.turn_action(phase, action),
            Frame::Drive { a, b, by_card } => self.drive_action(a, b, by_card, action),
            Frame::CardMove { truck, .. } => self.card_move_action(truck, action),
            Frame::Arrival(arrival) => self.stop_action(arrival, action),
            Frame::Roadworks { times } => self.roadworks_action(times, action),
            Frame::Event { card } => self.event_action(card, action),
            Frame::Partner { steps, may } => match action {
                Action::Choose(partner) => {
                    self.replace(Frame::CardMove { truck: partner, by: partner, steps, may });
                }
                _ => self.pop(),
            },
            Frame::Snow { left, steps, may } => match action {
                Action::Choose(truck) => {
                    self.replace(Frame::Snow { left: left & !truck.bit(), steps, may });
                    self.push(Frame::CardMove { truck, by: seat, steps, may: false });
                }
                _ => self.pop(),
            },
            Frame::LoseCargo { left } => {
                if let Action::LoseCargo(space) = action {
                    self.s.lost_cargo.insert(space);
                    self.s.stock = self.s.stock.saturating_sub(1);
                    self.say(Happening::CargoLost { space });
                    if left > 1 {
                        self.replace(Frame::LoseCargo { left: left - 1 });
                    } else {
                        self.pop();
                    }
                }
            }
            Frame::AirFreight { seat, card } => {
                self.pop();
                match action {
                    Action::Pick(contract) => {
                        self.s.player_mut(seat).front &= !card.bit();
                        self.ship(seat, contract, card);
                        self.charge(seat, card);
                    }
                    _ => self.say(Happening::Declined { player: seat, card }),
                }
            }
            Frame::QuickLoading { card } => {
                self.pop();
                if action == Action::Accept {
                    self.roll_after_loading(card);
                } else {
                    self.say(Happening::Declined { player: seat, card });
                }
            }
            Frame::Inspected { .. } => {
                self.pop();
                if action == Action::Accept {
                    self.grant_roll();
                }
            }
            Frame::Auction(auction) => self.auction_action(seat, auction, action),
            Frame::LoadWon { seat, contract } => {
                self.pop();
                if let Action::Load(_) = action {
                    self.load(seat, contract);
                }
            }
            Frame::LoadTaken { contract } => {
                self.pop();
                if let Action::Load(_) = action {
                    self.load_at_stop(contract);
                } else {
                    self.s.player_mut(seat).taken |= contract.bit();
                }
            }
            _ => {}
        }
    }

    /// Carries out what chance brings; the outcome is known to be possible.
    #[inline]
    pub(crate) fn chance_action(&mut self, action: Action) {
        match (self.top(), action) {
            (Frame::FindFirst, Action::First(seat)) => self.begin_with(seat),
            (Frame::HighestRoll { rolling, best, tied }, Action::Dice(die, _)) => {
                let seat = Seat(rolling.trailing_zeros() as u8);
                self.say(Happening::RolledForFirst { player: seat, die });
                let rolling = rolling & !seat.bit();
                let (best, tied) = match die.cmp(&best) {
                    std::cmp::Ordering::Greater => (die, seat.bit()),
                    std::cmp::Ordering::Equal => (best, tied | seat.bit()),
                    std::cmp::Ordering::Less => (best, tied),
                };
                if rolling != 0 {
                    self.replace(Frame::HighestRoll { rolling, best, tied });
                } else if tied.is_power_of_two() {
                    self.begin_with(Seat(tied.trailing_zeros() as u8));
                } else {
                    self.replace(Frame::HighestRoll { rolling: tied, best: 0, tied: 0 });
                }
            }
            (Frame::Deal { left }, Action::Contract(contract)) => {
                // Cards go round, beginning with the first player.
                let dealt = self.s.players * self.rules.switches().private_contracts.get() - left;
                let seat = Seat((self.s.current.0 + dealt) % self.s.players.max(1));
                self.deal(seat, contract);
                if left > 1 { self.replace(Frame::Deal { left: left - 1 }) } else { self.pop() }
            }
            (Frame::Display { slot }, Action::Contract(contract)) => {
                self.reveal(slot, contract);
                if (slot as usize) + 1 < DISPLAY {
                    self.replace(Frame::Display { slot: slot + 1 });
                } else {
                    self.pop();
                }
            }
            (Frame::Refill { slot }, Action::Contract(contract)) => {
                self.reveal(slot, contract);
                self.pop();
            }
            (Frame::DrawBox, Action::Contract(contract)) => {
                self.pop();
                self.deal(self.s.current, contract);
            }
            (Frame::Roll { by_card, .. }, Action::Dice(a, b)) => {
                let player = self.s.current;
                self.say(Happening::Rolled { player, first: a, second: b });
                self.s.marks.rolled = true;
                let (a, b) = if self.s.marks.flat_tyre && b > 0 { (a.min(b), 0) } else { (a, b) };
                self.replace(Frame::Drive { a, b, by_card });
            }
            (Frame::Draw, Action::Event(card)) => {
                self.s.events_unseen &= !card.bit();
                self.draw(card);
            }
            _ => {}
        }
    }

    fn begin_with(&mut self, seat: Seat) {
        self.s.current = seat;
        self.say(Happening::First { player: seat });
        self.pop();
    }

    fn deal(&mut self, seat: Seat, contract: ContractId) {
        self.s.unseen &= !contract.bit();
        self.s.player_mut(seat).hand |= contract.bit();
        let seen = !self.query().hands_face_down();
        self.say(Happening::Dealt { player: seat, contract: seen.then_some(contract) });
    }

    fn reveal(&mut self, slot: u8, contract: ContractId) {
        self.s.unseen &= !contract.bit();
        self.s.pile = self.s.pile.saturating_sub(1);
        if let Some(place) = self.s.display.get_mut(slot as usize) {
            *place = contract;
        }
        self.say(Happening::Revealed { slot, contract });
    }

    /// Does what follows by itself, until somebody must decide or chance must speak.
    #[inline]
    pub(crate) fn run(&mut self) {
        loop {
            let frame = self.top();
            if self.check_end && self.s.turn > 0 && self.s.finished() && frame != Frame::Over {
                self.pay_lost_cargo_of(frame);
                self.end(Ending::Finished);
                return;
            }
            self.check_end = false;
            match frame {
                Frame::HandOut => {
                    self.pop();
                    for seat in self.s.seats() {
                        self.gain(seat, START_CASH, Purpose::Capital);
                    }
                }
                Frame::Turn(phase) => {
                    if self.turn_waits(phase) {
                        return;
                    }
                }
                Frame::Arrival(arrival) => {
                    if self.arrival_waits(arrival) {
                        return;
                    }
                }
                Frame::Draw => {
                    if self.draw_waits() {
                        return;
                    }
                }
                Frame::Refill { .. } if self.s.pile == 0 => self.pop(),
                Frame::DrawBox if self.s.boxed() == 0 => self.pop(),
                Frame::LoseCargo { .. }
                    if self.s.stock == 0 || self.query().cargo_spaces().is_empty() =>
                {
                    self.pop();
                }
                Frame::Roadworks { .. } if self.query().roadworks_spaces().is_empty() => self.pop(),
                Frame::Snow { left, steps, .. } => {
                    let query = self.query();
                    let open = self
                        .s
                        .seats()
                        .any(|t| left & t.bit() != 0 && query.can_move(t, self.s.current, steps));
                    if open {
                        return;
                    }
                    self.pop();
                }
                Frame::CardMove { truck, by, steps, may: false }
                    if !self.query().can_move(truck, by, steps) =>
                {
                    self.pop();
                    self.say(Happening::Stayed { player: truck });
                }
                Frame::Inspected { may: false } => {
                    self.pop();
                    self.grant_roll();
                }
                Frame::LoadWon { seat, contract } => {
                    if self.query().loadable(seat) & contract.bit() != 0 {
                        return;
                    }
                    self.pop();
                }
                // A trailer sold meanwhile may have taken the room for it.
                Frame::LoadTaken { contract } if !self.query().fits(self.s.current, contract) => {
                    self.pop();
                    self.s.player_mut(self.s.current).taken |= contract.bit();
                }
                Frame::Auction(auction) => {
                    if self.auction_waits(auction) {
                        return;
                    }
                }
                _ => return,
            }
        }
    }

    /// Ends the game: what is open is settled, and the players are ranked.
    pub(crate) fn end(&mut self, ending: Ending) {
        self.s.frames.clear();
        self.push(Frame::Over);
        self.s.ending = Some(ending);
        self.say(Happening::Ended { ending });
        self.final_payments();
        let mut order = [Seat(0); MAX_PLAYERS];
        let players = self.s.players as usize;
        for (i, seat) in self.s.seats().enumerate() {
            order[i] = seat;
        }
        let order = &mut order[..players.min(MAX_PLAYERS)];
        order.sort_by_key(|&seat| (-i64::from(self.s.player(seat).cash), seat));
        for &player in order.iter() {
            let cash = self.s.player(player).cash;
            let better = self.s.seats().filter(|&o| self.s.player(o).cash > cash).count();
            self.say(Happening::Ranked { player, place: better as u8 + 1, cash });
        }
    }

    /// Puts a used event card where the edition has it go.
    fn spend(&mut self, player: Seat, card: EventId) {
        self.s.player_mut(player).front &= !card.bit();
        self.say(Happening::CardSpent { player, card });
        match self.rules.switches().used_event_card {
            UsedEventCard::UnderDeck => self.s.events_under.push(card.0),
            UsedEventCard::Reshuffled => self.s.events_used |= card.bit(),
            UsedEventCard::Out => {}
        }
    }

    /// Closes the gap that a public contract leaves and fills the row from the pile.
    fn close_gap(&mut self, slot: u8, removal: bool) {
        let slot = slot as usize % DISPLAY;
        self.check_end = true;
        self.s.display[slot] = ContractId::NONE;
        let slides = match self.rules.switches().display_after_sale {
            DisplayAfterSale::InPlace => false,
            DisplayAfterSale::Slides => true,
            DisplayAfterSale::RemovalSlides => removal,
        };
        let mut gap = slot;
        if slides {
            // All contracts move up, over places too that an empty pile had left open.
            self.s.display.sort_by_key(|&card| card == ContractId::NONE);
            gap = DISPLAY - 1;
        }
        if self.s.pile > 0 {
            self.push(Frame::Refill { slot: gap as u8 });
        }
    }

    fn buy(&mut self, player: Seat, trailer: Trailer) {
        self.pay(player, trailer.price(), Purpose::Trailer);
        *self.s.player_mut(player).trailers_mut(trailer) += 1;
        self.say(Happening::TrailerBought { player, trailer });
    }

    fn sell(&mut self, player: Seat, trailer: Trailer) {
        let owned = self.s.player_mut(player).trailers_mut(trailer);
        *owned = owned.saturating_sub(1);
        self.say(Happening::TrailerSold { player, trailer });
        self.gain(player, crate::components::TRAILER_SALE, Purpose::Trailer);
    }

    /// Puts a truck on a space it was brought to, and forgets what held for the one it left.
    fn set_truck(&mut self, seat: Seat, space: Space, back: Space) {
        let h = self.s.player_mut(seat);
        h.truck = space;
        h.back = back;
        h.taken = 0;
        h.served_here = false;
    }

    /// Grants a roll by a card; whatever had ended the turn, it goes on.
    fn grant_roll(&mut self) {
        self.s.marks.over = false;
        let dice = self.dice(self.rules.switches().dice.get());
        self.push(Frame::Roll { dice, by_card: true });
    }

    /// How many dice are rolled, the weather considered.
    fn dice(&self, dice: u8) -> u8 {
        let pours = self.s.cloudburst.is_some_and(|c| self.s.turn > c.since);
        if pours { 1 } else { dice }
    }

    /// Goes on with the turn once the present frame is done.
    fn set_phase(&mut self, phase: Phase) {
        self.replace(Frame::Turn(phase));
    }
}
