//! The command line.

use clap::{Parser, Subcommand};
use freeport_server::log::LevelFilter;
use freeport_server::{MailAddress, PublicUrl, PushService};
use std::path::PathBuf;

/// The version, and the commit it is built from where that is known.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("FREEPORT_BUILT_FROM"));

const LANGUAGES: [&str; 3] = ["en", "ru", "it"];

/// A home port for tabletop adventures: play, simulate, replay, verify, and drive games from other programs.
#[derive(Debug, Parser)]
#[command(
    name = "freeport",
    version = VERSION,
    arg_required_else_help = true,
    after_help = "\
Examples:
  freeport serve --open                             games in the browser, for you and your friends
  freeport play                                     a game against bots in the terminal
  freeport sim four --bots mcts:easy,greedy         how strong is a bot?
  freeport rules four C4-3                          what does a rule say?
  freeport verify game.json                         were the dice fair?

Exit codes: 0 all well, 1 a check failed, 2 the request makes no sense."
)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Lists the games on the shelf
    Games(GamesArgs),
    /// Opens a harbour: games in the browser, with friends and bots
    Serve(ServeArgs),
    /// Tells what this program would make of a data folder, before it is updated to it
    Check(CheckArgs),
    /// Plays a game in the terminal against bots
    Play(PlayArgs),
    /// Plays many games between bots and tells who wins
    Sim(SimArgs),
    /// Drives games by JSON lines on standard input and output (docs/pipe.md)
    Pipe(Luggage),
    /// Tells the story of a recorded game
    Replay(ReplayArgs),
    /// Checks every move, every die and the seal of recorded games
    Verify(VerifyArgs),
    /// Prints the rules of a game
    Rules(RulesArgs),
    /// Works on content packs
    Pack {
        /// What to do.
        #[command(subcommand)]
        command: PackCommand,
    },
}

/// What to do with content packs.
#[derive(Debug, Subcommand)]
pub enum PackCommand {
    /// Checks content packs and names file, line, entry and field of what is wrong; sound ones are played with
    Check(PackArgs),
    /// Lists the content packs there are, and those that cannot be used
    List(Luggage),
    /// Writes the printed pack of a game into a new folder, to make another of it
    Copy(PackCopyArgs),
}

