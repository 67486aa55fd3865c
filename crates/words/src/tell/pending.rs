//! Telling for whom the game waits.

use aufachse_rules::{ChanceKind, Decision, Pending};

use super::{Teller, kebab};
use crate::Value;

impl Teller<'_> {
    /// Who has to decide what, as a sentence.
    pub fn pending(&self, pending: &Pending) -> String {
        match *pending {
            Pending::Chance { kind } => self.chance(kind),
            Pending::Players { seats, decision } => self.decision(&self.players(seats), decision),
            Pending::Over { ending } => {
                self.say("pending-over", &[("ending", kebab(ending).into())])
            }
        }
    }

    fn chance(&self, kind: ChanceKind) -> String {
        let player = |seat| ("player", Value::from(self.player(seat)));
        match kind {
            ChanceKind::First => self.say("pending-chance-first", &[]),
            ChanceKind::Dice { dice, player: p } => {
                self.say("pending-chance-dice", &[("dice", dice.into()), player(p)])
            }
            ChanceKind::Deal { player: p } => self.say("pending-chance-deal", &[player(p)]),
            ChanceKind::Reveal { slot } => {
                self.say("pending-chance-reveal", &[("slot", (i32::from(slot) + 1).into())])
            }
            ChanceKind::Event => self.say("pending-chance-event", &[]),
        }
    }

    fn decision(&self, players: &str, decision: Decision) -> String {
        use Decision as D;
        let say = |key: &str, values: &[(&str, Value<'_>)]| {
            let mut all = vec![("players", Value::from(players))];
            all.extend_from_slice(values);
            self.say(&format!("pending-{key}"), &all)
        };
        let with_card = |key, card| say(key, &[("card", self.card(card).into())]);
        match decision {
            D::Place => say("place", &[]),
            D::BeforeRoll => say("before-roll", &[]),
            D::Drive { first, second } => {
                say("drive", &[("first", first.into()), ("second", second.into())])
            }
            D::CardMove { truck, steps } => {
                say("card-move", &[("player", self.player(truck).into()), ("steps", steps.into())])
            }
            D::Roadworks => say("roadworks", &[]),
            D::Event { card } => with_card("event", card),
            D::Partner { .. } => say("partner", &[]),
            D::Snow { .. } => say("snow", &[]),
            D::LoseCargo { left } => say("lose-cargo", &[("left", left.into())]),
            D::AirFreight { card } => with_card("air-freight", card),
            D::QuickLoading { card } => with_card("quick-loading", card),
            D::Inspected => say("inspected", &[]),
            D::SellToPay { card, cost } => {
                let cost = self.money(cost);
                say("sell-to-pay", &[("card", self.card(card).into()), ("cost", cost.into())])
            }
            D::Deliver => say("deliver", &[]),
            D::Interest => say("interest", &[]),
            D::Stop => say("stop", &[]),
            D::Auction { contract, level, holder, auctioneer } => {
                let contract = ("contract", Value::from(self.contract(contract)));
                let auctioneer = ("auctioneer", Value::from(self.player(auctioneer)));
                match holder {
                    None => say("auction-open", &[contract, auctioneer]),
                    Some(holder) => say(
                        "auction",
                        &[
                            contract,
                            auctioneer,
                            ("level", level.into()),
                            ("holder", self.player(holder).into()),
                        ],
                    ),
                }
            }
            D::LoadNow { contract } => {
                say("load-now", &[("contract", self.contract(contract).into())])
            }
            D::EndOfTurn => say("end-of-turn", &[]),
        }
    }
}
