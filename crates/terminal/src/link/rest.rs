//! What is asked of a server beside its sockets.

use aufachse_rules::Seat;
use aufachse_server::client::{Client, is_untrusted};
use aufachse_server::wire::{
    Carried, CarryCode, Lobby, NewTable, Opened, Problem, TableInfo, TakeSeat,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{Snag, Trouble};

/// The desk of a server: lobby, tables, seats and records.
#[derive(Clone, Debug)]
pub struct Desk {
    /// This device.
    pub client: Client,
}

impl Desk {
    /// The desk of a server, for a device.
    pub fn new(client: Client) -> Desk {
        Desk { client }
    }

    /// The tables that can be found, and the own ones.
    pub async fn lobby(&mut self) -> Result<Lobby, Trouble> {
        self.ask("GET", "/api/lobby", None).await
    }

    /// A table.
    pub async fn table(&mut self, id: &str) -> Result<TableInfo, Trouble> {
        self.ask("GET", &format!("/api/tables/{id}"), None).await
    }

    /// Opens a table.
    pub async fn open(&mut self, table: &NewTable) -> Result<TableInfo, Trouble> {
        let body = serde_json::to_string(table).unwrap_or_default();
        let opened: Opened = self.ask("POST", "/api/tables", Some(body)).await?;
        Ok(opened.table)
    }

    /// Takes a seat.
    pub async fn sit(
        &mut self,
        table: &str,
        seat: Seat,
        taking: &TakeSeat,
    ) -> Result<TableInfo, Trouble> {
        let body = serde_json::to_string(taking).unwrap_or_default();
        self.ask("POST", &format!("/api/tables/{table}/seats/{}", seat.0), Some(body)).await
    }

    /// Gives a seat up.
    pub async fn stand_up(&mut self, table: &str, seat: Seat) -> Result<TableInfo, Trouble> {
        self.ask("DELETE", &format!("/api/tables/{table}/seats/{}", seat.0), None).await
    }

    /// A code that takes the own seats at a table to another device.
    pub async fn carry(&mut self, table: &str) -> Result<String, Trouble> {
        let lent: CarryCode = self.ask("POST", &format!("/api/tables/{table}/carry"), None).await?;
        Ok(lent.code)
    }

    /// Brings seats here by a code; says to which table they belong.
    pub async fn carried(&mut self, code: &str) -> Result<String, Trouble> {
        let code = CarryCode { code: code.trim().to_owned() };
        let body = serde_json::to_string(&code).unwrap_or_default();
        let carried: Carried = self.ask("POST", "/api/carry", Some(body)).await?;
        Ok(carried.table)
    }

    /// The record of a game that is over, as text.
    pub async fn record(&mut self, id: &str) -> Result<String, Trouble> {
        self.text("GET", &format!("/api/records/{id}"), None).await
    }

    async fn ask<T: DeserializeOwned>(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<T, Trouble> {
        let text = self.text(method, path, body).await?;
        serde_json::from_str(&text).map_err(|_| self.not_ours())
    }

    async fn text(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<String, Trouble> {
        let answer = self.client.request(method, path, body).await.map_err(|error| {
            let (server, why) = (self.client.address().to_string(), error.to_string());
            if is_untrusted(&error) {
                Snag::Untrusted { server, why }
            } else {
                Snag::NoAnswer { server, why }
            }
        })?;
        if (200..300).contains(&answer.status) {
            return Ok(answer.body);
        }
        let mut value: Value = answer.json();
        match serde_json::from_value::<Problem>(value["error"].take()) {
            Ok(problem) => Err(problem.into()),
            Err(_) => Err(self.not_ours()),
        }
    }

    fn not_ours(&self) -> Trouble {
        Snag::NotOurs { server: self.client.address().to_string() }.into()
    }
}
