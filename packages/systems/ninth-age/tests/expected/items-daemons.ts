import { tokensOfArmies } from "../../src/calculation/casting.ts";
import { armourOf, discipline, testDice } from "../../src/calculation/characteristics.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import type { NinthAge } from "../../src/state/state.ts";
import { fight, gameOf, like } from "../rule-cases/combat-scenes.ts";
import { item } from "../rule-cases/item-scenes.ts";
import { block, played, quiet } from "../rule-cases/scenes.ts";
import {
  back,
  bearer,
  bearing,
  blow,
  charging,
  hits,
  hitsBack,
  meets,
  men,
  ninths,
  type Own,
  type Part,
  percent,
  quick,
  type Rows,
  rules,
  save,
  shotAt,
  the,
  wounds,
  woundsBack,
} from "./items-scenes.ts";

const APART = "units of which nobody touches the bearer are none of these scenes";
const PAGE = "shown by the page of its rule";
const MOVED = "follows from the rate above";
const CARRIED = "not a blow: shown by the page of its rule";

const inches = (a: Own): readonly number[] => {
  const game = gameOf(fight({ a }));
  return [advanceRate(game, the(game)), marchRate(game, the(game))];
};
const two = (own: ReturnType<typeof rules>): Own => ({ models: 2, files: 2, profile: bearing(own) });
/** Two carriers side by side, or none. */
const pair = (own: ReturnType<typeof rules>): NinthAge => gameOf(fight({ a: two(own), b: men() }));
const armour = (bears: boolean, arm: number): number => {
  const game = meets({ arm, ...rules(bears, "chitinous-scales") });
  const [pool] = the(game).pools;
  return pool === undefined ? -1 : armourOf(game, the(game), pool).value;
};
const scales = (bears: boolean, arm: number, ap: number): string =>
  save(meets({ arm, ...rules(bears, "chitinous-scales") }, men({}, { ap })));

const yawn = (bears: boolean) => rules(bears, "chilling-yawn");
const legs = (bears: boolean) => rules(bears, "centipede-legs");
const vomit = (bears: boolean, wins: boolean | null): readonly number[] => {
  const own = { profile: bearing(rules(bears, "digestive-vomit")) };
  const [deep, thin] = [
    { models: 30, files: 6 },
    { models: 6, files: 6 },
  ];
  const scene = fight({ a: { ...own, ...(wins === true ? deep : thin) }, b: wins === true ? thin : deep });
  const game = wins === null ? gameOf(scene) : played(scene, quiet({}), { until: { step: "melee-phase/6" } }).game;
  const n = blow(game);
  return [n.strength.value, n.penetration.value, n.wound];
};
const snout = (bears: boolean, borne: boolean, more: Own = {}): number =>
  charging(
    { models: 5, files: 5, profile: bearing(rules(bears, "divining-snout")), ...more },
    borne ? { characters: [{ profile: like({ hp: 3, ...item("talisman-of-shielding") }) }] } : {},
  );
const blood = (bears: boolean, charge: boolean): number =>
  quick(meets({ ...rules(bears, "hot-blood"), ...(charge ? { charging: true } : {}) }));
const husk = (bears: boolean, str = 3, res = 4): NinthAge =>
  meets({ res, ...rules(bears, "iron-husk") }, men({}, { str }));
const flesh = (bears: boolean, own: Own = bearer(rules(bears, "kaleidoscopic-flesh")), away = 6): string =>
  shotAt(own, away);
const among = (of: number, joined: number, bears: boolean): Own => ({
  models: of,
  files: of,
  profile: bearing(rules(bears && joined === 0, "kaleidoscopic-flesh")),
  ...(joined === 0 ? {} : { characters: [{ profile: bearing(rules(bears, "kaleidoscopic-flesh")) }] }),
});
const plumed = (id: "mesmerising-plumage" | "storm-of-wings") => {
  const plume = (bears: boolean, more = {}, part: Part = {}): NinthAge => meets(rules(bears, id), men(more, part));
  return {
    offence: (bears: boolean) => back(plume(bears)).offensiveSkill.value,
    defence: (bears: boolean) => blow(plume(bears)).defensiveSkill.value,
    twice: (bears: boolean) => back(pair(rules(bears, id))).offensiveSkill.value,
    foe: (bears: boolean) => hitsBack(plume(bears)),
    foe2: (bears: boolean) => hitsBack(plume(bears, {}, { off: 2 })),
    own: (bears: boolean) => hits(plume(bears)),
    own2: (bears: boolean) => hits(plume(bears, { def: 2 })),
    bearer: (bears: boolean) => blow(plume(bears)).offensiveSkill.value,
  };
};
const [plume, storm] = [plumed("mesmerising-plumage"), plumed("storm-of-wings")];
const hands = (bears: boolean, at: "front" | "left" | "rear") => {
  const game = gameOf(fight({ a: men(), b: { ...bearer(rules(bears, "roaming-hands")), side: "second" }, facing: at }));
  const n = back(game);
  return { strength: n.strength.value, penetration: n.penetration.value, wound: `${n.wound}+` };
};
const coils = (bears: boolean, scoring: boolean, res = 3): NinthAge =>
  meets(rules(bears, "smothering-coils"), men({ res }, {}, { scoring }));
