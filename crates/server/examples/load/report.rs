//! What was measured, and what limits it.

use std::fmt;
use std::time::Duration;

use crate::SEATS;
use crate::machine::Used;

/// What is used to this part of it is at its limit.
const AT_ITS_LIMIT: f64 = 0.8;

/// What all clients have seen.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// From sending to the broadcast at another client, in microseconds, the shortest first.
    pub(crate) waits: Vec<u64>,
    pub(crate) actions: u64,
    pub(crate) over: u64,
}

impl Seen {
    /// So much of the waits was not longer, in milliseconds.
    fn wait(&self, part: f64) -> f64 {
        let place = ((self.waits.len() as f64 - 1.0) * part).max(0.0) as usize;
        self.waits.get(place).map_or(0.0, |micros| *micros as f64 / 1000.0)
    }
}

/// What was measured with so many tables.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) tables: usize,
    pub(crate) between: Duration,
    pub(crate) time: f64,
    pub(crate) set_up: Duration,
    pub(crate) used: Used,
    /// The counters of the server before and after.
    pub(crate) metrics: [String; 2],
    pub(crate) seen: Seen,
}

impl Report {
    /// By how much a counter has grown.
    fn grown(&self, name: &str) -> f64 {
        let start = format!("{name} ");
        let [before, after] = [0, 1].map(|n| {
            let line = self.metrics[n].lines().find_map(|line| line.strip_prefix(&start));
            line.and_then(|number| number.parse::<f64>().ok()).unwrap_or(0.0)
        });
        after - before
    }

    fn limit(&self, cores: f64, writer: f64) -> &'static str {
        let Used { server, clients, all } = self.used;
        let others = all - server - clients;
        let wanted = self.tables as f64 / self.between.as_secs_f64();
        let behind = (self.seen.actions as f64 / self.time) < 0.9 * wanted;
        if writer > AT_ITS_LIMIT {
            "the disk: the one writer is busy with commits most of the time"
        } else if all / self.time / cores > AT_ITS_LIMIT {
            if others > server + clients {
                "the processors, and most of them went to other programs on this machine"
            } else if clients > server {
                "the processors, and more of them went to the clients than to the server"
            } else {
                "the processors, and more of them went to the server than to the clients"
            }
        } else if behind {
            "nothing is used up, but the clients waited for answers: time goes into commits and \
             turns of the threads"
        } else {
            "nothing: what is left is the time of a commit and of the way to it"
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cores = std::thread::available_parallelism().map_or(1.0, |n| n.get() as f64);
        let Used { server, clients, all } = self.used;
        let processors = |seconds: f64| seconds / self.time;
        let commits = self.grown("aufachse_commit_seconds_count").max(1.0);
        let writer = self.grown("aufachse_commit_seconds_sum") / self.time;
        let between = self.between.as_secs_f64();
        let rate = self.seen.actions as f64 / self.time;
        writeln!(
            f,
            "{} tables of {SEATS}: {} clients, opened in {:.1} s; {} games came to their end",
            self.tables,
            self.tables * SEATS,
            self.set_up.as_secs_f64(),
            self.seen.over,
        )?;
        writeln!(
            f,
            "  actions     {rate:.0} a second; asked for {:.0}, one a table in {between:.2} s",
            self.tables as f64 / between,
        )?;
        writeln!(
            f,
            "  broadcast   p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            self.seen.wait(0.5),
            self.seen.wait(0.99),
            self.seen.wait(1.0),
        )?;
        writeln!(
            f,
            "  processors  server {:.2}, clients {:.2}, others {:.2}, of {cores}",
            processors(server),
            processors(clients),
            processors((all - server - clients).max(0.0)),
        )?;
        writeln!(
            f,
            "  commits     {:.0} a second, {:.2} ms and {:.1} changes each; the writer is busy {:.0} %",
            commits / self.time,
            1000.0 * writer * self.time / commits,
            self.grown("aufachse_commit_changes_sum") / commits,
            100.0 * writer,
        )?;
        write!(f, "  limit       {}", self.limit(cores, writer))
    }
}
