import { type Piece, polygon, type Texture, thing } from "@tercio/board";
import { message } from "@tercio/kernel";
import { roundHalfAway } from "@tercio/tabletop";
import { specialFeatures } from "../entries/rules/ground.ts";
import { held } from "../sequence/victory.ts";
import { zoneOutline } from "../battlefield/zones.ts";
import { fieldOf, type OldWorld } from "../state/state.ts";
import type { Feature, FeatureKind } from "../state/terrain.ts";

const textures: { readonly [kind in FeatureKind]: Texture } = {
  hill: "contours",
  wood: "trees",
  difficult: "furrows",
  dangerous: "ripples",
  "low-obstacle": "bricks",
  "high-obstacle": "bricks",
  impassable: "hatched",
  building: "rubble",
  tower: "bricks",
  "dark-ruins": "rubble",
  monolith: "hatched",
  monument: "hatched",
};

/** The middle of the box around a feature. */
function middleOf({ outline }: Feature): { readonly x: number; readonly y: number } {
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)];
  const half = (list: readonly number[]): number => roundHalfAway((Math.min(...list) + Math.max(...list)) / 2);
  return { x: half(xs), y: half(ys) };
}

/** Ground as pieces under all others: what it is, and what it does. */
export function terrainPieces(game: OldWorld): readonly Piece[] {
  const holds = held(game);
  return fieldOf(game).terrain.map((f, at) => {
    const { x, y } = middleOf(f);
    const name = message(`terrain.${f.kind}`);
    const does = message(`terrain.${f.kind}.does`);
    return thing({
      key: `feature-${at}`,
      kind: "ground",
      texture: textures[f.kind],
      seat: null,
      name,
      x,
      y,
      outline: { shape: polygon(f.outline.map((p) => ({ x: p.x - x, y: p.y - y }))), at: { x: 0, y: 0 } },
      sheet: {
        facts: holds.flatMap(({ prize, seat }) =>
          prize.feature === at
            ? [
                { label: message("fact.worth"), told: prize.points, rule: specialFeatures.id },
                {
                  label: message("fact.held-by"),
                  told: seat === null ? message("held.nobody") : message("held.player", { player: seat + 1 }),
                  rule: specialFeatures.id,
                },
              ]
            : [],
        ),
        tables: [],
        lists: [{ label: message("terrain.effect"), items: [{ told: does, rule: null }], sentences: true }],
      },
      spoken: message("terrain.spoken", { feature: name, does }),
    });
  });
}

/** The zones, while units are deployed. */
export function zonePieces(game: OldWorld): readonly Piece[] {
  const { phase, zone } = fieldOf(game);
  if (phase !== "set-up" || zone[0] === null) return [];
  return ([0, 1] as const).map((seat) => {
    const points = zoneOutline(game, seat);
    const [a, b] = [points.at(-1), points.at(-2)];
    return thing({
      key: `zone-${seat}`,
      kind: "ground",
      seat,
      name: message("board.zone", { player: seat + 1 }),
      x: 0,
      y: 0,
      outline: { shape: polygon(points), at: { x: 0, y: 0 } },
      // Along the table's edge, where the outline ends.
      nameAt: { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: (a?.y ?? 0) * 0.95 },
    });
  });
}
