import { type Message, message as anyMessage } from "@tercio/kernel";
import { type FactList, type Piece, polygon, type Texture, thing } from "@tercio/board";
import { dangers } from "../book/terrain.ts";
import { features } from "../calculation/features.ts";
import { dangerRow } from "../calculation/ground.ts";
import { featureKey, featureName, middleOf } from "../battlefield/terrain.ts";
import { named } from "../sequence/emit.ts";
import { spellRule } from "../state/spells.ts";
import { type NinthAge, unit } from "../state/state.ts";
import type { FeatureKind, Ground, Marker } from "../state/terrain.ts";
import { message } from "../messages/message.ts";

const textures: { readonly [kind in Ground["kind"]]: Texture } = {
  field: "furrows",
  forest: "trees",
  hill: "contours",
  impassable: "hatched",
  ruins: "rubble",
  tornado: "swirls",
  wall: "bricks",
  water: "ripples",
};

/** What each kind does by rule, by which its card leads on. */
const rules = {
  field: ["cover"],
  forest: ["dangerous", "no-steadfast", "cover"],
  hill: ["charge-reroll", "cover"],
  impassable: ["no-entry", "cover"],
  ruins: ["dangerous", "cover"],
  wall: ["dangerous", "distracting", "cover"],
  water: ["dangerous", "no-steadfast", "lose-flaming"],
} as const satisfies { readonly [kind in FeatureKind]: readonly string[] };

const whom = ["infantry", "beast", "cavalry", "construct", "flying"] as const;

/** To whom a kind of ground is dangerous, and how much: a line for each number, as the row of the book has it. */
function dangersSaid(kind: FeatureKind): FactList["items"] {
  const rule = dangerRow(kind);
  if (rule === null) return [];
  const row: { readonly [who: string]: unknown } = dangers[rule];
  const numbers = [...new Set(whom.flatMap((w) => (typeof row[w] === "number" ? [row[w]] : [])))].sort((p, q) => p - q);
  const lines: readonly Message[] = numbers.map((fails) =>
    message("terrain.dangerous-to", {
      fails,
      whom: whom.flatMap((w) => (row[w] === fails ? [message(`terrain.whom.${w}`)] : [])),
    }),
  );
  const besides = [
    ...("exempt" in row ? [message("terrain.whom.exempt")] : []),
    ...("only" in row ? [message("terrain.whom.only")] : []),
  ];
  return [...lines, ...besides].map((told) => ({ told, rule }));
}

/** What a marker of a spell does, by the spell. */
const conjuredSaid = ({ conjured }: Marker): Message =>
  message(conjured.cover === "soft" ? "terrain.tornado.soft" : "terrain.tornado.hard", { fails: conjured.dangerous });
const does = (f: Ground): Message => (f.conjured === undefined ? message(`terrain.${f.kind}.does`) : conjuredSaid(f));

/** What stands on the card of a feature behind what it does. */
function cardLists(f: Ground): readonly FactList[] {
  if (f.conjured !== undefined) {
    const { spell } = f.conjured;
    return [{ label: message("fact.rules"), items: [{ told: anyMessage(`rule.${spell}`), rule: spellRule(spell) }] }];
  }
  return [
    { label: message("terrain.rule.dangerous"), items: dangersSaid(f.kind), sentences: true },
    {
      label: message("fact.rules"),
      items: rules[f.kind].map((rule) => ({
        told: message(`terrain.rule.${rule}`),
        rule: `t9a.terrain.${f.kind}.${rule}`,
      })),
    },
  ];
}

/** Terrain Features as pieces under all others: what each is, and what it does. */
export const terrainPieces = (game: NinthAge): readonly Piece[] =>
  features(game).map((f, at) => {
    const { x, y } = middleOf(f);
    return thing({
      key: featureKey(at),
      kind: "ground",
      texture: textures[f.kind],
      seat: null,
      name: featureName(f),
      x,
      y,
      outline: { shape: polygon(f.outline.map((p) => ({ x: p.x - x, y: p.y - y }))), at: { x: 0, y: 0 } },
      sheet: {
        facts: [],
        tables: [],
        lists: [
          {
            label: message("terrain.effect"),
            items: [
              { told: does(f), rule: null },
              ...(f.under === undefined
                ? []
                : [{ told: message("terrain.under", { unit: named(unit(game, f.under)) }), rule: null }]),
            ],
            sentences: true,
          },
          ...cardLists(f),
        ],
      },
      spoken: message("terrain.spoken", { feature: featureName(f), does: does(f) }),
    });
  });
