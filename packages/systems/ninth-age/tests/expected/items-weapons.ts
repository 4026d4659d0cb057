import { dueling } from "../../src/calculation/dueling.ts";
import type { NinthAge } from "../../src/state/state.ts";
import { fight, gameOf, like } from "../rule-cases/combat-scenes.ts";
import { guarded, type Hero, hero } from "../rule-cases/item-scenes.ts";
import {
  armed,
  attacks,
  bearer,
  bearing,
  blow,
  hits,
  items,
  meets,
  men,
  ninths,
  type Part,
  plus,
  quick,
  type Rows,
  sixes,
  worst,
  wounds,
} from "./items-scenes.ts";

const CHANGED = "no spell lies on it";
/** Is a blow with it Magical: past what guards against all others? */
const magical = (own: Hero): boolean => {
  const [bare, guards] = [guarded({}, { items: ["ghostly-guard"] })[0], guarded(own, { items: ["ghostly-guard"] })[0]];
  return bare !== guards;
};
const rival = (own: Hero): NinthAge => {
  const game = gameOf(fight({ a: bearer(own), b: hero("second", {}) }));
  return dueling(game, { unit: 0, pool: 0 }, { unit: 1, pool: 0 });
};
const again = (game: NinthAge): boolean => blow(game).effects.some((e) => e.value.kind === "reroll-wounds");
const against = (own: Hero, more: Parameters<typeof men>[0], b: Parameters<typeof men>[2] = {}): NinthAge =>
  meets(own, men(more, {}, b));
const strength = (game: NinthAge): number => blow(game).strength.value;
const penetration = (game: NinthAge): number => blow(game).penetration.value;

const kopesh = (bears: boolean, part: Part = {}, more: Parameters<typeof men>[0] = {}): NinthAge =>
  against({ wields: bears ? "colossal-kopesh" : "hand-weapon", part }, more);
const towering = (hp: number) => ({ hp, rules: ["towering-presence"] as const });
const scourge = (bears: boolean, wields: "hand-weapon" | "paired-weapons" = "hand-weapon", att = 3): Hero => ({
  ...armed(bears, "scourge-of-kings", wields),
  part: { att },
});
const slayer = (bears: boolean): Hero => (bears ? armed(true, "godslayer", "great-weapon") : { wields: "hand-weapon" });
const slain = (bears: boolean, hp: number, save?: "aegis" | "fortitude"): number =>
  worst(against(slayer(bears), { hp, ...(save === undefined ? {} : { rules: [{ rule: save, need: 5 }] }) }));
const hammer = (bears: boolean, att = 3): Hero => ({ ...armed(bears, "hammer-of-witches"), part: { att } });
const CHANNEL = { rules: [{ rule: "channel", value: 1 } as const] };
const kings = (bears: boolean, of: number, champion = false, more: Hero = {}): NinthAge =>
  against(
    { ...armed(bears, "king-slayer"), ...more },
    {},
    {
      models: 20,
      files: 2,
      ...(champion ? { champion: true } : {}),
      ...(of === 0 ? {} : { characters: [0, 1].slice(0, of).map((file) => ({ profile: like({ hp: 3 }), file })) }),
    },
  );
const mastery = (
  bears: boolean,
  state: "first" | "charging" | "later",
  more: Parameters<typeof men>[0] = {},
): NinthAge => {
  const own = bears ? armed(true, "mastery-of-slaughter", "spear") : armed(false, "mastery-of-slaughter");
  const a = bearer({ ...own, ...(state === "charging" ? { charging: true } : {}) });
  return gameOf(fight({ a: { ...a, state: { ...a.state, rounds: state === "later" ? 1 : 0 } }, b: men(more) }));
};
const might = (bears: boolean, wields: "hand-weapon" | "great-weapon" = "hand-weapon", str = 4): Hero => ({
  ...armed(bears, "titanic-might", wields),
  part: { str },
});

