// The battles of a contest: lists of about 1,500 points with a Wizard, with shots, and plain; terrain and objectives rolled.
import type { Scenario } from "@tercio/kernel";
import { type Army, armies, ninthAge } from "@tercio/ninth-age";

type Rows = readonly (readonly [army: string, ...units: readonly string[]])[];

/** An army of rows of others, by the beginnings of their English names. */
function drawn(id: string, rows: Rows): Army {
  const units = rows.flatMap(([army, ...names]) =>
    names.map((name) => {
      const found = armies[army]?.units.find((u) => u.name.en.startsWith(name));
      if (found === undefined) throw new Error(`no "${name}" in ${army}`);
      return found;
    }),
  );
  const first = armies[(rows[0] as Rows[number])[0]] as Army;
  return { ...first, id, units };
}

const listed = (id: string): Army => {
  const found = armies[id];
  if (found === undefined) throw new Error(`no army "${id}"`);
  return found;
};

/** 1,464, 1,380 and 1,500 Army Points. */
const small: readonly Army[] = [
  drawn("sonnstahl-1500", [
    [
      "sonnstahl-magic",
      "Heavy Infantry with Halberds",
      "Imperial Guard",
      "Electoral Cavalry",
      "Marshal",
      "Wizard Adept",
    ],
    ["sonnstahl-guns", "Light Infantry with Handguns"],
  ]),
  drawn("dark-gods-1500", [
    ["dark-gods-magic", "Warriors", "Barbarians with Spears", "Barbarian Horsemen", "Chosen Lord", "Sorcerer Adept"],
    ["warriors-of-the-dark-gods", "Warhounds"],
  ]),
  listed("highborn-elves"),
];

/** 4,500 Army Points or a little less: three times the same rows. */
const large: readonly Army[] = small.map((a) => ({
  ...a,
  id: `${a.id}-3`,
  units: [a, a, a].flatMap(({ units }, i) => units.filter((u) => i === 0 || u.character !== true)),
}));

/** Who meets whom: each list itself, and the first two each other. */
const PAIRS = [
  [0, 0],
  [1, 1],
  [0, 1],
  [2, 2],
] as const;

/** The set-up of a battle by its place in the contest; it is played from both sides. */
export function setUp(place: number, size: 1500 | 4500): Scenario {
  const lists = size === 1500 ? small : large;
  const [a, b] = PAIRS[place % PAIRS.length] as (typeof PAIRS)[number];
  const usual = ninthAge.rules.starter();
  return {
    ...usual,
    setup: {
      ...usual.setup,
      armies: [lists[a] as Army, lists[b] as Army],
      deployment: "roll",
      objective: "roll",
      map: "roll",
      size,
    },
  };
}
