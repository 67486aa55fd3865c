//! Secrets: tokens of devices, keys of seats, ids that cannot be guessed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many random bytes from the system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are no fair dice and no secrets: better no server at all.
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

fn text<const N: usize>() -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte & 31)]);
    bytes::<N>().into_iter().map(letter).collect()
}

/// The id of a table: sixteen letters, eighty bits.
pub(crate) fn id() -> String {
    text::<16>()
}

/// The key of a link seat.
pub(crate) fn key() -> String {
    text::<24>()
}

/// A code that is typed on another device.
pub(crate) fn code() -> String {
    text::<10>()
}

/// The token that a device keeps in its cookie.
pub(crate) fn token() -> String {
    text::<40>()
}

/// The hash by which a code is kept. Fifty random bits, gone after minutes, need no salt.
pub(crate) fn hash(code: &str) -> String {
    aufachse_rules::seed_to_hex(Sha256::digest(code.as_bytes()).into())
}

/// As much of a table's id as a log may have: enough to tell tables apart, too little to get in.
pub(crate) fn short(id: &str) -> &str {
    id.get(..6).unwrap_or(id)
}

/// The bytes that belong to a text, the same each time.
pub(crate) fn of_text(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Are two secrets the same? The time it takes tells nothing of where they differ.
pub(crate) fn same(a: &str, b: &str) -> bool {
    a.as_bytes().ct_eq(b.as_bytes()).into()
}

/// A device, known by the hash of its token: the token itself is kept nowhere.
#[derive(Clone, Copy)]
pub(crate) struct Device([u8; 32]);

impl Device {
    /// The device with this token.
    pub(crate) fn of(token: &str) -> Device {
        Device(Sha256::digest(token.as_bytes()).into())
    }
}

impl PartialEq for Device {
    fn eq(&self, other: &Device) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for Device {}

impl std::fmt::Debug for Device {
    /// Nothing of it goes into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Device")
    }
}

impl Serialize for Device {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        aufachse_rules::seed_to_hex(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Device {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Device, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = aufachse_rules::seed_from_hex(&text);
        bytes.map(Device).ok_or_else(|| serde::de::Error::custom("no hash"))
    }
}
