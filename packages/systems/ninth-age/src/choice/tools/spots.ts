import { polygon, rectangle, type Spot, type SpotsTool } from "@tercio/board";
import { frontBase } from "@tercio/mass-battle";
import { formationOf } from "../../calculation/formation.ts";
import { zoneOutline } from "../../battlefield/zones.ts";
import { mayStep } from "../simple.ts";
import type { About } from "../../sequence/asked.ts";
import { poolOf, slotOf } from "../../state/pools.ts";
import { type NinthAge, type Seat, unit } from "../../state/state.ts";

/**
 * Both Deployment Zones, each as it would be the chooser's. Who attacks in Encircle is said later: until then only the
 * half of the table is known.
 */
export const zoneTool: SpotsTool<NinthAge> = {
  kind: "spots",
  spots(game) {
    const chooser: Seat = game.zoneChooser ?? 0;
    const half = { shape: rectangle(game.width, game.depth / 2), at: { x: 0, y: 0 } };
    return ([-1, 1] as const).map((own): Spot => {
      const answer = { zone: own === -1 ? "south" : "north" };
      if (game.deployment === "encircle") return { x: 0, y: (own * game.depth) / 4, facing: 0, outline: half, answer };
      const theirs = own === 1 ? -1 : 1;
      const points = zoneOutline({ ...game, zone: chooser === 0 ? [own, theirs] : [theirs, own] }, chooser);
      return { x: 0, y: 0, facing: 0, outline: { shape: polygon(points), at: { x: 0, y: 0 } }, answer };
    });
  },
};

/** The places in the first rank where somebody could step to the enemy, and his own, where he stays. */
export const makeWayTool: SpotsTool<NinthAge> = {
  kind: "spots",
  spots(game, about: About<"make-way">) {
    const u = unit(game, about.unit);
    const formation = formationOf(u);
    const shape = rectangle(formation.baseWidth, formation.baseDepth);
    const place = (file: number, answer: Spot["answer"]): Spot => ({
      ...{ x: u.x, y: u.y, facing: u.facing },
      outline: { shape, at: frontBase(formation, file).at },
      answer,
    });
    const own = slotOf(poolOf(game, about));
    return [
      ...(own === null ? [] : [place(own, { file: null })]),
      ...(mayStep(game, about) ? about.files.map((file) => place(file, { file })) : []),
    ];
  },
};
