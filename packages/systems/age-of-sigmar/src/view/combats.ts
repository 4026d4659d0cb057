import { type Frame, message, type Played, varsOf, there } from "@tercio/kernel";
import type { Blow, BlowStage, CombatView } from "@tercio/board";
import type { Attack } from "../hooks/moments.ts";
import { groupsOf, type Packet, weaponAt } from "../calculation/attacks.ts";
import { toHit, toSave, toWound } from "../calculation/numbers.ts";
import { inFight, mayFight } from "../calculation/reach.ts";
import type { Sequences } from "../sequence/flow.ts";
import { named } from "../state/named.ts";
import { type Count, enemiesOf, type Sigmar, type Unit, unit } from "../state/state.ts";
import { allUpon, attackId } from "./questions.ts";
import { stands, standsIn, type Steps } from "../state/steps.ts";

type G = Sigmar;
type VarsIn<K extends keyof Sequences> =
  Sequences[K] extends Played<infer Given, infer Own, infer _> ? Given & Own : never;
type Rolled = VarsIn<"attack">;

const find = (game: G, sequence: keyof Sequences): Frame | undefined => game.stack.find((f) => stands(f, sequence));
const rolled = (count: Count): boolean => typeof count !== "number";

/** The steps of the sequence of an attack that roll, in their order, and how many dice wait at each. */
const waiting: readonly { readonly at: Steps["attack"]; readonly dice: (v: Rolled, models: number) => number }[] = [
  { at: "number", dice: (_, models) => models },
  { at: "hit-roll", dice: (v) => v.attacks },
  { at: "wound-roll", dice: (v) => v.hits },
  { at: "save-roll", dice: (v) => v.wounds },
  { at: "damage", dice: (v) => v.wounds },
];
const titles: { readonly [at: string]: string } = {
  number: "stage.attacks",
  "hit-roll": "stage.hit",
  "wound-roll": "stage.wound",
  "save-roll": "stage.save",
  damage: "stage.damage",
};

/** An attack with one weapon: each of its rolls with what it needs, and how many dice are known to be rolled for it. */
function blowOf(game: G, by: Unit, p: Packet, rolling: Frame | null, asks: boolean): Blow {
  const a: Attack = { by, at: unit(game, p.target), weapon: weaponAt(by, p.weapon) };
  const needs = { "hit-roll": toHit(game, a), "wound-roll": toWound(game, a), "save-roll": toSave(game, a) };
  const made = waiting.filter(({ at }) =>
    at === "number"
      ? rolled(a.weapon.attacks)
      : at === "damage"
        ? rolled(a.weapon.damage)
        : needs[at as keyof typeof needs].face !== null,
  );
  // Where their number is rolled, each model rolls for its own.
  const attacks = typeof a.weapon.attacks === "number" ? a.weapon.attacks * p.models : p.models;
  const now = rolling === null ? -1 : made.findIndex(({ at }) => stands(rolling, "attack", at));
  const stages = made.map(
    ({ at, dice }, i): BlowStage => ({
      dice: i === now && rolling !== null ? dice(varsOf<Rolled>(rolling), p.models) : i === 0 ? attacks : null,
      need: at in needs ? needs[at as keyof typeof needs].face : null,
      fails: at === "save-roll",
    }),
  );
  return {
    seat: by.entry.seat,
    by: by.id,
    who: message("combat.who", { unit: named(by), weapon: { key: "@", values: { ...a.weapon.name } } }),
    whom: named(a.at),
    dice: { kind: "staged", stages, now: now < 0 ? null : now, question: asks ? attackId(by, a.at) : null },
    stages: made.map(({ at }) => message(titles[at] ?? at)),
    reasons: [
      ["value.to-hit", needs["hit-roll"]] as const,
      ["value.to-wound", needs["wound-roll"]] as const,
      ["value.save-roll", needs["save-roll"]] as const,
    ].map(([key, need]) => ({ name: message(key), breakdown: need.breakdown })),
    most: null,
  };
}

/** What these attacks may come to is told once for each target, beside the last of them. */
const blowsOf = (game: G, by: Unit, packets: readonly Packet[], attack: Frame | null): readonly Blow[] => {
  const now = attack === null ? -1 : packets.indexOf(samePacket(packets, varsOf<VarsIn<"attack">>(attack).packet));
  return packets.map((p, i) =>
    blowOf(game, by, p, i === now ? attack : null, !packets.slice(i + 1).some((q) => q.target === p.target)),
  );
};

