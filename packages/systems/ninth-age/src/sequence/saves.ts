import { settled } from "@tercio/kernel";
import { type Apart, aimOfAttack, apart, type Attack, counted, stageDice } from "../calculation/saves-apart.ts";
import { wardSpent } from "../calculation/hits-first.ts";
import { tokensDiscarded, tokensFor } from "../calculation/losses-ignored.ts";
import { reasonsFor } from "../calculation/strikes.ts";
import { poolOf } from "../state/pools.ts";
import { spellRule } from "../state/spells.ts";
import { type NinthAge, type Seat, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { doer, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;
const STEP = "t9a.sequence.attacks.attack";

export interface SavesGiven {
  readonly attack: Attack;
  /** Whose dice they are that wound. */
  readonly seat: Seat;
}
export interface SavesOwn {
  /** Wounds that armour may stop, and those that go past it. */
  readonly wounds: number;
  readonly pierced: number;
  /** Armour Saves failed, and whether one is made again. */
  readonly failed: number;
  readonly again: boolean;
  /** Veil Tokens that are discarded for wounds. */
  readonly tokens: number;
  /** Wounds that no save has stopped, and those of them that cost one Health Point less. */
  readonly left: number;
  readonly lessened: number;
  readonly healed: number;
}
export type SavesResult = Pick<SavesOwn, "left" | "lessened" | "healed">;
type Vars = SavesGiven & SavesOwn;

const of = (game: G, { attack }: SavesGiven): Apart => {
  const found = apart(game, attack);
  if (found === null) throw new Error("nothing looks at these saves one by one");
  return found;
};
const owner = (game: G, { attack }: SavesGiven): Seat => unit(game, aimOfAttack(attack).unit).seat;
/** Wounds that Veil Tokens do for. */
const keptOf = ({ kept }: Apart, v: Vars): number =>
  kept === null ? 0 : Math.min(v.failed + v.pierced, v.tokens * kept.each + kept.spare);

/** Wounds with the special save of all and those past it; `kept`: of each the ones that tokens do for, past it first. */
function woundsOf(a: Apart, v: Vars) {
  const all = a.special === null ? 0 : v.failed + (a.pierces === "armour" && a.past === null ? v.pierced : 0);
  const beyond = v.failed + v.pierced - all;
  const kept = keptOf(a, v);
  const past = Math.min(kept, beyond);
  return { tried: all - (kept - past), past: beyond - past, kept: { tried: kept - past, past } };
}

/** Dice of one kind for whoever is struck. */
function dice(game: G, v: SavesGiven, player: Seat, count: number, stage: "wound" | "armour" | "special" | "past") {
  const a = of(game, v);
  const row = a[stage];
  if (row === null || row.need === null || count === 0) return null;
  const ref = aimOfAttack(v.attack);
  return {
    type: "roll" as const,
    player,
    label: message(`roll.apart.${stage === "past" ? "special" : stage}`, {
      unit: doer(game, ref),
      dice: count,
      need: row.need,
    }),
    dice: stageDice(row, count),
    rule: `${STEP}.${stage === "wound" ? 4 : stage === "armour" ? 5 : 6}`,
    get breakdowns() {
      return reasonsFor(a.numbers);
    },
  };
}

/** Hits on one Health Pool of whose saves something looks at each: to wound, armour, special saves, each for itself. */
export const saves = sequence(
  "saves",
  { en: "Saves one by one", fr: "Sauvegardes une à une" },
  { wounds: 0, pierced: 0, failed: 0, again: false, tokens: 0, left: 0, lessened: 0, healed: 0 },
  ({ act, choose, roll }) => [
    roll(
      "a",
      { en: "Roll to wound", fr: "Jets pour blesser" },
      (game, v) => {
        const { hits } = of(game, v);
        return dice(game, v, v.seat, hits, "wound") ?? settled({ counts: [0, hits, 0] });
      },
      (game, v, { counts }) => {
        const { pierces } = of(game, v);
        const { plain, sixes } = counted(counts);
        return pierces === null ? { vars: { wounds: plain + sixes } } : { vars: { wounds: plain, pierced: sixes } };
      },
    ),
    roll(
      "b",
      { en: "Armour Saves", fr: "Sauvegardes d’armure" },
      (game, v) => dice(game, v, owner(game, v), v.wounds, "armour") ?? settled({ counts: [v.wounds, 0, 0] }),
      (_, __, { counts }) => ({ vars: { failed: counted(counts).failed } }),
    ),
    choose(
      "c",
      { en: "Make an Armour Save again", fr: "Relancer une sauvegarde d’armure" },
      "use-item",
      (game, v) => {
        const { again } = of(game, v);
        if (again === null || v.failed === 0) return null;
        const ref = aimOfAttack(v.attack);
        const bearer = poolOf(game, ref).self ?? ref.unit;
        return { player: owner(game, v), about: { items: [{ unit: bearer, item: again.item }] } };
      },
      (game, v, answer, context) => {
        if ("done" in answer) return {};
        tell(context, "usesItem", "t9a.rule.one-use", {
          unit: named(unit(game, answer.unit)),
          item: message(`rule.${answer.item}`),
        });
        return { vars: { again: true } };
      },
      "t9a.rule.one-use",
    ),
    roll(
      "d",
      { en: "One Armour Save again", fr: "Une sauvegarde d’armure relancée" },
      (game, v) => (v.again ? dice(game, v, owner(game, v), 1, "armour") : null),
      (_, v, { counts }) => ({ vars: { failed: v.failed - 1 + counted(counts).failed } }),
    ),
    choose(
      "d2",
      { en: "Veil Tokens in place of Health Points", fr: "Des marqueurs « Voile » à la place de Points de vie" },
      "ignore-losses",
      (game, v) => {
        const { kept, lessens } = of(game, v);
        const wounds = v.failed + v.pierced;
        const most = kept === null ? 0 : tokensFor(kept, wounds);
        if (kept === null || most === 0) return null;
        const { wizard, spell, way, each } = kept;
        return {
          player: owner(game, v),
          about: { wizard, spell, way, at: aimOfAttack(v.attack), wounds, each, lessens, most },
        };
      },
      (_, __, { tokens }) => ({ vars: { tokens } }),
    ),
    roll(
      "e",
      { en: "Special saves", fr: "Sauvegardes spéciales" },
      (game, v) => {
        const a = of(game, v);
        const { tried } = woundsOf(a, v);
        return dice(game, v, owner(game, v), tried, "special") ?? settled({ counts: [tried, 0, 0] });
      },
      (game, v, { counts }) => {
        const a = of(game, v);
        const { failed, sixes } = counted(counts);
        return { vars: { left: woundsOf(a, v).past + failed, healed: sixes * (a.heals?.points ?? 0) } };
      },
    ),
    roll(
      "e1",
      { en: "Special saves past a Fortitude", fr: "Sauvegardes spéciales malgré la Fortitude" },
      (game, v) =>
        of(game, v).past === null ? null : dice(game, v, owner(game, v), woundsOf(of(game, v), v).past, "past"),
      (game, v, { counts }) => {
        return { vars: { left: v.left - woundsOf(of(game, v), v).past + counted(counts).failed } };
      },
    ),
    roll(
      "e2",
      { en: "Special saves of lighter wounds", fr: "Sauvegardes spéciales de blessures allégées" },
      (game, v) => {
        const a = of(game, v);
        const { kept } = woundsOf(a, v);
        if (!a.lessens || kept.tried + kept.past === 0) return null;
        return dice(game, v, owner(game, v), kept.tried, "special") ?? settled({ counts: [kept.tried, 0, 0] });
      },
      (game, v, { counts }) => {
        const a = of(game, v);
        const { failed, sixes } = counted(counts);
        const healed = v.healed + sixes * (a.heals?.points ?? 0);
        return { vars: { lessened: woundsOf(a, v).kept.past + failed, healed } };
      },
    ),
    roll(
      "e3",
      {
        en: "Special saves of lighter wounds past a Fortitude",
        fr: "Sauvegardes spéciales de blessures allégées malgré la Fortitude",
      },
      (game, v) => {
        const a = of(game, v);
        return !a.lessens || a.past === null ? null : dice(game, v, owner(game, v), woundsOf(a, v).kept.past, "past");
      },
      (game, v, { counts }) => {
        return { vars: { lessened: v.lessened - woundsOf(of(game, v), v).kept.past + counted(counts).failed } };
      },
    ),
    act("f", { en: "What is used up", fr: "Ce qui est épuisé" }, (game, v, context) => {
      const a = of(game, v);
      const at = aimOfAttack(v.attack);
      const used = v.again && a.again !== null ? wardSpent(game, at, a.again.item) : game;
      const losses = keptOf(a, v);
      if (a.kept === null || losses === 0) return used === game ? {} : { game: used };
      tell(context, a.lessens ? "lossesLessened" : "lossesIgnored", spellRule(a.kept.spell), {
        unit: doer(game, at),
        losses,
        tokens: v.tokens,
        spell: spellNamed(game.edition, a.kept),
      });
      return { game: tokensDiscarded(used, unit(game, at.unit), poolOf(game, at), a.kept, v.tokens, losses) };
    }),
  ],
  (_, { left, lessened, healed }) => ({ left, lessened, healed }),
);
