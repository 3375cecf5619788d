//! The lid of a tin as solid bodies: its floor, its walls and its rounded corners, and the dice in it.
//!
//! Small dice only come to rest cleanly when they are not tiny numbers: a millimetre is a hundredth of a unit here.

use crate::flight::Surface;
use crate::hand::Start;
use crate::physics::Physics;
use rapier3d::prelude::*;

/// A millimetre.
pub(crate) const MM: f32 = 0.01;
/// A metre.
pub(crate) const METRE: f32 = 1_000.0 * MM;
/// Steps a second.
pub(crate) const STEPS: u32 = 480;

/// A die slower than this, and spinning less, lies still; for so many seconds, and it is at rest.
pub(crate) const STILL: f32 = 0.002 * METRE;
pub(crate) const STILL_SPIN: f32 = 0.1;
const QUARTER: f32 = 0.25;

/// What the library takes for the length of a usual thing.
const LENGTH: f32 = 10.0 * MM;
/// Half the length of the floor.
const HALF: f32 = 140.0 * MM;
const WALL_HEIGHT: f32 = 35.0 * MM;
/// Half of how thick floor and walls are: a die needs several steps to get through, and is pushed out before.
const THICK: f32 = 5.0 * MM;
const ROUNDING: f32 = 12.0 * MM;
const DIE_HALF: f32 = 5.0 * MM;
const DIE_ROUNDING: f32 = 1.0 * MM;
/// A die weighs 1.2 g; kilograms are kilograms here.
const MASS: f32 = 0.0012;
/// How hard it is to spin: as any cube, about every axis alike.
const INERTIA: f32 = MASS * (4.0 * DIE_HALF * DIE_HALF) / 6.0;

/// Friction and bounce of two surfaces are the means of both, which gives 0.35, 0.25 and 0.30 for friction of dice on the floor, on
/// walls and on each other, and 0.35, 0.45 and 0.40 for their bounce.
struct Feel {
    friction: f32,
    bounce: f32,
}

const DIE_FEEL: Feel = Feel { friction: 0.30, bounce: 0.40 };
const FLOOR_FEEL: Feel = Feel { friction: 0.40, bounce: 0.30 };
const WALL_FEEL: Feel = Feel { friction: 0.20, bounce: 0.50 };

/// Each rounded corner is made of three flat pieces, which look out of it at 15, 45 and 75 degrees: sine and cosine of that
/// angle and of half of it, written out because no two libraries agree on their last bit.
const FACETS: [[f32; 4]; 3] = [
    [0.258_819_04, 0.965_925_8, 0.130_526_19, 0.991_444_9],
    [0.707_106_77, 0.707_106_77, 0.382_683_43, 0.923_879_5],
    [0.965_925_8, 0.258_819_04, 0.608_761_4, 0.793_353_3],
];
/// How far the middle of a flat piece is from the middle of the rounding, as a share of its radius.
const CHORD: f32 = 0.965_925_8;

/// The tray with dice in the air, on the move or at rest.
pub(crate) struct Tin {
    world: PhysicsWorld,
    dice: Vec<RigidBodyHandle>,
    floor: ColliderHandle,
}

impl Tin {
    /// The tray with dice that have just left the hand.
    pub fn new(starts: &[Start], physics: Physics) -> Tin {
        let mut world =
            PhysicsWorld { gravity: Vector::new(0.0, 0.0, -9.81 * METRE), ..PhysicsWorld::default() };
        world.integration_parameters.dt = 1.0 / STEPS as f32;
        world.integration_parameters.length_unit = LENGTH;
        if physics == Physics::Second {
            world.integration_parameters.num_solver_iterations = 2;
            world.integration_parameters.max_ccd_substeps = 0;
        }
        let floor = world.insert_collider(with(floor(physics), &FLOOR_FEEL), None);
        walls(&mut world);
        let dice = starts.iter().map(|start| insert_die(&mut world, start, physics)).collect();
        Tin { world, dice, floor }
    }

    /// One step of time.
    pub fn step(&mut self) {
        self.world.step();
    }

    /// The dice, in the order in which they were put in.
    pub fn dice(&self) -> impl Iterator<Item = &RigidBody> {
        self.dice.iter().map(|die| &self.world.bodies[*die])
    }

    /// What touched what in the last step, and by how much that changed the speed of a die.
    pub fn hits(&self) -> impl Iterator<Item = (Surface, f32)> {
        self.world.contact_pairs().map(|pair| {
            let both = [pair.collider1, pair.collider2];
            let on = if both.contains(&self.floor) {
                Surface::Floor
            } else if both.iter().any(|collider| self.world.colliders[*collider].parent().is_none()) {
                Surface::Wall
            } else {
                Surface::Die
            };
            (on, pair.total_impulse_magnitude() / MASS)
        })
    }
}

fn with(collider: ColliderBuilder, feel: &Feel) -> ColliderBuilder {
    collider.friction(feel.friction).restitution(feel.bounce)
}