const samePacket = (packets: readonly Packet[], { weapon, target }: Packet): Packet =>
  there(packets.find((p) => p.weapon === weapon && p.target === target));

/** Every attack of a unit that is not shared out yet: all of its models upon each that they reach. */
const open = (game: G, by: Unit): readonly Packet[] => enemiesOf(game, by).flatMap((at) => allUpon(game, by, at));

/** Is this the very first roll of these attacks? */
function first(game: G, packets: readonly Packet[], frame: Frame): boolean {
  const { unit: id, packet } = varsOf<VarsIn<"attack">>(frame);
  const rollsNumber = rolled(weaponAt(unit(game, id), packet.weapon).attacks);
  return samePacket(packets, packet) === packets[0] && stands(frame, "attack", rollsNumber ? "number" : "hit-roll");
}

/** A unit that was picked: it piles in, then it attacks. */
function fighting(game: G, by: Unit, fight: Frame | undefined): CombatView {
  const shared = fight !== undefined && standsIn(fight, "fight", ["attacks", "allocate"]);
  const packets = shared ? varsOf<VarsIn<"fight">>(fight).packets : open(game, by);
  const targets = [...new Set(packets.map((p) => p.target))];
  const rolling = stands(fight, "fight", "attacks") ? find(game, "attack") : undefined;
  const only = targets.length === 1 ? targets[0] : undefined;
  const toll = find(game, "allocate");
  const wounds = toll === undefined ? null : varsOf<VarsIn<"allocate">>(toll);
  const lost = wounds === null ? null : wounds.points + wounds.hard;
  return {
    question: only === undefined ? `fight-${by.id}` : attackId(by, unit(game, only)),
    units: [by.id, ...targets],
    label: message("combat.fights", { unit: named(by) }),
    inProgress: true,
    struck: stands(fight, "fight", "allocate") || (rolling !== undefined && !first(game, packets, rolling)),
    steps: [
      {
        title: message("combat.now"),
        blows: blowsOf(game, by, packets, rolling ?? null),
      },
    ],
    lost: lost === null ? null : by.entry.seat === 0 ? [0, lost] : [lost, 0],
  };
}

/** Units that stand in one fight: each with whom it reaches, and whom those reach. */
function together(game: G): readonly (readonly Unit[])[] {
  const left = new Set(game.units.filter((u) => u.models.length > 0 && (mayFight(game, u) || inFight(game, u))));
  const reached = new Map([...left].map((u) => [u.id, new Set(groupsOf(game, u).flatMap((g) => g.targets))]));
  const reaches = (p: Unit, q: Unit): boolean => reached.get(p.id)?.has(q.id) === true;
  const all: Unit[][] = [];
  for (const first of left) {
    left.delete(first);
    const one = [first];
    for (const u of one)
      for (const e of left)
        if (reaches(u, e) || reaches(e, u)) {
          left.delete(e);
          one.push(e);
        }
    all.push(one);
  }
  return all.filter((units) => units.length > 1);
}

/** A fight before anybody is picked: who could strike at whom, as they stand. */
function ahead(game: G, units: readonly Unit[]): CombatView {
  const blows = units
    .filter((u) => !u.fought)
    .flatMap((u) =>
      blowsOf(
        game,
        u,
        open(game, u).filter((p) => units.some((e) => e.id === p.target)),
        null,
      ),
    );
  return {
    question: `fight-${units.map((u) => u.id).join("-")}`,
    units: units.map((u) => u.id),
    label: message("combat.of", { units: units.map(named) }),
    inProgress: false,
    struck: false,
    steps: blows.length === 0 ? [] : [{ title: message("combat.when-picked"), blows }],
    lost: null,
  };
}

/** The fights to be told: that of the unit which was picked, or all that may come. */
export function combats(game: G): readonly CombatView[] {
  const phase = find(game, "combat-phase");
  const picked = phase === undefined ? null : varsOf<VarsIn<"combat-phase">>(phase).unit;
  if (picked !== null) return [fighting(game, unit(game, picked), find(game, "fight"))];
  return together(game)
    .map((units) => ahead(game, units))
    .filter((v) => v.steps.length > 0);
}
