import { type Bilingual, hashOf, inBoth } from "@tercio/kernel";
import { armies } from "../armies/index.ts";
import { profileOf } from "../state/unit-records.ts";
import type { Profile, UnitEntry } from "../state/state.ts";
import type { SceneProfile } from "./types.ts";

const mm = 100;

const idOf = (name: Bilingual): string =>
  name.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const entries = Object.values(armies).flatMap((a) => a.units);
/** Units of the built-in armies by id, which is their English name in lower case with hyphens: of several the first, before any items. */
export const builtIn: ReadonlyMap<string, UnitEntry> = new Map(
  entries.map((e) => [idOf(e.name), entries.find((f) => idOf(f.name) === idOf(e.name)) ?? e]),
);
const known: ReadonlyMap<string, string> = new Map([...builtIn].map(([id, e]) => [hashOf(profileOf(e)), id]));

const one = (name: Bilingual): string | Bilingual => (name.en === name.fr ? name.en : name);

/** A profile of the scene as the game has it. */
export const fromScene = (p: SceneProfile, name: string | Bilingual): Profile => ({
  name: inBoth(p.name ?? name),
  type: p.type,
  height: p.height,
  baseWidth: Math.floor(p.base[0] * mm + 0.5),
  baseDepth: Math.floor(p.base[1] * mm + 0.5),
  ...(p.round === true ? { round: true } : {}),
  advanceRate: p.adv,
  marchRate: p.mar,
  discipline: p.dis,
  healthPoints: p.hp,
  defensiveSkill: p.def,
  resilience: p.res,
  armour: p.arm ?? 0,
  suit: p.suit ?? "none",
  shield: p.shield ?? false,
  parts: p.parts.map((x) => ({
    name: inBoth(x.name ?? p.name ?? name),
    attackValue: x.att,
    offensiveSkill: x.off,
    strength: x.str,
    armourPenetration: x.ap,
    agility: x.agi,
    harnessed: x.harnessed ?? false,
    ...(x.missiles === undefined ? {} : { missiles: x.missiles }),
    ...(x.rolled === undefined ? {} : { rolled: x.rolled }),
    ...(x.rules === undefined ? {} : { rules: x.rules }),
  })),
  weapons: p.weapons ?? ["hand-weapon"],
  rules: p.rules ?? [],
  ...(p.items === undefined ? {} : { items: p.items }),
  ...(p.army === undefined ? {} : { army: p.army }),
  notYet: p.notYet ?? [],
});

/** A profile in the words of a scene: a built-in one by its id, any other in full. */
export function toScene(profile: Profile): string | SceneProfile {
  const p = profileOf(profile);
  return (
    known.get(hashOf(p)) ?? {
      name: one(p.name),
      type: p.type,
      height: p.height,
      base: [p.baseWidth / mm, p.baseDepth / mm],
      ...(p.round === true ? { round: true } : {}),
      adv: p.advanceRate,
      mar: p.marchRate,
      dis: p.discipline,
      hp: p.healthPoints,
      def: p.defensiveSkill,
      res: p.resilience,
      arm: p.armour,
      suit: p.suit,
      shield: p.shield,
      parts: p.parts.map((x) => ({
        name: one(x.name),
        att: x.attackValue,
        off: x.offensiveSkill,
        str: x.strength,
        ap: x.armourPenetration,
        agi: x.agility,
        harnessed: x.harnessed,
        ...(x.missiles === undefined ? {} : { missiles: x.missiles }),
        ...(x.rolled === undefined ? {} : { rolled: x.rolled }),
        ...(x.rules === undefined ? {} : { rules: x.rules }),
      })),
      weapons: p.weapons,
      rules: p.rules,
      ...(p.items === undefined ? {} : { items: p.items }),
      ...(p.army === undefined ? {} : { army: p.army }),
      ...(p.notYet.length > 0 ? { notYet: p.notYet } : {}),
    }
  );
}
