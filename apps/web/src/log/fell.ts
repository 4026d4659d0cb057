import type { DiceRequest, ReadDice } from "@tercio/dice";
import type { Sentence } from "../messages/i18n.ts";

/** A full turn, as dice have it. */
const TURN = 65536;

/** What a die of a direction says, in whole degrees. */
export const degrees = ([die]: ReadDice["dice"]): string => `${Math.round((((die?.face ?? 1) - 1) * 360) / TURN)}°`;

/** What is added to dice before they are looked up, and what that makes; null where nothing is. */
export function addedTo(request: DiceRequest, { total }: ReadDice): string | null {
  if (request.kind !== "table" || request.add === 0 || total === null) return null;
  const { add } = request;
  return `${add < 0 ? `− ${-add}` : `+ ${add}`} = ${total + add}`;
}

/** Dice that are no chain, as they are said: those that count with what they come to, then what became of the others. */
export function fellSaid(request: DiceRequest, groups: readonly ReadDice[], t: Sentence): string {
  const one = (group: ReadDice): string => {
    const { purpose, dice, total } = group;
    if (purpose === "turn") return degrees(dice);
    const faces = (fate: "again" | "dropped" | null): string =>
      dice.flatMap((d) => (d.fate === fate ? [d.face] : [])).join(", ");
    const sum = total === null || dice.length < 2 ? null : `= ${total}`;
    const [counted, dropped, again] = [faces(null), faces("dropped"), faces("again")];
    const parts = [
      counted === "" ? "" : [counted, sum, addedTo(request, group)].filter((part) => part !== null).join(" "),
      dropped === "" ? "" : t("diceDropped", { list: dropped }),
      again === "" ? "" : t("diceAgain", { list: again }),
    ];
    return `${purpose === "reroll" ? `${t("reroll")} ` : ""}${parts.filter((part) => part !== "").join("; ")}`;
  };
  return groups.map(one).join("; ");
}