/// The floor, which ends under the walls, or goes on for ever: then it is found without searching for what touches it.
fn floor(physics: Physics) -> ColliderBuilder {
    match physics {
        Physics::First => ColliderBuilder::cuboid(HALF + 2.0 * THICK, HALF + 2.0 * THICK, THICK)
            .translation(Vector::new(HALF, HALF, -THICK)),
        Physics::Second => ColliderBuilder::halfspace(rapier3d::na::Unit::new_unchecked(Vector::Z)),
    }
}

fn walls(world: &mut PhysicsWorld) {
    let mut wall = |half: [f32; 2], at: [f32; 2], rotation: Rotation| {
        let pose = Pose::from_parts(Vector::new(at[0], at[1], WALL_HEIGHT / 2.0), rotation);
        let collider = ColliderBuilder::cuboid(half[0], half[1], WALL_HEIGHT / 2.0).position(pose);
        world.insert_collider(with(collider, &WALL_FEEL), None);
    };
    for out in [-THICK, 2.0 * HALF + THICK] {
        wall([HALF + 2.0 * THICK, THICK], [HALF, out], Rotation::IDENTITY);
        wall([THICK, HALF + 2.0 * THICK], [out, HALF], Rotation::IDENTITY);
    }
    for [sine, cosine, half_sine, half_cosine] in FACETS {
        // From the corner, where the middle of the flat piece lies in the direction in which it looks.
        let back = ROUNDING * CHORD + THICK;
        let (x, y) = (ROUNDING - cosine * back, ROUNDING - sine * back);
        for (x, right) in [(x, false), (2.0 * HALF - x, true)] {
            for (y, top) in [(y, false), (2.0 * HALF - y, true)] {
                let half_sine = if right == top { half_sine } else { -half_sine };
                let rotation = Rotation::from_xyzw(0.0, 0.0, half_sine, half_cosine);
                wall([THICK, ROUNDING / 2.0], [x, y], rotation);
            }
        }
    }
}

fn insert_die(world: &mut PhysicsWorld, start: &Start, physics: Physics) -> RigidBodyHandle {
    let core = DIE_HALF - DIE_ROUNDING;
    let body = RigidBodyBuilder::dynamic()
        .pose(Pose::from_parts(start.at, start.rotation))
        .linvel(start.speed)
        .angvel(start.spin)
        .angular_damping(0.05)
        .can_sleep(physics == Physics::Second);
    // Told, as the library would weigh the core without its rounding.
    let mass = MassProperties::new(Vector::ZERO, MASS, Vector::splat(INERTIA));
    let collider = ColliderBuilder::round_cuboid(core, core, core, DIE_ROUNDING).mass_properties(mass);
    let die = world.insert(body, with(collider, &DIE_FEEL)).0;
    if physics == Physics::Second {
        // A die that lies still as the rules mean it is not computed any more until another one touches it.
        let drowse = world.bodies[die].activation_mut();
        drowse.normalized_linear_threshold = STILL / LENGTH;
        drowse.angular_threshold = STILL_SPIN;
        drowse.time_until_sleep = QUARTER;
    }
    die
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::starts;
    use freeport_kernel::Rng;
    use freeport_testkit::rules;

    #[test]
    fn surfaces_rub_and_bounce_as_the_rulebook_says() {
        rules!["P7-9.20"];
        let meet = |other: &Feel| {
            [f32::midpoint(DIE_FEEL.friction, other.friction), f32::midpoint(DIE_FEEL.bounce, other.bounce)]
        };
        let is = |[friction, bounce]: [f32; 2], rub: f32, spring: f32| {
            (friction - rub).abs() < 1e-6 && (bounce - spring).abs() < 1e-6
        };
        assert!(is(meet(&FLOOR_FEEL), 0.35, 0.35));
        assert!(is(meet(&WALL_FEEL), 0.25, 0.45));
        assert!(is(meet(&DIE_FEEL), 0.30, 0.40));
        let mut tin = Tin::new(&starts(1, &mut Rng::new(1)), Physics::Second);
        tin.step();
        let grams = tin.dice().next().expect("a die").mass() * 1_000.0;
        assert!((grams - 1.2).abs() < 1e-4, "{grams} g");
    }

    #[test]
    fn nothing_passes_through_floor_walls_and_corners() {
        rules!["P7-9.20"];
        // Far harder than anybody throws, in all directions.
        for turn in 0..16 {
            let mut starts = starts(1, &mut Rng::new(turn));
            let way = turn as f32 / 16.0 * std::f32::consts::TAU;
            starts[0].at = Vector::new(HALF, HALF, 15.0 * MM);
            starts[0].speed = Vector::new(way.cos(), way.sin(), 0.0) * (1.5 * METRE);
            for physics in [Physics::First, Physics::Second] {
                let mut tin = Tin::new(&starts, physics);
                for _ in 0..STEPS {
                    tin.step();
                    let at = tin.dice().next().expect("a die").translation();
                    let inside = |value: f32| (0.0..2.0 * HALF).contains(&value);
                    assert!(at.z > 0.0, "through the floor: {at}");
                    assert!(at.z > WALL_HEIGHT || inside(at.x) && inside(at.y), "through a wall: {at}");
                }
            }
        }
    }
}
