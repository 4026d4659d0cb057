import { counterSource } from "@tercio/dice";
import { type Battle, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { ninthAge, type NinthAge } from "../index.ts";
import { stands } from "../state/steps.ts";

const declared = (b: Battle<NinthAge>) => ninthAge.views.declared?.(b.game) ?? [];

test("a charge is told from its declaration until its charger moves, and how likely it is until its dice fall", () => {
  let [reactions, rolls, moved] = [0, 0, 0];
  for (const seed of [3, 17]) {
    const begun = startBattle(ninthAge, ninthAge.rules.starter(), seed);
    let before: readonly { readonly by: unknown }[] = [];
    for (const { battle } of byChance(begun, counterSource(seed, 0))) {
      const { request, game } = battle;
      if (request === null) break;
      const now = declared(battle);
      const said = game.units.filter((u) => u.place === "field" && u.declared !== null);
      expect(now.map((d) => [d.by, d.piece])).toEqual(
        said.flatMap((u) => (game.units[u.declared ?? -1]?.place === "field" ? [[u.id, u.declared]] : [])),
      );
      for (const { by } of before)
        if (!now.some((d) => d.by === by)) {
          moved++;
          expect(["charge", "failed-charge", "none"]).toContain(game.units[by as number]?.moved);
        }
      before = now;
      if (now.length === 0) continue;
      if (request.type === "choice" && request.choice === "charge-reaction") {
        const { charger, unit } = request.about as { charger: number; unit: number };
        const own = now.find((d) => d.by === charger);
        expect(own).toMatchObject({ piece: unit, label: { key: expect.stringMatching(/^reach\.charge/) as string } });
        expect(own?.question?.id).toMatch(new RegExp(`^charge-${charger}-${unit}`));
        reactions++;
      }
      const frame = game.stack.find((f) => stands(f, "charge-move"));
      if (request.type === "roll" && frame !== undefined && stands(frame, "charge-move", "b")) {
        // Who rolls now has the very question that stands beside the dice; who has rolled has none.
        const own = now.find((d) => d.by === frame.loop?.item);
        const asked = ninthAge.views.questions(game, request).map((q) => q.id);
        if (own !== undefined) expect(asked).toContain(own.question?.id);
        rolls++;
      }
    }
  }
  expect(Math.min(reactions, rolls, moved)).toBeGreaterThan(3);
});
