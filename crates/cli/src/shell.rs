//! `aufachse completions` and `aufachse man`: what a shell and a reader of manuals want to know,
//! made from the same description of the commands as the pages of help.

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
  aufachse man play | man -l -                                     that of one command")]
pub(crate) struct ManArgs {
    /// Only this command.
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

pub(crate) fn completions(desk: &mut Desk, args: &CompletionsArgs) {
    clap_complete::generate(args.shell, &mut Cli::command(), "aufachse", &mut desk.out);
}

pub(crate) fn man(desk: &mut Desk, args: &ManArgs) -> Result<(), Stop> {
    let mut cli = Cli::command();
    cli.build();
    let page = match &args.command {
        None => cli.clone(),
        Some(name) => match cli.find_subcommand(name) {
            Some(found) => found.clone(),
            None => {
                let sentence = desk.text("cli-unknown-command", &[("name", name.into())]);
                let all: Vec<&str> = cli.get_subcommands().map(clap::Command::get_name).collect();
                return Err(desk.unknown(sentence, name, &all));
            }
        },
    };
    Ok(clap_mangen::Man::new(page).render(&mut desk.out)?)
}
