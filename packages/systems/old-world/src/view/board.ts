import { keysOf, message, there } from "@tercio/kernel";
import { frontBase } from "@tercio/mass-battle";
import {
  type BoardView,
  type Body,
  type Fact,
  type Figure,
  type Icon,
  type Mark,
  type Piece,
  type Sheet,
  type System,
} from "@tercio/board";
import { wordOfId } from "../entries/define.ts";
import { type EntryId, entryOf } from "../entries/index.ts";
import { occupiedBuildings } from "../entries/rules/ground.ts";
import { rankBonus, ranksOf, unitStrength } from "../calculation/formation.ts";
import { movementOf } from "../calculation/leadership.ts";
import { isLoose } from "../calculation/models.ts";
import { initiative } from "../calculation/numbers.ts";
import { buildingName } from "../battlefield/buildings.ts";
import { bodyOf } from "../battlefield/body.ts";
import { terrainPieces, zonePieces } from "./terrain.ts";
import { diagram, formationOf } from "../battlefield/diagram.ts";
import { book } from "../hooks/book.ts";
import { named } from "../sequence/emit.ts";
import { type RuleGiven, wordOf } from "../state/rules.ts";
import { type Arrival, type Deed, engaged, type OldWorld, type TroopType, type Unit } from "../state/state.ts";

/** How each state of a unit is drawn. */
const stateIcons = {
  engaged: "crossed-swords",
  fleeing: "white-flag",
  stupid: "waves",
  charged: "arrow",
  declared: "broken-arrow",
  marched: "chevrons",
  moved: "chevron",
  "fallen-back": "back-arrow",
  fled: "white-flag",
  destroyed: "cross",
} as const satisfies { readonly [state: string]: Icon };
type State = keyof typeof stateIcons;
const commandIcons = { standard: "flag", musician: "drum", "battle-standard": "banner" } as const;

/** What each troop type is at a glance. */
const figures = {
  "regular-infantry": "soldier",
  "heavy-infantry": "soldier",
  "monstrous-infantry": "claws",
  "war-beasts": "paw",
  swarms: "paw",
  "light-cavalry": "horse",
  "heavy-cavalry": "horse",
  "monstrous-cavalry": "horse",
  "light-chariot": "wheel",
  "heavy-chariot": "wheel",
  "monstrous-creature": "claws",
  behemoth: "claws",
  "war-machine": "cannon",
} as const satisfies { readonly [type in TroopType]: Figure };

export const legend = {
  figures: [
    { figure: "soldier", label: message("figure.soldier") },
    ...(["horse", "claws", "paw", "wheel", "cannon"] as const).map((figure) => ({
      figure,
      label: message(`figure.${figure}`),
    })),
  ],
  marks: [
    ...Object.entries(commandIcons).map(([id, icon]) => ({ icon, label: message(`mark.${id}`) })),
    ...Object.entries(stateIcons).map(([id, icon]) => ({ icon, label: message(`sign.${id}`) })),
  ],
  pips: message("legend.pips"),
} satisfies System["views"]["legend"];

const statesOf = (game: OldWorld, u: Unit): readonly State[] => [
  ...(engaged(game, u.id) ? (["engaged"] as const) : []),
  ...(u.fleeing ? (["fleeing"] as const) : []),
  ...(u.stupid ? (["stupid"] as const) : []),
  ...(u.declared === null ? [] : (["declared"] as const)),
  ...(u.deed === "none" ? [] : [SIGNS[u.deed]]),
  ...(u.place === "fallen-back" || u.place === "fled" || u.place === "destroyed" ? [u.place] : []),
];
/** How what a unit has done in this turn is drawn. */
const SIGNS = {
  moved: "moved",
  marched: "marched",
  reformed: "moved",
  charged: "charged",
  "failed-charge": "moved",
  fled: "moved",
  rallied: "moved",
  "fell-back": "moved",
  arrived: "moved",
  "reserve-moved": "moved",
} as const satisfies { readonly [deed in Exclude<Deed, "none">]: State };

function marks(game: OldWorld, u: Unit): readonly Mark[] {
  const loose = u.places !== null || (game.field !== null && isLoose(u));
  const command = (kind: keyof typeof commandIcons, file: number): Mark => ({
    icon: commandIcons[kind],
    label: message(`mark.${kind}`),
    ...(loose || u.garrison !== null ? { at: null } : frontBase(formationOf(u), file)),
  });
  const middle = Math.floor(u.files / 2);
  return [
    ...(u.entry.standard ? [command("standard", middle)] : []),
    ...(u.entry.battleStandard ? [command("battle-standard", Math.min(middle + 1, u.files - 1))] : []),
    ...(u.entry.musician ? [command("musician", middle - 1)] : []),
    ...statesOf(game, u).map((s) => ({ icon: stateIcons[s], label: message(`sign.${s}`), at: null })),
  ];
}

/** What an entry is called, and where it is read. */
const nameOf = (rule: EntryId) => ({ told: message(`rule.${wordOfId(rule)}`), rule });

