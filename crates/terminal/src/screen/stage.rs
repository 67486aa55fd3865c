//! The terminal itself: taken over, given back whatever happens, and left for a while on Ctrl-Z.

use std::io::{self, Write as _, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crossterm::clipboard::CopyToClipboard;
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::{Frame, Terminal};

use super::backend::Unasked;
use super::wide;

/// What the system wants of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// To rest until it is called back.
    Rest,
    /// It has been called back: the screen may look like anything.
    Back,
    /// To end.
    End,
}

/// The terminal while the program has it.
pub(crate) struct Stage {
    /// Where frames are drawn.
    pub(crate) terminal: Terminal<Unasked>,
    /// What was drawn last.
    last: Option<Buffer>,
    calls: Calls,
}

impl Stage {
    /// Takes the terminal over. `farewell` is printed if the program breaks.
    pub(crate) fn open(farewell: String) -> io::Result<Stage> {
        restore_on_panic(farewell);
        let calls = Calls::listen()?;
        enter()?;
        let terminal = Terminal::new(Unasked::new(CrosstermBackend::new(stdout())))?;
        let mut stage = Stage { terminal, last: None, calls };
        stage.terminal.clear()?;
        Ok(stage)
    }

    /// Draws a frame.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        let last = &mut self.last;
        self.terminal.draw(|frame| {
            draw(frame);
            wide::mend(frame.buffer_mut(), last);
        })?;
        Ok(())
    }

    /// What the system has asked for since the last time.
    pub(crate) fn call(&self) -> Option<Call> {
        self.calls.take()
    }

    /// Gives the terminal back, sleeps until somebody wakes the program, and takes it again.
    pub(crate) fn rest(&mut self) -> io::Result<()> {
        leave();
        stop_here();
        self.back()
    }

    /// Puts a text into the clipboard of whoever sits at the terminal, far away over a line or
    /// not. A terminal that does not know how takes no notice.
    pub(crate) fn copy(&mut self, text: &str) -> io::Result<()> {
        execute!(self.terminal.backend_mut().terminal(), CopyToClipboard::to_clipboard_from(text))
    }

    /// Takes the terminal again after others had it.
    pub(crate) fn back(&mut self) -> io::Result<()> {
        enter()?;
        // The signal that woke the program up asks for nothing more than this.
        let _ = self.calls.take();
        self.terminal.clear()
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        leave();
        let later = LATER.lock().map(|mut later| std::mem::take(&mut *later)).unwrap_or_default();
        for fault in later {
            let _ = writeln!(io::stderr(), "{fault}");
        }
        // The hook speaks for a terminal that is no longer ours; while a fault is being told it
        // cannot be taken away, and need not.
        if !std::thread::panicking() {
            let _ = std::panic::take_hook();
        }
    }
}

fn enter() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, cursor::Hide)
}

/// Gives the terminal back as it was. Nothing can be done about a terminal that is gone.
fn leave() {
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}

/// Faults of threads that do not draw, to be told when the terminal is given back.
static LATER: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// A fault of the program gives the terminal back before it is told, and says where the game is.
fn restore_on_panic(farewell: String) {
    let before = std::panic::take_hook();
    let own = std::thread::current().id();
    std::panic::set_hook(Box::new(move |info| {
        // Another thread may break while this one goes on drawing.
        if std::thread::current().id() != own {
            if let Ok(mut later) = LATER.lock() {
                later.push(info.to_string());
            }
            return;
        }
        leave();
        before(info);
        if !farewell.is_empty() {
            let _ = writeln!(io::stderr(), "{farewell}");
        }
    }));
}

#[cfg(unix)]
fn stop_here() {
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

#[cfg(not(unix))]
fn stop_here() {}

/// Marks that signals leave for the program.
struct Calls {
    rest: Arc<AtomicBool>,
    back: Arc<AtomicBool>,
    end: Arc<AtomicBool>,
}

impl Calls {
    #[cfg(unix)]
    fn listen() -> io::Result<Calls> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
        let calls = Calls { rest: Arc::default(), back: Arc::default(), end: Arc::default() };
        for (signal, mark) in [
            (SIGTSTP, &calls.rest),
            (SIGCONT, &calls.back),
            (SIGTERM, &calls.end),
            (SIGINT, &calls.end),
            (SIGHUP, &calls.end),
        ] {
            signal_hook::flag::register(signal, Arc::clone(mark))?;
        }
        Ok(calls)
    }

    #[cfg(not(unix))]
    #[expect(clippy::unnecessary_wraps, reason = "there are no signals to fail here")]
    fn listen() -> io::Result<Calls> {
        Ok(Calls { rest: Arc::default(), back: Arc::default(), end: Arc::default() })
    }

    fn take(&self) -> Option<Call> {
        let taken = |mark: &AtomicBool| mark.swap(false, Ordering::Relaxed);
        if taken(&self.end) {
            Some(Call::End)
        } else if taken(&self.rest) {
            Some(Call::Rest)
        } else if taken(&self.back) {
            Some(Call::Back)
        } else {
            None
        }
    }
}
