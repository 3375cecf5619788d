//! The line to a connection: notes that wait to be sent, bounded in number and in bytes.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc;

/// Where a connection's notes go: finished JSON, shared between all connections that are sent the same.
/// A connection that lets it fill up is dropped; it comes back and asks for what it lacks.
#[derive(Clone)]
pub struct Frames {
    line: mpsc::Sender<Frame>,
    load: Arc<Load>,
}

/// A line that ends when the table lets go of it.
pub(super) struct WeakFrames {
    line: mpsc::WeakSender<Frame>,
    load: Arc<Load>,
}

/// A note on its way. It counts until it is dropped, which is when it has been sent.
pub struct Frame {
    text: Arc<str>,
    load: Arc<Load>,
}

/// How many bytes are on their way, and from how many on nothing more is taken.
struct Load {
    bytes: AtomicUsize,
    most: usize,
}

/// A line on which so many notes may wait, and nothing more once they have so many bytes.
pub fn line(notes: usize, bytes: usize) -> (Frames, mpsc::Receiver<Frame>) {
    let (line, end) = mpsc::channel(notes);
    let load = Arc::new(Load { bytes: AtomicUsize::new(0), most: bytes });
    (Frames { line, load }, end)
}

impl Frames {
    /// Whether there was room for a note.
    pub(super) fn send(&self, text: Arc<str>) -> bool {
        // One that is large itself is taken, so that whoever comes to a long game gets its story.
        let room = self.load.bytes.load(Ordering::Relaxed) < self.load.most;
        room && {
            self.load.bytes.fetch_add(text.len(), Ordering::Relaxed);
            self.line.try_send(Frame { text, load: Arc::clone(&self.load) }).is_ok()
        }
    }

    pub(super) fn downgrade(&self) -> WeakFrames {
        WeakFrames { line: self.line.downgrade(), load: Arc::clone(&self.load) }
    }
}

impl WeakFrames {
    pub(super) fn upgrade(&self) -> Option<Frames> {
        Some(Frames { line: self.line.upgrade()?, load: Arc::clone(&self.load) })
    }
}

impl Deref for Frame {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl AsRef<[u8]> for Frame {
    fn as_ref(&self) -> &[u8] {
        self.text.as_bytes()
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        self.load.bytes.fetch_sub(self.text.len(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_fills_up_by_bytes_before_it_does_by_notes() {
        let (frames, mut end) = line(64, 1_000);
        let note: Arc<str> = "x".repeat(600).into();
        assert!(frames.send(Arc::clone(&note)) && frames.send(Arc::clone(&note)));
        assert!(!frames.send(Arc::clone(&note)), "there are 1,200 bytes on their way");
        let taken = end.try_recv().unwrap();
        assert!(!frames.send(Arc::clone(&note)), "what is being sent still counts");
        drop((taken, end.try_recv()));
        assert!(frames.send("y".repeat(5_000).into()), "an empty line takes whatever comes");
        assert!(!frames.send("z".into()));
    }

    #[test]
    fn a_line_fills_up_by_notes() {
        let (frames, _end) = line(2, 1_000);
        assert!(frames.send("a".into()) && frames.send("b".into()) && !frames.send("c".into()));
        assert_eq!(frames.load.bytes.load(Ordering::Relaxed), 2, "what was not taken does not count");
    }
}