/** A special rule of a profile with its parameters. */
function toldOf(given: RuleGiven) {
  const word = wordOf(given);
  const name = message(`rule.${word}`);
  const rule = entryOf(word)?.id ?? null;
  return typeof given === "string"
    ? { told: name, rule }
    : { told: message(`params.${word}`, { ...given, name }), rule };
}

function formationTold(game: OldWorld, u: Unit): Fact["told"] {
  if (u.garrison !== null) return message("formation.garrison", { building: buildingName(game, u) });
  return u.places !== null || (game.field !== null && isLoose(u))
    ? message("formation.skirmish")
    : `${u.files} × ${u.models === 0 ? 0 : ranksOf(u)}`;
}

function sheet(game: OldWorld, u: Unit): Sheet {
  const e = u.entry;
  const fact = (key: string, told: Fact["told"], rule: string | null = null): Fact => ({
    label: message(key),
    told,
    rule,
  });
  const cells = {
    // What moves by its dice alone has none.
    movement: book.offers("random movement", game, { unit: u }).length > 0 ? "–" : movementOf(game, u).value,
    ...{ "weapon-skill": e.weaponSkill, strength: e.strength, toughness: e.toughness, wounds: e.wounds },
    ...{ initiative: initiative(game, u).value, attacks: e.attacks, leadership: e.leadership },
  };
  return {
    facts: [
      fact("fact.troop-type", message(`troop-type.${e.troopType}`)),
      fact("fact.models", `${u.models}/${e.models}`),
      fact(
        "fact.formation",
        formationTold(game, u),
        u.garrison !== null ? occupiedBuildings.id : u.entry.skirmishers ? "tow.rule.skirmishers" : null,
      ),
      ...(u.arrival === null ? [] : [fact("fact.arrival", message(`arrival.${u.arrival}`), ARRIVAL_RULES[u.arrival])]),
      fact("fact.unit-strength", unitStrength(u)),
      fact("fact.rank-bonus", u.models === 0 ? 0 : rankBonus(game, u), "tow.combat-result.rank-bonus"),
    ],
    tables: [
      {
        corner: message("fact.profile"),
        columns: keysOf(cells).map((c) => message(`column.${c}`)),
        rows: [{ label: named(u), cells: Object.values(cells) }],
      },
    ],
    lists: [
      ...(e.rules === undefined ? [] : [{ label: message("fact.rules"), items: e.rules.map(toldOf) }]),
      {
        label: message("fact.weapon"),
        items: [nameOf(`tow.weapon.melee.${e.weapon}`)],
      },
    ],
  };
}

/** The rule by which a unit comes, or came, to the table. */
const ARRIVAL_RULES = {
  scout: "tow.rule.scouts",
  vanguard: "tow.rule.vanguard",
  ambush: "tow.rule.ambushers",
  called: "tow.rule.ambushers",
  reserve: "tow.rule.reinforcements",
  flank: "tow.rule.flank-attack",
} as const satisfies { readonly [arrival in Arrival]: EntryId };

/** Where a piece is, as a screen has it. */
const PLACES = {
  field: "field",
  "fallen-back": "field",
  reserve: "waiting",
  off: "waiting",
  fled: "gone",
  destroyed: "gone",
} as const satisfies { readonly [place in Unit["place"]]: Piece["place"] };

/** A sentence for a unit with so many signs. */
function spokenAs(game: OldWorld, u: Unit, signs: number): string {
  if (u.models === 0) return "spoken.gone";
  if (u.garrison !== null) return signs === 0 ? "spoken.garrison-free" : "spoken.garrison";
  if (u.places !== null || (game.field !== null && isLoose(u)))
    return signs === 0 ? "spoken.loose-free" : "spoken.loose";
  return signs === 0 ? "spoken.free" : "spoken.unit";
}

function piece(game: OldWorld, u: Unit, body: Body): Piece {
  const states = statesOf(game, u);
  return {
    seat: u.entry.seat,
    kind: "body",
    figure: figures[u.entry.troopType],
    name: named(u),
    ...body,
    place: PLACES[u.place],
    astray: u.place === "fled" || u.fleeing,
    count: { now: u.models, start: u.entry.models },
    pips: u.entry.wounds > 1 ? { now: u.entry.wounds - u.woundsLost, start: u.entry.wounds } : null,
    marks: marks(game, u),
    sheet: sheet(game, u),
    spoken: message(spokenAs(game, u, states.length), {
      unit: named(u),
      models: u.models,
      files: u.files,
      ranks: u.models === 0 ? 0 : ranksOf(u),
      signs: states.map((s) => message(`sign.${s}`)),
    }),
  };
}

/** The table of a battle; of a combat by itself a diagram, as large as it must be, with its middle in the middle. */
export function board(game: OldWorld): BoardView {
  if (game.field !== null) {
    const { width, depth, zone } = game.field;
    return {
      width,
      depth,
      near: [zone[0] ?? -1, zone[1] ?? 1],
      pieces: [
        ...terrainPieces(game),
        ...zonePieces(game),
        ...game.units.map((u) => piece(game, u, bodyOf(u, game.field?.chirality ?? 1))),
      ],
    };
  }
  const { width, depth, bodies } = diagram(game);
  return { width, depth, diagram: true, pieces: game.units.map((u, i) => piece(game, u, there(bodies[i]))) };
}
