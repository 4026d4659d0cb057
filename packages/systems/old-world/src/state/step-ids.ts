/** The steps of each sequence. Written by `npx tsx tools/steps.ts` after a step has come, gone or changed its id. */
export interface Steps {
  readonly game:
    | "set-up"
    | "turn"
    | "strategy-phase"
    | "movement-phase"
    | "shooting-phase"
    | "combat-phase"
    | "length"
    | "next"
    | "again";
  readonly "set-up":
    | "battle"
    | "pass"
    | "map"
    | "field"
    | "zones"
    | "zone"
    | "reserves"
    | "hold-back"
    | "who-first"
    | "deploy"
    | "scouts"
    | "vanguard"
    | "first-turn-1"
    | "first-turn-2"
    | "again"
    | "begin";
  readonly "hold-back": "declare";
  readonly scouts: "roll-off" | "deploy";
  readonly vanguard: "roll-off" | "whose" | "move" | "next";
  readonly "strategy-phase":
    | "start"
    | "start-of-turn"
    | "stupidity"
    | "ambushers"
    | "command"
    | "rallying-cry"
    | "next-command"
    | "rally";
  readonly "rally-test": "roll";
  readonly "movement-phase": "start" | "declare-charges" | "charge-moves" | "compulsory-moves" | "remaining-moves";
  readonly "declare-charges": "frenzied" | "impetuous" | "declare" | "nerve" | "next" | "react";
  readonly "charge-nerve": "fear" | "terror";
  readonly "charge-reaction": "react" | "counter-charge" | "flee-from" | "flee-roll" | "flee" | "redirect";
  readonly redirect: "try" | "test" | "declare" | "nerve" | "react";
  readonly "charge-moves": "choose" | "move" | "next";
  readonly "charge-move": "chargers" | "redress" | "roll" | "contact" | "fail" | "gone";
  readonly "distance-roll": "die-more" | "roll" | "more" | "roll-again" | "once-more";
  readonly "charge-contact": "place" | "contact" | "test" | "reform-test" | "reform";
  readonly "compulsory-moves": "flee" | "random" | "return" | "arrive";
  readonly arrive: "come" | "place";
  readonly "remaining-moves": "move" | "march-test" | "next" | "end";
  readonly "random-move": "distance" | "path" | "contact" | "move";
  readonly "shooting-phase": "start" | "reserve-move" | "next";
  readonly "leadership-test": "roll";
  readonly "flee-move": "die-more" | "distance";
  readonly peril: "roll";
  readonly panic: "test";
  readonly "dangerous-terrain": "roll" | "wounds";
  readonly "combat-phase":
    | "start"
    | "form-up"
    | "contacts"
    | "choose-combat"
    | "choose-and-fight"
    | "next-combat"
    | "spread";
  readonly combat:
    | "fight"
    | "calculate-combat-result"
    | "break-test"
    | "follow-up-and-pursuit"
    | "give-ground"
    | "flee-die-more"
    | "flee"
    | "pursue-die-more"
    | "pursue"
    | "reform"
    | "reform-on-table"
    | "end";
  readonly fight: "who-can-fight" | "next-initiative";
  readonly initiative: "roll-to-hit" | "remove-casualties";
  readonly "break-test": "roll" | "decide" | "roll-again" | "outcome";
  readonly decision: "decide" | "restraint-test" | "decide-again";
  readonly "free-reform": "reform";
}
