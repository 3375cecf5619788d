//! The judgement of bots, in positions where it is plain what to do.

use crate::combat::Body;
use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::game::Runebound;
use crate::odds::at_least;
use crate::options::{Doom, Options};
use crate::party::Boost;
use crate::scene::Scene;
use crate::steps::{Flight, Going, Growth, Move, Reply, Stand, Term, Trading, Venture};
use freeport_kernel::{Game, Instinct, Rng, Seat, Table};

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn table() -> Table<Event> {
    Table::loose(5)
}

/// What the quick player does most often.
fn habit(game: &Runebound) -> Move {
    let mut moves = Vec::new();
    let seat = game.turn().waiting().first().expect("somebody is asked");
    game.moves(seat, &mut moves);
    let mut rng = Rng::new(9);
    let mut counts = vec![0; moves.len()];
    (0..25).for_each(|_| counts[game.lean(seat, &moves, &mut rng)] += 1);
    let most = counts.iter().copied().max();
    let at = counts.iter().position(|count| Some(*count) == most);
    moves[at.expect("a move")]
}

/// Plays on by habit until a move fits, and gives it back.
fn until(game: &mut Runebound, fits: impl Fn(&Move) -> bool) -> Move {
    for _ in 0..40 {
        let mv = habit(game);
        if fits(&mv) {
            return mv;
        }
        let seat = game.turn().waiting().first().expect("somebody is asked");
        game.play(seat, &mv, &mut table()).expect("a legal move");
    }
    panic!("it never came to that");
}

fn shares(game: &Runebound) -> Vec<f32> {
    let mut shares = vec![0.0; usize::from(game.seats())];
    game.appraise(&mut shares);
    shares
}

/// The first seat's share at the beginning of its turn.
fn share(scene: Scene) -> f32 {
    shares(&scene.begin(&mut table()).expect("a scene"))[0]
}

fn two() -> Scene {
    Scene::of(&["valadir", "mok"]).at(BEN, "E09")
}

/// Nothing more comes into the market of the first city.
fn stalls() -> Scene {
    two().sold_out("frostgate")
}

#[test]
fn the_hero_attacks_where_he_is_best() {
    let mut game = Scene::of(&["ysolde"]).facing("G04", &mut table()).expect("a scene");
    let stance = until(&mut game, |mv| matches!(mv, Move::Stance(_)));
    assert_eq!(stance, Move::Stance(Stand::Attack(Body::Hero)), "an archer shoots");
    let mut game = Scene::of(&["brakka"]).facing("G23", &mut table()).expect("a scene");
    let stance = until(&mut game, |mv| matches!(mv, Move::Stance(_)));
    assert_eq!(stance, Move::Stance(Stand::Defend), "a brawler waits for the melee");
}

#[test]
fn easy_adventures_are_attempted_and_hopeless_ones_are_not() {
    let game = two().at(ANN, "K07").arrive(&mut table()).expect("a scene");
    assert_eq!(habit(&game), Move::Arrive(Venture::Attempt));
    let game = two().at(ANN, "K01").gold(ANN, 9).arrive(&mut table()).expect("a scene");
    assert_eq!(habit(&game), Move::Arrive(Venture::Pass));
}

#[test]
fn the_party_goes_to_a_token_that_it_can_beat() {
    let scene = two().at(ANN, "K08");
    let game = scene.begin(&mut table()).expect("a scene");
    let near = game.0.pack().atlas.hex("K07").expect("a hex");
    let reds = game.0.pack().atlas.hex("K01").expect("a hex");
    let judge = game.0.judge(ANN);
    let errands = judge.errands();
    assert!(errands.at(near) > 0.0 && errands.at(reds) <= 0.0);
    match habit(&game) {
        Move::Way(Going::Step(hex)) => assert!(game.0.token_at(hex).is_some()),
        other => assert!(matches!(other, Move::Way(Going::Roll(_))), "{other:?}"),
    }
}

#[test]
fn who_is_nearly_dead_pays_for_a_treatment() {
    let game = stalls().wounds(ANN, 5).gold(ANN, 2).trade(&mut table()).expect("a scene");
    assert!(matches!(habit(&game), Move::Deal(Trading::Heal(Body::Hero, _))));
}

#[test]
fn weapons_are_bought_for_the_hand_that_leads_them() {
    let rack = |scene: Scene| scene.trade(&mut table()).expect("a scene");
    let both = two().market("tamalir", "thunder-mace").market("tamalir", "yew-longbow").sold_out("frostgate");
    let game = rack(both.gold(ANN, 7));
    let Move::Deal(Trading::Buy(card)) = habit(&game) else { panic!("something is bought") };
    assert_eq!(game.0.goods_id(card), "thunder-mace");
    let bow = two().market("tamalir", "short-bow").sold_out("frostgate").gold(ANN, 7);
    assert_eq!(habit(&rack(bow)), Move::Deal(Trading::Leave));
}

#[test]
fn the_rich_run_from_what_they_cannot_beat() {
    let rich = Scene::of(&["kestrin"]).gold(ANN, 30).item(ANN, "stormstaff");
    let mut game = rich.facing("B01", &mut table()).expect("a scene");
    assert_eq!(until(&mut game, |mv| matches!(mv, Move::Flee(_))), Move::Flee(Flight::Try));
    let strong = Scene::of(&["valadir"]).boost(ANN, Boost::Body, 5);
    let mut game = strong.facing("G01", &mut table()).expect("a scene");
    assert_eq!(until(&mut game, |mv| matches!(mv, Move::Flee(_))), Move::Flee(Flight::Stay));
}

