/** The steps of each sequence. Written by `npx tsx tools/steps.ts` after a step has come, gone or changed its id. */
export interface Steps {
  readonly game: "set-up" | "turn" | "strategy-phase" | "movement-phase" | "combat-phase" | "next" | "again";
  readonly "set-up": "begin";
  readonly "strategy-phase": "start";
  readonly "movement-phase": "start" | "declare-charges" | "charge-moves" | "compulsory-moves" | "remaining-moves";
  readonly "declare-charges": "start";
  readonly "charge-moves": "start";
  readonly "compulsory-moves": "start";
  readonly "remaining-moves": "move" | "next";
  readonly "leadership-test": "roll";
  readonly "combat-phase": "start" | "form-up" | "choose-combat" | "choose-and-fight" | "next-combat" | "spread";
  readonly combat:
    | "fight"
    | "calculate-combat-result"
    | "break-test"
    | "follow-up-and-pursuit"
    | "give-ground"
    | "flee"
    | "pursue"
    | "reform"
    | "end";
  readonly fight: "who-can-fight" | "next-initiative";
  readonly initiative: "roll-to-hit" | "remove-casualties";
  readonly decision: "decide" | "restraint-test" | "decide-again";
}
