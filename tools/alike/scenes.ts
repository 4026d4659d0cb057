// Situations that battles by name do not meet: what Wizards know and carry, and what armies have played between the steps.
import { type SpellId, spellIds, spells } from "@tercio/ninth-age/book";

const man = {
  ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
};
const block = (side: string, at: readonly number[], more: object = {}) => ({
  ...{ side, models: 10, files: 5, at },
  profile: { ...man, ...more },
});
const wizard = (side: string, at: readonly number[], path: string, items: readonly string[], offers = false) => ({
  ...{ side, models: 1, files: 1, at, character: true },
  profile: { ...man, hp: 3, rules: [{ rule: "wizard-master", path }, ...(offers ? OFFERS : [])], items },
});

/** In the unit of a Wizard who has it somebody may bleed for a spell. */
const OFFERS = ["t9a.magic-modifier.cul.sacrificial-offering"];

const wordOf = (id: SpellId): string => id.slice("t9a.".length);
const isIn = (id: SpellId, edition: string): boolean => {
  const row: { readonly [edition: string]: unknown } = spells[id];
  return "versions" in row || (row[edition] ?? null) !== null;
};
/** Spells of each path, and those of armies in handfuls. */
function known(edition: string): readonly (readonly [path: string, words: readonly string[]])[] {
  const by = new Map<string, string[]>();
  for (const id of spellIds) {
    const word = wordOf(id);
    if (!isIn(id, edition)) continue;
    const [kind = "", path = ""] = word.split(".");
    const key = kind === "spell" ? path : `pyromancy ${path.slice(0, 1)}`;
    by.set(key, [...(by.get(key) ?? []), word]);
  }
  return [...by].map(([path, words]) => [path.split(" ")[0] ?? path, words]);
}

const FIRST = ["scepter-of-power", "veil-walker", "ledger-of-souls"];
const SECOND = ["binding-scroll", "scepter-of-power", "sacred-hourglass"];

/** Scenes of The Ninth Age, by an edition; plain data, which a build of before may refuse. */
export function scenes(edition: string): readonly object[] {
  const magical = known(edition).map(([path, words], at) => ({
    ...{ edition, phase: "magic", turn: 5 },
    units: {
      W: wizard("first", [0, -8], path, FIRST, edition === "2e-late" && at % 2 === 0),
      L: block("first", [6, -8]),
      N: block("first", [-6, -8]),
      S: wizard("second", [0, 8], path, SECOND),
      M: block("second", [6, 8]),
      O: block("second", [-6, 8]),
    },
    magic: { known: { 0: words, 3: words }, tokens: [6, 6] },
  }));
  const between = {
    ...{ edition, phase: "turn", turn: 4 },
    units: {
      A: { ...block("first", [0, -12], { hp: 3, rules: ["orders"] }), models: 1, files: 1, character: true },
      B: block("first", [0, -2], { rules: ["parent-unit"] }),
      V: { ...block("first", [-30, -12], { hp: 6, rules: ["gateway"] }), models: 1, files: 1 },
      X: block("first", [12, -12], { rules: ["dust-to-dust"] }),
      Y: {
        ...{ side: "first", models: 1, files: 1, place: "destroyed", character: true },
        profile: { ...man, hp: 3, rules: ["hierophant"] },
      },
      C: block("second", [0, 12]),
      H: { ...block("second", [-30, 0], { hp: 5, dis: 9, rules: ["rebirth"] }), models: 1, files: 1, lost: 4 },
    },
  };
  return [...magical, between];
}
