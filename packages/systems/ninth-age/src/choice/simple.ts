import { gateAt } from "../calculation/gateway.ts";
import { pointNamed } from "./spell-point.ts";
import {
  bilingual,
  type ChoiceKind,
  exactly,
  type Fields,
  listing,
  type Message,
  message,
  refuse,
  type Verdict,
  there,
} from "@tercio/kernel";
import type { Packet } from "../calculation/attacks.ts";
import { enchantedWeapon } from "../state/items.ts";
import { weaponsFor } from "../entries/rules/weapons.play.ts";
import { poolOf, samePool } from "../state/pools.ts";
import { type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { doer, leader, named } from "../sequence/emit.ts";
import type { About, AnswerTo, ChoiceId, Choices } from "../sequence/asked.ts";

type G = NinthAge;
interface Source {
  next(sides: number): number;
}

const among = listing<G, Choices>();

/** A choice among finitely many answers: legal is what is on the list. */
export const listed = <K extends ChoiceId>(
  id: K,
  rule: string | null,
  describe: (game: G, about: About<K>) => Message,
  answers: (game: G, about: About<K>) => readonly AnswerTo<K>[],
  label: (game: G, about: About<K>, answer: AnswerTo<K>) => Message,
  pick?: (game: G, about: About<K>, source: Source, list: readonly AnswerTo<K>[]) => AnswerTo<K>,
  whyNot?: (game: G, about: About<K>, answer: Fields) => Verdict,
  offers?: (game: G, about: About<K>, answer: Fields) => true | null,
): ChoiceKind<G, About<K>> =>
  among(id, rule, describe, answers, label, {
    ...(pick === undefined ? {} : { pick }),
    ...(whyNot === undefined ? {} : { whyNot }),
    ...(offers === undefined ? {} : { offers }),
  });

const nameOf = (game: G, id: number): Message => named(unit(game, id));
const ROUND = "t9a.sequence.melee.round-of-combat";

/** Nobody, unless a Duel must be fought. */
const unlessBound = ({ must }: { readonly must?: true }): readonly { readonly unit: null }[] =>
  must === true ? [] : [{ unit: null }];

/** Does the ruling let this one step into contact? */
export const mayStep = (game: G, who: PoolRef): boolean =>
  game.rulings["make-way"] !== "characters-only" || poolOf(game, who).kind !== "champion";

export const simpleChoices: readonly ChoiceKind<G>[] = [
  listed(
    "zone",
    "t9a.sequence.pre-game.pre-game.6",
    () => message("ask.zone"),
    () => [{ zone: "south" }, { zone: "north" }],
    (_, __, a) => message(`answer.zone.${a.zone}`),
  ),
  listed(
    "first-deployer",
    "t9a.sequence.pre-game.deployment-phase.1",
    () => message("ask.first-deployer"),
    () => [{ seat: 0 }, { seat: 1 }],
    (_, __, a) => message("answer.player", { player: a.seat + 1 }),
  ),
  listed(
    "intent",
    "t9a.sequence.pre-game.deployment-phase.3",
    () => message("ask.intent"),
    () => [{ intent: "first" }, { intent: "second" }],
    (_, __, a) => message(`answer.intent.${a.intent}`),
  ),
  listed(
    "choose-combat",
    "t9a.sequence.melee.melee-phase.3",
    () => message("ask.choose-combat"),
    (_, about) => about.combats.map((_c, combat) => ({ combat })),
    (game, about, a) =>
      message("answer.combat", { units: there(about.combats[a.combat]).map((id) => nameOf(game, id)) }),
  ),
  listed(
    "use-item",
    "t9a.rule.one-use",
    () => message("ask.use-item"),
    (_, about) => [{ done: true }, ...about.items],
    (game, _, a) =>
      "done" in a
        ? message("answer.no-item")
        : message("answer.use-item", { item: message(`rule.${a.item}`), unit: nameOf(game, a.unit) }),
  ),
  listed(
    "give-order",
    "t9a.rule.orders",
    (game, about) => message("ask.give-order", { who: leader(game, about.by) }),
    (_, about) => [{ done: true }, ...about.orders],
    (game, _, a) =>
      "done" in a
        ? message("answer.no-order")
        : message("answer.give-order", { order: message(`rule.${a.order}`), unit: nameOf(game, a.unit) }),
  ),
  listed(
    "gateway",
    "t9a.rule.gateway",
    (game, about) => message("ask.gateway", { unit: nameOf(game, about.unit) }),
    (_, about) => [
      { done: true },
      ...(about.marks ? [{ mark: true as const }] : []),
      ...about.units.map((send) => ({ send })),
    ],
    (game, _, a) =>
      "done" in a
        ? message("answer.gateway.none")
        : "send" in a
          ? message("answer.gateway.send", { unit: nameOf(game, a.send) })
          : message("answer.gateway.mark"),
  ),
  listed(
    "gateway-close",
    "t9a.rule.gateway",
    () => message("ask.gateway-close"),
    (_, about) => [...(about.must ? [] : [{ gate: null }]), ...about.gates.map((gate) => ({ gate }))],
    (game, _, a) => {
      const g = a.gate === null ? null : gateAt(game, a.gate);
      return g === null ? message("answer.gateway-close.none") : pointNamed(g);
    },
  ),
  listed(
    "sweep",
    "t9a.rule.raking-claws",
    (game, about) => message("ask.sweep", { unit: nameOf(game, about.unit) }),
    (_, about) => [{ target: null }, ...about.targets.map((target) => ({ target }))],
    (game, _, a) => (a.target === null ? message("answer.sweep-nobody") : nameOf(game, a.target)),
  ),
  listed(
    "weapon",
    `${ROUND}.2`,
    (game, about) => message("ask.weapon", { unit: doer(game, about) }),
    (game, about) => weaponsFor(poolOf(game, about).profile).map((weapon) => ({ unit: about.unit, weapon })),
    (_, __, a) => message(`rule.${a.weapon}`),
    undefined,
    (game, about, a) =>
      poolOf(game, about).profile.weapons.some((w) => w === a.weapon)
        ? enchantedWeapon(poolOf(game, about).profile) === null
          ? refuse("refuse.other-weapon", "t9a.rule.weapon-choice", {}, "weapon")
          : refuse("refuse.enchanted-weapon", "t9a.rule.enchanted-weapon", {}, "weapon")
        : refuse("refuse.not-offered", `${ROUND}.2`, { kind: "weapon" }, "weapon"),
  ),
  listed(
    "make-way",
    `${ROUND}.3`,
    (game, about) => message("ask.make-way", { who: leader(game, about) }),
    (game, about) =>
      mayStep(game, about) ? [{ file: null }, ...about.files.map((file) => ({ file }))] : [{ file: null }],
    (_, __, a) => (a.file === null ? message("answer.stay") : message("answer.make-way", { file: a.file + 1 })),
  ),
  listed(
    "issue-duel",
    `${ROUND}.4`,
    () => message("ask.issue-duel"),
    (_, about) => [...unlessBound(about), ...about.from.map((who) => ({ ...who }))],
    (game, _, a) => (a.unit === null ? message("answer.no-duel") : leader(game, a)),
    (_, about, source) => (source.next(4) === 1 || about.must === true ? { ...there(about.from[0]) } : { unit: null }),
    (_, about, a) =>
      about.must === true && a.unit === null ? refuse("refuse.must-duel", "t9a.rule.divine-right", {}, "unit") : true,
  ),
  listed(
    "accept-duel",
    `${ROUND}.4`,
    (game, about) => message("ask.accept-duel", { who: leader(game, about.by) }),
    (_, about) => [...unlessBound(about), ...about.able.map((who) => ({ ...who }))],
    (game, _, a) => (a.unit === null ? message("answer.refuse-duel") : leader(game, a)),
    undefined,
    (_, about, a) =>
      about.must === true && a.unit === null ? refuse("refuse.must-duel", "t9a.rule.divine-right", {}, "unit") : true,
  ),
  listed(
    "name-refuser",
    "t9a.rule.refuse-duel",
    (game, about) => message("ask.name-refuser", { who: leader(game, about.by) }),
    (_, about) => about.able.map((who) => ({ ...who })),
    (game, _, a) => leader(game, a),
  ),
  listed(
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
    (game, about, a) =>
      about.prey.length === 0
        ? message(a.pursue ? "answer.overrun" : "answer.stay")
        : a.prey === undefined
          ? message("answer.restrain")
          : message("answer.pursue", { foe: nameOf(game, a.prey) }),
    (_, about, source, list) =>
      !about.must && source.next(3) === 1
        ? { pursue: false }
        : (list[source.next(Math.max(1, about.prey.length)) - 1] ?? { pursue: false }),
  ),
  {
    ...listed(
      "special-attack",
      `${ROUND}.5`,
      (game, about) => message("ask.special-attack", { unit: doer(game, about) }),
      (_, about) => about.attacks.map((attack) => ({ attack })),
      (_, __, a) => (a.attack === null ? message("answer.no-special-attack") : message(`rule.${a.attack}`)),
    ),
  },
  {
    id: "allocate",
    rule: `${ROUND}.6.1`,
    describe: (game, about: { packet: Packet }) =>
      message("ask.allocate", { unit: doer(game, about.packet), dice: about.packet.dice }),
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
      const parts = (answer as { dice: readonly number[] }).dice.flatMap((n, i) => {
        const aim = about.packet.aims[i];
        return n > 0 && aim !== undefined ? [{ n, aim }] : [];
      });
      const only = parts[0];
      if (only === undefined) return message("answer.stay");
      const of = (key: string, { n, aim }: typeof only): Message => {
        const { kind, profile } = poolOf(game, aim);
        const values = { foe: nameOf(game, aim.unit), dice: n };
        if (aim.pool === 0) return message(key, values);
        return kind === "champion"
          ? message(`${key}.champion`, values)
          : message(`${key}.character`, { ...values, name: bilingual(profile.name) });
      };
      if (parts.length === 1 && only.n === about.packet.dice) return of("answer.allocate", only);
      return message("answer.allocate-split", { parts: parts.map((p) => of("answer.allocate-part", p)) });
    },
    sample(_, about: { packet: Packet }, source) {
      const n = about.packet.aims.length;
      const i = source.next(n + 1) > n ? about.packet.aims.findIndex((a) => a.pool === 0) : source.next(n) - 1;
      return { dice: about.packet.aims.map((_b, j) => (j === Math.max(0, i) ? about.packet.dice : 0)) };
    },
    assumes(game, about: { packet: Packet }, answer) {
      const p = about.packet;
      const shares = (answer as { readonly dice: readonly number[] }).dice.flatMap((n, at) => (n > 0 ? [at] : []));
      // Who shares blows out says how many; who gives all to one does so however many there are.
      if (shares.length > 1) return this.label?.(game, about, answer) ?? null;
      const aim = p.aims[shares[0] ?? 0];
      if (aim === undefined) return null;
      const several = p.aims.some((a) => a.unit === aim.unit && !samePool(a, aim));
      const foe = nameOf(game, aim.unit);
      const led = poolOf(game, aim).kind === "champion" ? message("assume.champion", { foe }) : leader(game, aim);
      const at = !several ? foe : aim.pool === 0 ? message("assume.others", { foe }) : led;
      return message("assume.allocate", { unit: doer(game, p), foe: at });
    },
    timeout: (_, about: { packet: Packet }) => ({
      dice: about.packet.aims.map((_b, j) => (j === 0 ? about.packet.dice : 0)),
    }),
  },
];