#[test]
fn experience_is_spent_at_once() {
    let game = two().tokens(ANN, Colour::Green, 5).learn(&mut table()).expect("a scene");
    assert!(matches!(habit(&game), Move::Grow(Growth::Buy(_))));
}

#[test]
fn gifts_are_taken_and_robbery_is_refused() {
    let talk = |terms: &[Term]| {
        let scene = two().at(BEN, "J07").item(BEN, "sword-of-dawn").gold(ANN, 9);
        let mut game = scene.arrive(&mut table()).expect("a scene");
        game.play(ANN, &Move::Arrive(Venture::Talk(BEN)), &mut table()).expect("they talk");
        let sword = game.0.market_cards(BEN).next().expect("a sword");
        for term in terms {
            let term = if matches!(term, Term::Want(_)) { Term::Want(sword) } else { *term };
            game.play(ANN, &Move::Compose(term), &mut table()).expect("a term");
        }
        game.play(ANN, &Move::Compose(Term::Propose), &mut table()).expect("an offer");
        habit(&game)
    };
    assert_eq!(talk(&[Term::Pay(5)]), Move::Answer(Reply::Accept));
    assert_eq!(talk(&[Term::Want(0)]), Move::Answer(Reply::Refuse));
    assert_eq!(talk(&[Term::Want(0), Term::Pay(1)]), Move::Answer(Reply::Refuse));
}

#[test]
fn nobody_begs_in_vain() {
    let scene = two().at(BEN, "J07").gold(ANN, 9).gold(BEN, 9);
    let mut game = scene.arrive(&mut table()).expect("a scene");
    let before = shares(&game)[0];
    game.play(ANN, &Move::Arrive(Venture::Talk(BEN)), &mut table()).expect("they talk");
    game.play(ANN, &Move::Compose(Term::Ask(5)), &mut table()).expect("a term");
    assert_eq!(habit(&game), Move::Compose(Term::End));
    assert!(shares(&game)[0] < before, "who only talks had better go on with the day");
    game.play(ANN, &Move::Compose(Term::Propose), &mut table()).expect("an offer");
    assert!(shares(&game)[0] < before);
}

#[test]
fn what_another_can_use_better_is_bought_and_who_said_no_is_left_alone() {
    let scene = two().at(BEN, "J07").gold(ANN, 12).gold(BEN, 1).item(BEN, "thunder-mace");
    let mut game = scene.arrive(&mut table()).expect("a scene");
    let talk = Move::Arrive(Venture::Talk(BEN));
    assert_eq!(habit(&game), talk);
    let before = shares(&game)[0];
    let answer = until(&mut game, |mv| matches!(mv, Move::Answer(_)));
    assert_eq!(answer, Move::Answer(Reply::Accept));
    assert!(shares(&game)[0] > before, "greedy bots see what comes of it as well");
    game.play(BEN, &Move::Answer(Reply::Refuse), &mut table()).expect("a refusal");
    assert_eq!(habit(&game), Move::Compose(Term::End));
    game.play(ANN, &Move::Compose(Term::End), &mut table()).expect("the end of it");
    assert_ne!(habit(&game), talk);
}

#[test]
fn shares_grow_with_what_wins() {
    let even = share(two());
    assert!(share(two().kept(ANN, "R3")) > even + 0.1, "a rune");
    assert!(share(two().boost(ANN, Boost::Body, 2)) > even, "levels");
    assert!(share(two().gold(ANN, 8)) > even, "gold");
    assert!(share(two().ally(ANN, "axe-sister")) > even, "an ally");
    assert!(share(two().wounds(ANN, 5)) < even, "wounds");
    assert!(share(two().kept(BEN, "R3")) < even, "what others have");
    let all: f32 = shares(&two().begin(&mut table()).expect("a scene")).iter().sum();
    assert!((all - 1.0).abs() < 1e-4);
}

#[test]
fn who_plays_alone_fears_the_final_battle() {
    let alone = |tokens: u8| {
        let options = Options { doom: Doom::On, ..Options::default() };
        share(Scene::with(options, &["valadir"]).doom(&["G01"], tokens))
    };
    assert!(alone(7) < alone(1));
}

#[test]
fn chances_are_those_of_the_dice() {
    for need in -3..25 {
        assert!((super::bout::chance(need) - f32::from(at_least(need)) / 100.0).abs() < 1e-6);
    }
}

#[test]
fn a_quick_guess_ranks_fights_as_exact_odds_do() {
    let fights =
        [("groth", "B06"), ("mok", "Y09"), ("valadir", "Y12"), ("valadir", "G03"), ("ysolde", "G04")];
    for (hero, card) in fights {
        let game = Scene::of(&[hero]).facing(card, &mut table()).expect("a scene");
        let exact = game.win_chance().expect("a chance") as f32;
        let judge = game.0.judge(ANN);
        let guess = judge.ending_against(&game.0.foe_now().expect("a foe")).win;
        assert!((guess - exact).abs() < 0.3, "{hero} against {card}: {guess}, not {exact}");
    }
}
