//! The link that a page gives: a server, a table, and perhaps a seat with its key.

use std::str::FromStr;

use aufachse_rules::Seat;
use aufachse_server::client::Address;

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The server.
    pub server: Address,
    /// The table.
    pub table: String,
    /// The seat that it is for, and what it is taken with.
    pub seat: Option<(Seat, String)>,
}

/// A text that is no link to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoInvitation;

impl FromStr for Invitation {
    type Err = NoInvitation;

    /// Reads `https://play.example.org/table/abc#1.key`, with or without what stands behind `#`.
    fn from_str(link: &str) -> Result<Invitation, NoInvitation> {
        let link = link.trim();
        let (place, secret) = match link.split_once('#') {
            Some((place, secret)) => (place, Some(secret)),
            None => (link, None),
        };
        let server: Address = place.parse().map_err(|_| NoInvitation)?;
        let (_, table) = place.rsplit_once("/table/").ok_or(NoInvitation)?;
        let table = table.split('?').next().unwrap_or_default().trim_end_matches('/');
        if table.is_empty() || !table.chars().all(|c| c.is_ascii_alphanumeric()) {
            return Err(NoInvitation);
        }
        let seat = match secret {
            None | Some("") => None,
            Some(secret) => {
                let (seat, key) = secret.split_once('.').ok_or(NoInvitation)?;
                Some((Seat(seat.parse().map_err(|_| NoInvitation)?), key.to_owned()))
            }
        };
        Ok(Invitation { server, table: table.to_owned(), seat })
    }
}

impl std::fmt::Display for Invitation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/table/{}", self.server, self.table)?;
        match &self.seat {
            Some((seat, key)) => write!(f, "#{}.{key}", seat.0),
            None => Ok(()),
        }
    }
}

/// What somebody typed or pasted to come to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lead {
    /// A link to a table of the server one is at.
    Here(Invitation),
    /// A link to a table of another server.
    Elsewhere(Invitation),
    /// Perhaps a code that brings seats from another device; the server knows.
    Code(String),
}

impl Lead {
    /// Reads what was typed at a server.
    pub fn read(typed: &str, server: &Address) -> Lead {
        match typed.parse::<Invitation>() {
            Ok(link) if link.server == *server => Lead::Here(link),
            Ok(link) => Lead::Elsewhere(link),
            Err(NoInvitation) => Lead::Code(typed.trim().to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_link_may_be_a_code() {
        let server: Address = "http://a:1".parse().expect("an address");
        let read = |typed: &str| Lead::read(typed, &server);
        assert!(matches!(read("http://a:1/table/abc"), Lead::Here(_)));
        assert!(matches!(read("http://b:1/table/abc"), Lead::Elsewhere(_)));
        assert_eq!(read(" k7x2 "), Lead::Code("k7x2".to_owned()));
    }

    #[test]
    fn a_link_of_the_page_is_read_and_written() {
        for link in ["https://play.example.org/table/abc23#1.key", "http://[::1]:8282/table/abc"] {
            let read: Invitation = link.parse().expect("a link");
            assert_eq!(read.to_string(), link);
        }
        let read: Invitation = "http://a:1/table/abc#0.k.2".parse().expect("a link");
        assert_eq!(read.seat, Some((Seat(0), "k.2".to_owned())));
    }

    #[test]
    fn what_is_no_link_is_none() {
        for link in ["", "abc", "http://a/", "http://a/table/", "http://a/table/x/y", "a/table/x#1"]
        {
            assert_eq!(link.parse::<Invitation>(), Err(NoInvitation), "{link:?}");
        }
    }
}
