//! What time it is at a server.

use std::time::{Duration, SystemTime};

use tokio::sync::watch;

/// The clock of a server: the system's, which a test may put forward.
#[derive(Clone, Debug)]
pub struct Time {
    /// How many milliseconds it is ahead of the system's clock.
    ahead: watch::Sender<u64>,
}

impl Default for Time {
    fn default() -> Time {
        Time { ahead: watch::Sender::new(0) }
    }
}

impl Time {
    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        let system = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        system.map_or(0, |passed| passed.as_millis() as u64) + *self.ahead.borrow()
    }

    /// Puts the clock forward, and wakes whoever waits for a time that has come by it. Clones are
    /// the same clock.
    pub fn put_forward(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += by.as_millis() as u64);
    }

    /// Waits until it is so late.
    pub(crate) async fn until(&self, at: u64) {
        let mut ahead = self.ahead.subscribe();
        loop {
            let wait = at.saturating_sub(self.now());
            if wait == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(wait)) => {}
                // The sender lives in this clock: it cannot be gone.
                _ = ahead.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_is_woken_when_the_clock_is_put_forward() {
        let time = Time::default();
        let at = time.now() + 3_600_000;
        let waiting = tokio::spawn({
            let time = time.clone();
            async move { time.until(at).await }
        });
        tokio::task::yield_now().await;
        time.put_forward(Duration::from_secs(1800));
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(!waiting.is_finished());
        time.put_forward(Duration::from_secs(1801));
        waiting.await.expect("it is woken");
        assert!(time.now() >= at);
    }
}
