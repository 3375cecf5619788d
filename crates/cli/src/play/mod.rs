//! `freeport play`: a game in the terminal against bots.

mod command;
mod menu;
mod screen;
mod table;

use crate::args::PlayArgs;
use crate::files;
use crate::halt::Halt;
use crate::luggage;
use crate::seed;
use freeport_kernel::{Player, Seat};
use freeport_shelf::{BotSpec, Session, Start, TITLES, Title, find, open};
use screen::Screen;
use std::io::BufRead;
use table::{After, Table};

/// Seats everybody and plays until the game or the input ends.
pub fn run(args: &PlayArgs) -> Result<(), Halt> {
    luggage::unload(&args.luggage)?;
    let bots = args
        .bots
        .iter()
        .map(|bot| bot.parse().map_err(|error| Halt::Usage(format!("{error}"))))
        .collect::<Result<Vec<BotSpec>, Halt>>()?;
    let seed = args.seed.clone().unwrap_or_else(|| seed::fresh()[..16].to_owned());
    let game = match &args.load {
        Some(file) => open(files::json(file)?, &seed)?,
        None => start(args, &bots, &seed)?,
    };
    if usize::from(args.seat) >= game.players().len() {
        return Err(Halt::Usage(format!(
            "there is no seat {} at a table of {}; seats are counted from 0",
            args.seat,
            game.players().len()
        )));
    }
    game.words(&args.lang)?;
    let mut table = Table::new(game, Seat(args.seat), bots[0], &args.lang, args.record.clone());
    let mut screen = Screen::new();
    table.welcome(&mut screen, &seed)?;
    let mut lines = std::io::stdin().lock().lines();
    while table.until_my_turn(&mut screen)? == After::Asked {
        screen.prompt(&table.prompt())?;
        let Some(Ok(line)) = lines.next() else {
            screen.show(&format!("\n{}", table.farewell()))?;
            break;
        };
        if table.obey(&line, &mut screen)? == After::Left {
            break;
        }
    }
    Ok(())
}

fn start(args: &PlayArgs, bots: &[BotSpec], seed: &str) -> Result<Box<dyn Session>, Halt> {
    let title: &'static dyn Title = match &args.game {
        Some(id) => find(id)?,
        None => TITLES[0],
    };
    let seats = args.seats.unwrap_or(title.card().seats.0);
    title.card().check_seats(seats).map_err(|error| Halt::Usage(error.to_string()))?;
    let others = seats as usize - 1;
    if bots.len() != 1 && bots.len() != others {
        return Err(Halt::Usage(format!(
            "give one bot for all the others or one for each of the {others}, not {}",
            bots.len()
        )));
    }
    let mut start = Start::of(seats, seed);
    start.options = files::options(args.options.as_deref())?;
    let mut guests = bots.iter().cycle();
    for (player, seat) in start.players.iter_mut().zip(0..) {
        *player = if seat == args.seat {
            Player { name: "you".to_owned(), bot: None }
        } else {
            let bot = guests.next().map(ToString::to_string);
            Player { name: bot.clone().unwrap_or_default(), bot }
        };
    }
    Ok(title.start(start)?)
}