const smother = (bears: boolean, height: "Standard" | "Large" | "Gigantic"): NinthAge =>
  meets(rules(bears, "smother"), men({ height }, {}, { models: 1, files: 1 }));
const lips = (bears: boolean, dis = 8): NinthAge => meets({ dis, ...rules(bears, "stiff-upper-lip") });
const tokens = (bears: boolean, units: number, theirs = false): number => {
  const own = block("first", [0, 0], "north", { profile: like(rules(bears && !theirs, "sorcerous-antennae")) });
  const game = gameOf({
    phase: "movement",
    units: {
      A: own,
      ...(units > 1 ? { C: { ...own, at: [8, 0] as const } } : {}),
      B: block("second", [0, 20], "south", { profile: like(rules(bears && theirs, "sorcerous-antennae")) }),
    },
  });
  return tokensOfArmies(game, 0).value;
};
const jaw = (bears: boolean, height: "Standard" | "Large" | "Gigantic", res = 3): NinthAge =>
  meets(rules(bears, "unhinging-jaw"), men({ height, res }, {}, { models: 1, files: 1 }));
const again = (game: NinthAge): boolean => blow(game).effects.some((e) => e.value.kind === "reroll-wounds");
const tail = (bears: boolean, wields: "hand-weapon" | "great-weapon", def = 3, charge = false): NinthAge =>
  meets({ ...rules(bears, "whipcrack-tail"), wields, ...(charge ? { charging: true } : {}) }, men({ def }));