/// Arguments of `games`.
#[derive(Debug, clap::Args)]
pub struct GamesArgs {
    /// One JSON object for programs
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `serve`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  freeport serve --open                             for yourself, on this machine
  freeport serve --listen 0.0.0.0:7777              for everybody in your network
  freeport serve --public-url https://games.example.org --trust-proxy --data /var/lib/freeport

How to host it for others is told in docs/hosting.md.")]
pub struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "FREEPORT_LISTEN", default_value = "127.0.0.1:7777")]
    pub listen: String,
    /// The folder with all data; the usual place for data of programs when not given
    #[arg(long, value_name = "DIR", env = "FREEPORT_DATA")]
    pub data: Option<PathBuf>,
    /// The address people type, when a proxy stands in front
    #[arg(long, value_name = "URL", env = "FREEPORT_PUBLIC_URL")]
    pub public_url: Option<PublicUrl>,
    /// Believes the X-Forwarded-For of the proxy in front
    #[arg(long, env = "FREEPORT_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// Opens the harbour in the browser
    #[arg(long, env = "FREEPORT_OPEN")]
    pub open: bool,
    /// How much is logged: off, error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", env = "FREEPORT_LOG", default_value = "info")]
    pub log: LevelFilter,
    /// Logs as JSON lines, for programs
    #[arg(long, env = "FREEPORT_LOG_JSON")]
    pub log_json: bool,
    /// Milliseconds that a window lasts at least in which a person may use something hidden
    #[arg(long, value_name = "N", env = "FREEPORT_BEAT", default_value_t = 1_200)]
    pub beat: u64,
    /// Connections that one address may hold
    #[arg(
        long,
        value_name = "N",
        env = "FREEPORT_CONNECTIONS",
        default_value_t = 256,
        help_heading = "Limits"
    )]
    pub connections: usize,
    /// Requests a second that one browser may make
    #[arg(long, value_name = "N", env = "FREEPORT_REQUESTS", default_value_t = 20, help_heading = "Limits")]
    pub requests: u32,
    /// Tables a minute that one browser may make
    #[arg(long, value_name = "N", env = "FREEPORT_TABLES", default_value_t = 12, help_heading = "Limits")]
    pub tables: u32,
    /// Guests a minute that may come from one address
    #[arg(long, value_name = "N", env = "FREEPORT_GUESTS", default_value_t = 60, help_heading = "Limits")]
    pub guests: u32,
    /// Days after which a table that never began and where nobody has been is deleted; 0 keeps them all
    #[arg(
        long,
        value_name = "N",
        env = "FREEPORT_GATHERING_DAYS",
        default_value_t = 30,
        help_heading = "Limits"
    )]
    pub gathering_days: u32,
    /// Seconds that nobody of a person must have looked before they are told that a table waits for them
    #[arg(
        long,
        value_name = "SECONDS",
        env = "FREEPORT_WORD_AFTER",
        default_value_t = 60,
        help_heading = "Word of a turn"
    )]
    pub word_after: u64,
    /// The server that takes mail: its smtps or smtp address with user and password (docs/hosting.md)
    #[arg(
        long,
        value_name = "URL",
        env = "FREEPORT_MAIL",
        hide_env_values = true,
        requires_all = ["mail_from", "public_url"],
        help_heading = "Word of a turn"
    )]
    pub mail: Option<String>,
    /// A file with that address, so that its password stands in no list of processes
    #[arg(
        long,
        value_name = "FILE",
        env = "FREEPORT_MAIL_FILE",
        requires_all = ["mail_from", "public_url"],
        conflicts_with = "mail",
        help_heading = "Word of a turn"
    )]
    pub mail_file: Option<PathBuf>,
    /// Who mail is from, such as freeport@example.org
    #[arg(long, value_name = "ADDRESS", env = "FREEPORT_MAIL_FROM", help_heading = "Word of a turn")]
    pub mail_from: Option<MailAddress>,
    /// Push services beside those of the usual browsers, such as push.example.org
    #[arg(
        long,
        value_name = "HOST",
        env = "FREEPORT_PUSH_SERVICE",
        value_delimiter = ',',
        help_heading = "Word of a turn"
    )]
    pub push_service: Vec<PushService>,
    /// Where further content packs lie.
    #[command(flatten)]
    pub luggage: Luggage,
}

/// Arguments of `check`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  freeport check /var/lib/freeport                  while no server uses it
  freeport check /var/backups/freeport.sqlite       a copy of its store

Nothing is changed. Exit code 0: everything goes on; 1: something does not.")]
pub struct CheckArgs {
    /// A data folder, or a copy of the store in it
    pub data: PathBuf,
    /// One JSON object for programs
    #[arg(long)]
    pub json: bool,
    /// Where further content packs lie.
    #[command(flatten)]
    pub luggage: Luggage,
}

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  freeport play
  freeport play four --lang it
  freeport play four --seat 1 --bots mcts:hard --record game.json")]
pub struct PlayArgs {
    /// The game; the first on the shelf when not given
    pub game: Option<String>,
    /// How many sit at the table; the fewest the game allows when not given
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Your seat, from 0
    #[arg(long, value_name = "K", default_value_t = 0)]
    pub seat: u8,
    /// The bots in the other seats: one for all, or one for each, clockwise from seat 0
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "mcts:medium")]
    pub bots: Vec<String>,
    /// The seed of all chance; a fresh one when not given
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// The game's options, as JSON
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// Goes on with a saved game
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    /// Writes the record here when the game is over
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The language
    #[arg(long, default_value = "en", value_parser = LANGUAGES)]
    pub lang: String,
    /// Where further content packs lie.
    #[command(flatten)]
    pub luggage: Luggage,
}

