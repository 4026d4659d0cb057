/** The steps of each sequence. Written by `npx tsx tools/steps.ts` after a step has come, gone or changed its id. */
export interface Steps {
  readonly game: "pre-game" | "first-turn" | "player-turn" | "next" | "end";
  readonly "pre-game": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "hills" | "8" | "interludes" | "9";
  readonly battlefield: "a" | "b";
  readonly "deployment-type": "a" | "b";
  readonly "secondary-objective": "a" | "b";
  readonly "deployment-zones": "a" | "b" | "c" | "c1" | "d" | "e";
  readonly "objective-choices": "place" | "no-room" | "mark";
  readonly "hill-choices": "a";
  readonly "select-spells": "path" | "spell";
  readonly "special-deployment": "a";
  readonly "deployment-phase": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "begins";
  readonly "who-deploys-first": "a" | "b";
  readonly "first-turn": "a" | "b" | "c" | "d";
  readonly scouts: "a";
  readonly vanguard: "a" | "b" | "c";
  readonly "player-turn": "start" | "interludes" | "1" | "2" | "3" | "4" | "5" | "end";
  readonly dust: "a";
  readonly orders: "a";
  readonly "pick-up": "pick-up";
  readonly "put-down": "put-down";
  readonly "charge-phase": "1" | "frenzied" | "2" | "3" | "4" | "5" | "6" | "7";
  readonly "charge-reaction": "terror" | "react" | "chase" | "redirect";
  readonly redirect: "a" | "b" | "c";
  readonly "charge-move": "a" | "b" | "c" | "d";
  readonly "charge-contact": "a" | "b";
  readonly "movement-phase": "1" | "interludes" | "2" | "random" | "arriving" | "3" | "4" | "5";
  readonly returns: "a";
  readonly rally: "a" | "b";
  readonly "random-movement": "a" | "b";
  readonly arrive: "a" | "b" | "c" | "d" | "e";
  readonly march: "a";
  readonly joins: "a";
  readonly sweep: "a";
  readonly "magic-phase":
    | "1"
    | "interludes"
    | "2"
    | "channel"
    | "armies"
    | "3"
    | "kept"
    | "after-siphon"
    | "4"
    | "5"
    | "markers"
    | "6";
  readonly "after-siphon": "a" | "b";
  readonly casting:
    | "offered"
    | "target"
    | "second-target"
    | "point"
    | "all"
    | "more"
    | "a"
    | "bound"
    | "stopped"
    | "paid"
    | "b"
    | "second-roll"
    | "c"
    | "d"
    | "e"
    | "untargeted"
    | "follows"
    | "f";
  readonly "blood-offered": "a" | "b";
  readonly "casting-attempt": "1" | "2" | "changes" | "3";
  readonly "bound-spell": "1" | "2" | "3";
  readonly "dispelling-attempt": "1" | "2" | "changes" | "3";
  readonly "magic-roll": "a" | "b" | "c";
  readonly sacrifice: "a";
  readonly "veil-walk": "a";
  readonly spell: "faces" | "option" | "breath" | "lasting" | "hits" | "harm" | "test" | "mending" | "moves" | "caster";
  readonly "spell-hits": "a" | "a2" | "b" | "c";
  readonly mending: "a" | "b" | "c";
  readonly "spell-marker": "a" | "b" | "c";
  readonly reprisal: "a" | "b";
  readonly "magical-moves": "a";
  readonly "magical-move": "a" | "b" | "c" | "d";
  readonly miscast: "a" | "b" | "c";
  readonly "shooting-phase": "1" | "2" | "3" | "4";
  readonly shooting: "a" | "b" | "c";
  readonly volley: "a" | "b" | "b2" | "c" | "c2" | "c2a" | "c3" | "c4" | "d" | "e" | "f";
  readonly saves: "a" | "b" | "c" | "d" | "d2" | "e" | "e1" | "e2" | "e3" | "f";
  readonly miasma: "a";
  readonly "first-gate": "a";
  readonly gateway: "a" | "b" | "c" | "d" | "e";
  readonly rebirth: "a";
  readonly reborn: "a";
  readonly artillery: "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h";
  readonly misfire: "a" | "b" | "b2" | "c";
  readonly "melee-phase": "1" | "2" | "3" | "4" | "5" | "6";
  readonly "round-of-combat":
    | "1"
    | "2"
    | "3"
    | "4"
    | "5"
    | "6"
    | "fallen"
    | "7"
    | "8"
    | "9"
    | "10"
    | "11"
    | "12"
    | "13"
    | "14"
    | "15"
    | "16";
  readonly "use-items": "a";
  readonly "fear-tests": "test";
  readonly duel: "a" | "b" | "c";
  readonly "initiative-order": "a" | "b" | "c";
  readonly "initiative-step":
    | "6.1"
    | "number"
    | "shared"
    | "to-hit"
    | "wasted"
    | "sickened"
    | "saves"
    | "unstopped"
    | "6.2"
    | "6.3"
    | "struck-back"
    | "dying";
  readonly "combat-result": "a" | "b" | "c";
  readonly pursuer: "a" | "b" | "c";
  readonly "flee-distances": "a" | "b";
  readonly "move-fleeing": "a" | "b";
  readonly "move-pursuing": "a" | "b";
  readonly "combat-reforms": "a" | "b" | "c" | "d";
  readonly "panic-tests": "test" | "flee";
  readonly panicked: "a" | "b";
  readonly flee: "distance";
  readonly "dangerous-terrain": "test";
}
