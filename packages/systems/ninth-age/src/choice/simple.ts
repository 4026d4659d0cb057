import { type ChoiceKind, type Json, type Message, message, refuse, type Verdict } from "@tercio/kernel";
import type { Packet } from "../calculation/attacks.ts";
import { formationOf, unitDistance } from "../calculation/formation.ts";
import { type Charge, follow } from "@tercio/mass-battle";
import { mayDeclare } from "../sequence/charge-contact.ts";
import { whyNotCharge } from "../field/charges.ts";
import { inches } from "../field/paths.ts";
import { ruleId } from "../rules/ids.ts";
import { book } from "../rules/index.ts";
import { weaponsFor } from "../rules/weapons.ts";
import { engaged, type NinthAge, unit } from "../state.ts";
import { mayFlee, mustFlee } from "../sequence/charge.ts";
import { named } from "../sequence/emit.ts";
import { exactly, object } from "./shape.ts";

type G = NinthAge;
interface Source {
  next(sides: number): number;
}

/** A choice among finitely many answers: legal is what is on the list. */
function listed<A>(
  id: string,
  rule: string | null,
  describe: (game: G, about: A) => Message,
  answers: (game: G, about: A) => readonly Json[],
  label: (game: G, about: A, answer: never) => Message,
  pick?: (game: G, about: A, source: Source, list: readonly Json[]) => Json,
  whyNot?: (game: G, about: A, answer: { readonly [key: string]: unknown }) => Verdict,
): ChoiceKind<G> {
  return {
    id,
    rule,
    describe,
    accept(game, about, answer) {
      if (!object(answer)) return refuse("refuse.shape", rule, { kind: id });
      for (const a of answers(game, about)) {
        const o = a as { readonly [key: string]: unknown };
        const fields = Object.keys(o);
        if (exactly(answer, fields) && fields.every((k) => o[k] === answer[k])) return true;
      }
      const why = whyNot?.(game, about, answer);
      return why === undefined || why === true ? refuse("refuse.not-offered", rule, { kind: id }) : why;
    },
    sample(game, about, source) {
      const list = answers(game, about);
      return pick?.(game, about, source, list) ?? (list[source.next(list.length) - 1] as Json);
    },
    enumerate: answers,
    label: (game, about, answer) => label(game, about, answer as never),
    timeout: (game, about) => answers(game, about)[0] as Json,
  };
}

const nameOf = (game: G, id: number): Message => named(unit(game, id));
const PHASE = "t9a.sequence.charge.charge-phase";
const ROUND = "t9a.sequence.melee.round-of-combat";

