//! `freeport serve` as a host meets it.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::process::{Command, Stdio};

fn serve(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_freeport"));
    command.arg("serve").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn folder(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("freeport-serve-{name}-{}", std::process::id()))
}

#[test]
fn a_port_in_use_is_a_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let (address, data) = (taken.local_addr().unwrap().to_string(), folder("port"));
    let output = serve(&["--listen", &address, "--data", data.to_str().unwrap()]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains(&format!("cannot listen at {address}")) && said.contains("--listen"), "{said}");
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn a_folder_that_cannot_be_used_is_a_sentence() {
    let file = folder("file");
    std::fs::write(&file, "not a folder").unwrap();
    let output = serve(&["--listen", "127.0.0.1:0", "--data", file.to_str().unwrap()]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(said.contains("data folder") && said.contains("--data") && !said.contains("panicked"), "{said}");
    let _ = std::fs::remove_file(file);
}

#[test]
fn a_public_url_that_is_none_is_refused() {
    let output = serve(&["--public-url", "games.example.org"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("https://games.example.org"));
}

#[cfg(unix)]
#[test]
fn the_environment_configures_it_and_a_signal_ends_it_cleanly() {
    let data = folder("signal");
    let mut server = serve(&["--log-json"])
        .env("FREEPORT_LISTEN", "127.0.0.1:0")
        .env("FREEPORT_DATA", &data)
        .spawn()
        .unwrap();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert!(line.starts_with("Freeport is open at http://127.0.0.1:"), "{line}");
    let ended = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(ended.success());
    assert_eq!(server.wait().unwrap().code(), Some(0));
    let mut logged = String::new();
    server.stderr.take().unwrap().read_to_string(&mut logged).unwrap();
    assert!(logged.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{logged}");
    assert!(data.join("freeport.sqlite").exists());
    let _ = std::fs::remove_dir_all(data);
}

#[test]
fn a_mail_server_that_cannot_be_used_is_refused_without_its_password() {
    let folder = folder("mail");
    let address = "smtp://anna:secret-horse@mail.example.org";
    let file = folder.with_extension("txt");
    std::fs::write(&file, address).unwrap();
    let (data, file) = (folder.to_str().unwrap(), file.to_str().unwrap());
    let known =
        ["--data", data, "--mail-from", "host@example.org", "--public-url", "https://games.example.org"];
    for way in [["--mail", address], ["--mail-file", file]] {
        let output = serve(&[&known[..], &way[..]].concat()).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains("encrypted only") && !said.contains("secret-horse"), "{said}");
    }
    let output = serve(&["--data", data, "--mail", address]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(2) && !said.contains("secret-horse"), "{said}");
    std::fs::remove_file(file).unwrap();
}
