//! Why a move is not allowed.
use crate::moves::Move;
use crate::state::Ahoy;
use freeport_kernel::Seat;

impl Ahoy {
    pub(crate) fn explain(&self, _seat: Seat, _mv: &Move) -> &'static str {
        "AH-4.10"
    }
}
