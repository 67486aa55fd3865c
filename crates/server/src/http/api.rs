//! The REST interface: editions, lobby, tables, seats.

use std::sync::Arc;

use aufachse_engine::{Rulebook, house_rules, rulebook};
use aufachse_rules::components::{MAX_PLAYERS, MIN_PLAYERS};
use aufachse_rules::switches::SWITCH_NAMES;
use aufachse_rules::{BUILTIN_EDITIONS, Game, Rules, Seat, Setup};
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use super::device::{Known, Welcomed};
use super::guard::From as Address;
use super::reply::{Parts, Read, Trouble};
use crate::hall::{Hall, Note};
use crate::wire::{
    CarryCode, EditionInfo, Fault, Health, Lobby, NewTable, Opened, TableInfo, TakeSeat, VERSION,
};

type Answer<T> = Result<Json<T>, Trouble>;

pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Json<Health> {
    Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: VERSION,
        tables: hall.count() as u32,
    })
}

pub(super) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], crate::OPENAPI)
}

pub(super) async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.text())
}

pub(super) async fn editions() -> Json<Vec<EditionInfo>> {
    let info = |(id, _): &(&str, &str)| {
        let rules = Rules::builtin(id).ok()?;
        let switches = SWITCH_NAMES
            .iter()
            .filter_map(|name| Some(((*name).to_owned(), rules.switches().get(name)?)));
        let can = |players: &u8| Game::new(rules.clone(), &Setup::of(*players)).is_ok();
        let players = (MIN_PLAYERS..=MAX_PLAYERS as u8).filter(can).collect();
        Some(EditionInfo { id: (*id).to_owned(), switches: switches.collect(), players })
    };
    Json(BUILTIN_EDITIONS.iter().filter_map(info).collect())
}

pub(super) async fn edition(Parts(id): Parts<String>) -> Answer<Rulebook> {
    let rules = Rules::builtin(&id).map_err(|_| Fault::NoEdition { near: None })?;
    Ok(Json(rulebook(&rules)))
}

pub(super) async fn lobby(State(hall): State<Arc<Hall>>, Known(device): Known) -> Json<Lobby> {
    let (tables, own) = hall.cards(device.as_ref());
    Json(Lobby { tables, own })
}

pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Extension(Address(address)): Extension<Address>,
    Welcomed { device, cookie }: Welcomed,
    Read(new): Read<NewTable>,
) -> Result<impl IntoResponse, Trouble> {
    if !hall.openings.take(address) {
        hall.metrics.limited.inc();
        return Err(Fault::TooMany.into());
    }
    let table = hall.open_table(new, device).await?;
    Ok((StatusCode::CREATED, cookie, Json(Opened { table })))
}

pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    Known(device): Known,
    Parts(id): Parts<String>,
) -> Answer<TableInfo> {
    let room = hall.room(&id).await?;
    Ok(Json(room.ask(|reply| Note::Info { device, reply }).await?))
}

pub(super) async fn table_box(
    State(hall): State<Arc<Hall>>,
    Parts(id): Parts<String>,
) -> Answer<Rulebook> {
    let room = hall.room(&id).await?;
    let info = room.ask(|reply| Note::Info { device: None, reply }).await?;
    let switches: Vec<(String, String)> = info.switches.into_iter().collect();
    let rules = Rules::build(&info.edition, &switches, aufachse_rules::OwnFiles::default())
        .map_err(|_| Fault::BadRules)?;
    debug_assert_eq!(house_rules(&rules).len(), switches.len());
    Ok(Json(rulebook(&rules)))
}

pub(super) async fn take(
    State(hall): State<Arc<Hall>>,
    Welcomed { device, cookie }: Welcomed,
    Parts((id, seat)): Parts<(String, u8)>,
    Read(taking): Read<TakeSeat>,
) -> Result<impl IntoResponse, Trouble> {
    let room = hall.room(&id).await?;
    let seat = Seat(seat);
    let table = room.ask(|reply| Note::Take { device, seat, taking, reply }).await??;
    Ok((cookie, Json(table)))
}

pub(super) async fn leave(
    State(hall): State<Arc<Hall>>,
    Known(device): Known,
    Parts((id, seat)): Parts<(String, u8)>,
) -> Answer<TableInfo> {
    let device = device.ok_or(Fault::NotYourSeat)?;
    let room = hall.room(&id).await?;
    let seat = Seat(seat);
    Ok(Json(room.ask(|reply| Note::Leave { device, seat, reply }).await??))
}

pub(super) async fn carry_out(
    State(hall): State<Arc<Hall>>,
    Known(device): Known,
    Parts(id): Parts<String>,
) -> Answer<CarryCode> {
    let device = device.ok_or(Fault::NotYourSeat)?;
    let room = hall.room(&id).await?;
    let info = room.ask(|reply| Note::Info { device: Some(device), reply }).await?;
    if info.own.is_empty() {
        return Err(Fault::NotYourSeat.into());
    }
    Ok(Json(CarryCode { code: hall.new_code(id, device).await? }))
}

pub(super) async fn carry_in(
    State(hall): State<Arc<Hall>>,
    Extension(Address(address)): Extension<Address>,
    Welcomed { device, cookie }: Welcomed,
    Read(CarryCode { code }): Read<CarryCode>,
) -> Result<impl IntoResponse, Trouble> {
    let carried = hall.carry(code.trim(), device, address).await?;
    Ok((cookie, Json(carried)))
}
