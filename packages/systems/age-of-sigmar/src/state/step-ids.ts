/** The steps of each sequence. Written by `npx tsx tools/steps.ts` after a step has come, gone or changed its id. */
export interface Steps {
  readonly game: "battle-round" | "next" | "again";
  readonly "battle-round": "start" | "priority-roll" | "priority" | "turn";
  readonly turn: "start" | "movement" | "charge" | "combat" | "battleshock" | "split-units" | "end";
  readonly "movement-phase": "start" | "pick" | "run" | "move" | "next";
  readonly "charge-phase": "start" | "pick" | "charge-roll" | "charge-move" | "next";
  readonly "combat-phase": "start" | "pick" | "pile-in" | "fight" | "next";
  readonly fight: "who-reaches-whom" | "targets" | "attacks" | "allocate";
  readonly attack:
    | "number"
    | "count"
    | "hit-roll"
    | "mortal-hits"
    | "hits-counted"
    | "wound-roll"
    | "mortal-wounds"
    | "wounds-counted"
    | "save-roll"
    | "damage"
    | "total";
  readonly allocate: "start" | "negate" | "fallen-on" | "negate-mortal" | "casualties";
  readonly "battleshock-phase": "start" | "test";
  readonly flight: "who";
}
