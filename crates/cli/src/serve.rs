//! `aufachse serve`: the game in the browser, for one machine or for many people.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use aufachse_server::{Config, LogForm, Server, log_to_stderr};
use clap::{Args, ValueEnum};
use serde::Deserialize;

use crate::desk::Desk;
use crate::files;
use crate::stop::Stop;

/// Where the game is, if nothing else is said; any free port where this one is taken.
const USUAL: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 8282);

/// Serve the game to browsers: alone, round one screen, online by a link.
///
/// Every option can also be set in the environment, as `AUFACHSE_BIND` for --bind, or in a TOML file
/// given with --config, as `bind = "…"`. What is typed goes before the environment, and that before
/// the file. TLS is left to a proxy in front; `docs/hosting.md` has an example.
///
/// Examples:
///
///   aufachse serve
///   aufachse serve --bind 0.0.0.0:8282 --data /var/lib/aufachse
///   aufachse serve --config server.toml --log-form json
#[derive(Clone, Debug, Default, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct ServeArgs {
    /// Read options from this file.
    #[arg(long, value_name = "FILE", env = "AUFACHSE_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

/// What can be set; the names are the same in a file.
#[derive(Clone, Debug, Default, Args, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Options {
    /// Listen at this address [default: 127.0.0.1:8282].
    #[arg(long, value_name = "ADDRESS:PORT", env = "AUFACHSE_BIND")]
    bind: Option<SocketAddr>,
    /// Keep tables and records in this folder [default: a folder of yours].
    #[arg(long, value_name = "FOLDER", env = "AUFACHSE_DATA")]
    data: Option<PathBuf>,
    /// Also answer browsers that know the server by this address; may be said several times.
    #[arg(long, value_name = "URL", env = "AUFACHSE_ORIGIN", value_delimiter = ',')]
    origin: Vec<String>,
    /// Take the addresses of clients from X-Forwarded-For, which the proxy in front must set.
    #[arg(long, env = "AUFACHSE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// What is logged, as `RUST_LOG` says it [default: warn, for a server of others info].
    #[arg(long, value_name = "FILTER", env = "AUFACHSE_LOG")]
    log: Option<String>,
    /// How it is logged.
    #[arg(long, value_enum, env = "AUFACHSE_LOG_FORM")]
    log_form: Option<Form>,
    /// Milliseconds that a bot waits before each action, so that people can follow.
    #[arg(long, value_name = "T", env = "AUFACHSE_BOT_PACE_MS")]
    bot_pace_ms: Option<u64>,
    /// Milliseconds that a Chef thinks about each decision.
    #[arg(long, value_name = "T", env = "AUFACHSE_CHEF_MS")]
    chef_ms: Option<u64>,
    /// How many bots may think at the same time [default: one for each processor].
    #[arg(long, value_name = "N", env = "AUFACHSE_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// Days that a table whose game has not begun is kept after the last visit [default: 7].
    #[arg(long, value_name = "N", env = "AUFACHSE_WAITING_DAYS")]
    waiting_days: Option<u32>,
    /// The most tables that are awake.
    #[arg(long, value_name = "N", env = "AUFACHSE_MOST_TABLES")]
    most_tables: Option<usize>,
    /// The most connections at the same time.
    #[arg(long, value_name = "N", env = "AUFACHSE_MOST_CONNECTIONS")]
    most_connections: Option<usize>,
    /// The most connections of one address.
    #[arg(long, value_name = "N", env = "AUFACHSE_CONNECTIONS_EACH")]
    connections_each: Option<usize>,
    /// Requests a second of one address.
    #[arg(long, value_name = "N", env = "AUFACHSE_REQUESTS_EACH")]
    requests_each: Option<u32>,
    /// Tables that one address may open in an hour.
    #[arg(long, value_name = "N", env = "AUFACHSE_TABLES_EACH")]
    tables_each: Option<u32>,
    /// Messages a second on one connection.
    #[arg(long, value_name = "N", env = "AUFACHSE_MESSAGES_EACH")]
    messages_each: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
enum Form {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

impl Options {
    /// What is not set here is taken from the other.
    fn or(self, other: Options) -> Options {
        Options {
            bind: self.bind.or(other.bind),
            data: self.data.or(other.data),
            origin: if self.origin.is_empty() { other.origin } else { self.origin },
            behind_proxy: self.behind_proxy || other.behind_proxy,
            log: self.log.or(other.log),
            log_form: self.log_form.or(other.log_form),
            bot_pace_ms: self.bot_pace_ms.or(other.bot_pace_ms),
            chef_ms: self.chef_ms.or(other.chef_ms),
            bot_threads: self.bot_threads.or(other.bot_threads),
            waiting_days: self.waiting_days.or(other.waiting_days),
            most_tables: self.most_tables.or(other.most_tables),
            most_connections: self.most_connections.or(other.most_connections),
            connections_each: self.connections_each.or(other.connections_each),
            requests_each: self.requests_each.or(other.requests_each),
            tables_each: self.tables_each.or(other.tables_each),
            messages_each: self.messages_each.or(other.messages_each),
        }
    }

