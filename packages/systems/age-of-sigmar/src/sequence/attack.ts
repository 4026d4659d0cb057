import { printedDice } from "@tercio/dice";
import { type Message, message, settled } from "@tercio/kernel";
import { goesOn, hitDice, MORTAL, saveDice, woundDice } from "../calculation/dice.ts";
import { type Need, sixesOf } from "../calculation/numbers.ts";
import type { Attack, Six } from "../hooks/moments.ts";
import { type Packet, weaponAt } from "../calculation/attacks.ts";
import { type Count, type Sigmar, unit } from "../state/state.ts";
import { sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const RANDOM = "aos2.core.modifiers.random-values";
const HIT = "aos2.core.attack.hit-roll";
const WOUND = "aos2.core.attack.wound-roll";
const SAVE = "aos2.core.attack.save-roll";
const DAMAGE = "aos2.core.attack.damage";

type Vars = { readonly unit: number; readonly packet: Packet };
const attackOf = (g: Sigmar, { unit: id, packet }: Vars): Attack => {
  const by = unit(g, id);
  return { by, at: unit(g, packet.target), weapon: weaponAt(by, packet.weapon) };
};
const words = ({ by, at, weapon }: Attack): { readonly [name: string]: Message } => ({
  unit: named(by),
  foe: named(at),
  weapon: { key: "@", values: { ...weapon.name } },
});

const reasons = (key: string, need: Need) => [{ name: message(key), breakdown: need.breakdown }];

/** So many of that count: rolled where it is a die, else known. */
const known = (count: Count, times: number): number | null => (typeof count === "number" ? count * times : null);

/** Mortal wounds that the natural 6s of a roll inflict: one entry for each rule that says so. */
const mortalsOf = (g: Sigmar, v: Vars & { readonly sixes: number }, roll: Six["roll"]): readonly Count[] =>
  v.sixes === 0 ? [] : sixesOf(g, attackOf(g, v), roll).flatMap((s) => ("mortal" in s ? [s.mortal] : []));

/** Dice for as many mortal wounds, where they are not known without. */
function mortalRoll(g: Sigmar, v: Vars & { readonly sixes: number }, count: Count) {
  if (typeof count === "number") return settled({ total: count * v.sixes });
  const a = attackOf(g, v);
  return {
    type: "roll" as const,
    player: a.by.entry.seat,
    label: message("roll.mortal", { ...words(a), sixes: v.sixes }),
    dice: { kind: "sum" as const, ...printedDice(`${v.sixes}${count}`) },
    rule: MORTAL,
  };
}

/** Attacks of a unit with one weapon against one target, all at once: each roll for all that got so far. */
export const attack = sequence(
  "attack",
  { en: "Making attacks", fr: "Porter des attaques" },
  { attacks: 0, sixes: 0, hits: 0, wounds: 0, points: 0, mortal: 0 },
  ({ act, each, roll }) => [
    roll(
      "number",
      { en: "Roll the number of attacks", fr: "Déterminer le nombre d’attaques" },
      (g, v) => {
        const a = attackOf(g, v);
        const { attacks } = a.weapon;
        if (typeof attacks === "number") return null;
        return {
          type: "roll",
          player: a.by.entry.seat,
          label: message("roll.attacks", { ...words(a), models: v.packet.models }),
          dice: { kind: "sum", ...printedDice(`${v.packet.models}${attacks}`) },
          rule: RANDOM,
        };
      },
      (_, __, outcome) => ({ vars: { attacks: outcome.total } }),
      RANDOM,
    ),
    act("count", { en: "Number of attacks", fr: "Nombre d’attaques" }, (g, v) => ({
      vars: { attacks: known(attackOf(g, v).weapon.attacks, v.packet.models) ?? v.attacks },
    })),
    roll(
      "hit-roll",
      { en: "Hit rolls", fr: "Jets de touche" },
      (g, v) => {
        if (v.attacks === 0) return null;
        const a = attackOf(g, v);
        const { need, dice } = hitDice(g, a, v.attacks);
        return {
          type: "roll",
          player: a.by.entry.seat,
          label: message("roll.hit", { ...words(a), dice: v.attacks, need: need.face ?? 6 }),
          dice,
          rule: HIT,
          breakdowns: reasons("value.to-hit", need),
        };
      },
      (g, v, { counts }, context) => {
        const a = attackOf(g, v);
        const sixes = counts[2] ?? 0;
        const hits = goesOn(g, a, "hit", counts);
        tell(context, "hits", HIT, { ...words(a), hits, attacks: v.attacks });
        // What is done with is forgotten: the odds go on once for all that agree in the rest.
        return { vars: { attacks: 0, hits, sixes } };
      },
      HIT,
    ),
    each((g, v) => mortalsOf(g, v, "hit")).roll(
      "mortal-hits",
      { en: "Mortal wounds of hit rolls", fr: "Blessures mortelles des jets de touche" },
      mortalRoll,
      (_, v, __, outcome) => ({ vars: { mortal: v.mortal + outcome.total } }),
      MORTAL,
    ),
    act("hits-counted", { en: "Hits are counted", fr: "Les touches sont comptées" }, () => ({ vars: { sixes: 0 } })),
    roll(
      "wound-roll",
      { en: "Wound rolls", fr: "Jets de blessure" },
      (g, v) => {
        if (v.hits === 0) return null;
        const a = attackOf(g, v);
        const { need, dice } = woundDice(g, a, v.hits);
        return {
          type: "roll",
          player: a.by.entry.seat,
          label: message("roll.wound", { ...words(a), dice: v.hits, need: need.face ?? 6 }),
          dice,
          rule: WOUND,
          breakdowns: reasons("value.to-wound", need),
        };
      },
      (g, v, { counts }, context) => {
        const a = attackOf(g, v);
        const sixes = counts[2] ?? 0;
        const wounds = goesOn(g, a, "wound", counts);
        tell(context, "wounds", WOUND, { ...words(a), wounds });
        return { vars: { hits: 0, wounds, sixes } };
      },
      WOUND,
    ),
    each((g, v) => mortalsOf(g, v, "wound")).roll(
      "mortal-wounds",
      { en: "Mortal wounds of wound rolls", fr: "Blessures mortelles des jets de blessure" },
      mortalRoll,
      (_, v, __, outcome) => ({ vars: { mortal: v.mortal + outcome.total } }),
      MORTAL,
    ),
    act("wounds-counted", { en: "Wounds are counted", fr: "Les blessures sont comptées" }, () => ({
      vars: { sixes: 0 },
    })),
    roll(
      "save-roll",
      { en: "Save rolls", fr: "Jets de sauvegarde" },
      (g, v) => {
        if (v.wounds === 0) return null;
        const a = attackOf(g, v);
        const save = saveDice(g, a, v.wounds);
        if (save === null) return null;
        const { need, dice } = save;
        return {
          type: "roll",
          player: a.at.entry.seat,
          label: message("roll.save", { ...words(a), dice: v.wounds, need: need.face ?? 6 }),
          dice,
          rule: SAVE,
          breakdowns: reasons("value.save-roll", need),
        };
      },
      (g, v, { counts }, context) => {
        const saved = counts[1] ?? 0;
        tell(context, "saves", SAVE, { ...words(attackOf(g, v)), saved, wounds: v.wounds });
        return { vars: { wounds: v.wounds - saved } };
      },
      SAVE,
    ),
    roll(
      "damage",
      { en: "Determine damage", fr: "Déterminer les dégâts" },
      (g, v) => {
        const a = attackOf(g, v);
        const { damage } = a.weapon;
        if (v.wounds === 0 || typeof damage === "number") return null;
        return {
          type: "roll",
          player: a.by.entry.seat,
          label: message("roll.damage", { ...words(a), attacks: v.wounds }),
          dice: { kind: "sum", ...printedDice(`${v.wounds}${damage}`) },
          rule: DAMAGE,
        };
      },
      (_, __, outcome) => ({ vars: { points: outcome.total } }),
      DAMAGE,
    ),
    act(
      "total",
      { en: "Damage of all attacks", fr: "Dégâts de toutes les attaques" },
      (g, v) => ({ vars: { points: known(attackOf(g, v).weapon.damage, v.wounds) ?? v.points, wounds: 0 } }),
      DAMAGE,
    ),
  ],
  (_, v) => ({ unit: v.packet.target, wounds: v.points, mortal: v.mortal }),
);
