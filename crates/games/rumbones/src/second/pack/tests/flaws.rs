//! A pack that does not hold together is refused with a sentence that names file, item and field.

use crate::second::pack::{Pack, PackFiles};

#[test]
fn the_printed_game_reads_and_can_be_gathered() {
    let base = PackFiles::base();
    let files =
        [&base.pack, &base.heroes, &base.tide, &base.crew, &base.equipment, &base.beasts, &base.layouts];
    let gathered = PackFiles::gather(|name| {
        let at = PackFiles::PRINTED.iter().position(|(known, _)| *known == name);
        at.map(|at| files[at].clone()).ok_or(())
    });
    let pack = Pack::read(&gathered.unwrap()).unwrap();
    assert_eq!((pack.heroes.len(), pack.cards.len(), pack.layouts.len()), (10, 32, 7));
    assert_eq!(pack.name("D08", "it"), Some("Richiamo degli abissi"));
}
