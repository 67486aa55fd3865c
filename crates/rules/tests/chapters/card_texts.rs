//! Every event card does at the table what its text promises, under every setting of the switches
//! on which it depends: what may be declined can be declined, what must be done cannot, and the
//! amounts are those of the text.

use crate::common::*;

use aufachse_rules::events::{CardNote, CardOperand, CardText, CardWording};
use aufachse_rules::switches::{Allowed, SWITCH_NAMES, Switches};
use aufachse_rules::{
    Action, BUILTIN_EDITIONS, ContractId, Decision, EventId, Happening, OwnFiles, Rules, Seat,
    Space,
};

/// The settings under which cards are tried: an edition, and perhaps one switch set otherwise.
#[derive(Clone, Debug)]
struct Setting {
    edition: &'static str,
    switch: Option<(&'static str, String)>,
}

impl Setting {
    fn rules(&self) -> Option<std::sync::Arc<Rules>> {
        let switches: Vec<(String, String)> =
            self.switch.iter().map(|(n, v)| ((*n).to_owned(), v.clone())).collect();
        Rules::build(self.edition, &switches, OwnFiles::default()).ok()
    }

    /// Two trucks, seat 0 in Kassel with two contracts on the road and two in hand.
    fn scene(&self, other: &str) -> Scene {
        let rules = self.rules().expect("a sound table");
        let cast = Cast::of(&rules);
        let name = |c: ContractId| rules.name_of_contract(c);
        let names = |list: &[ContractId]| list.iter().map(|c| name(*c)).collect::<Vec<_>>();
        let (road, hand, display) = (names(&cast.road), names(&cast.hand), names(&cast.display));
        let list = |names: &[String]| format!("{names:?}");
        let mut scene = scene(self.edition, &["Kassel", other])
            .seat(0, "road", &list(&road))
            .seat(0, "hand", &list(&hand))
            .table("display", &list(&display));
        if let Some((switch, value)) = &self.switch {
            scene = scene.switch(switch, value);
        }
        scene
    }

    fn meets(&self, card: &str) -> Table {
        self.scene("Hannover-Kassel:1").meets(card)
    }
}

/// Contracts that take part in the scenes; none starts or ends where the trucks are.
struct Cast {
    road: [ContractId; 2],
    hand: [ContractId; 2],
    display: [ContractId; 4],
}

impl Cast {
    fn of(rules: &Rules) -> Cast {
        let board = rules.board();
        let busy = ["Kassel", "Frankfurt", "München", "Flensburg", "Wien"].map(|c| board.city(c));
        let free = |c: &ContractId| {
            rules.contract(*c).is_some_and(|k| {
                !busy.contains(&Some(k.from)) && !busy.contains(&Some(k.to)) && k.goods <= 3
            })
        };
        let all: Vec<ContractId> =
            (0..rules.contracts().cards.len() as u8).map(ContractId).filter(free).collect();
        let of = |c: ContractId| rules.contract(c).expect("a contract");
        let far = |c: ContractId| rules.contracts().distance(c.index(), board);
        let first = all[0];
        let apart = |c: &&ContractId| {
            let (a, b) = (of(first), of(**c));
            let cities = [a.from, a.to, b.from, b.to];
            far(first) != far(**c) && (0..4).all(|i| !cities[..i].contains(&cities[i]))
        };
        let second = *all.iter().find(apart).expect("a second contract");
        let rest: Vec<ContractId> =
            all.into_iter().filter(|c| *c != first && *c != second).take(6).collect();
        Cast {
            road: [first, second],
            hand: [rest[0], rest[1]],
            display: [rest[2], rest[3], rest[4], rest[5]],
        }
    }
}

/// All settings: the editions as they are, and each with one switch set to each of its values.
fn settings() -> Vec<Setting> {
    let mut all = Vec::new();
    for (edition, _) in BUILTIN_EDITIONS {
        all.push(Setting { edition, switch: None });
        for switch in SWITCH_NAMES {
            let values = match Switches::allowed(switch).expect("a switch") {
                Allowed::Numbers(least, most) if *switch == "dice" => {
                    (least..=most).map(|n| n.to_string()).collect()
                }
                allowed => allowed.values().to_vec(),
            };
            all.extend(
                values.into_iter().map(|value| Setting { edition, switch: Some((*switch, value)) }),
            );
        }
    }
    all
}

/// The money that seat 0 paid and received in the last step, debts and revenues apart.
fn paid(table: &Table) -> i32 {
    let amount = |h: &Happening| match *h {
        Happening::Paid { player: Seat(0), amount, .. } => amount,
        _ => 0,
    };
    table.told.iter().map(amount).sum()
}

fn received(table: &Table) -> i32 {
    let amount = |h: &Happening| match *h {
        Happening::Received { player: Seat(0), amount, .. } => amount,
        _ => 0,
    };
    table.told.iter().map(amount).sum()
}

fn will_miss(table: &Table) -> bool {
    table.told(|h| matches!(h, Happening::WillMiss { player: Seat(0) }))
}

/// The choices that a card leaves to seat 0; trades and kept cards can be played at other times.
fn offered(table: &Table) -> Vec<Action> {
    let aside = |a: &Action| matches!(a, Action::Buy(_) | Action::Sell(_) | Action::Motivation);
    table.legal(0).into_iter().filter(|a| !aside(a)).collect()
}

/// One card under one setting, and what its text promises.
struct Trial<'t> {
    setting: &'t Setting,
    rules: &'t Rules,
    card: &'t str,
    wording: &'t CardWording,
}

