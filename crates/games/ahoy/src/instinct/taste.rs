//! What tempts the quick player, in a unit of its own: only the proportions matter. Measured in matches of quick players.

/// The weights of the quick player.
pub(super) struct Taste {
    /// How far the mood of the moment can sway the quick player.
    pub mood: f32,
    /// Recruiting a good crew for gold.
    pub recruiting: f32,
    /// Using the free action of a crew card.
    pub using_crew: f32,
    /// Playing a plan.
    pub planning: f32,
    /// Each pip of aim.
    pub aiming: f32,
    /// Sailing.
    pub sailing: f32,
    /// Each space of a full sail.
    pub full_sailing: f32,
    /// A tailwind that blows somewhere.
    pub tailwind: f32,
    /// Loading the cannons.
    pub loading: f32,
    /// Each token to be repaired.
    pub repairing: f32,
    /// Giving orders to the patrols.
    pub ordering: f32,
    /// Each comrade to be bombarded.
    pub bombarding: f32,
    /// Deploying a patrol.
    pub deploying: f32,
    /// Each comrade to be inspired.
    pub inspiring: f32,
    /// Each comrade to be assembled.
    pub assembling: f32,
    /// Each comrade to be rallied.
    pub rallying: f32,
    /// Negotiating on an island.
    pub bargaining: f32,
    /// A die on a crew card.
    pub crew_at_work: f32,
    /// A die on a ship card.
    pub ship_at_work: f32,
    /// Recruiting a good crew for a die.
    pub hiring: f32,
    /// Each coin spent on a die.
    pub thrift: f32,
    /// A die that another slot waits for.
    pub regret: f32,
    /// A step into the unknown.
    pub exploring: f32,
    /// Ending a voyage where it is.
    pub staying: f32,
    /// Each coin on a space.
    pub treasure: f32,
    /// Wreckage on a space, as a drawback.
    pub wreckage: f32,
    /// An enemy stronghold on a space, as a drawback.
    pub guns_ashore: f32,
    /// An island, to the Squadron.
    pub island_squadron: f32,
    /// An island, to the Union.
    pub island_union: f32,
    /// Each point of wealth of a region that hangs in the balance.
    pub contest: f32,
    /// The island where a cargo is wanted.
    pub business: f32,
    /// How much of that the island of a market card is worth.
    pub market_share: f32,
}

/// The weights.
pub(super) const TASTE: Taste = Taste {
    mood: 2.5,
    recruiting: 2.1,
    using_crew: 1.0,
    planning: 1.7,
    aiming: 0.2,
    sailing: 3.8,
    full_sailing: 0.73,
    tailwind: 2.0,
    loading: 0.52,
    repairing: 0.59,
    ordering: 1.1,
    bombarding: 3.9,
    deploying: 1.2,
    inspiring: 3.0,
    assembling: 0.35,
    rallying: 2.6,
    bargaining: 2.1,
    crew_at_work: 1.1,
    ship_at_work: 1.2,
    hiring: 2.0,
    thrift: 0.57,
    regret: 0.84,
    exploring: 3.5,
    staying: 0.21,
    treasure: 0.25,
    wreckage: 0.49,
    guns_ashore: 1.0,
    island_squadron: 0.46,
    island_union: 1.5,
    contest: 3.5,
    business: 16.0,
    market_share: 0.51,
};
