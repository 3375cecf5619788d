//! The disk, beside the server: what it makes everybody wait is no attacker's doing.

use crate::port::Result;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Weak};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Between two looks.
const BEAT: Duration = Duration::from_millis(20);

/// Writes a page again and again, as the store does, and knows how long the slowest took.
pub struct Disk {
    slowest: Arc<AtomicU64>,
}

impl Disk {
    /// Begins to write into a folder, until it is dropped.
    pub fn watch(folder: &Path) -> Result<Disk> {
        let path = folder.join(format!("siege-{}.disk", std::process::id()));
        let file =
            File::create(&path).map_err(|error| format!("{} cannot be made: {error}", path.display()))?;
        // It is gone with whoever has it open.
        std::fs::remove_file(&path)
            .map_err(|error| format!("{} cannot be removed: {error}", path.display()))?;
        let slowest = Arc::default();
        let told = Arc::downgrade(&slowest);
        std::thread::spawn(move || write(file, &told));
        Ok(Disk { slowest })
    }

    /// The milliseconds of the slowest page since this was asked last.
    pub fn slowest(&self) -> f64 {
        self.slowest.swap(0, Relaxed) as f64 / 1e3
    }
}

fn write(mut file: File, told: &Weak<AtomicU64>) {
    while let Some(slowest) = told.upgrade() {
        let start = Instant::now();
        if file.write_all(&[7; 4096]).and_then(|()| file.sync_data()).is_err() {
            return;
        }
        slowest.fetch_max(start.elapsed().as_micros() as u64, Relaxed);
        sleep(BEAT);
    }
}