export const simpleChoices: readonly ChoiceKind<G>[] = [
  listed<object>(
    "zone",
    "t9a.sequence.pre-game.pre-game.6",
    () => message("ask.zone"),
    () => [{ zone: "south" }, { zone: "north" }],
    (_, __, a: { zone: string }) => message(`answer.zone.${a.zone}`),
  ),
  listed<object>(
    "first-deployer",
    "t9a.sequence.pre-game.deployment-phase.1",
    () => message("ask.first-deployer"),
    () => [{ seat: 0 }, { seat: 1 }],
    (_, __, a: { seat: number }) => message("answer.player", { player: a.seat + 1 }),
  ),
  listed<object>(
    "intent",
    "t9a.sequence.pre-game.deployment-phase.3",
    () => message("ask.intent"),
    () => [{ intent: "first" }, { intent: "second" }],
    (_, __, a: { intent: string }) => message(`answer.intent.${a.intent}`),
  ),
  listed<{ pairs: readonly { unit: number; target: number }[] }>(
    "charge",
    `${PHASE}.2`,
    () => message("ask.charge"),
    (_, about) => [...about.pairs, { done: true }] as never,
    (game, _, a: { unit: number; target: number } | { done: true }) =>
      "done" in a
        ? message("answer.charge.done")
        : message("answer.charge", {
            unit: nameOf(game, a.unit),
            foe: nameOf(game, a.target),
            distance: inches(unitDistance(unit(game, a.unit), unit(game, a.target))),
          }),
    (game, about, source) => {
      for (let i = 0; i < 3; i++) {
        const pair = about.pairs[source.next(about.pairs.length) - 1];
        if (pair === undefined) break;
        const u = unit(game, pair.unit);
        const need = inches(unitDistance(u, unit(game, pair.target))) - u.entry.advanceRate;
        if (need <= 8 || source.next(6) <= 1) return pair;
      }
      return { done: true };
    },
    (game, _, a) => {
      const u = typeof a.unit === "number" ? game.units[a.unit] : undefined;
      const target = typeof a.target === "number" ? game.units[a.target] : undefined;
      if (u === undefined || target === undefined)
        return refuse("refuse.no-such-unit", `${PHASE}.2`, {}, u === undefined ? "unit" : "target");
      if (u.seat !== game.active) return refuse("refuse.not-yours", `${PHASE}.2`, { unit: named(u) }, "unit");
      const why = book.refusals("declare a charge", game, { unit: u })[0];
      if (why !== undefined) return why;
      if (target.seat === u.seat) return refuse("refuse.own-side", `${PHASE}.2`, {}, "target");
      if (u.declared !== null) return refuse("refuse.already-declared", `${PHASE}.2`, { unit: named(u) }, "unit");
      if (!mayDeclare(game, u)) return refuse("refuse.already-moved", `${PHASE}.2`, { unit: named(u) }, "unit");
      return whyNotCharge(game, u, target) ?? true;
    },
  ),
  listed<{ unit: number; charger: number }>(
    "charge-reaction",
    `${PHASE}.3`,
    (game, about) =>
      message("ask.charge-reaction", { unit: nameOf(game, about.unit), foe: nameOf(game, about.charger) }),
    (game, about) =>
      mustFlee(game, about.unit)
        ? [{ reaction: "flee" }]
        : mayFlee(game, about.unit)
          ? [{ reaction: "hold" }, { reaction: "flee" }]
          : [{ reaction: "hold" }],
    (_, __, a: { reaction: string }) => message(`answer.reaction.${a.reaction}`),
    (_, __, source, list) => (list.length === 2 && source.next(8) === 1 ? { reaction: "flee" } : (list[0] as Json)),
    (game, about, a) => {
      const u = unit(game, about.unit);
      if (a.reaction === "flee")
        return (
          book.refusals("flee as a charge reaction", game, { unit: u })[0] ??
          (engaged(game, u.id) ? refuse("refuse.engaged-holds", ruleId("engaged")) : true)
        );
      if (a.reaction === "hold") return book.refusals("hold as a charge reaction", game, { unit: u })[0] ?? true;
      return refuse("refuse.shape", `${PHASE}.3`, { kind: "charge-reaction" }, "reaction");
    },
  ),
  listed<{ unit: number; targets: readonly number[] }>(
    "redirect",
    "redirect",
    (game, about) => message("ask.redirect", { unit: nameOf(game, about.unit) }),
    (_, about) => [{ target: null }, ...about.targets.map((target) => ({ target }))],
    (game, _, a: { target: number | null }) =>
      a.target === null ? message("answer.redirect.no") : message("answer.redirect", { foe: nameOf(game, a.target) }),
  ),
  listed<{ units: readonly number[] }>(
    "next-charger",
    `${PHASE}.5`,
    () => message("ask.next-charger"),
    (_, about) => about.units.map((unit) => ({ unit })),
    (game, _, a: { unit: number }) => nameOf(game, a.unit),
  ),
  {
    ...listed<{ unit: number; target: number; placements: readonly Charge[] }>(
      "charge-move",
      `${PHASE}.5`,
      (game, about) => message("ask.charge-move", { unit: nameOf(game, about.unit) }),
      (_, about) => about.placements.map((_p, placement) => ({ placement })),
      (_, about, a: { placement: number }) => {
        const p = about.placements[a.placement] as Charge;
        return message("answer.placement", {
          number: a.placement + 1,
          models: p.modelsInContact.own + p.modelsInContact.theirs,
          distance: inches(p.distance),
        });
      },
      () => ({ placement: 0 }),
    ),
    preview: (game, about: { unit: number; target: number; placements: readonly Charge[] }, gesture) => {
      const index = typeof gesture.index === "number" ? gesture.index : 0;
      const p = about.placements[index];
      const u = unit(game, about.unit);
      if (p === undefined)
        return {
          answer: null,
          verdict: refuse("refuse.not-offered", `${PHASE}.5`, { kind: "charge-move" }),
          ghosts: [],
          ways: [],
          notes: [],
        };
      return {
        answer: { placement: index },
        verdict: true,
        ghosts: [
          { piece: u.id, ...p.end, files: u.files },
          ...(p.rotateTarget === 0
            ? []
            : [{ piece: about.target, ...p.target, files: unit(game, about.target).files }]),
        ],
        ways: [[{ x: u.x, y: u.y }, ...follow(u, formationOf(u), p.path).ends, p.end].map(({ x, y }) => ({ x, y }))],
        notes: [message("note.length", { length: inches(p.distance) })],
      };
    },
  },
  listed<{ combats: readonly (readonly number[])[] }>(
    "choose-combat",
    "t9a.sequence.melee.melee-phase.3",
    () => message("ask.choose-combat"),
    (_, about) => about.combats.map((_c, combat) => ({ combat })),
    (game, about, a: { combat: number }) =>
      message("answer.combat", { units: (about.combats[a.combat] as readonly number[]).map((id) => nameOf(game, id)) }),
  ),
  listed<{ unit: number }>(
    "weapon",
    `${ROUND}.2`,
    (game, about) => message("ask.weapon", { unit: nameOf(game, about.unit) }),
    (game, about) => weaponsFor(unit(game, about.unit)).map((weapon) => ({ unit: about.unit, weapon })),
    (_, __, a: { weapon: string }) => message(`rule.${a.weapon}`),
    undefined,
    (game, about, a) =>
      unit(game, about.unit).entry.weapons.some((w) => w === a.weapon)
        ? refuse("refuse.other-weapon", ruleId("weapon-choice"), {}, "weapon")
        : refuse("refuse.not-offered", `${ROUND}.2`, { kind: "weapon" }, "weapon"),
  ),
  listed<{ unit: number; files: readonly number[] }>(
    "make-way",
    `${ROUND}.3`,
    (game, about) => message("ask.make-way", { unit: nameOf(game, about.unit) }),
    (game, about) =>
      game.rulings["make-way"] === "characters-only"
        ? [{ file: null }]
        : [{ file: null }, ...about.files.map((file) => ({ file }))],
    (_, __, a: { file: number | null }) =>
      a.file === null ? message("answer.stay") : message("answer.make-way", { file: a.file + 1 }),
  ),
  listed<{ from: readonly number[] }>(
    "issue-duel",
    `${ROUND}.4`,
    () => message("ask.issue-duel"),
    (_, about) => [{ unit: null }, ...about.from.map((unit) => ({ unit }))],
    (game, _, a: { unit: number | null }) =>
      a.unit === null ? message("answer.no-duel") : message("answer.duel", { unit: nameOf(game, a.unit) }),
    (_, about, source) => (source.next(4) === 1 ? { unit: about.from[0] as number } : { unit: null }),
  ),
  listed<{ by: number; able: readonly number[] }>(
    "accept-duel",
    `${ROUND}.4`,
    (game, about) => message("ask.accept-duel", { unit: nameOf(game, about.by) }),
    (_, about) => [{ unit: null }, ...about.able.map((unit) => ({ unit }))],
    (game, _, a: { unit: number | null }) =>
      a.unit === null ? message("answer.refuse-duel") : message("answer.duel", { unit: nameOf(game, a.unit) }),
  ),
  listed<{ unit: number; prey: readonly number[]; must: boolean }>(
    "pursue",
    `${ROUND}.9`,
    (game, about) =>
      message(about.prey.length === 0 ? "ask.overrun" : about.must ? "ask.must-pursue" : "ask.pursue", {
        unit: nameOf(game, about.unit),
      }),
    (_, about) => [
      ...(about.prey.length === 0 ? [{ pursue: true }] : about.prey.map((prey) => ({ pursue: true, prey }))),
      ...(about.must ? [] : [{ pursue: false }]),
    ],
    (game, about, a: { pursue: boolean; prey?: number }) =>
      about.prey.length === 0
        ? message(a.pursue ? "answer.overrun" : "answer.stay")
        : a.prey === undefined
          ? message("answer.restrain")
          : message("answer.pursue", { foe: nameOf(game, a.prey) }),
    (_, about, source, list) =>
      !about.must && source.next(3) === 1
        ? { pursue: false }
        : (list[source.next(Math.max(1, about.prey.length)) - 1] as Json),
  ),
  {
    id: "allocate",
    rule: `${ROUND}.6.1`,
    describe: (game, about: { packet: Packet }) =>
      message("ask.allocate", { unit: nameOf(game, about.packet.by), dice: about.packet.dice }),
    accept(_, about: { packet: Packet }, answer) {
      const p = about.packet;
      const bad = refuse("refuse.allocate", `${ROUND}.6.1`, { dice: p.dice }, "dice");
      if (!exactly(answer, ["dice"])) return bad;
      if (!Array.isArray(answer.dice) || answer.dice.length !== p.aims.length) return bad;
      const dice = answer.dice as readonly unknown[];
      if (!dice.every((n) => typeof n === "number" && Number.isInteger(n) && n >= 0)) return bad;
      return (dice as readonly number[]).reduce((s, n) => s + n, 0) === p.dice ? true : bad;
    },
    enumerate: (_, about: { packet: Packet }) =>
      about.packet.aims.map((_a, i) => ({ dice: about.packet.aims.map((_b, j) => (i === j ? about.packet.dice : 0)) })),
    label: (game, about: { packet: Packet }, answer) => {
      const parts = (answer as unknown as { dice: readonly number[] }).dice.flatMap((n, i) => {
        const aim = about.packet.aims[i];
        return n > 0 && aim !== undefined ? [{ n, aim }] : [];
      });
      const only = parts[0];
      if (only === undefined) return message("answer.stay");
      const of = (key: string, { n, aim }: typeof only): Message =>
        message(aim.champion ? `${key}.champion` : key, { foe: nameOf(game, aim.at), dice: n });
      if (parts.length === 1 && only.n === about.packet.dice) return of("answer.allocate", only);
      return message("answer.allocate-split", { parts: parts.map((p) => of("answer.allocate-part", p)) });
    },
    sample(_, about: { packet: Packet }, source) {
      const n = about.packet.aims.length;
      const i = source.next(n + 1) > n ? about.packet.aims.findIndex((a) => !a.champion) : source.next(n) - 1;
      return { dice: about.packet.aims.map((_b, j) => (j === Math.max(0, i) ? about.packet.dice : 0)) };
    },
    assumes: (game, { packet: p }: { packet: Packet }) => {
      const aim = p.aims[0];
      if (aim === undefined) return null;
      const both = p.aims.some((a) => a.at === aim.at && a.champion !== aim.champion);
      const foe = nameOf(game, aim.at);
      const at = !both ? foe : message(aim.champion ? "assume.champion" : "assume.others", { foe });
      return message("assume.allocate", { unit: nameOf(game, p.by), foe: at });
    },
    timeout: (_, about: { packet: Packet }) => ({
      dice: about.packet.aims.map((_b, j) => (j === 0 ? about.packet.dice : 0)),
    }),
  },
];
