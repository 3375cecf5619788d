// A throw from the hand to the still picture.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fieldOf, grownIn, whole } from "./field";
import { coursesOf } from "./flight";
import { dieOf, iceberg, madeUp, owned, raid, type Recorded } from "./fixtures/sample";
import { Playing } from "./play";
import { Show } from "./show";
import { faceUp, poseOf, readPose } from "./spin";
import { afloat, fightOf, lieOf, MILLIMETRE, sunkBy } from "./throw";
import { fightTime, flown, fought, momentAt, PACE, RELEASE, timelineOf } from "./timeline";

const flight = madeUp(raid);

test("a course ends exactly as its die lies, and does not jump on the way there", () => {
  const courses = coursesOf(flight, raid.lies);
  for (const lie of raid.lies) {
    const course = courses?.get(lie.die);
    if (!course) throw new Error("a die has no course");
    expect(course.at(course.length)).toEqual(poseOf(lie));
    expect(course.at(99)).toEqual(poseOf(lie));
    let last = course.at(0).at;
    for (let time = 0; time <= course.length; time += 1 / 240) {
      const { at, spin } = course.at(time);
      expect(Math.hypot(...spin)).toBeCloseTo(1, 9);
      expect(Math.hypot(at[0] - last[0], at[1] - last[1], at[2] - last[2])).toBeLessThan(8);
      last = at;
    }
  }
});

test("a flight of the engine ends as the record says, with nothing to bend in the end", () => {
  const recorded = JSON.parse(
    gunzipSync(readFileSync("src/kit/tray/fixtures/recorded.json.gz")).toString("utf8"),
  ) as Recorded;
  const lies = owned(recorded.lies);
  expect(coursesOf(recorded.flight, lies)?.size).toBe(lies.length);
  for (const track of recorded.flight?.dice ?? []) {
    const lie = dieOf({ id: 0, lies, fights: [] }, track.die);
    const [x, y, z] = track.places.slice(-3);
    expect([x, y]).toEqual([lie.x, lie.y]);
    expect(Math.abs((z ?? 0) - 500)).toBeLessThan(50);
    const [a = 0, b = 0, c = 0, d = 0] = track.spins.slice(-4).map((part) => part / 32_767);
    const { spin } = poseOf(lie);
    expect(faceUp([a, b, c, d])).toBe(lie.face);
    expect(Math.abs(a * spin[0] + b * spin[1] + c * spin[2] + d * spin[3])).toBeGreaterThan(0.999);
  }
});

test("a flight that leaves out a die, or has no frames, is no flight", () => {
  expect(coursesOf(null, raid.lies)).toBeNull();
  expect(coursesOf({ ...flight, dice: flight.dice.slice(1) }, raid.lies)).toBeNull();
  expect(coursesOf({ ...flight, rate: 0 }, raid.lies)).toBeNull();
  const empty = { ...flight, dice: flight.dice.map(({ die }) => ({ die, places: [1, 2, 3], spins: [] })) };
  expect(coursesOf(empty, raid.lies)).toBeNull();
});

