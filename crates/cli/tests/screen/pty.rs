//! The real program in a pseudo-terminal, with a terminal of our own that reads what it draws.

use std::io::{Read as _, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long anything may take before it counts as lost; the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running program with its screen.
pub(crate) struct Program {
    master: Box<dyn MasterPty + Send>,
    writer: Arc<Mutex<Box<dyn Write + Send>>>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a screen has cells")
}

impl Program {
    /// Starts `aufachse` on a screen of some size.
    pub(crate) fn start(columns: u16, rows: u16, data: &Path, args: &[&str]) -> Program {
        let pair = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_aufachse"));
        command.args(args);
        command.env("AUFACHSE_LANG", "en");
        command.env("AUFACHSE_PLAY_DATA", data);
        command.env("TERM", "xterm-256color");
        command.env("AUFACHSE_TEST_FAULT", "F12");
        command.env_remove("NO_COLOR");
        // A long trace would push what is looked for off the screen.
        command.env_remove("RUST_BACKTRACE");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let writer = pair.master.take_writer().expect("a writer");
        let writer = Arc::new(Mutex::new(writer));
        let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(rows), cells(columns), 0)));
        let drawn = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                drawn.lock().expect("a screen").process(&bytes[..count]);
            }
        });
        Program { master: pair.master, writer, child, screen }
    }

    /// What is on the screen.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().expect("a screen").screen().contents()
    }

    /// Has the program the whole screen, so that what was there before comes back after it?
    pub(crate) fn is_full(&self) -> bool {
        self.screen.lock().expect("a screen").screen().alternate_screen()
    }

    /// Is the terminal as a shell wants it: lines are edited, typing is seen, there is a cursor,
    /// and neither the mouse nor a paste sends anything strange?
    pub(crate) fn is_given_back(&self) -> bool {
        /// Lines are edited, and what is typed is shown.
        const LINES_AND_ECHO: u32 = 0o2 | 0o10;
        let settings = self.master.get_termios().expect("settings of a terminal");
        let parser = self.screen.lock().expect("a screen");
        let screen = parser.screen();
        settings.local_flags.bits() & LINES_AND_ECHO == LINES_AND_ECHO
            && !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
    }

    /// Types something.
    pub(crate) fn press(&mut self, keys: &str) {
        // A program that has just ended reads no more.
        let mut keyboard = self.writer.lock().expect("a keyboard");
        let _ = keyboard.write_all(keys.as_bytes()).and_then(|()| keyboard.flush());
    }

    /// Makes the screen larger or smaller.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.screen.lock().expect("a screen").screen_mut().set_size(cells(rows), cells(columns));
        self.master.resize(size(columns, rows)).expect("another size");
    }

    /// Waits until something is so.
    pub(crate) fn wait(&mut self, what: &str, is: impl Fn(&Program) -> bool) {
        let begun = Instant::now();
        while !is(self) {
            assert!(begun.elapsed() < PATIENCE, "never came: {what}\n{}", self.text());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a text is on the screen.
    pub(crate) fn see(&mut self, text: &str) {
        self.wait(text, |program| program.text().contains(text));
    }

    /// The number by which the system knows it.
    pub(crate) fn id(&self) -> i32 {
        self.child.process_id().expect("a number") as i32
    }

    /// Is it stopped, as by Ctrl-Z?
    pub(crate) fn is_resting(&self) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id())).unwrap_or_default();
        stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('T'))
    }

    /// Waits for its end; says whether it ended well.
    pub(crate) fn end(&mut self) -> bool {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.success();
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end\n{}", self.text());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Does the first choice if there is one; says whether the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let text = self.text();
        // A choice only: Enter would close the window of the result again.
        if text.contains("▸") {
            self.press("\r");
        }
        text.contains("The game is over")
    }

    /// Does the first choice again and again until the game is over.
    pub(crate) fn play_on(&mut self) {
        play_on(&mut [self]);
    }
}

/// Everybody does the first choice again and again until the game is over for all.
pub(crate) fn play_on(all: &mut [&mut Program]) {
    let begun = Instant::now();
    loop {
        let mut over = true;
        for program in all.iter_mut() {
            over &= program.step();
        }
        if over {
            return;
        }
        let shown: Vec<String> = all.iter().map(|program| program.text()).collect();
        assert!(begun.elapsed() < 2 * PATIENCE, "the game does not end\n{}", shown.join("\n"));
        std::thread::sleep(Duration::from_millis(30));
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