    fn config(self, desk: &Desk) -> Result<Config, Stop> {
        let data = match self.data {
            Some(data) => data,
            None => {
                own_folder().ok_or_else(|| Stop::Input(desk.text("cli-serve-no-folder", &[])))?
            }
        };
        let plain = Config::local(data);
        let pace = |ms: Option<u64>, plain| ms.map_or(plain, Duration::from_millis);
        Ok(Config {
            bind: self.bind.unwrap_or_else(free_or_usual),
            origins: self.origin,
            behind_proxy: self.behind_proxy,
            bot_pace: pace(self.bot_pace_ms, plain.bot_pace),
            chef_time: pace(self.chef_ms, plain.chef_time),
            bot_threads: self.bot_threads.unwrap_or(plain.bot_threads),
            waits: self
                .waiting_days
                .map_or(plain.waits, |days| Duration::from_secs(u64::from(days) * 86_400)),
            most_tables: self.most_tables.unwrap_or(plain.most_tables),
            most_connections: self.most_connections.unwrap_or(plain.most_connections),
            connections_each: self.connections_each.unwrap_or(plain.connections_each),
            requests_each: self.requests_each.unwrap_or(plain.requests_each),
            tables_each: self.tables_each.unwrap_or(plain.tables_each),
            messages_each: self.messages_each.unwrap_or(plain.messages_each),
            ..plain
        })
    }
}

/// The folder of the user for what this program keeps.
pub(crate) fn own_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "aufachse").map(|dirs| dirs.data_dir().to_owned())
}

/// The usual address, or any port where somebody else has it.
fn free_or_usual() -> SocketAddr {
    match std::net::TcpListener::bind(USUAL) {
        Ok(_) => USUAL,
        Err(_) => SocketAddr::new(USUAL.ip(), 0),
    }
}

fn from_file(desk: &Desk, file: &Path) -> Result<Options, Stop> {
    let text = files::read(desk, file)?;
    toml::from_str(&text).map_err(|error| {
        let values =
            [("file", file.display().to_string().into()), ("why", error.to_string().into())];
        Stop::Input(desk.text("cli-serve-config", &values))
    })
}

/// `aufachse` alone: the game on this machine, in the browser.
pub(crate) fn at_home(desk: &mut Desk) -> Result<(), Stop> {
    run(desk, &ServeArgs { open: true, ..ServeArgs::default() })
}

pub(crate) fn run(desk: &mut Desk, args: &ServeArgs) -> Result<(), Stop> {
    let mut options = args.options.clone();
    if let Some(file) = &args.config {
        options = options.or(from_file(desk, file)?);
    }
    let usual = if options.bind.is_some_and(|at| !at.ip().is_loopback()) { "info" } else { "warn" };
    let form = match options.log_form {
        Some(Form::Json) => LogForm::Json,
        _ => LogForm::Text,
    };
    log_to_stderr(form, options.log.as_deref().unwrap_or(usual));
    let config = options.config(desk)?;
    let folder = config.data.display().to_string();
    let origin = config.origins.first().cloned();
    let mut told = Ok(());
    let ran = aufachse_server::run(config, |server| {
        told = ready(desk, server, &folder, origin, args.open);
    });
    told?;
    ran.map_err(|error| {
        Stop::Trouble(desk.text("cli-serve-failed", &[("why", error.to_string().into())]))
    })
}

/// Says where the game is, and opens it.
fn ready(
    desk: &mut Desk,
    server: &Server,
    folder: &str,
    origin: Option<String>,
    open: bool,
) -> Result<(), Stop> {
    let address = origin.unwrap_or_else(|| format!("http://{}/", server.address()));
    desk.say("cli-serve-ready", &[("address", address.as_str().into())])?;
    desk.say("cli-serve-data", &[("folder", folder.into())])?;
    desk.say("cli-serve-stop", &[])?;
    if !server.has_page() {
        desk.say("cli-serve-no-page", &[])?;
    } else if open {
        // Without a browser the address that was printed is enough.
        let _ = open::that_detached(&address);
    }
    std::io::Write::flush(&mut desk.out)?;
    Ok(())
}