/** Manifestations of Daemons, and what Vampires have in their place. */
export const ofDaemons: { readonly [name: string]: Rows } = {
  "Chilling Yawn": [
    (bears) => quick(meets(yawn(bears)), 1),
    (bears) => quick(meets(yawn(bears), men({}, {}, { state: { charging: true } })), 1),
    (bears) => quick(pair(yawn(bears)), 1),
    APART,
    (bears) => quick(meets(yawn(bears), men({}, { agi: 1 })), 1),
    (bears) => quick(meets(yawn(bears))),
  ],
  "Centipede Legs": [
    (bears) => inches(bearer(legs(bears)))[1],
    (bears) => inches(bearer(legs(bears)))[0],
    MOVED,
    MOVED,
    (bears) => charging(bearer(legs(bears))) + 7,
    (bears) => inches({ ...men(), characters: [{ profile: bearing(legs(bears)) }] })[1],
  ],
  "Chitinous Scales": [
    (bears) => armour(bears, 0),
    (bears) => armour(bears, 1),
    (bears) => armour(bears, 2),
    (bears) => armour(bears, 3),
    (bears) => scales(bears, 0, 0),
    (bears) => scales(bears, 1, 0),
    (bears) => scales(bears, 0, 1),
    (bears) => scales(bears, 0, 2),
  ],
  "Digestive Vomit": [
    (bears) => vomit(bears, null)[0],
    (bears) => vomit(bears, null)[1],
    (bears) => vomit(bears, true)[0],
    (bears) => vomit(bears, true)[1],
    "a second victory is not played",
    "a second victory is not played",
    (bears) => vomit(bears, false)[0],
    "a second round is not played",
    (bears) => `${vomit(bears, true)[2]}+`,
    "a tie is not played",
  ],
  "Divining Snout": [
    (bears) => snout(bears, true),
    "one item is as good as several",
    (bears) => snout(bears, false),
    (bears) => snout(bears, true, { characters: [{ profile: bearing() }] }),
    (bears) => snout(bears, true) + 7,
    (bears) => snout(bears, true) + 12,
    (bears) => inches({ profile: bearing(rules(bears, "divining-snout")) })[0],
  ],
  "Hot Blood": [
    "counted with the momentum, as below",
    (bears) => blood(bears, true),
    (bears) => blood(bears, false),
    CARRIED,
  ],
  "Iron Husk": [
    (bears) => back(husk(bears)).resilience.value,
    (bears) => back(husk(bears, 3, 7)).resilience.value,
    "no spell lies on it",
    "no spell lies on it",
    ...[3, 4, 5, 6, 8].map((str) => (bears: boolean) => woundsBack(husk(bears, str))),
  ],
  "Kaleidoscopic Flesh": [
    (bears) => flesh(bears),
    (bears) => flesh(bears, undefined, 15),
    (bears) => flesh(bears, bearer(rules(bears, "kaleidoscopic-flesh", { rule: "hard-target", value: 1 }))),
    (bears) => flesh(bears, among(1, 1, bears)),
    "two of three models: two bearers among one are none of these scenes",
    (bears) => hitsBack(meets(rules(bears, "kaleidoscopic-flesh"))),
  ],
  "Mesmerising Plumage": [
    plume.offence,
    plume.defence,
    plume.twice,
    APART,
    plume.foe,
    plume.foe2,
    plume.own,
    plume.own2,
    plume.bearer,
  ],
  "Roaming Hands": [
    (bears) => hands(bears, "left").strength,
    (bears) => hands(bears, "left").penetration,
    (bears) => hands(bears, "rear").strength,
    (bears) => hands(bears, "rear").penetration,
    (bears) => hands(bears, "front").strength,
    (bears) => hands(bears, "front").penetration,
    (bears) => blow(meets(rules(bears, "roaming-hands"), men(), { facing: "left" })).strength.value,
    "no blow without an enemy",
    (bears) => hands(bears, "left").wound,
  ],
  "Smothering Coils": [
    (bears) => wounds(coils(bears, true)),
    (bears) => wounds(coils(bears, false)),
    (bears) => wounds(coils(bears, true, 4)),
    (bears) => wounds(coils(bears, true, 2)),
    "a unit that has lost Scoring is not played",
    CARRIED,
    (bears) => hits(coils(bears, true)),
  ],
  Smother: [
    (bears) => hits(smother(bears, "Standard")),
    (bears) => wounds(smother(bears, "Standard")),
    (bears) => hits(smother(bears, "Large")),
    (bears) => wounds(smother(bears, "Large")),
    (bears) => hits(smother(bears, "Gigantic")),
  ],
  "Sorcerous Antennae": [
    (bears) => tokens(bears, 1),
    "thirty models with it are one unit, as above",
    (bears) => tokens(bears, 2),
    (bears) => tokens(bears, 1, true),
    "other channelling adds to the same tokens: the page of Channel",
    "the dice of a card are not played",
  ],
  "Stiff Upper Lip": [
    (bears) => (testDice(lips(bears), the(lips(bears)), "panic").value === -1 ? "3D6, drop the highest" : "2D6"),
    (bears) => percent(lips(bears), "panic"),
    (bears) => percent(lips(bears, 7), "panic"),
    "no reroll here",
    (bears) =>
      (["break", "panic", "fear", "march", "restrain"] as const).every(
        (use) => testDice(lips(bears), the(lips(bears)), use).value === -1,
      ),
    "dice as they fall",
    (bears) => discipline(lips(bears), the(lips(bears)), "panic").value,
  ],
  "Unhinging Jaw": [
    (bears) => again(jaw(bears, "Standard")),
    (bears) => again(jaw(bears, "Large")),
    (bears) => again(jaw(bears, "Gigantic")),
    CARRIED,
    (bears) => ninths(jaw(bears, "Large")),
    (bears) => ninths(jaw(bears, "Large", 5)),
    (bears) => ninths(jaw(bears, "Standard")),
  ],
  "Whipcrack Tail": [
    (bears) => hits(tail(bears, "hand-weapon")),
    (bears) => hits(tail(bears, "hand-weapon", 5)),
    (bears) => hits(tail(bears, "hand-weapon", 1)),
    (bears) => hits(tail(bears, "great-weapon")),
    (bears) => quick(tail(bears, "great-weapon")),
    (bears) => quick(tail(bears, "great-weapon", 3, true)),
    (bears) => quick(tail(bears, "hand-weapon")),
    CARRIED,
  ],
  "Storm of Wings": [storm.offence, storm.defence, storm.twice, APART, storm.foe, storm.foe2, storm.own, storm.own2],
  "Dark Hide": Array.from({ length: 5 }, () => "where it may stand: the page of its rule"),
  "Mirrored Scales": Array.from({ length: 9 }, () => PAGE),
};
