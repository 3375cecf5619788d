//! boardgame.io's protocol: its lobby over HTTP, and Socket.IO spoken by hand, which is cheaper than its own client.

use crate::dock::number_after;
use crate::http::Http;
use crate::port::{Pair, Port, Result};
use crate::socket::Socket;
use freeport_kernel::Rng;
use serde::Deserialize;
use serde_json::json;
use std::net::SocketAddr;
use std::rc::Rc;

const COLUMNS: usize = 7;
const ROWS: u8 = 6;
/// What every message of the game begins with.
const EVENT: &str = "42/four,";

/// A boardgame.io server with Connect Four.
pub struct Peer {
    /// Its lobby.
    pub lobby: Http,
    /// Where its sockets are.
    pub game: SocketAddr,
}

/// Two players of one match after another; they keep their sockets.
pub struct Players {
    peer: Rc<Peer>,
    table: Match,
    sockets: Option<[Socket; 2]>,
    state: usize,
    heights: [u8; COLUMNS],
    over: bool,
}

/// A match and what its players prove themselves with.
struct Match {
    id: String,
    credentials: [String; 2],
}

#[derive(Deserialize)]
struct Made {
    #[serde(rename = "matchID")]
    id: String,
}

#[derive(Deserialize)]
struct Joined {
    #[serde(rename = "playerCredentials")]
    credentials: String,
}

impl Port for Peer {
    type Pair = Players;

    async fn invite(self: Rc<Peer>) -> Result<Players> {
        let table = self.table().await?;
        Ok(Players { peer: self, table, sockets: None, state: 0, heights: [0; COLUMNS], over: false })
    }
}

impl Peer {
    async fn table(&self) -> Result<Match> {
        let wish = json!({ "numPlayers": 2 }).to_string();
        let made: Made = self.lobby.post("/games/four/create", "", wish).await?.json()?;
        let first = self.join(&made.id, 0).await?;
        let second = self.join(&made.id, 1).await?;
        Ok(Match { id: made.id, credentials: [first, second] })
    }

    async fn join(&self, id: &str, player: u8) -> Result<String> {
        let wish = json!({ "playerID": player.to_string(), "playerName": format!("player {player}") });
        let joined = self.lobby.post(&format!("/games/four/{id}/join"), "", wish.to_string()).await?;
        Ok(joined.json::<Joined>()?.credentials)
    }

    /// Both get up, whereupon the server forgets the match.
    async fn leave(&self, Match { id, credentials }: &Match) -> Result<()> {
        for (player, credentials) in credentials.iter().enumerate() {
            let wish = json!({ "playerID": player.to_string(), "credentials": credentials });
            self.lobby.post(&format!("/games/four/{id}/leave"), "", wish.to_string()).await?;
        }
        Ok(())
    }

    async fn socket(&self) -> Result<Socket> {
        let mut socket = Socket::open(self.game, "/socket.io/?EIO=4&transport=websocket", "").await?;
        socket.hear().await?;
        socket.say("40/four,".to_owned()).await?;
        until(&mut socket, |text| text.starts_with("40/four,").then_some(())).await?;
        Ok(socket)
    }
}

impl Pair for Players {
    async fn sit(&mut self) -> Result<()> {
        let (first, second) = tokio::join!(self.peer.socket(), self.peer.socket());
        self.sockets = Some([first?, second?]);
        self.greet().await
    }

    async fn play(&mut self, dice: &mut Rng) -> Result<bool> {
        let sockets = self.sockets.as_mut().ok_or("nobody looks at this match")?;
        let open: Vec<usize> = (0..COLUMNS).filter(|column| self.heights[*column] < ROWS).collect();
        let column = *open.get(dice.below(open.len().max(1))).ok_or("the board is full")?;
        let player = self.state % 2;
        let call = format!(
            r#"{EVENT}["update",{{"type":"MAKE_MOVE","payload":{{"type":"drop","args":[{column}],"playerID":"{player}","credentials":"{}"}}}},{},"{}","{player}"]"#,
            self.table.credentials[player], self.state, self.table.id,
        );
        sockets[player].say(call).await?;
        self.state += 1;
        self.heights[column] += 1;
        let [first, second] = sockets;
        let (first, second) = tokio::join!(see(first, self.state), see(second, self.state));
        self.over = first? | second?;
        Ok(false)
    }

    fn over(&self) -> bool {
        self.over
    }

    async fn again(&mut self) -> Result<()> {
        self.peer.leave(&self.table).await?;
        self.table = self.peer.table().await?;
        self.greet().await
    }
}

impl Players {
    /// Both sockets look at the match from now on.
    async fn greet(&mut self) -> Result<()> {
        (self.state, self.heights, self.over) = (0, [0; COLUMNS], false);
        let Match { id, credentials } = &self.table;
        let sockets = self.sockets.as_mut().ok_or("nobody looks at this match")?;
        let begins = format!(r#"{EVENT}["sync","{id}""#);
        for (player, (socket, credentials)) in sockets.iter_mut().zip(credentials).enumerate() {
            socket.say(format!(r#"{EVENT}["sync","{id}","{player}","{credentials}",2]"#)).await?;
            until(socket, |text| text.starts_with(&begins).then_some(())).await?;
        }
        Ok(())
    }
}

/// Waits for a state of the match; whether the game is over with it.
async fn see(socket: &mut Socket, state: usize) -> Result<bool> {
    until(socket, |text| {
        let update = text.starts_with(r#"42/four,["update""#);
        let seen = update && number_after(text, r#""_stateID":"#).is_some_and(|seen| seen >= state);
        seen.then(|| text.contains(r#""gameover":"#))
    })
    .await
}

/// Waits for a message that is understood, and answers the server's heartbeat meanwhile.
async fn until<T>(socket: &mut Socket, understand: impl Fn(&str) -> Option<T>) -> Result<T> {
    loop {
        let text = socket.hear().await?;
        if text.as_str() == "2" {
            socket.say("3".to_owned()).await?;
        } else if text.starts_with("44") {
            return Err(format!("the peer refused a socket: {text}"));
        } else if let Some(found) = understand(&text) {
            return Ok(found);
        }
    }
}
