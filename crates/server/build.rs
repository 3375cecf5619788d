//! A release holds the built client, so it is built anew when the client is.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Other builds read the client from its folder while they run, and need no rebuild.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
