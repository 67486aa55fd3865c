//! What the panes draw from: one view of a game with the people around it, live or recorded.

use aufachse_map::ground;
use aufachse_rules::{ContractId, Rules, Seat, Space, View};
use aufachse_words::{Teller, Words};

use super::colour::{Paint, shape};
use super::map::ground::Region;
use super::map::scene::{Scene, Truck};

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Person {
    /// The name.
    pub(crate) name: String,
    /// The place of the colour.
    pub(crate) colour: u8,
    /// Does a bot drive?
    pub(crate) bot: bool,
    /// Is a person meant to be there, and is not?
    pub(crate) away: bool,
    /// Milliseconds left on the clock, and whether it runs.
    pub(crate) clock: Option<(u64, bool)>,
}

/// One view of a game.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'s> {
    pub(crate) words: &'s Words,
    pub(crate) paint: Paint,
    pub(crate) rules: &'s Rules,
    pub(crate) view: &'s View,
    pub(crate) people: &'s [Person],
    /// The names of the people, for the teller.
    pub(crate) names: &'s [String],
    /// The seat whose papers are shown.
    pub(crate) own: Option<Seat>,
    /// The contracts in the hand of that seat.
    pub(crate) hand: &'s [ContractId],
    /// For whom the game waits.
    pub(crate) awaited: &'s [Seat],
}

impl<'s> Sight<'s> {
    /// Tells the values of the rules in words.
    pub(crate) fn teller(&self) -> Teller<'s> {
        Teller::new(self.words, self.rules, self.names)
    }

    /// The letter of a seat on the map and in the panes.
    pub(crate) fn letter(seat: Seat) -> char {
        char::from(b'A' + seat.0 % 26)
    }

    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: Seat) -> u8 {
        self.people.get(seat.index()).map_or(seat.0, |person| person.colour)
    }

    /// The shape of a seat.
    pub(crate) fn shape(&self, seat: Seat) -> char {
        shape(self.colour(seat))
    }

    /// The cash of a player, or nothing where it is a secret.
    pub(crate) fn cash(&self, seat: Seat) -> Option<i32> {
        self.view.players.get(seat.index())?.cash
    }

    /// All seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<'s> {
        (0..self.view.players.len() as u8).map(Seat)
    }

    /// Where the truck of the shown seat stands.
    pub(crate) fn own_truck(&self) -> Option<Space> {
        let seat = self.own.unwrap_or(self.view.current);
        self.view.players.get(seat.index())?.truck
    }

    /// The board with everything on it.
    pub(crate) fn scene(&self) -> Scene<'s> {
        let mut scene = Scene::empty(self.rules.board());
        // The own truck comes first, then whoever's turn it is.
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| (self.own != Some(seat), self.view.current != seat));
        for seat in seats {
            let Some(space) = self.view.players[seat.index()].truck else { continue };
            scene.trucks.push(Truck {
                space,
                letter: Self::letter(seat),
                colour: self.colour(seat),
                own: self.own == Some(seat),
            });
        }
        scene.roadworks = self.view.roadworks;
        scene.jam = self.view.jam;
        scene.lost.clone_from(&self.view.lost_cargo);
        scene.lit = self.errands();
        scene.regions = self.regions();
        scene
    }

    /// The seas by their names and the countries by their number plates.
    fn regions(&self) -> Vec<Region> {
        if !self.rules.board().central_europe {
            return Vec::new();
        }
        let sea = |(id, at)| Region { at, name: self.words.text(&format!("screen-sea-{id}"), &[]) };
        let plate = |(letters, at): (&str, _)| Region { at, name: letters.to_owned() };
        ground::seas().map(sea).chain(ground::plates().map(plate)).collect()
    }

    /// The cities where the shown player has something to load or to deliver.
    fn errands(&self) -> Vec<Space> {
        let Some(player) = self.own.and_then(|seat| self.view.players.get(seat.index())) else {
            return Vec::new();
        };
        let contract = |id: &ContractId| self.rules.contract(*id);
        let start = self.hand.iter().chain(&player.stolen).filter_map(contract).map(|c| c.from);
        let end = player.on_road.iter().filter_map(contract).map(|c| c.to);
        start.chain(end).collect()
    }
}
