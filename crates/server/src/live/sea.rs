//! A socket at sea: what every socket has in common.

use super::LONGEST;
use crate::answer::Refusal;
use crate::app::App;
use crate::ask::Known;
use crate::guard::{Bucket, Mooring, Rate};
use crate::people::Hawser;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, SinkExt, StreamExt};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};
use tokio::time::error::Elapsed;
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

/// What a client says to find out whether the line still stands; the answer is `pong` and the build of the client that the
/// server has.
const PROBE: &str = "ping";
/// How often a quiet client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(50);
/// How long a client may take to accept what it is sent.
const SLOW: Duration = Duration::from_secs(10);
/// How long a closing socket waits for the other side to close too.
const GOODBYE: Duration = Duration::from_secs(1);

/// Why a socket ends. The codes are those of the WebSocket protocol; from 4000 on they are our own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The other side has closed, or is gone.
    Left,
    /// The server goes down.
    Closing,
    /// The browser was signed out.
    SignedOut,
    /// The table is not there any more.
    TableGone,
    /// The client could not keep up or did not answer, or the table let go of it.
    Behind,
    /// Something that is not text.
    NotText,
    /// A message that is too long.
    TooLong,
    /// Too many messages.
    Flood,
}

impl End {
    fn frame(self) -> Option<(u16, &'static str)> {
        match self {
            End::Left => None,
            End::Closing => Some((close_code::AWAY, "The server is going down and will be back soon.")),
            End::SignedOut => Some((4001, "This browser was signed out.")),
            End::TableGone => Some((4004, "The table is not there any more.")),
            End::Behind => Some((4008, "The connection was let go. Please come back.")),
            End::NotText => Some((close_code::UNSUPPORTED, "Only text is understood here.")),
            End::TooLong => Some((close_code::SIZE, "The message is too long.")),
            End::Flood => Some((close_code::POLICY, "Too many messages.")),
        }
    }
}

/// A socket with everything that can end it.
pub(super) struct Sea {
    socket: WebSocket,
    /// What a probe is answered with.
    answer: Utf8Bytes,
    /// One lookout, who is asked only when there is something to report: messages come far more often.
    lookout: FuturesUnordered<BoxFuture<'static, (Lookout, Report)>>,
    pulse: Pulse,
    bucket: Bucket,
    rate: Rate,
    _mooring: Mooring,
    _afloat: mpsc::Sender<()>,
}

/// When a client was heard, and whether it was asked for a sign since. Only who was asked can be silent: a server that was busy
/// with something else, such as a long game to be read, has not listened.
struct Pulse {
    last: Instant,
    asked: bool,
}

impl Pulse {
    fn new(now: Instant) -> Pulse {
        Pulse { last: now, asked: false }
    }

    fn heard(&mut self, now: Instant) {
        *self = Pulse::new(now);
    }

    fn is_lost(&self, now: Instant) -> bool {
        self.asked && now.duration_since(self.last) > SILENCE
    }
}

/// Keeps watch for everything but messages.
struct Lookout {
    hawser: Hawser,
    closing: watch::Receiver<bool>,
    pings: Interval,
}

/// What a lookout sees.
enum Report {
    /// It is time to ask whether the client is still there.
    Quiet,
    /// The socket has to end.
    Over(End),
}

/// The ways a socket can be ended, watched from before it is opened so that none is missed.
pub(super) struct Watch {
    hawser: Hawser,
    closing: watch::Receiver<bool>,
    answer: Utf8Bytes,
    mooring: Mooring,
    afloat: mpsc::Sender<()>,
}

impl Watch {
    /// Begins to watch for somebody.
    pub(super) async fn new(app: &App, known: &Known, mooring: Mooring) -> Result<Watch, Refusal> {
        let hawser = app.people().tie(known.token, known.me.id).await?;
        let (closing, afloat, answer) = (app.closing(), app.afloat(), app.pong());
        Ok(Watch { hawser, closing, answer, mooring, afloat })
    }

    /// The socket is open.
    pub(super) fn set_sail(self, socket: WebSocket) -> Sea {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pings.reset();
        // Tables have a gentler limit of their own; this one is for those who do not stop.
        let rate = Rate::a_second(60, 200);
        let now = Instant::now();
        let lookout = Lookout { hawser: self.hawser, closing: self.closing, pings };
        Sea {
            socket,
            answer: self.answer,
            lookout: FuturesUnordered::from_iter([lookout.report().boxed()]),
            pulse: Pulse::new(now),
            bucket: Bucket::full(rate, now),
            rate,
            _mooring: self.mooring,
            _afloat: self.afloat,
        }
    }
}

