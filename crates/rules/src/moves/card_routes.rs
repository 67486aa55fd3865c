//! Event cards that send a truck to a target: its nearest destination, the next free city, the next
//! event space. Targets are looked for on open roads, space by space.

use crate::action::{EventId, Seat};
use crate::events::Effect;
use crate::query::Query;
use crate::space::{Space, SpaceSet};
use crate::state::State;
use crate::switches::{Destination, DocumentsCity, JammedSpace, NextEvent, RouteReach};

impl Query<'_> {
    /// Searches the board from a truck in order of distance (breadth first), over open spaces.
    ///
    /// `visit` is called with every space and its distance, and returns whether the search goes on
    /// beyond that space. `reached` is called before, with every space and the one from which it is
    /// reached. `starts` are the neighbours with which the search begins.
    #[inline]
    fn search_outwards(
        &self,
        starts: &[Space],
        from: Space,
        mut reached: impl FnMut(Space, Space),
        mut visit: impl FnMut(Space, u8) -> bool,
    ) {
        let signs = self.s.signs();
        let mut known = SpaceSet::EMPTY;
        known.insert(from);
        // Every space is queued once at most.
        let mut queue = [Space::NONE; 256];
        let mut queued = 0;
        let mut push = |spaces: &[Space], from: Space, queue: &mut [Space; 256]| {
            for &space in spaces {
                if !known.has(space)
                    && let Some(slot) = queue.get_mut(queued)
                {
                    known.insert(space);
                    reached(space, from);
                    *slot = space;
                    queued += 1;
                }
            }
            queued
        };
        let mut end = push(starts, from, &mut queue);
        let (mut i, mut distance) = (0, 1u8);
        while i < end {
            let ring = i..end;
            i = end;
            for n in ring {
                let space = queue[n & 255];
                // A closed space is visited, since a jammed city may be a destination, but not
                // crossed.
                if visit(space, distance) && !signs.has(space) {
                    end = push(self.around(space), space, &mut queue);
                }
            }
            distance = distance.saturating_add(1);
        }
    }

    /// The nearest spaces that fit; several if they are equally near.
    fn nearest(&self, starts: &[Space], from: Space, fit: impl Fn(Space) -> bool) -> SpaceSet {
        let mut best = u8::MAX;
        let mut found = SpaceSet::EMPTY;
        self.search_outwards(
            starts,
            from,
            |_, _| {},
            |space, at| {
                if at <= best && fit(space) {
                    best = at;
                    found.insert(space);
                }
                at < best
            },
        );
        found
    }

    /// The spaces that fit and can be reached without passing another one that fits.
    fn next_of(&self, from: Space, fits: impl Fn(Space) -> bool) -> SpaceSet {
        let mut found = SpaceSet::EMPTY;
        self.search_outwards(
            self.around(from),
            from,
            |_, _| {},
            |space, _| {
                let fits = fits(space);
                if fits {
                    found.insert(space);
                }
                !fits
            },
        );
        found
    }

    /// Does an open road lead from one space to another?
    fn can_reach(&self, from: Space, to: Space) -> bool {
        let mut found = false;
        self.search_outwards(
            self.around(from),
            from,
            |_, _| {},
            |space, _| {
                found |= space == to;
                !found
            },
        );
        found
    }

    /// The neighbours of a space.
    fn around(&self, space: Space) -> &[Space] {
        self.rules.board.neighbours.get(space.index()).map_or(&[], Vec::as_slice)
    }

    /// Visits the spaces on the shortest open way to a target, the target first.
    fn shortest_way(&self, from: Space, to: Space, mut each: impl FnMut(Space)) {
        let mut parents = [Space::NONE; 256];
        let mut found = false;
        let parent = |space: Space, from: Space| parents[space.index()] = from;
        self.search_outwards(self.around(from), from, parent, |space, _| {
            found |= space == to;
            !found
        });
        let mut at = to;
        while found && at != from && at != Space::NONE {
            each(at);
            at = parents[at.index()];
        }
    }

    /// The spaces to which an event card can send the truck of the current player, including those
    /// behind a sign that his navigation cards can open.
    pub(crate) fn card_targets(&self, card: EventId) -> SpaceSet {
        self.with_navigation(card, self.open_targets(card))
    }

    /// The targets of a card without navigation cards, and those that navigation cards add.
    pub(crate) fn with_navigation(&self, card: EventId, open: SpaceSet) -> SpaceSet {
        if !self.player(self.s.current).cards.intersects(self.rules.kinds.navigation) {
            return open;
        }
        self.navigated()
            .fold(open, |all, s| all.or(Query { rules: self.rules, s: &s }.open_targets(card)))
    }

    /// The states without the signs that navigation cards open, the fewest cards first.
    fn navigated(&self) -> impl Iterator<Item = State> + use<'_> {
        let held = self.player(self.s.current).cards & self.rules.kinds.navigation;
        let cards = held.len() as u32;
        let signs = [(true, false), (false, true), (true, true)].into_iter();
        signs.filter_map(move |(roadworks, jam)| {
            let stands = (!roadworks || self.s.roadworks != Space::NONE)
                && (!jam || self.s.jam != Space::NONE);
            if !stands || cards < u32::from(roadworks) + u32::from(jam) {
                return None;
            }
            let mut s = *self.s;
            s.roadworks = if roadworks { Space::NONE } else { s.roadworks };
            s.jam = if jam { Space::NONE } else { s.jam };
            Some(s)
        })
    }

    /// Visits the spaces on the way on which a card sends a truck to a target, the target first. The
    /// way needs as few navigation cards as possible.
    pub(crate) fn card_way(&self, card: EventId, to: Space, each: impl FnMut(Space)) {
        let from = self.player(self.s.current).truck;
        let navigates = self.player(self.s.current).cards.intersects(self.rules.kinds.navigation);
        if navigates && !self.open_targets(card).has(to) {
            for s in self.navigated() {
                let query = Query { rules: self.rules, s: &s };
                if query.open_targets(card).has(to) {
                    return query.shortest_way(from, to, each);
                }
            }
        }
        self.shortest_way(from, to, each);
    }

    /// The spaces to which an event card can send the truck without navigation cards.
    pub(crate) fn open_targets(&self, card: EventId) -> SpaceSet {
        let seat = self.s.current;
        let Some(effect) = self.rules.effect(card) else { return SpaceSet::EMPTY };
        match effect {
            Effect::Documents => self.documents_targets(seat),
            Effect::ToDestination => self.destination_targets(seat),
            Effect::ToCity => self.free_cities(seat),
            Effect::ToEvent => self.event_targets(seat),
            Effect::Rail { .. }
            | Effect::Roll { .. }
            | Effect::MissTurn
            | Effect::Dumping
            | Effect::Contract { .. }
            | Effect::Theft { .. }
            | Effect::Inspection { .. }
            | Effect::Motivation { .. }
            | Effect::Breakdown { .. }
            | Effect::Fine { .. }
            | Effect::Partner { .. }
            | Effect::Snow { .. }
            | Effect::QuickLoading
            | Effect::SpecialOrder { .. }
            | Effect::JamIn { .. }
            | Effect::JamAnywhere
            | Effect::Gain { .. }
            | Effect::Move { .. }
            | Effect::Spoiled { .. }
            | Effect::Customs { .. }
            | Effect::Roadworks { .. }
            | Effect::AirFreight { .. }
            | Effect::Navigation
            | Effect::FlatTyre
            | Effect::LostCargo { .. }
            | Effect::Cloudburst => SpaceSet::EMPTY,
        }
    }

    /// The city that Dokumente sends the truck back to.
    fn documents_targets(&self, seat: Seat) -> SpaceSet {
        let h = self.player(seat);
        let board = &self.rules.board;
        let closed = self.full_for(seat).or(self.s.signs());
        let fits = |space: Space| board.is_city(space) && !closed.has(space);
        match self.switches().dokumente {
            DocumentsCity::Opposite => match h.came_from.on_board() {
                Some(back) => self.nearest(&[back], h.truck, fits),
                None => self.nearest(self.around(h.truck), h.truck, fits),
            },
            DocumentsCity::LastCity => {
                let known = h.cities.iter().copied();
                known
                    .filter(|&c| c != Space::NONE && c != h.truck && fits(c))
                    .find(|&c| self.can_reach(h.truck, c))
                    .into_iter()
                    .collect()
            }
        }
    }

    /// The destinations that Familiennachwuchs sends the truck to.
    fn destination_targets(&self, seat: Seat) -> SpaceSet {
        let h = self.player(seat);
        let switches = self.switches();
        let full = self.full_for(seat);
        let open = |space: Space| {
            let jammed = space == self.s.jam && switches.jammed_space == JammedSpace::Closed;
            !jammed && !full.has(space) && space != h.truck
        };
        let destinations = h.road.iter().filter_map(|id| Some(self.rules.contract(id)?.to));
        let destinations: SpaceSet = destinations.filter(|&city| open(city)).collect();
        if destinations.is_empty() {
            return SpaceSet::EMPTY;
        }
        let near = self.around(h.truck);
        match switches.familiennachwuchs {
            Destination::Nearest => self.nearest(near, h.truck, |space| destinations.has(space)),
            Destination::Any => {
                let mut found = SpaceSet::EMPTY;
                self.search_outwards(
                    near,
                    h.truck,
                    |_, _| {},
                    |space, _| {
                        if destinations.has(space) {
                            found.insert(space);
                        }
                        found != destinations
                    },
                );
                found
            }
        }
    }

    /// The first free city in each direction.
    fn free_cities(&self, seat: Seat) -> SpaceSet {
        let from = self.player(seat).truck;
        let board = &self.rules.board;
        let occupied = self.s.occupied();
        let free =
            |space: Space| board.is_city(space) && !occupied.has(space) && space != self.s.jam;
        match self.switches().route_reach {
            RouteReach::ThroughOccupied => self.next_of(from, free),
            RouteReach::Neighbouring => {
                let cities = self.next_of(from, |space| board.is_city(space));
                cities.iter().filter(|&c| free(c)).collect()
            }
        }
    }

    /// The event spaces that Zollabfertigung sends the truck to.
    fn event_targets(&self, seat: Seat) -> SpaceSet {
        let from = self.player(seat).truck;
        let events = self.rules.board.events;
        let closed = self.full_for(seat).or(self.s.signs());
        match self.switches().zollabfertigung {
            NextEvent::Nearest => self
                .nearest(self.around(from), from, |space| events.has(space) && !closed.has(space)),
            NextEvent::Neighbouring => self
                .next_of(from, |space| events.has(space))
                .without(closed)
                .without(self.s.occupied()),
        }
    }
}
