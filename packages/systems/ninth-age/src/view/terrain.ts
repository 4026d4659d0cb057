import { type Fact, type Piece, polygon, type Texture, thing } from "@tercio/scene";
import { featureKey, featureName, middleOf } from "../field/terrain.ts";
import type { NinthAge } from "../state/state.ts";
import type { FeatureKind } from "../state/terrain.ts";
import { message } from "../words/message.ts";

const textures: { readonly [kind in FeatureKind]: Texture } = {
  field: "furrows",
  forest: "trees",
  hill: "contours",
  impassable: "hatched",
  ruins: "rubble",
  wall: "bricks",
  water: "ripples",
};

/** The rules of each kind, by which its card leads on. */
const rules: { readonly [kind in FeatureKind]: readonly string[] } = {
  field: ["t9a.terrain.field.cover"],
  forest: ["t9a.terrain.forest.dangerous", "t9a.terrain.forest.no-steadfast", "t9a.terrain.forest.cover"],
  hill: ["t9a.terrain.hill.charge-reroll", "t9a.terrain.hill.cover"],
  impassable: ["t9a.terrain.impassable.no-entry", "t9a.terrain.impassable.cover"],
  ruins: ["t9a.terrain.ruins.dangerous", "t9a.terrain.ruins.cover"],
  wall: ["t9a.terrain.wall.dangerous", "t9a.terrain.wall.distracting", "t9a.terrain.wall.cover"],
  water: ["t9a.terrain.water.dangerous", "t9a.terrain.water.no-steadfast", "t9a.terrain.water.lose-flaming"],
};

/** Terrain Features as pieces under all others: what each is, and what it does. */
export const terrainPieces = (game: NinthAge): readonly Piece[] =>
  game.terrain.map((f, at) => {
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
        facts: rules[f.kind]
          .slice(0, 1)
          .map((rule): Fact => ({ label: featureName(f), told: message(`terrain.${f.kind}.does`), rule })),
        tables: [],
        lists: [
          {
            label: message("fact.rules"),
            items: rules[f.kind].map((rule) => ({ told: message(`terrain.${f.kind}`), rule })),
          },
        ],
      },
      spoken: message("terrain.spoken", { feature: featureName(f), does: message(`terrain.${f.kind}.does`) }),
    });
  });
