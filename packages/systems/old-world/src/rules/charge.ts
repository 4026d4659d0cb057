import { EVERYBODY } from "@tercio/kernel";
import { chargeInitiative } from "../book/combat.ts";
import { foes } from "../state/state.ts";
import { add, type R } from "../hooks/moments.ts";

function gained(part: "front" | "flank-or-rear", en: string, fr: string, flank: boolean): R {
  const id = `tow.combat.charge-initiative.${part}` as const;
  const { maximum, perInch, bonus } = chargeInitiative[id];
  return {
    id,
    name: { en, fr },
    enforces: [id],
    heldBy: EVERYBODY,
    modify: {
      initiative: {
        unit(game, { unit: u }) {
          const f = foes(game, u.id).find((x) => x.charged && game.contacts[x.contact]?.turn === game.turn);
          if (f === undefined || (f.theirs !== "front") !== flank) return null;
          return add(
            Math.min(maximum, Math.floor((game.contacts[f.contact]?.inches ?? 0) / perInch) * bonus),
            "initiative.charge",
            id,
          );
        },
      },
    },
  };
}

export const chargeRules: readonly R[] = [
  gained("front", "Charge to the front", "Charge de face", false),
  gained("flank-or-rear", "Charge to the flank or rear", "Charge de flanc ou de dos", true),
];
