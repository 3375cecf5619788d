//! The table: one person, the bots, and what is said between them.

use super::command::{Command, parse};
use super::menu::{PAGE, part};
use super::screen::Screen;
use crate::halt::Halt;
use freeport_kernel::{Given, Phrase, Seat, SeatSet, Viewer};
use freeport_shelf::{BotSpec, BudgetKind, Session, TextPage, Title, Trouble, Words, open};
use serde_json::Value;
use std::path::PathBuf;

/// What follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The person has to say something.
    Asked,
    /// The game is over or the person left.
    Left,
}

/// One person, the bots, and the game between them.
pub struct Table {
    game: Box<dyn Session>,
    me: Seat,
    /// Who plays where the record names no bot.
    usual: BotSpec,
    language: String,
    record: Option<PathBuf>,
    /// How many lines of the story have been told.
    heard: usize,
    /// Whether the board and the moves have been shown for this decision.
    shown: bool,
}

impl Table {
    /// Sits down.
    pub fn new(
        game: Box<dyn Session>,
        me: Seat,
        usual: BotSpec,
        language: &str,
        record: Option<PathBuf>,
    ) -> Table {
        Table { game, me, usual, language: language.to_owned(), record, heard: 0, shown: false }
    }

    fn title(&self) -> &'static dyn Title {
        self.game.title()
    }

    fn words(&self) -> Result<&'static Words, Trouble> {
        self.game.words(&self.language)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words().map_or_else(|_| phrase.key.to_owned(), |words| words.say(phrase))
    }

    fn name(&self, seat: Seat) -> String {
        self.words().map_or_else(|_| seat.to_string(), |words| words.seat(seat, self.game.role(seat)))
    }

    fn page(&self, screen: &Screen) -> Result<TextPage, Trouble> {
        self.game.text(Viewer::Seat(self.me), &self.language, screen.ink())
    }

    /// Some rule of this game, as an example.
    fn some_rule(&self) -> String {
        self.title().rulebook().rules().first().map(|rule| rule.id.clone()).unwrap_or_default()
    }

    /// The first words.
    pub fn welcome(&self, screen: &mut Screen, seed: &str) -> Result<(), Halt> {
        let greeting = Phrase::new("ui-welcome")
            .label("title", self.title().card().title)
            .label("who", self.name(self.me))
            .label("seed", seed);
        Ok(screen.show(&self.say(&greeting))?)
    }

    /// The last words when the input ends.
    pub fn farewell(&self) -> String {
        self.say(&Phrase::new("ui-end-of-input"))
    }

    /// What stands before the cursor.
    pub fn prompt(&self) -> String {
        let count = self.game.moves(self.me).map_or(0, |list| list.moves.len());
        self.say(&Phrase::new("ui-your-move").number("count", count as i64))
    }

    /// Lets the bots play until the person is asked or the game is over, and tells what happened.
    pub fn until_my_turn(&mut self, screen: &mut Screen) -> Result<After, Halt> {
        loop {
            let turn = self.game.turn();
            if turn.outcome.is_some() {
                self.end(screen)?;
                return Ok(After::Left);
            }
            let asked = |seat: Seat| turn.waiting.iter().any(|asked| asked.seat == seat);
            let others = turn.waiting.iter().map(|asked| asked.seat).find(|seat| *seat != self.me);
            // What any one may decide, bots leave to the person.
            match others.filter(|_| !turn.any || !asked(self.me)) {
                Some(seat) => self.bot_plays(seat, screen)?,
                None => break,
            }
        }
        if !self.shown {
            self.tell(screen)?;
            self.board(screen)?;
            self.moves("", screen)?;
            self.shown = true;
        }
        Ok(After::Asked)
    }

    fn bot_plays(&mut self, seat: Seat, screen: &mut Screen) -> Result<(), Halt> {
        let list = self.game.moves(seat)?;
        let mv = if let [only] = list.moves.as_slice() {
            only.clone()
        } else {
            let thinking = Phrase::new("ui-thinking").label("who", self.name(seat));
            screen.wait(&self.say(&thinking))?;
            self.game.think(seat, &self.bot(seat), self.luck(), BudgetKind::Time)?(&mut || true)?
        };
        self.game.play(seat, &mv, &Given::default())?;
        self.shown = false;
        Ok(())
    }

    fn bot(&self, seat: Seat) -> BotSpec {
        let named =
            self.game.players().get(seat.index()).and_then(|player| player.bot.as_ref()?.parse().ok());
        named.unwrap_or(self.usual)
    }

    /// A seed for the bots that changes from decision to decision.
    fn luck(&self) -> u64 {
        self.game.turn().steps as u64
    }

    fn tell(&mut self, screen: &mut Screen) -> Result<(), Halt> {
        let story = self.game.story(Viewer::Seat(self.me), &self.language, self.heard)?;
        if !story.is_empty() {
            screen.show("")?;
        }
        for line in &story {
            screen.murmur(&format!("  {}", line.text))?;
        }
        self.heard += story.len();
        Ok(())
    }

    fn board(&self, screen: &mut Screen) -> Result<(), Halt> {
        let board = self.page(screen)?.board;
        Ok(screen.show(&format!("\n{board}\n"))?)
    }

    fn moves(&self, wanted: &str, screen: &mut Screen) -> Result<(), Halt> {
        let part = part(&self.page(screen)?.moves, wanted);
        if part.lines.is_empty() {
            screen.show(&self.say(&Phrase::new("ui-no-moves")))?;
        }
        for line in &part.lines {
            screen.show(line)?;
        }
        if part.page < part.pages {
            let more = Phrase::new("ui-page")
                .number("page", part.page as i64)
                .number("pages", part.pages as i64)
                .number("next", part.page as i64 + 1);
            screen.show(&self.say(&more))?;
        }
        Ok(())
    }

    fn end(&mut self, screen: &mut Screen) -> Result<(), Halt> {
        self.tell(screen)?;
        self.board(screen)?;
        screen.show(&self.page(screen)?.turn)?;
        if let Some(path) = self.record.clone() {
            let record = self.game.record()?;
            let note = self.write(&path.to_string_lossy(), &record);
            screen.show(&note)?;
        }
        Ok(())
    }

    /// Does what a line says. What is wrong with it is said, and nothing else happens.
    pub fn obey(&mut self, line: &str, screen: &mut Screen) -> Result<After, Halt> {
        match parse(line) {
            Command::Quit => {
                screen.show(&self.say(&Phrase::new("ui-bye")))?;
                return Ok(After::Left);
            }
            Command::Nothing => {}
            Command::Move(number) => self.choose(number, false, screen)?,
            Command::Aside(Some(number)) => self.choose(number, true, screen)?,
            Command::Aside(None) => self.asides(screen)?,
            Command::Moves(wanted) => self.moves(wanted, screen)?,
            Command::Board => self.board(screen)?,
            Command::Undo => self.undo(screen)?,
            Command::Hint => self.hint(screen)?,
            Command::Rule(id) => self.rule(id, screen)?,
            Command::Save(file) => self.save(file, screen)?,
            Command::Load(file) => self.load(file, screen)?,
            Command::Help => {
                screen.show(&self.say(&Phrase::new("ui-help").label("rule", self.some_rule())))?;
            }
            Command::Unknown(input) => {
                screen.show(&self.say(&Phrase::new("ui-bad-input").label("input", printable(input))))?;
            }
        }
        Ok(After::Asked)
    }

    fn asides(&self, screen: &mut Screen) -> Result<(), Halt> {
        let asides = self.page(screen)?.asides;
        if asides.is_empty() {
            screen.show(&self.say(&Phrase::new("ui-no-moves")))?;
        }
        for (text, number) in asides.iter().zip(1..) {
            screen.show(&format!("a {number:>2}  {text}"))?;
        }
        Ok(())
    }

    fn choose(&mut self, number: usize, aside: bool, screen: &mut Screen) -> Result<(), Halt> {
        let list = self.game.moves(self.me)?;
        let list = if aside { list.asides } else { list.moves };
        let Some(mv) = number.checked_sub(1).and_then(|index| list.get(index)) else {
            let bad = Phrase::new("ui-bad-number")
                .label("number", number.to_string())
                .number("count", list.len() as i64);
            return Ok(screen.show(&self.say(&bad))?);
        };
        match self.game.play(self.me, mv, &Given::default()) {
            Ok(_) => self.shown = false,
            Err(trouble) => screen.show(&trouble.to_string())?,
        }
        Ok(())
    }

    /// Bots never mind while no chance and nothing hidden has come out since.
    fn undo(&mut self, screen: &mut Screen) -> Result<(), Halt> {
        let Some(nearest) = self.game.take_backs(self.me).first().copied() else {
            return Ok(screen.show(&self.say(&Phrase::new("ui-nothing-back")))?);
        };
        if !nearest.consent.is_empty() && nearest.keep < self.game.fence() {
            return Ok(screen.show(&self.say(&Phrase::new("ui-fence")))?);
        }
        let all = SeatSet::all(self.game.players().len() as u8);
        match self.game.undo(self.me, Some(nearest.keep), all) {
            Ok(_) => {
                screen.show(&self.say(&Phrase::new("ui-taken-back")))?;
                self.heard = self.game.story(Viewer::Seat(self.me), &self.language, 0)?.len();
                self.shown = false;
            }
            Err(trouble) => screen.show(&trouble.to_string())?,
        }
        Ok(())
    }

    fn hint(&self, screen: &mut Screen) -> Result<(), Halt> {
        let list = self.game.moves(self.me)?.moves;
        let mv = match self.game.advise(self.me, &self.usual, self.luck(), BudgetKind::Time) {
            Ok(mv) => mv,
            Err(trouble) => return Ok(screen.show(&trouble.to_string())?),
        };
        let index = list.iter().position(|listed| *listed == mv).unwrap_or_default();
        let text = self.page(screen)?.moves.get(index).cloned().unwrap_or_default();
        let hint = Phrase::new("ui-hint").label("number", (index + 1).to_string()).label("move", text);
        Ok(screen.show(&self.say(&hint))?)
    }

    fn rule(&self, id: &str, screen: &mut Screen) -> Result<(), Halt> {
        let title = self.title();
        let said = match title.rulebook().find(id) {
            _ if id.is_empty() => self.say(&Phrase::new("ui-needs-rule").label("rule", self.some_rule())),
            Some(rule) => format!("{}  {}", rule.id, rule.sentence),
            None => Trouble::UnknownRule { title: title.card().title, asked: printable(id) }.to_string(),
        };
        Ok(screen.show(&said)?)
    }

    fn write(&self, file: &str, text: &str) -> String {
        match std::fs::write(file, format!("{text}\n")) {
            Ok(()) => self.say(&Phrase::new("ui-saved").label("file", file)),
            Err(error) => {
                self.say(&Phrase::new("ui-cannot-write").label("file", file).label("why", error.to_string()))
            }
        }
    }

    fn save(&self, file: &str, screen: &mut Screen) -> Result<(), Halt> {
        if file.is_empty() {
            return Ok(screen.show(&self.say(&Phrase::new("ui-needs-file").label("example", "s game.save")))?);
        }
        let note = self.write(file, &self.game.save()?.to_string());
        Ok(screen.show(&note)?)
    }

    fn load(&mut self, file: &str, screen: &mut Screen) -> Result<(), Halt> {
        if file.is_empty() {
            return Ok(screen.show(&self.say(&Phrase::new("ui-needs-file").label("example", "l game.save")))?);
        }
        let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
        let loaded = text
            .and_then(|text| serde_json::from_str::<Value>(&text).map_err(|error| error.to_string()))
            .and_then(|value| open(value, "loaded").map_err(|trouble| trouble.to_string()))
            .and_then(|game| {
                game.moves(self.me).map_err(|trouble| trouble.to_string())?;
                game.words(&self.language).map_err(|trouble| trouble.to_string())?;
                Ok(game)
            });
        match loaded {
            Ok(game) => {
                self.game = game;
                self.heard = self.game.story(Viewer::Seat(self.me), &self.language, 0)?.len();
                self.shown = false;
                screen.show(&self.say(&Phrase::new("ui-loaded").label("file", file)))?;
            }
            Err(why) => {
                screen
                    .show(&self.say(&Phrase::new("ui-cannot-read").label("file", file).label("why", why)))?;
            }
        }
        Ok(())
    }
}

/// What was typed, without anything that could steer the terminal.
fn printable(input: &str) -> String {
    input.chars().filter(|letter| !letter.is_control()).take(PAGE * 2).collect()
}
