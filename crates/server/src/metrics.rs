//! What the server counts, for Prometheus.

use prometheus::{
    Encoder as _, Histogram, HistogramOpts, IntCounter, IntGauge, Registry, TextEncoder,
    exponential_buckets,
};

/// The counters of one server.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: IntGauge,
    pub(crate) connections: IntGauge,
    pub(crate) messages: IntCounter,
    pub(crate) refused: IntCounter,
    pub(crate) actions: IntCounter,
    pub(crate) bot_actions: IntCounter,
    pub(crate) slow_readers: IntCounter,
    pub(crate) limited: IntCounter,
    pub(crate) requests: IntCounter,
    pub(crate) commits: IntCounter,
    pub(crate) commit_seconds: Histogram,
    pub(crate) batch: Histogram,
    pub(crate) action_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Result<Metrics, prometheus::Error> {
        let registry = Registry::new();
        let counter = |name: &str, help: &str| {
            let counter = IntCounter::new(format!("aufachse_{name}"), help)?;
            registry.register(Box::new(counter.clone()))?;
            Ok::<_, prometheus::Error>(counter)
        };
        let gauge = |name: &str, help: &str| {
            let gauge = IntGauge::new(format!("aufachse_{name}"), help)?;
            registry.register(Box::new(gauge.clone()))?;
            Ok::<_, prometheus::Error>(gauge)
        };
        let histogram = |name: &str, help: &str, least: f64| {
            let buckets = exponential_buckets(least, 2.0, 14)?;
            let options = HistogramOpts::new(format!("aufachse_{name}"), help).buckets(buckets);
            let histogram = Histogram::with_opts(options)?;
            registry.register(Box::new(histogram.clone()))?;
            Ok::<_, prometheus::Error>(histogram)
        };
        Ok(Metrics {
            tables: gauge("tables", "Tables in memory")?,
            connections: gauge("connections", "Open sockets")?,
            messages: counter("messages_total", "Messages of clients")?,
            refused: counter("refused_total", "Messages that were not carried out")?,
            actions: counter("actions_total", "Actions of persons")?,
            bot_actions: counter("bot_actions_total", "Actions of bots and standing orders")?,
            slow_readers: counter("slow_readers_total", "Readers dropped for being slow")?,
            limited: counter("limited_total", "Requests and messages over a limit")?,
            requests: counter("requests_total", "Requests of the REST interface")?,
            commits: counter("commits_total", "Transactions")?,
            commit_seconds: histogram("commit_seconds", "How long a commit takes", 0.000_25)?,
            batch: histogram("commit_changes", "Changes in a commit", 1.0)?,
            action_seconds: histogram(
                "action_seconds",
                "From an action's arrival at its table to its broadcast",
                0.000_25,
            )?,
            registry,
        })
    }

    pub(crate) fn text(&self) -> String {
        let mut text = Vec::new();
        let _ = TextEncoder::new().encode(&self.registry.gather(), &mut text);
        String::from_utf8(text).unwrap_or_default()
    }
}