/// Arguments of `sim`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
A bot is random, greedy, mcts:easy, mcts:medium, mcts:hard, mcts:N (N iterations a move), or cmd:PROGRAM, a program
that answers JSON lines (docs/pipe.md). One bot plays all seats; otherwise give one for each seat, and they change
seats from game to game. The same seed gives the same result, whatever the threads.

Examples:
  freeport sim four --games 1000000
  freeport sim four --bots mcts:easy,greedy --games 200
  freeport sim four --bots 'cmd:python3 examples/bot.py,random' --games 100 --records games/")]
pub struct SimArgs {
    /// The game
    pub game: String,
    /// How many sit at the table; the fewest the game allows when not given
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Who plays
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000)]
    pub games: u64,
    /// The seed of everything
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub seed: String,
    /// How many threads; all cores when not given
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// A game with more decisions than this is a failure
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub limit: u64,
    /// How many seconds a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    pub patience: f64,
    /// The game's options, as JSON
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// Keeps the record of every game in this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// One JSON object for programs
    #[arg(long)]
    pub json: bool,
    /// Where further content packs lie.
    #[command(flatten)]
    pub luggage: Luggage,
}

/// Arguments of `replay`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  freeport replay game.json                  what a spectator heard
  freeport replay game.json --seat 1         what seat 1 heard
  freeport replay game.json --step 20 --text the board after 20 entries of the log")]
pub struct ReplayArgs {
    /// A record or a save
    pub file: PathBuf,
    /// Through whose eyes.
    #[command(flatten)]
    pub eyes: Eyes,
    /// Stops after so many entries of the log
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
    /// Draws the board where it stops
    #[arg(long)]
    pub text: bool,
    /// One JSON object for programs: the story and the view
    #[arg(long)]
    pub json: bool,
    /// The language
    #[arg(long, default_value = "en", value_parser = LANGUAGES)]
    pub lang: String,
    /// Where further content packs lie.
    #[command(flatten)]
    pub luggage: Luggage,
}

/// Through whose eyes a game is seen.
#[derive(Debug, clap::Args)]
pub struct Eyes {
    /// Through the eyes of this seat
    #[arg(long, value_name = "K", conflicts_with_all = ["spectator", "open"])]
    pub seat: Option<u8>,
    /// Through the eyes of a spectator (the usual)
    #[arg(long, conflicts_with = "open")]
    pub spectator: bool,
    /// With everything face up
    #[arg(long)]
    pub open: bool,
}

/// Arguments of `verify`.
#[derive(Debug, clap::Args)]
pub struct VerifyArgs {
    /// Records of finished games
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// One JSON object a file for programs
    #[arg(long)]
    pub json: bool,
    /// Where further content packs lie.
    #[command(flatten)]
    pub luggage: Luggage,
}

/// Arguments of `rules`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  freeport rules four          the whole rulebook
  freeport rules four C4-3     one rule")]
pub struct RulesArgs {
    /// The game
    pub game: String,
    /// A rule's id, or the beginning of several
    pub id: Option<String>,
    /// One JSON object for programs
    #[arg(long)]
    pub json: bool,
}

/// Where further content packs lie.
#[derive(Debug, clap::Args)]
pub struct Luggage {
    /// A folder of content packs beside the printed ones (docs/pack-authors.md)
    #[arg(long, value_name = "DIR", env = "FREEPORT_PACKS")]
    pub packs: Option<PathBuf>,
}

/// Arguments of `pack check`.
#[derive(Debug, clap::Args)]
pub struct PackArgs {
    /// A pack, or a folder of packs; the packs inside the program when not given
    pub dir: Option<PathBuf>,
    /// Of the packs inside the program, that of this game
    #[arg(long, conflicts_with = "dir")]
    pub game: Option<String>,
}

/// Arguments of `pack copy`.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  freeport pack copy ahoy my-packs/salty     the folder's name becomes the pack's id

Files that you do not change may be deleted: they are those of the printed game then.")]
pub struct PackCopyArgs {
    /// The game
    pub game: String,
    /// The folder to make
    pub dir: PathBuf,
}
