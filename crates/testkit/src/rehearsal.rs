//! A table to play test games at: `play`, `cast`, `refuse`, and what must be true then.

use crate::used::note;
use freeport_kernel::{Chance, Game, Illegal, Rng, Seat, Table, Viewer};
use std::fmt::Debug;

type OptionsOf<R> = <<R as Rehearsal>::Game as Game>::Options;
type MoveOf<R> = <<R as Rehearsal>::Game as Game>::Move;
type EventOf<R> = <<R as Rehearsal>::Game as Game>::Event;
type ViewOf<R> = <<R as Rehearsal>::Game as Game>::View;

/// How many decisions are passed by at most until something is asked.
const PATIENCE: usize = 5_000;

/// A game that is played move by move, with the outcomes of chance that the test gives. Whatever does not go as the test says it
/// does ends the test.
pub trait Rehearsal: Sized {
    /// What is played.
    type Game: Game;
    /// How tests name a player.
    type Who: Copy + Debug;

    /// Sits down at a game.
    fn sit(game: Self::Game) -> Self;

    /// The game as it stands.
    fn game(&self) -> &Self::Game;

    /// Everything that was told since the last look, to anybody.
    fn told(&self) -> &[EventOf<Self>];

    /// Both, to go on with.
    fn parts(&mut self) -> (&mut Self::Game, &mut Vec<EventOf<Self>>);

    /// The seat of a player.
    fn seat(&self, who: Self::Who) -> Seat;

    /// What is asked, as a key of the phrase book.
    fn asked(&self) -> &'static str;

    /// The text of the content pack that an event tells of: it has run.
    fn text_of(event: &EventOf<Self>) -> Option<&'static str> {
        let _ = event;
        None
    }

    /// Sits down at a game that begins with some chance, which must be asked for.
    #[track_caller]
    fn begun<E: Debug>(
        chance: Chance,
        begin: impl FnOnce(&mut Table<EventOf<Self>>) -> Result<Self::Game, E>,
    ) -> Self {
        let mut table = Table::new(chance);
        let mut rehearsal = Self::sit(begin(&mut table).expect("a game"));
        assert_eq!(table.settle(), None, "the chance of the beginning");
        rehearsal.listen(&mut table);
        rehearsal
    }

    /// A new game, before anybody has decided anything.
    #[track_caller]
    fn laid_out(options: &OptionsOf<Self>, seats: u8, chance: Chance) -> Self {
        Self::begun(chance, |table| Self::Game::setup(options, seats, table))
    }

    /// A new game by the printed setup, with loose chance.
    #[track_caller]
    fn setup(seats: u8, seed: u64) -> Self {
        Self::laid_out(&Default::default(), seats, Chance::Loose(Rng::new(seed)))
    }

    /// A new game by the printed setup, with exactly these outcomes of chance.
    #[track_caller]
    fn setup_with(seats: u8, chance: &[u32]) -> Self {
        Self::laid_out(&Default::default(), seats, Chance::strict(chance))
    }

    /// Hears what was told, and notes which texts ran.
    fn listen(&mut self, table: &mut Table<EventOf<Self>>) {
        for told in table.take_events() {
            if let Some(text) = Self::text_of(&told.event) {
                note(text);
            }
            self.parts().1.push(told.event);
        }
    }

    /// Plays a move with some chance, which must be asked for.
    #[track_caller]
    fn play_with(&mut self, who: Self::Who, mv: MoveOf<Self>, chance: Chance) -> &mut Self {
        let (mut table, seat) = (Table::new(chance), self.seat(who));
        if let Err(Illegal { rule }) = self.parts().0.play(seat, &mv, &mut table) {
            let (asked, of, legal) = (self.asked(), self.decider(), self.moves());
            panic!("{mv:?} by {who:?} is refused by {rule}; {asked} of {of:?}, legal: {legal:?}");
        }
        if let Some(fault) = table.settle() {
            panic!("after {mv:?}: {fault}; asked: {}", self.asked());
        }
        self.listen(&mut table);
        if let Err(flaw) = self.game().audit() {
            panic!("after {mv:?}: {flaw}");
        }
        self
    }

    /// Plays a move that asks for no chance.
    #[track_caller]
    fn play(&mut self, who: Self::Who, mv: MoveOf<Self>) -> &mut Self {
        self.cast(who, mv, &[])
    }

    /// Plays several moves that ask for no chance.
    #[track_caller]
    fn plays(&mut self, who: Self::Who, moves: &[MoveOf<Self>]) -> &mut Self {
        for mv in moves {
            self.play(who, mv.clone());
        }
        self
    }

    /// Plays a move with exactly these outcomes of chance.
    #[track_caller]
    fn cast(&mut self, who: Self::Who, mv: MoveOf<Self>, chance: &[u32]) -> &mut Self {
        self.play_with(who, mv, Chance::strict(chance))
    }

    /// Plays a move with these outcomes of chance first, then with whatever chance brings.
    #[track_caller]
    fn cast_then(&mut self, who: Self::Who, mv: MoveOf<Self>, chance: &[u32]) -> &mut Self {
        self.play_with(who, mv, Chance::scripted(chance, Chance::Loose(Rng::new(1))))
    }

    /// Plays a move with whatever chance brings.
    #[track_caller]
    fn loosely(&mut self, who: Self::Who, mv: MoveOf<Self>, seed: u64) -> &mut Self {
        self.play_with(who, mv, Chance::Loose(Rng::new(seed)))
    }

    /// What is wrong with these outcomes of chance for a legal move; the game stays as it is.
    #[track_caller]
    fn fault(&self, who: Self::Who, mv: MoveOf<Self>, chance: &[u32]) -> String {
        let (mut game, mut table) = (self.game().clone(), Table::new(Chance::strict(chance)));
        game.play(self.seat(who), &mv, &mut table).expect("a legal move");
        table.settle().expect("chance that does not fit").to_string()
    }

    /// The move is refused, and by this rule; nothing changes.
    #[track_caller]
    fn refuse(&mut self, who: Self::Who, mv: MoveOf<Self>, rule: &str) -> &mut Self {
        let (before, seat) = (self.game().clone(), self.seat(who));
        match self.parts().0.play(seat, &mv, &mut Table::new(Chance::strict(&[]))) {
            Ok(()) => panic!("{mv:?} by {who:?} is accepted, and {rule} should forbid it"),
            Err(illegal) => assert_eq!(illegal.rule.0, rule, "{mv:?}; asked: {}", self.asked()),
        }
        assert_eq!(before, *self.game());
        self
    }

    /// Who has to decide, the first of them.
    fn decider(&self) -> Option<Seat> {
        self.game().turn().waiting().first()
    }

    /// What a seat may choose.
    fn moves_of(&self, seat: Seat) -> Vec<MoveOf<Self>> {
        let mut moves = Vec::new();
        self.game().moves(seat, &mut moves);
        moves
    }

    /// What the first who has to decide may choose.
    fn moves(&self) -> Vec<MoveOf<Self>> {
        self.decider().map_or(Vec::new(), |seat| self.moves_of(seat))
    }

    /// Whether the first who has to decide may choose this.
    fn offers(&self, mv: MoveOf<Self>) -> bool {
        self.moves().contains(&mv)
    }

    /// Whether the game is over.
    fn over(&self) -> bool {
        self.game().turn().outcome().is_some()
    }

    /// Everything, face up.
    fn view(&self) -> ViewOf<Self> {
        self.game().view(Viewer::Open)
    }

    /// What a player sees.
    fn seen_by(&self, who: Self::Who) -> ViewOf<Self> {
        self.game().view(Viewer::Seat(self.seat(who)))
    }

    /// Takes what was told so far.
    fn hear(&mut self) -> Vec<EventOf<Self>> {
        std::mem::take(self.parts().1)
    }

    /// Whether something was told that fits.
    fn heard(&self, fits: impl Fn(&EventOf<Self>) -> bool) -> bool {
        self.told().iter().any(fits)
    }

    /// How often something was told that fits.
    fn times(&self, fits: impl Fn(&EventOf<Self>) -> bool) -> usize {
        self.told().iter().filter(|event| fits(event)).count()
    }
}

