//! The keys, read on a thread of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crossterm::event::{self, Event};
use tokio::sync::mpsc;

/// How long the reader waits for a key before it looks whether it is still wanted.
const PATIENCE: Duration = Duration::from_millis(50);

/// Reads keys until it is dropped.
pub(super) struct Keys {
    /// What was typed, clicked or pasted.
    pub(super) events: mpsc::UnboundedReceiver<Event>,
    wanted: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

impl Keys {
    pub(super) fn read() -> Keys {
        let (sender, events) = mpsc::unbounded_channel();
        let wanted = Arc::new(AtomicBool::new(true));
        let still = Arc::clone(&wanted);
        let reader = std::thread::spawn(move || {
            while still.load(Ordering::Relaxed) {
                match event::poll(PATIENCE) {
                    Ok(false) => continue,
                    Ok(true) => {}
                    // The terminal is gone: nothing will ever be typed again.
                    Err(_) => return,
                }
                let Ok(event) = event::read() else { return };
                if sender.send(event).is_err() {
                    return;
                }
            }
        });
        Keys { events, wanted, reader: Some(reader) }
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        self.wanted.store(false, Ordering::Relaxed);
        // A reader that lives on would take a key from the one who reads next. One whose terminal
        // is gone may never come back, and must not keep the program alive.
        let reader = self.reader.take();
        let until = Instant::now() + PATIENCE * 10;
        while reader.as_ref().is_some_and(|reader| !reader.is_finished()) && Instant::now() < until
        {
            std::thread::sleep(PATIENCE / 10);
        }
    }
}
