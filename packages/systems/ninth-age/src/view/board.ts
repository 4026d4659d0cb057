import {
  bilingual,
  type BoardFact,
  type BoardMarker,
  type BoardPiece,
  type BoardView,
  type BoardZone,
  message,
} from "@tercio/kernel";
import { rankSlots, ranksOf } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { objectives } from "../book/battle.ts";
import { armourOf } from "../calculation/characteristics.ts";
import { formationOf, fullRanksOf, unitDistance } from "../calculation/formation.ts";
import { carries } from "../field/markers.ts";
import { inches } from "../field/paths.ts";
import { zoneOutline } from "../field/zones.ts";
import { rulesOf } from "../rules/has-rule.ts";
import { ruleId } from "../rules/ids.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import { named } from "../sequence/emit.ts";
import { engaged, health, models, type NinthAge, startingHealth, type Unit } from "../state.ts";

function signs(game: NinthAge, u: Unit): string[] {
  const list: string[] = [];
  if (u.fleeing) list.push("fleeing");
  if (u.shaken) list.push("shaken");
  if (engaged(game, u.id)) list.push("engaged");
  if (u.charging) list.push("charging");
  if (u.moved === "march") list.push("marched");
  else if (u.moved !== "none") list.push("moved");
  if (u.declared !== null) list.push("declared");
  if (carries(game, u.id)) list.push("carrier");
  if (game.marked.includes(u.id)) list.push("wanted");
  return list;
}

function sheet(game: NinthAge, u: Unit): BoardFact[] {
  const e = u.entry;
  const fact = (key: string, value: BoardFact["value"], rule: string | null = null): BoardFact => ({
    label: message(key),
    value,
    rule,
  });
  return [
    {
      ...fact("fact.type", `${e.height} ${e.type}`, `t9a.model-type.${e.type.toLowerCase()}`),
      said: message("fact.type.said", {
        height: message(`fact.height.${e.height}`),
        type: message(`fact.type.${e.type}`),
      }),
    },
    fact("fact.models", `${models(u)}/${e.models}`),
    fact("fact.health", `${health(u)}/${startingHealth(e)}`, "t9a.decimated.definition"),
    fact("fact.formation", `${u.files} × ${ranksOf(formationOf(u))}`),
    fact("fact.full-ranks", fullRanksOf(u), "t9a.model-height.full-ranks"),
    fact("value.advance-rate", e.advanceRate),
    fact("value.march-rate", e.marchRate),
    fact("value.discipline", e.discipline),
    fact("value.health-points", e.healthPoints),
    fact("value.defensive-skill", e.defensiveSkill),
    fact("value.resilience", e.resilience),
    fact("value.armour", armourOf(game, u).value, "t9a.table.armour-save"),
    ...e.parts.map(
      (p): BoardFact => ({
        label: bilingual(p.name),
        value: {
          attackValue: p.attackValue,
          offensiveSkill: p.offensiveSkill,
          strength: p.strength,
          armourPenetration: p.armourPenetration,
          agility: p.agility,
        },
        rule: null,
      }),
    ),
    fact(
      "fact.weapons",
      e.weapons.map((w) => ({ key: `rule.${w}`, rule: ruleId(w) })),
    ),
    fact(
      "fact.rules",
      [...rulesOf(e)].map((r) => ({ key: `rule.${r}`, rule: ruleId(r) })),
    ),
    ...e.notYet.map((rule) => ({ label: bilingual(rule), value: ["rule.not-yet"], rule: null })),
    fact("fact.points", e.pointCost),
  ];
}

const compass = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"] as const;

function piece(game: NinthAge, u: Unit): BoardPiece {
  const ranks = ranksOf(formationOf(u));
  const all = models(u);
  const foe = u.place === "field" ? nearestEnemy(game, u) : null;
  const looks = compass[Math.floor(((u.facing + 4096) % 65536) / 8192)] ?? "north";
  return {
    id: u.id,
    seat: u.seat,
    name: named(u),
    x: u.x,
    y: u.y,
    facing: u.facing,
    files: u.files,
    ranks: Array.from({ length: ranks }, (_, r) => Math.max(0, Math.min(u.files, all - r * u.files))),
    lastRank: all > 0 ? rankSlots(formationOf(u), ranks - 1, game.chirality) : [],
    baseWidth: u.entry.baseWidth,
    baseDepth: u.entry.baseDepth,
    placed: u.place === "field",
    destroyed: u.place === "gone",
    count: all,
    countAtStart: u.entry.models,
    lost: u.poolLost,
    perBase: u.entry.healthPoints,
    leaderFile: u.champion ? u.championFile : null,
    standard: u.standard,
    musician: u.musician,
    signs: signs(game, u),
    sheet: sheet(game, u),
    spoken: message(
      u.place === "field"
        ? foe === null
          ? "spoken.alone"
          : "spoken.field"
        : u.place === "gone"
          ? "spoken.gone"
          : "spoken.reserve",
      {
        unit: named(u),
        files: u.files,
        ranks,
        models: all,
        facing: message(`compass.${looks}`),
        ...(foe === null ? {} : { distance: inches(unitDistance(u, foe)), foe: named(foe) }),
        signs: signs(game, u).map((s) => message(`sign.${s}`)),
      },
    ),
  };
}

/** The zones, while units are placed and where the objective asks for them. */
function zones(game: NinthAge): BoardZone[] {
  const shown = game.phase === "pre-game" || game.phase === "deployment" || game.objective === "breakthrough";
  return !shown || game.zone[0] === null
    ? []
    : ([0, 1] as const).map((seat) => ({
        id: `zone-${seat}`,
        seat,
        label: message("board.zone", { player: seat + 1 }),
        points: zoneOutline(game, seat),
      }));
}

/** What the Secondary Objective is fought for, where it is a place of the table. */
function markers(game: NinthAge): BoardMarker[] {
  if (game.objective === "hold-the-ground")
    return [
      {
        id: "centre",
        label: message("board.hold-the-ground"),
        x: 0,
        y: 0,
        radius: objectives["t9a.objective.hold-the-ground"].distance * INCH,
      },
    ];
  const secure = game.objective === "secure-target";
  return game.markers.flatMap((m, i) =>
    m.carrier !== null
      ? []
      : [
          {
            id: `marker-${i}`,
            label: secure
              ? message("board.secure-target", { player: (m.seat ?? 0) + 1 })
              : message("board.spoils-of-war"),
            x: m.x,
            y: m.y,
            radius: secure ? objectives["t9a.objective.secure-target"]["2e-early"].control * INCH : 0,
          },
        ],
  );
}

export function board(game: NinthAge): BoardView {
  return {
    width: game.width,
    depth: game.depth,
    zones: zones(game),
    markers: markers(game),
    pieces: game.units.map((u) => piece(game, u)),
  };
}