/// Keeps the game and what was told in fields `game` and `told`, inside of `impl Rehearsal`.
#[macro_export]
macro_rules! seated {
    () => {
        fn sit(game: Self::Game) -> Self {
            Self { game, told: Vec::new() }
        }

        fn game(&self) -> &Self::Game {
            &self.game
        }

        fn told(&self) -> &[<Self::Game as $crate::kernel::Game>::Event] {
            &self.told
        }

        fn parts(&mut self) -> (&mut Self::Game, &mut Vec<<Self::Game as $crate::kernel::Game>::Event>) {
            (&mut self.game, &mut self.told)
        }
    };
}

/// A rehearsal of a game with windows.
pub trait Windowed: Rehearsal<Who = Seat> + Clone {
    /// The move that uses nothing in a window.
    const PASS: MoveOf<Self>;

    /// The move that does nothing, where there is one.
    fn decline(&self) -> Option<MoveOf<Self>>;

    /// Who is asked, the first of them.
    #[track_caller]
    fn who(&self) -> Seat {
        self.decider().expect("somebody is asked")
    }

    /// Declines whatever is asked, with whatever chance brings, until a key is asked or the game is over.
    #[track_caller]
    fn until(&mut self, key: &str) -> &mut Self {
        for _ in 0..PATIENCE {
            if self.asked() == key || self.over() {
                return self;
            }
            let (seat, moves) = (self.who(), self.moves());
            let declined = self.decline().filter(|mv| moves.contains(mv));
            self.loosely(seat, declined.unwrap_or_else(|| moves[0].clone()), 7);
        }
        panic!("{key} is never asked");
    }

    /// Passes windows until something else is asked.
    #[track_caller]
    fn pass(&mut self) -> &mut Self {
        while self.offers(Self::PASS) {
            let seat = self.who();
            self.play(seat, Self::PASS);
        }
        self
    }

    /// Passes windows, the last one with these outcomes of chance.
    #[track_caller]
    fn pass_cast(&mut self, chance: &[u32]) -> &mut Self {
        while self.offers(Self::PASS) {
            let (seat, before) = (self.who(), self.clone());
            let mut table = Table::new(Chance::strict(chance));
            self.parts().0.play(seat, &Self::PASS, &mut table).expect("a legal pass");
            if table.settle().is_none() {
                self.listen(&mut table);
                return self;
            }
            *self = before;
            self.play(seat, Self::PASS);
        }
        panic!("no window leads to this chance; asked: {}", self.asked());
    }
}
