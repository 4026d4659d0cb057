import { foes } from "../state.ts";
import { add, type R } from "./moments.ts";

function chargeInitiative(part: string, limit: number, en: string, fr: string, flank: boolean): R {
  const id = `tow.combat.charge-initiative.${part}`;
  return {
    id,
    name: { en, fr },
    enforces: [id],
    modify: {
      initiative: (game, { unit: u }) => {
        const f = foes(game, u.id).find((x) => x.charged && game.contacts[x.contact]?.turn === game.turn);
        if (f === undefined || (f.theirs !== "front") !== flank) return null;
        return add(Math.min(limit, Math.floor(game.contacts[f.contact]?.inches ?? 0)), "initiative.charge", id);
      },
    },
  };
}

export const chargeRules: readonly R[] = [
  chargeInitiative("front", 3, "Charge to the front", "Charge de face", false),
  chargeInitiative("flank-or-rear", 4, "Charge to the flank or rear", "Charge de flanc ou de dos", true),
];