test("first the flight, then the view from above, then the fights in order, then the end", () => {
  const plan = { flight: 1.5, fights: 5, from: 0, struck: false };
  const timeline = timelineOf(plan);
  expect(timeline.rest).toBeCloseTo(RELEASE + 1.5 / PACE);
  expect(timeline.above).toBeGreaterThan(timeline.rest);
  expect(timeline.fights.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
  expect(timeline.fights[0]?.from).toBeGreaterThan(timeline.above);
  for (const [index, fight] of timeline.fights.entries()) {
    expect(fight.to).toBeGreaterThan(fight.from);
    expect(timeline.fights[index + 1]?.from ?? fight.to).toBeCloseTo(fight.to);
  }
  const kinds: string[] = [];
  for (let time = 0; time < timeline.end + 1; time += 0.01) {
    const { kind } = momentAt(timeline, time);
    if (kinds.at(-1) !== kind) kinds.push(kind);
  }
  expect(kinds).toEqual(["flight", "rest", "fight", "rest", "over"]);
  expect(flown(0)).toBe(0);
  expect(flown(timeline.rest)).toBeCloseTo(1.5);
  expect(fought(timeline, timeline.end)).toBe(5);
});

test("many fights are told faster, and none so fast that it is missed", () => {
  expect(fightTime(1)).toBe(fightTime(3));
  expect(fightTime(12)).toBeLessThan(fightTime(3));
  expect(fightTime(40)).toBeGreaterThan(0.9);
});

test("fights that come later are played alone, without the flight", () => {
  const timeline = timelineOf({ flight: 0, fights: 5, from: 3, struck: false });
  expect(timeline.rest).toBe(0);
  expect(timeline.fights.map(({ index }) => index)).toEqual([3, 4]);
  expect(momentAt(timeline, 0).kind).toBe("rest");
  const show = new Show(raid, null, 2);
  expect(show.flies).toBe(false);
  expect([...show.at(0).poses.keys()].sort()).toEqual(
    raid.lies
      .map(({ die }) => die)
      .filter((die) => !sunkBy(raid, 2).has(die))
      .sort(),
  );
});

test("at rest every die stands as the record says, and those that sank are gone in the end", () => {
  const show = new Show(raid, flight, 0);
  const { rest, end } = show.timeline;
  for (const [die, pose] of show.at(rest).poses) {
    const { face, x, y, turn } = dieOf(raid, die);
    expect(readPose(pose)).toEqual({ face, x, y, turn });
    expect(pose.at[2]).toBe(5);
  }
  expect(show.at(rest).poses.size).toBe(raid.lies.length);
  const left = show.at(end);
  expect(left.moment.kind).toBe("over");
  const afloatNow = raid.lies.filter(({ die }) => !sunkBy(raid, raid.fights.length).has(die));
  expect([...left.poses]).toEqual(afloatNow.map((lie) => [lie.die, poseOf(lie)]));
});

test("in every fight the line runs between the two, only they are ringed, and only the loser goes under", () => {
  const show = new Show(raid, flight, 0);
  for (const { index, from, to } of show.timeline.fights) {
    const fight = raid.fights[index];
    if (!fight) throw new Error("there is no such fight");
    const before = sunkBy(raid, index);
    for (const part of [0.05, 0.3, 0.45, 0.7, 0.9]) {
      const frame = show.at(from + (to - from) * part);
      expect(frame.moment).toMatchObject({ kind: "fight", index });
      expect(frame.line?.from.slice(0, 2)).toEqual(poseOf(dieOf(raid, fight.a)).at.slice(0, 2));
      expect(frame.line?.to.slice(0, 2)).toEqual(poseOf(dieOf(raid, fight.b)).at.slice(0, 2));
      expect(frame.rings).toHaveLength(2);
      for (const lie of raid.lies) {
        const pose = frame.poses.get(lie.die);
        if (before.has(lie.die)) expect(pose).toBeUndefined();
        else if (part > 0.6 && fight.sunk.includes(lie.die)) expect(pose?.at[2] ?? -99).toBeLessThan(5);
        else if (!fight.sunk.includes(lie.die)) expect(pose).toEqual(poseOf(lie));
      }
    }
  }
});

test("a curse without fights rings the dice it strikes", () => {
  const show = new Show(iceberg, madeUp(iceberg), 0);
  const { above, end } = show.timeline;
  expect(iceberg.struck?.length).toBeGreaterThan(0);
  expect(show.at(above + 0.8).rings).toHaveLength(iceberg.struck?.length ?? 0);
  expect(end).toBeGreaterThan(above + 1.5);
  expect(show.at(end).poses.size).toBe(iceberg.lies.length);
});

test("the view ends straight above all dice", () => {
  const show = new Show(raid, flight, 0);
  const { view } = show.at(show.timeline.end);
  expect(view.elevation).toBeCloseTo(Math.PI / 2, 2);
  const { x, y, wide, high } = fieldOf(raid.lies);
  expect(view.look.slice(0, 2)).toEqual([x + wide / 2, y + high / 2]);
  expect([view.wide, view.high]).toEqual([wide, high]);
  for (const lie of raid.lies) {
    expect(lie.x / MILLIMETRE).toBeGreaterThan(x + 5);
    expect(lie.x / MILLIMETRE).toBeLessThan(x + wide - 5);
    expect(lie.y / MILLIMETRE).toBeLessThan(y + high - 5);
  }
  expect(fieldOf([])).toBe(whole);
  const corners = [500, 27_500].map((at, die) => ({
    die,
    owner: 0,
    face: 1 as const,
    x: at,
    y: at,
    turn: 0,
  }));
  expect(fieldOf(corners)).toEqual(whole);
});

test("who watches sees the hand shake and let go; who throws lets go himself", () => {
  const quiet = { knock: () => {}, fight: () => {}, cannon: () => {}, splash: () => {} };
  const show = new Show(raid, flight, 0);
  const watched = new Playing(show, false, quiet);
  for (let step = 0; step < 90; step += 1) watched.step(1 / 60);
  expect(watched.holding).toBe(false);
  const mine = new Playing(show, true, quiet);
  for (let step = 0; step < 600; step += 1) mine.step(1 / 60);
  expect(mine.holding).toBe(true);
  mine.release();
  expect(mine.step(1 / 60).moment.kind).toBe("flight");
});

test("the hand changes the looks and never what falls", () => {
  const quiet = { knock: () => {}, fight: () => {}, cannon: () => {}, splash: () => {} };
  const ends = [0, 1].map((pull) => {
    const playing = new Playing(new Show(raid, flight, 0), true, quiet);
    playing.hand.held = true;
    playing.hand.pull(pull, -pull);
    const held = [0, 0, 0].map(() => playing.step(0.05)).at(-1);
    playing.release();
    let frame = playing.step(0);
    while (frame.moment.kind !== "over") frame = playing.step(0.05);
    return { held: held?.poses.get(0)?.at, poses: [...frame.poses] };
  });
  expect(ends[0]?.held).not.toEqual(ends[1]?.held);
  expect(ends[0]?.poses).toEqual(ends[1]?.poses);
});

test("every knock and every fight is told once and in order", () => {
  const told: string[] = [];
  const playing = new Playing(new Show(raid, flight, 0), false, {
    knock: (on, loudness) => told.push(`${on} ${loudness}`),
    fight: (index) => told.push(`fight ${index}`),
    cannon: () => told.push("cannon"),
    splash: () => told.push("splash"),
  });
  while (playing.holding) playing.step(1 / 60);
  told.length = 0;
  while (playing.step(1 / 60).moment.kind !== "over");
  const fights = raid.fights.flatMap((_, index) => ["cannon", "splash", `fight ${index}`]);
  expect(told).toEqual([...flight.knocks.map(({ on, loudness }) => `${on} ${loudness}`), ...fights]);
});

test("the count of ships follows the fights", () => {
  const all = afloat(raid, 0);
  expect(all.map(({ owner }) => owner)).toEqual([0, 1, 2, "caravan"]);
  expect(all.every(({ left, of }) => left === of)).toBe(true);
  const end = afloat(raid, raid.fights.length);
  const lost = end.reduce((sum, { left, of }) => sum + of - left, 0);
  expect(lost).toBe(sunkBy(raid, raid.fights.length).size);
  expect(end.find(({ owner }) => owner === "caravan")?.left).toBe(0);
  const first = raid.fights[0]?.sunk[0] ?? -1;
  expect(fightOf(raid, first)).toBe(1);
  expect(lieOf(raid, 999)).toBeUndefined();
});

test("on a small screen dice are drawn larger than they are, so that they can be read, but not without end", () => {
  expect(grownIn(whole, { width: 1200, height: 900 })).toBe(1);
  const phone = grownIn(whole, { width: 390, height: 400 });
  expect(phone).toBeGreaterThan(1.3);
  expect(grownIn(whole, { width: 100, height: 100 })).toBeLessThan(2);
});