impl Trial<'_> {
    fn why(&self) -> String {
        format!("{:?}, {}: {:?}", self.setting, self.card, self.wording)
    }

    fn money(&self, name: &str) -> i32 {
        match self.wording.operands.get(name) {
            Some(CardOperand::Money(amount)) => *amount,
            other => panic!("{name} is {other:?}; {}", self.why()),
        }
    }

    fn number(&self, name: &str) -> u8 {
        match self.wording.operands.get(name) {
            Some(CardOperand::Number(number)) => *number,
            other => panic!("{name} is {other:?}; {}", self.why()),
        }
    }

    fn city(&self, name: &str) -> Space {
        match self.wording.operands.get(name) {
            Some(CardOperand::City(city)) => *city,
            other => panic!("{name} is {other:?}; {}", self.why()),
        }
    }

    fn price(&self) -> i32 {
        if self.wording.note == Some(CardNote::ThenPay) { self.money("cost") } else { 0 }
    }

    fn drawn(&self) -> Table {
        self.setting.meets(self.card)
    }

    /// The card lies in front of its player, and nothing is asked.
    fn kept(&self) -> Table {
        let table = self.drawn();
        assert_eq!(table.front(0), [self.card], "{}", self.why());
        assert_eq!((paid(&table), received(&table)), (0, 0), "{}", self.why());
        let asked = matches!(table.decision(), Some(Decision::Event { .. }));
        assert!(!asked, "{}", self.why());
        table
    }

    /// Seat 0 has the card and stands two spaces before a city.
    fn before(&self, city: Space) -> Scene {
        let board = self.rules.board();
        let around = |space: Space| board.neighbours[space.index()].clone().into_iter();
        let two_off = around(city)
            .flat_map(around)
            .filter(|far| *far != city && around(*far).all(|next| next != city))
            .min_by_key(|far| board.is_city(*far));
        let start = board.name_of(two_off.expect("a road to the city"));
        let scene = self.setting.scene("Hannover-Kassel:1");
        scene.seat(0, "truck", &format!("{start:?}")).cards(0, &[self.card])
    }

    /// Seat 0 drives the last two spaces to the city.
    fn arrives(&self, scene: &Scene, city: Space) -> Table {
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, &self.rules.board().name_of(city));
        table
    }

    /// Leaves the stop until something else is asked.
    fn leaves(&self, table: &mut Table, until: impl Fn(&Table) -> bool) {
        for _ in 0..10 {
            if until(table) {
                return;
            }
            let nothing = [Action::NoInterest, Action::Done];
            let Some(action) = nothing.into_iter().find(|a| table.may(0, *a)) else { break };
            table.does(0, action);
            // A public contract that goes leaves a place to be filled.
            if table.dice_due() == 0 {
                table.let_chance();
            }
        }
        assert!(until(table), "{:?}; {}", table.game.pending(), self.why());
    }

    /// What the holder of the card pays at the end.
    fn final_payment(&self) -> i32 {
        let mut table = self.setting.scene("Hannover-Kassel:1").cards(0, &[self.card]).set();
        table.called_off();
        paid(&table)
    }

    fn holds(&self) {
        use CardText as T;
        let (why, cast) = (self.why(), Cast::of(self.rules));
        let revenue = |c: ContractId| self.rules.contract(c).expect("a contract").revenue;
        let road = cast.road.map(Action::Pick).to_vec();
        match self.wording.text {
            T::RailLongest => {
                let table = self.drawn();
                let far =
                    |c: &ContractId| self.rules.contracts().distance(c.index(), self.rules.board());
                let longest = cast.road.into_iter().max_by_key(far).expect("two contracts");
                assert!(
                    table.told(
                        |h| matches!(h, Happening::Shipped { contract, .. } if *contract == longest)
                    ),
                    "{why}"
                );
                assert_eq!((received(&table), paid(&table)), (revenue(longest), self.price()));
            }
            T::RailChoice => {
                let mut table = self.drawn();
                assert_eq!(offered(&table), road, "{why}");
                table.does(0, road[1]);
                let revenue = revenue(cast.road[1]);
                assert_eq!((received(&table), paid(&table)), (revenue, self.price()), "{why}");
            }
            T::RollOne => assert_eq!(self.drawn().dice_due(), 1, "{why}"),
            T::RollTwo => assert_eq!(self.drawn().dice_due(), 2, "{why}"),
            T::DocumentsOpposite | T::DocumentsLastCity => {
                assert_eq!(self.drawn().truck(0), "Kassel", "{why}");
            }
            T::MissTurn => {
                let table = self.drawn();
                assert!(will_miss(&table) && paid(&table) == 0, "{why}");
            }
            T::ToDestinationNearest | T::ToDestinationNearestMay => self.nearest_destination(&cast),
            T::ToDestinationAny | T::ToDestinationAnyMay => {
                let table = self.drawn();
                let mut ends = cast.road.map(|c| self.rules.contract(c).expect("a card").to);
                ends.sort_by_key(|space| space.0);
                assert_eq!(offered(&table), ends.map(Action::GoTo).to_vec(), "{why}");
            }
            T::Dumping => {
                let mut table = self.drawn();
                let mut hand = cast.hand;
                hand.sort_by_key(|c| c.0);
                assert_eq!(offered(&table), hand.map(Action::Pick).to_vec(), "{why}");
                table.does(0, Action::Pick(hand[0]));
                assert!(table.told(|h| matches!(h, Happening::Given { to: Seat(1), .. })), "{why}");
            }
            T::ContractFromBox => {
                let mut table = self.drawn();
                assert!(table.waits_for_chance() && offered(&table).is_empty(), "{why}");
                table.let_chance();
                assert_eq!((table.player(0).hidden, paid(&table)), (3, 0), "{why}");
            }
            T::ContractFromDisplay => {
                let mut table = self.drawn();
                assert_eq!(offered(&table), (0..4).map(Action::Take).collect::<Vec<_>>(), "{why}");
                table.does(0, Action::Take(2));
                assert_eq!((table.player(0).hidden, paid(&table)), (3, 0), "{why}");
            }
            T::ToCityMay | T::ToCityMust | T::ToCityMayNeighbouring | T::ToCityMustNeighbouring => {
                self.free_city();
            }
            T::TheftFaceUp | T::TheftHand => {
                let table = self.drawn();
                assert_eq!(received(&table), 2 * self.money("pay"), "{why}");
                let lie = (table.player(0).stolen.len(), table.player(0).hidden);
                let face_up = self.wording.text == T::TheftFaceUp;
                assert_eq!(lie, if face_up { (2, 2) } else { (0, 4) }, "{why}");
                assert_eq!(table.player(0).load, 0, "{why}");
            }
            T::InspectionMay | T::InspectionMust => {
                self.kept();
                let mut table = self.arrives(&self.before(self.city("city")), self.city("city"));
                assert_eq!(table.front(1), [self.card], "{why}");
                let asked = |t: &Table| t.decision() == Some(Decision::Inspected);
                if self.wording.text == T::InspectionMay {
                    self.leaves(&mut table, asked);
                    assert_eq!(offered(&table), [Action::Accept, Action::Decline], "{why}");
                } else {
                    self.leaves(&mut table, |t| t.dice_due() > 0);
                }
                assert_eq!(self.final_payment(), self.money("fine"), "{why}");
            }
            T::Motivation => {
                let mut table = self.kept();
                table.does(0, Action::Motivation);
                let steps = self.number("steps");
                assert_eq!(table.decision(), Some(Decision::CardMove { truck: Seat(0), steps }));
            }
            T::BreakdownChoice => {
                let asked = self.drawn();
                assert_eq!(offered(&asked), [Action::Accept, Action::Decline], "{why}");
                let (mut helps, mut drives_on) = (asked.clone(), asked);
                helps.does(0, Action::Accept);
                assert!(received(&helps) == self.money("pay") && will_miss(&helps), "{why}");
                drives_on.does(0, Action::Decline);
                assert!(received(&drives_on) == 0 && !will_miss(&drives_on), "{why}");
            }
            T::BreakdownForced => {
                let table = self.drawn();
                assert!(received(&table) == self.money("pay") && will_miss(&table), "{why}");
                assert!(!table.may(0, Action::Accept) && !table.may(0, Action::Decline), "{why}");
            }
            T::Fine => {
                assert_eq!(paid(&self.drawn()), self.money("cost"), "{why}");
                let broke = self.setting.scene("Hannover-Kassel:1").cash(0, 0).meets(self.card);
                let debts: Vec<i32> = broke.player(0).debts.iter().map(|(_, owed)| *owed).collect();
                assert_eq!((paid(&broke), debts), (0, vec![self.money("owed")]), "{why}");
            }
            T::PartnerMay | T::PartnerMust => self.partner(),
            T::SnowMay | T::SnowMust => {
                let mut table = self.drawn();
                let trucks = [Action::Choose(Seat(0)), Action::Choose(Seat(1))];
                let mut all = trucks.to_vec();
                all.extend((self.wording.text == T::SnowMay).then_some(Action::Done));
                assert_eq!(offered(&table), all, "{why}");
                table.does(0, trucks[1]);
                let steps = self.number("steps");
                assert_eq!(table.decision(), Some(Decision::CardMove { truck: Seat(1), steps }));
            }
            T::QuickLoadingMay | T::QuickLoadingMust => {
                self.kept();
                let city = self.rules.contract(cast.hand[0]).expect("a contract").from;
                let scene = self.before(city).seat(0, "road", "[]");
                let mut table = self.arrives(&scene, city);
                self.leaves(&mut table, |t| t.may(0, Action::Load(cast.hand[0])));
                table.does(0, Action::Load(cast.hand[0]));
                if self.wording.text == T::QuickLoadingMay {
                    assert_eq!(offered(&table), [Action::Accept, Action::Decline], "{why}");
                } else {
                    assert!(table.dice_due() > 0, "{why}");
                }
            }
            T::SpecialOrder => {
                self.kept();
                let city = self.city("city");
                let table = self.arrives(&self.before(city), city);
                assert_eq!(received(&table), self.money("pay"), "{why}");
                assert_eq!(self.final_payment(), self.money("fine"), "{why}");
            }
            T::JamIn => {
                let city = self.city("city");
                let table = self.drawn();
                assert_eq!(table.view(0).jam, Some(city), "{why}");
                assert!(!matches!(table.decision(), Some(Decision::Event { .. })), "{why}");
                self.jammed_city(city);
            }
            T::JamEmpty | T::JamAny | T::JamFree => self.jam(),
            T::Gain => assert_eq!(received(&self.drawn()), self.money("pay"), "{why}"),
            T::Move => {
                let table = self.drawn();
                let steps = self.number("steps");
                assert_eq!(table.decision(), Some(Decision::CardMove { truck: Seat(0), steps }));
                assert!(table.may(0, Action::Decline), "{why}");
            }
            T::SpoiledLastLoading | T::SpoiledLastOfCarried | T::SpoiledChoice => {
                self.spoiled(&cast);
            }
            T::ToEventNearest | T::ToEventNeighbouring => self.event_space(),
            T::Customs => {
                let asked = self.drawn();
                assert_eq!(offered(&asked), [Action::Accept, Action::Decline], "{why}");
                let (mut pays, mut misses) = (asked.clone(), asked);
                pays.does(0, Action::Accept);
                assert!(paid(&pays) == self.money("cost") && !will_miss(&pays), "{why}");
                misses.does(0, Action::Decline);
                assert!(paid(&misses) == 0 && will_miss(&misses), "{why}");
                let broke = self.setting.scene("Hannover-Kassel:1").cash(0, 0).meets(self.card);
                assert!(will_miss(&broke) && !broke.may(0, Action::Accept), "{why}");
            }
            T::RoadworksOnRoad => {
                let table = self.drawn();
                let road = self.rules.board().road(self.city("from"), self.city("to"));
                let spaces = &road.expect("a road").spaces;
                let signs = offered(&table);
                assert_eq!(signs.len(), spaces.len(), "{why}");
                assert!(spaces.iter().all(|s| signs.contains(&Action::Roadworks(*s))), "{why}");
            }
            T::AirFreight => {
                self.kept();
                let city = self.city("city");
                let asked = self.arrives(&self.before(city), city);
                let mut all = road.clone();
                all.push(Action::Decline);
                assert_eq!(offered(&asked), all, "{why}");
                let (mut sends, mut keeps) = (asked.clone(), asked);
                sends.does(0, road[0]);
                let revenue = revenue(cast.road[0]);
                assert_eq!((received(&sends), paid(&sends)), (revenue, self.price()), "{why}");
                keeps.does(0, Action::Decline);
                assert_eq!(keeps.front(0), [self.card], "{why}");
            }
            T::Navigation => {
                self.kept();
                let scene = self.setting.scene("Hannover-Kassel:1").cards(0, &[self.card]);
                let mut table = scene.roadworks("Kassel-Frankfurt:1").set();
                table.rolls_all(0, 2);
                assert!(table.can_drive(0, "Kassel-Frankfurt:2"), "past the sign: {why}");
                table.drives_to(0, "Kassel-Frankfurt:2");
                assert!(table.front(0).is_empty(), "{why}");
            }
            T::FlatTyre | T::FlatTyreOneDie => {
                self.kept();
                let scene = self.setting.scene("Hannover-Kassel:1").cards(0, &[self.card]);
                let mut table = scene.set();
                table.does(0, Action::Roll);
                let one = self.wording.text == T::FlatTyreOneDie;
                assert_eq!(table.dice_due(), if one { 1 } else { 2 }, "{why}");
                let thrown: &[u8] = if one { &[5] } else { &[5, 2] };
                let counts = if one { 5 } else { 2 };
                table.dice(thrown);
                let decision = Decision::Drive { first: counts, second: 0 };
                assert_eq!(table.decision(), Some(decision), "{why}");
            }
            T::LostCargo => {
                let cubes = self.number("cubes");
                let table = self.drawn();
                assert_eq!(table.decision(), Some(Decision::LoseCargo { left: cubes }), "{why}");
                let scene = self.setting.scene("Hannover-Kassel:1").seat(0, "road", "[]");
                let mut unloads = scene.seat(0, "lost-cubes", "2").set();
                unloads.does(0, Action::Unload);
                assert_eq!(received(&unloads), 2 * self.money("pay"), "{why}");
            }
            T::Cloudburst | T::CloudburstOneDie => {
                let mut table = self.kept();
                table.ends_turn(0).does(1, Action::Roll);
                assert_eq!(table.dice_due(), 1, "{why}");
            }
        }
    }

    fn nearest_destination(&self, cast: &Cast) {
        let why = self.why();
        let table = self.drawn();
        let from = table.space("Kassel-Frankfurt:2");
        let ends = cast.road.map(|c| self.rules.contract(c).expect("a card").to);
        let far = |space: &Space| self.rules.board().distance(from, *space);
        let nearest = ends.into_iter().min_by_key(far).expect("two destinations");
        assert!(far(&ends[0]) != far(&ends[1]), "the scene has no tie: {why}");
        assert_eq!(table.truck(0), self.rules.board().name_of(nearest), "{why}");
        let delivered = table.told(|h| matches!(h, Happening::Delivered { .. }));
        let must = offered(&table).iter().all(|a| matches!(a, Action::Deliver(_)));
        let forced = self.wording.text == CardText::ToDestinationNearest;
        assert_eq!(delivered || must, forced, "{:?}; {why}", offered(&table));
    }

    /// Another truck stands in Frankfurt, so that the free cities differ by their reach.
    fn free_city(&self) {
        use CardText as T;
        let why = self.why();
        let may = matches!(self.wording.text, T::ToCityMay | T::ToCityMayNeighbouring);
        let near =
            matches!(self.wording.text, T::ToCityMayNeighbouring | T::ToCityMustNeighbouring);
        let table = self.setting.scene("Frankfurt").meets(self.card);
        assert_eq!(table.may(0, Action::Decline), may, "{why}");
        if near && !may {
            assert_eq!(table.truck(0), "Kassel", "the only one is gone to at once: {why}");
            return;
        }
        let targets = table.targets(0);
        assert!(targets.contains(&"Kassel".to_owned()), "{targets:?}; {why}");
        assert!(!targets.contains(&"Frankfurt".to_owned()), "{targets:?}; {why}");
        assert_eq!(targets.len() == 1, near, "{targets:?}; {why}");
    }

    fn partner(&self) {
        let why = self.why();
        let may = self.wording.text == CardText::PartnerMay;
        let steps = self.number("steps");
        let mut table = self.drawn();
        let own = Decision::CardMove { truck: Seat(0), steps };
        assert_eq!((table.decision(), table.may(0, Action::Decline)), (Some(own), may), "{why}");
        table.drives_to(0, "Kassel-Frankfurt:1");
        let mut all = vec![Action::Choose(Seat(1))];
        all.extend(may.then_some(Action::Decline));
        assert_eq!(offered(&table), all, "{why}");
        table.does(0, Action::Choose(Seat(1)));
        let other = Decision::CardMove { truck: Seat(1), steps };
        assert_eq!((table.decision(), table.may(1, Action::Decline)), (Some(other), may), "{why}");
    }

    fn jam(&self) {
        let why = self.why();
        let (truck, cargo) = ("Hannover-Kassel:1", "Hannover-Kassel:2");
        let roadworks = "Kassel-Würzburg:1";
        let scene = self.setting.scene(truck).roadworks(roadworks);
        let table = scene.table("lost-cargo", &format!("[{cargo:?}]")).meets(self.card);
        let may = |space: &str| table.may(0, Action::Jam(table.space(space)));
        let (on_truck, on_cargo) = match self.wording.text {
            CardText::JamAny => (true, true),
            CardText::JamFree => (false, true),
            _ => (false, false),
        };
        assert_eq!((may(truck), may(cargo)), (on_truck, on_cargo), "{why}");
        assert!(may("Wien") && !may(roadworks) && !table.may(0, Action::Decline), "{why}");
    }

    /// A truck with goods for a jammed city enters it only where the text says so.
    fn jammed_city(&self, city: Space) {
        let ends = |c: &ContractId| self.rules.contract(*c).is_some_and(|k| k.to == city);
        let goods = (0..self.rules.contracts().cards.len() as u8).map(ContractId).find(ends);
        let goods = self.rules.name_of_contract(goods.expect("a contract for the city"));
        let name = self.rules.board().name_of(city);
        let scene = self.before(city).cards(0, &[]).cards(1, &[self.card]);
        let mut table = scene.road(0, &[&goods]).jam(&name, self.card, 1).set();
        table.rolls_all(0, 2);
        let open = self.wording.note == Some(CardNote::JamOpenToDeliver);
        assert_eq!(table.can_drive(0, &name), open, "{}", self.why());
    }

    /// The truck last loaded where none of its goods come from.
    fn spoiled(&self, cast: &Cast) {
        let why = self.why();
        let start = |c: ContractId| self.rules.contract(c).expect("a contract").from;
        let [first, second] = cast.road;
        let order: Vec<String> =
            [second, first].iter().map(|c| self.rules.name_of_contract(*c)).collect();
        let scene = self.setting.scene("Hannover-Kassel:1").seat(0, "last-loading", "\"Wien\"");
        let mut table = scene.table("load-order", &format!("{order:?}")).meets(self.card);
        let target = match self.wording.text {
            CardText::SpoiledLastLoading => table.space("Wien"),
            CardText::SpoiledChoice => {
                assert_eq!(offered(&table), cast.road.map(Action::Pick).to_vec(), "{why}");
                table.does(0, Action::Pick(second));
                start(second)
            }
            _ => start(first),
        };
        assert_eq!(table.truck(0), self.rules.board().name_of(target), "{why}");
        assert_eq!(paid(&table), self.price(), "{why}");
        assert_eq!(table.current(), 1, "the turn is over: {why}");
    }

    fn event_space(&self) {
        let why = self.why();
        let mut table = self.drawn();
        assert!(!table.may(0, Action::Decline), "{why}");
        let targets = table.targets(0);
        if let Some(target) = targets.first() {
            table.goes_to(0, target);
        }
        let truck = table.player(0).truck.expect("a truck");
        assert!(truck != table.space("Kassel-Frankfurt:2"), "{why}");
        assert!(self.rules.board().events.has(truck), "{why}");
        assert!(!table.told(|h| matches!(h, Happening::EventDrawn { .. })), "{why}");
        assert!(!table.waits_for_chance(), "{why}");
    }
}

