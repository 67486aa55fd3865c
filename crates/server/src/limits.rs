//! Limits by address: buckets that fill with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Something of which there may be only so much in a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    most: f64,
    a_second: f64,
    at: Instant,
}

impl Bucket {
    /// So many at once, and so many a second after that.
    pub(crate) fn new(most: f64, a_second: f64) -> Bucket {
        Bucket { level: most, most, a_second, at: Instant::now() }
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * self.a_second).min(self.most);
        self.at = now;
    }

    /// Takes one; false if there is none.
    pub(crate) fn take(&mut self) -> bool {
        self.fill(Instant::now());
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }
}

/// The most addresses that are remembered; a full bucket need not be.
const MOST_ADDRESSES: usize = 50_000;

/// Buckets by address. IPv6 addresses of one network share theirs.
#[derive(Debug)]
pub(crate) struct ByAddress {
    fresh: Bucket,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl ByAddress {
    pub(crate) fn new(most: f64, a_second: f64) -> ByAddress {
        ByAddress { fresh: Bucket::new(most, a_second), buckets: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn take(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            let now = Instant::now();
            buckets.retain(|_, bucket| {
                bucket.fill(now);
                bucket.level < bucket.most
            });
            if buckets.len() >= MOST_ADDRESSES {
                return false;
            }
        }
        let fresh = Bucket { at: Instant::now(), ..self.fresh };
        buckets.entry(network(address)).or_insert(fresh).take()
    }

    /// Is there nothing left for an address? Takes nothing.
    pub(crate) fn is_dry(&self, address: IpAddr) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get_mut(&network(address)).is_some_and(|bucket| {
            bucket.fill(Instant::now());
            bucket.level < 1.0
        })
    }
}

/// The part of an address that one customer has.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_none() => {
            IpAddr::from((u128::from(v6) >> 64 << 64).to_be_bytes())
        }
        other => other.to_canonical(),
    }
}

/// How many sockets there are, by address and together.
#[derive(Debug)]
pub(crate) struct Doors {
    most: usize,
    each: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// A place at the door, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    doors: Arc<Doors>,
    address: IpAddr,
}

impl Doors {
    pub(crate) fn new(most: usize, each: usize) -> Doors {
        Doors { most, each, open: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn enter(self: &Arc<Doors>, address: IpAddr) -> Option<Pass> {
        let address = network(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.values().sum::<usize>() >= self.most {
            return None;
        }
        let here = open.entry(address).or_insert(0);
        if *here >= self.each {
            return None;
        }
        *here += 1;
        Some(Pass { doors: self.clone(), address })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.doors.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(here) = open.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let mut bucket = Bucket::new(2.0, 1.0);
        assert!(bucket.take() && bucket.take() && !bucket.take());
        bucket.at -= std::time::Duration::from_secs(1);
        assert!(bucket.take() && !bucket.take());
    }

    #[test]
    fn one_address_does_not_use_up_anothers() {
        let limits = ByAddress::new(1.0, 0.001);
        let [a, b] = [1, 2].map(|n| IpAddr::from([10, 0, 0, n]));
        assert!(limits.take(a) && !limits.take(a) && limits.take(b));
        // Addresses of one IPv6 network are one customer's.
        let [c, d] = ["2001:db8::1", "2001:db8::2"].map(|t| t.parse().expect("an address"));
        assert!(limits.take(c) && !limits.take(d));
    }

    #[test]
    fn a_place_at_the_door_comes_back() {
        let doors = Arc::new(Doors::new(2, 1));
        let [a, b, c] = [1, 2, 3].map(|n| IpAddr::from([10, 0, 0, n]));
        let first = doors.enter(a);
        assert!(first.is_some() && doors.enter(a).is_none());
        let _second = doors.enter(b);
        assert!(doors.enter(c).is_none());
        drop(first);
        assert!(doors.enter(c).is_some());
    }
}
