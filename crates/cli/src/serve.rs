//! `freeport serve`: a harbour for friends.

use crate::args::ServeArgs;
use crate::halt::Halt;
use crate::luggage;
use freeport_server::{Config, Crying, Limits, Mail, MailAddress, Server, asked_to_end, log};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// How many threads read the store, hash passwords and play logs again: each keeps memory of its own.
const BLOCKING: usize = 8;

/// Opens the harbour and serves until the system asks to end.
pub fn run(args: ServeArgs) -> Result<(), Halt> {
    log::start(args.log, args.log_json);
    log::arrivals(&luggage::find(&args.luggage)?);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().max_blocking_threads(BLOCKING).enable_all().build()?;
    let served = runtime.block_on(serve(args));
    // Whatever still thinks must not keep the program from ending.
    runtime.shutdown_background();
    served
}

async fn serve(args: ServeArgs) -> Result<(), Halt> {
    let open = args.open;
    let config = Config {
        listen: args.listen,
        data: args.data.unwrap_or_else(usual_folder),
        public_url: args.public_url,
        trust_proxy: args.trust_proxy,
        limits: Limits {
            connections: args.connections,
            requests: args.requests,
            tables: args.tables,
            guests: args.guests,
        },
        gathering: days(args.gathering_days),
        beat: Duration::from_millis(args.beat),
        crying: Crying {
            after: Duration::from_secs(args.word_after),
            services: args.push_service,
            mail: mail(args.mail, args.mail_file.as_deref(), args.mail_from)?,
        },
    };
    // Before the line below is printed, so that whoever waits for it can also end the program.
    let ending = asked_to_end()?;
    let server = Server::open(config).await.map_err(|error| Halt::Unable(error.to_string()))?;
    let url = server.url();
    let mut out = std::io::stdout();
    writeln!(out, "Freeport is open at {url}")?;
    out.flush()?;
    if open {
        browse(&url);
    }
    server.run(ending).await;
    Ok(())
}

/// How mail is sent, if it is. The address of the server may hold a password, so it is never shown.
fn mail(
    server: Option<String>,
    file: Option<&Path>,
    from: Option<MailAddress>,
) -> Result<Option<Mail>, Halt> {
    let server = match file {
        Some(file) => {
            let unable = |error| Halt::Unable(format!("{} cannot be read: {error}", file.display()));
            Some(std::fs::read_to_string(file).map_err(unable)?)
        }
        None => server,
    };
    let server = server.map(|server| server.parse().map_err(Halt::Unable)).transpose()?;
    Ok(server.zip(from).map(|(server, from)| Mail { server, from }))
}

/// So many days; none of them means for good.
fn days(count: u32) -> Option<Duration> {
    (count > 0).then(|| Duration::from_hours(u64::from(count) * 24))
}

/// Where the data of a person's programs lie: the same folder, wherever the program is started.
fn usual_folder() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable("XDG_DATA_HOME")
        .or_else(|| variable("LOCALAPPDATA"))
        .or_else(|| variable("HOME").map(|home| home.join(".local").join("share")))
        .map_or_else(|| PathBuf::from("freeport-data"), |folder| folder.join("freeport"))
}

/// Shows the harbour in the browser, if there is one; the address has been printed anyway.
fn browse(url: &str) {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