export const weaponsOf: { readonly [name: string]: Rows } = {
  "Colossal Kopesh": [
    (bears) => strength(kopesh(bears)),
    (bears) => penetration(kopesh(bears)),
    (bears) => wounds(kopesh(bears)),
    (bears) => quick(kopesh(bears)),
    (bears) => worst(kopesh(bears)),
    (bears) => {
      const most = worst(kopesh(bears, {}, towering(5)));
      return bears ? `D${most}` : most;
    },
    (bears) => worst(kopesh(bears, {}, towering(2))),
    (bears) => strength(kopesh(bears, { str: 5, ap: 1 })),
    (bears) => penetration(kopesh(bears, { str: 5, ap: 1 })),
  ],
  "Scourge of Kings": [
    (bears) => attacks(meets(scourge(bears))),
    (bears) => attacks(meets(scourge(bears, "paired-weapons"))),
    (bears) => blow(meets(scourge(bears, "paired-weapons"))).offensiveSkill.value,
    (bears) => strength(meets(scourge(bears))),
    (bears) => attacks(meets(scourge(bears, "hand-weapon", 7))),
    CHANGED,
    (bears) => again(rival(scourge(bears))),
    (bears) => again(meets(scourge(bears))),
    (bears) => ninths(rival(scourge(bears))),
    (bears) => ninths(meets(scourge(bears))),
  ],
  Godslayer: [
    (bears) => attacks(meets(slayer(bears))),
    (bears) => strength(meets(slayer(bears))),
    (bears) => penetration(meets(slayer(bears))),
    (bears) => quick(meets(slayer(bears))),
    (bears) => wounds(meets(slayer(bears))),
    (bears) => slain(bears, 1),
    (bears) => slain(bears, 3, "aegis"),
    (bears) => slain(bears, 1, "aegis"),
    "an Aegis against some attacks only: undecided in the text",
    (bears) => slain(bears, 3, "fortitude"),
    (bears) =>
      blow(against(slayer(bears), { rules: [{ rule: "aegis", need: 5 }] })).effects.some(
        (e) => e.value.kind === "reroll-aegis",
      ),
    "follows from the reroll above",
  ],
  "Hammer of Witches": [
    (bears) => attacks(meets(hammer(bears))),
    "an enchanted weapon is always in hand, by a ruling",
    (bears) => attacks(meets(hammer(bears, 6))),
    CHANGED,
    (bears) => sixes(against(hammer(bears), CHANNEL)),
    (bears) => sixes(meets(hammer(bears))),
    "shown by the natural 6s: no other face hits twice",
    (bears) => magical(hammer(bears)),
    (bears) => strength(meets(hammer(bears))),
    (bears) => hits(meets(hammer(bears))),
  ],
  "King Slayer": [
    (bears) => attacks(kings(bears, 0)),
    (bears) => strength(kings(bears, 0)),
    (bears) => penetration(kings(bears, 0)),
    (bears) => magical(armed(bears, "king-slayer")),
    (bears) => attacks(kings(bears, 1)),
    (bears) => strength(kings(bears, 1)),
    (bears) => penetration(kings(bears, 1)),
    (bears) => attacks(kings(bears, 2)),
    (bears) => strength(kings(bears, 2)),
    (bears) => penetration(kings(bears, 2)),
    (bears) => attacks(kings(bears, 0, true)),
    (bears) => {
      // The wielder at one end of a rank of men, the Character before its other end.
      const own = bearing({ ...items(bears, "king-slayer"), weapons: ["hand-weapon"] });
      const game = gameOf(
        fight({
          a: { models: 9, files: 10, characters: [{ profile: own, file: 0, weapon: "hand-weapon" }] },
          b: { models: 19, files: 10, characters: [{ profile: like({ hp: 3 }), file: 0 }] },
        }),
      );
      return attacks(game, 1);
    },
    "one who falls before the blow is none of these scenes",
    (bears) => wounds(kings(bears, 1)),
    (bears) => blow(kings(bears, 2)).offensiveSkill.value,
  ],
  "Mastery of Slaughter": [
    (bears) => wounds(mastery(bears, "later")),
    (bears) => strength(mastery(bears, "first")),
    (bears) => penetration(mastery(bears, "later")),
    (bears) => penetration(mastery(bears, "first")),
    (bears) => quick(mastery(bears, "first")),
    (bears) => quick(mastery(bears, "charging")),
    (bears) => quick(mastery(bears, "later")),
    (bears) => sixes(mastery(bears, "later")),
    "shown by the natural 6s: no other face hits twice",
    "natural 6s to wound: the page of Lethal Strike",
    (bears) => worst(mastery(bears, "later")) / (bears ? 2 : 1),
    (bears) => worst(mastery(bears, "later", { hp: 3 })) / (bears ? 2 : 1),
    "natural 6s to wound: the page of Lethal Strike",
    (bears) =>
      plus(blow(mastery(bears, "later", { rules: [{ rule: "fortitude", need: 4 }] })).special?.value.need ?? null),
  ],
  "Titanic Might": [
    (bears) => strength(meets(might(bears))),
    (bears) => strength(meets(might(bears, "great-weapon"))),
    (bears) => penetration(meets(might(bears))),
    (bears) => attacks(meets(might(bears))),
    (bears) => magical(might(bears)),
    (bears) => wounds(meets(might(bears))),
    (bears) => wounds(against(might(bears), { res: 6 })),
    (bears) => wounds(against(might(bears), { res: 7 })),
    (bears) => wounds(against(might(bears), { res: 9 })),
    (bears) => strength(meets(might(bears, "hand-weapon", 8))),
  ],
};
