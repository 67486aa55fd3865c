//! `aufachse completions` and `aufachse man`: what a shell and a reader of manuals want to know,
//! made from the same description of the commands as the pages of help.

use std::io::Write as _;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::Cli;
use crate::desk::Desk;
use crate::stop::Stop;

/// Write the completions for a shell.
#[derive(Clone, Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse completions bash > ~/.local/share/bash-completion/completions/aufachse
  aufachse completions zsh > ~/.zfunc/_aufachse
  aufachse completions fish > ~/.config/fish/completions/aufachse.fish")]
pub(crate) struct CompletionsArgs {
    /// Which shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Write the page of the manual.
#[derive(Clone, Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse man | man -l -                                          read it
  aufachse man > ~/.local/share/man/man1/aufachse.1                keep it
  aufachse man play | man -l -                                     that of one command
  aufachse man board check | man -l -                              that of a command of a command")]
pub(crate) struct ManArgs {
    /// Only this command.
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

pub(crate) fn completions(desk: &mut Desk, args: &CompletionsArgs) {
    clap_complete::generate(args.shell, &mut Cli::command(), "aufachse", &mut desk.out);
}

pub(crate) fn man(desk: &mut Desk, args: &ManArgs) -> Result<(), Stop> {
    let mut cli = Cli::command();
    cli.build();
    let mut page = &cli;
    for name in &args.command {
        page = page.find_subcommand(name).ok_or_else(|| {
            let sentence = desk.text("cli-unknown-command", &[("name", name.into())]);
            let all: Vec<&str> = page.get_subcommands().map(clap::Command::get_name).collect();
            desk.unknown(sentence, name, &all)
        })?;
    }
    let examples = page.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let man = clap_mangen::Man::new(page.clone());
    let out = &mut desk.out;
    man.render_title(out)?;
    man.render_name_section(out)?;
    man.render_synopsis_section(out)?;
    man.render_description_section(out)?;
    man.render_options_section(out)?;
    if page.has_subcommands() {
        man.render_subcommands_section(out)?;
    }
    Ok(write!(out, "{}", examples_section(&examples))?)
}

/// The examples, line by line as they stand in the page of help.
fn examples_section(text: &str) -> String {
    let lines: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("  ")).collect();
    if lines.is_empty() {
        return String::new();
    }
    let mut section = String::from(".SH EXAMPLES\n.nf\n");
    for line in lines {
        // A dot or a quote would begin a command, and a backslash would hide what follows.
        let line = line.trim().replace('\\', "\\e").replace('-', "\\-");
        section.extend(["\\&", line.as_str(), "\n"]);
    }
    section.push_str(".fi\n");
    section
}
