/** The steps of each sequence. Written by `npx tsx tools/steps.ts` after a step has come, gone or changed its id. */
export interface Steps {
  readonly game: "pre-game" | "first-turn" | "player-turn" | "next" | "end";
  readonly "pre-game": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "7b" | "8" | "8b" | "9";
  readonly battlefield: "a" | "b";
  readonly "deployment-type": "a" | "b";
  readonly "secondary-objective": "a" | "b";
  readonly "deployment-zones": "a" | "b" | "c" | "c1" | "d" | "e";
  readonly "objective-choices": "place" | "no-room" | "mark";
  readonly "hill-choices": "a";
  readonly "select-spells": "p" | "a";
  readonly "special-deployment": "a";
  readonly "deployment-phase": "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
  readonly "who-deploys-first": "a" | "b";
  readonly "first-turn": "a" | "b" | "c" | "d";
  readonly scouts: "a";
  readonly vanguard: "a" | "b" | "c";
  readonly "player-turn": "start" | "dust" | "orders" | "1" | "2" | "3" | "4" | "5" | "end";
  readonly dust: "a";
  readonly orders: "a";
  readonly "pick-up": "pick-up";
  readonly "put-down": "put-down";
  readonly "charge-phase": "1" | "1a" | "2" | "3" | "4" | "5" | "6" | "7";
  readonly "charge-reaction": "terror" | "react" | "chase" | "redirect";
  readonly redirect: "a" | "b" | "c";
  readonly "charge-move": "a" | "b" | "c" | "d";
  readonly "charge-contact": "a" | "b";
  readonly "movement-phase": "1" | "1a" | "2" | "2a" | "2b" | "3" | "4" | "5";
  readonly returns: "a";
  readonly rally: "a" | "b";
  readonly "random-movement": "a" | "b";
  readonly arrive: "a" | "b" | "c" | "d" | "e";
  readonly march: "a";
  readonly joins: "a";
  readonly sweep: "a";
  readonly "magic-phase": "1" | "1a" | "2" | "3a" | "3a.1" | "3" | "3b" | "3c" | "3e" | "4" | "5" | "5a" | "6";
  readonly casting:
    | "offering"
    | "offering.2"
    | "target"
    | "target.2"
    | "point"
    | "all"
    | "more"
    | "dice"
    | "a"
    | "a.1"
    | "a.2"
    | "a.3"
    | "a.4"
    | "a1"
    | "a2"
    | "b1"
    | "b2"
    | "b3"
    | "b4"
    | "b5"
    | "c"
    | "c2"
    | "d"
    | "e"
    | "e2"
    | "e3"
    | "f";
  readonly spell: "r" | "o" | "s" | "a" | "b" | "b2" | "t" | "m" | "n" | "c";
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
    | "6a"
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
    | "6.1a"
    | "6.1b"
    | "6.1c"
    | "6.1d"
    | "6.1da"
    | "6.1e"
    | "6.1f"
    | "6.2"
    | "6.3"
    | "6.3b"
    | "6.3a";
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
