//! Who used the processors, as far as the system tells.

/// Seconds of processor time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Used {
    pub(crate) server: f64,
    pub(crate) clients: f64,
    /// Of everything on this machine.
    pub(crate) all: f64,
}

impl Used {
    pub(crate) fn now(server: Option<u32>) -> Used {
        let server = server.map_or(0.0, |id| of_process(&id.to_string()));
        Used { server, clients: of_process("self"), all: of_machine() }
    }

    pub(crate) fn since(self, before: Used) -> Used {
        Used {
            server: self.server - before.server,
            clients: self.clients - before.clients,
            all: self.all - before.all,
        }
    }
}

/// The system counts in hundredths of a second.
const TICKS: f64 = 100.0;

fn numbers(text: &str) -> Vec<f64> {
    text.split_whitespace().map(|field| field.parse().unwrap_or(0.0)).collect()
}

fn of_process(id: &str) -> f64 {
    let text = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    // The name of a program may have spaces; the fields after it have none.
    let fields = numbers(text.rsplit(')').next().unwrap_or_default());
    let ticks = |n: usize| fields.get(n).copied().unwrap_or(0.0);
    (ticks(11) + ticks(12)) / TICKS
}

/// Everything but idling and waiting for a disk.
fn of_machine() -> f64 {
    let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
    let line = text.lines().next().and_then(|line| line.strip_prefix("cpu ")).unwrap_or_default();
    let busy = numbers(line).into_iter().enumerate().filter(|(n, _)| !matches!(n, 3 | 4 | 8 | 9));
    busy.map(|(_, ticks)| ticks).sum::<f64>() / TICKS
}