/// The 59 cards of both decks, in every edition that has them, and under every single switch that
/// changes their text.
#[test]
fn every_card_does_what_its_text_promises() {
    let mut told = std::collections::BTreeSet::new();
    let (mut notes, mut cards) = (std::collections::BTreeSet::new(), 0);
    for setting in settings() {
        let Some(rules) = setting.rules() else { continue };
        let plain = Rules::builtin(setting.edition).expect("an edition");
        // Another deck is another edition's.
        if rules.events().name != plain.events().name || rules.board().name != plain.board().name {
            continue;
        }
        for (i, card) in rules.events().cards.iter().enumerate() {
            let id = EventId(i as u8);
            let wording = rules.card_wording(id).expect("a text");
            if setting.switch.is_some() && Some(&wording) == plain.card_wording(id).as_ref() {
                continue;
            }
            let trial =
                Trial { setting: &setting, rules: &rules, card: &card.id, wording: &wording };
            trial.holds();
            cards += usize::from(setting.switch.is_none());
            told.insert(wording.text);
            notes.extend(wording.note);
        }
    }
    assert_eq!(cards, 3 * 31 + 3 * 28, "every card in every edition");
    assert_eq!(told.into_iter().collect::<Vec<_>>(), CardText::ALL, "no text is idle");
    assert_eq!(notes.into_iter().collect::<Vec<_>>(), CardNote::ALL, "no sentence is idle");
}

/// Familiennachwuchs in the Czech game leads to a destination, and delivering there is a choice.
///
/// Shows: classic-cz.card.familiennachwuchs
#[test]
fn familiennachwuchs_delivers_by_itself_or_by_choice_as_its_text_says() {
    for (edition, delivering) in [("classic-cz", "may"), ("classic-cz", "by-itself")] {
        let setting = Setting { edition, switch: Some(("delivering", delivering.to_owned())) };
        let rules = setting.rules().expect("a sound table");
        let cast = Cast::of(&rules);
        let end = rules.contract(cast.road[0]).expect("a contract").to;
        let mut table = setting.meets("familiennachwuchs");
        let text = rules.card_wording(table.card("familiennachwuchs")).expect("a text").text;
        table.does(0, Action::GoTo(end));
        let delivered = table.told(|h| matches!(h, Happening::Delivered { .. }));
        assert_eq!(delivered, text == CardText::ToDestinationAny, "{edition} {delivering}");
        if !delivered {
            assert_eq!(text, CardText::ToDestinationAnyMay);
            let choice = [Action::Deliver(cast.road[0]), Action::Done];
            assert!(choice.into_iter().all(|a| table.may(0, a)), "{:?}", offered(&table));
        }
    }
}