impl Lookout {
    /// Waits for the next thing to report.
    async fn report(mut self) -> (Lookout, Report) {
        let report = tokio::select! {
            biased;
            () = self.hawser.parted() => Report::Over(End::SignedOut),
            () = raised(&mut self.closing) => Report::Over(End::Closing),
            _ = self.pings.tick() => Report::Quiet,
        };
        (self, report)
    }
}

impl Sea {
    /// The next message, or why there is none. Can be dropped while it waits.
    pub(super) async fn listen(&mut self) -> Result<Utf8Bytes, End> {
        loop {
            tokio::select! {
                // What a client has said counts before it is called silent.
                biased;
                message = self.socket.recv() => {
                    let message = message.ok_or(End::Left)?.map_err(|_| End::Left)?;
                    self.pulse.heard(Instant::now());
                    match self.sift(message)? {
                        Some(text) if text.as_str() == PROBE => self.tell(self.answer.clone()).await?,
                        Some(text) => return Ok(text),
                        None => {}
                    }
                }
                Some((lookout, report)) = self.lookout.next() => match report {
                    Report::Over(end) => return Err(end),
                    Report::Quiet if self.pulse.is_lost(Instant::now()) => return Err(End::Behind),
                    Report::Quiet => {
                        self.pulse.asked = true;
                        self.lookout.push(lookout.report().boxed());
                        self.say(Message::Ping(axum::body::Bytes::new())).await?;
                    }
                },
            }
        }
    }

    /// How long nothing has been heard of the client; it may have been gone for all of that.
    pub(super) fn silence(&self) -> Duration {
        self.pulse.last.elapsed()
    }

    /// Sends a text.
    pub(super) async fn tell(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.say(Message::Text(text)).await
    }

    /// Sends several texts at once.
    pub(super) async fn tell_all(&mut self, texts: impl Iterator<Item = Utf8Bytes>) -> Result<(), End> {
        let sent = timeout(SLOW, async {
            for text in texts {
                self.socket.feed(Message::Text(text)).await?;
            }
            self.socket.flush().await
        });
        reached(&sent.await)
    }

    /// Says why it ends, and waits a moment for the other side to take note.
    pub(super) async fn end(&mut self, end: End) {
        let Some((code, reason)) = end.frame() else { return };
        let goodbye = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
        if self.say(goodbye).await.is_ok() {
            let _ = timeout(GOODBYE, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
        }
    }

    fn sift(&mut self, message: Message) -> Result<Option<Utf8Bytes>, End> {
        if self.bucket.take(self.rate, self.pulse.last).is_err() {
            return Err(End::Flood);
        }
        match message {
            Message::Text(text) if text.len() > LONGEST => Err(End::TooLong),
            Message::Text(text) => Ok(Some(text)),
            Message::Binary(_) => Err(End::NotText),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
            Message::Close(_) => Err(End::Left),
        }
    }

    async fn say(&mut self, message: Message) -> Result<(), End> {
        reached(&timeout(SLOW, self.socket.send(message)).await)
    }
}

/// Whether what was sent went out in time.
fn reached(sent: &Result<Result<(), axum::Error>, Elapsed>) -> Result<(), End> {
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Left),
        Err(_) => Err(End::Behind),
    }
}

/// Waits until a flag is raised; a flag that nobody can raise any more counts as raised.
async fn raised(flag: &mut watch::Receiver<bool>) {
    let _ = flag.wait_for(|raised| *raised).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_client_that_was_asked_can_be_silent() {
        let start = Instant::now();
        let mut pulse = Pulse::new(start);
        assert!(!pulse.is_lost(start + 10 * SILENCE), "nobody asked it for a sign");
        pulse.asked = true;
        assert!(!pulse.is_lost(start + SILENCE), "it has time to answer");
        assert!(pulse.is_lost(start + SILENCE + Duration::from_millis(1)));
        pulse.heard(start + SILENCE);
        assert!(!pulse.is_lost(start + 10 * SILENCE), "and it was heard since");
    }
}
