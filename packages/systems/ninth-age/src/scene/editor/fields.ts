import type { Edition } from "../../book/row.ts";
import { bilingual, type Message, message as anyMessage } from "@tercio/kernel";
import type { EditorField } from "@tercio/board";
import { OBJECTIVES, played } from "../../state/deployments.ts";
import { meleeWeapons } from "../../state/missiles.ts";
import { healthOfItems } from "../../state/items.ts";
import { championHealth } from "../../state/pools.ts";
import {
  comesAlong,
  learned,
  spellName,
  type SpellWord,
  type Wizard,
  wizardAmong,
  wizardOf,
} from "../../state/spells.ts";
import { isLed, type NinthAge, onField, type Profile, type Unit } from "../../state/state.ts";
import { FEATURES } from "../../state/terrain.ts";
import { message } from "../../messages/message.ts";
import { phases, type Scene, type SceneUnit } from "../types.ts";
import { TABLE } from "../build.ts";

type Option = { readonly id: string; readonly label: Message };

export const FACINGS = ["front", "left", "right", "rear"] as const;
/** Ways in which a unit may have come to where it stands, of those that a player at a table would name. */
const MOVES = ["none", "advance", "march", "charge", "failed-charge", "reform"] as const;

const number = (id: string, label: Message, least: number, most: number, now: number): EditorField => ({
  id,
  label,
  kind: "number",
  ...{ least, most, now },
});
const flag = (id: string, label: Message, now: boolean, group?: Message): EditorField => ({
  id,
  label,
  kind: "flag",
  now,
  ...(group === undefined ? {} : { group }),
});
const one = (id: string, label: Message, options: readonly Option[], now: string): EditorField => ({
  id,
  label,
  kind: "one",
  ...{ options, now },
});

const ruleName = (rule: string): Message => anyMessage(`rule.${rule}`);

const arcs: { readonly [facing in (typeof FACINGS)[number]]: Message } = {
  front: message("arc.front"),
  left: message("arc.left"),
  right: message("arc.right"),
  rear: message("arc.rear"),
};

const sides: readonly Option[] = [
  { id: "first", label: message("edit.first") },
  { id: "second", label: message("edit.second") },
];

const phaseWords: { readonly [phase in (typeof phases)[number]]: Message } = {
  turn: message("edit.turn-start"),
  charge: message("phase.charge"),
  movement: message("phase.movement"),
  magic: message("phase.magic"),
  shooting: message("phase.shooting"),
  melee: message("phase.melee"),
  "turn-end": message("edit.turn-end"),
};

/** What of a scene as a whole may be chosen. */
export function fieldsOfScene(scene: Scene): readonly EditorField[] {
  const [width, depth] = scene.table ?? TABLE;
  const [first, second] = scene.magic?.tokens ?? [0, 0];
  return [
    one(
      "phase",
      message("edit.phase"),
      phases.map((id) => ({ id, label: phaseWords[id] })),
      scene.phase ?? "charge",
    ),
    one("active", message("edit.active"), sides, scene.active ?? "first"),
    number("turn", message("edit.turn"), 1, 6, scene.turn ?? 2),
    one("firstTurn", message("edit.first-turn"), sides, scene.firstTurn ?? "first"),
    one(
      "objective",
      message("edit.objective"),
      [
        { id: "none", label: message("edit.no-objective") },
        ...OBJECTIVES.filter(played).map((id) => ({ id, label: message(`objective.${id}`) })),
      ],
      scene.objective ?? "hold-the-ground",
    ),
    number("tokens-first", message("edit.tokens-first"), 0, 20, first),
    number("tokens-second", message("edit.tokens-second"), 0, 20, second),
    number("width", message("edit.table-width"), 36, 120, width),
    number("depth", message("edit.table-depth"), 36, 120, depth),
  ];
}

/** What of a piece of ground may be chosen; one that is told by its corners is moved as it is. */
export function fieldsOfGround(scene: Scene, at: number): readonly EditorField[] {
  const feature = scene.terrain?.[at];
  if (feature === undefined) return [];
  const kind = one(
    "kind",
    message("edit.ground"),
    FEATURES.map((id) => ({ id, label: message(`terrain.${id}`) })),
    feature.kind,
  );
  const { rectangle } = feature;
  return rectangle === undefined
    ? [kind]
    : [
        kind,
        number("width", message("edit.width"), 1, 48, rectangle.size[0]),
        number("depth", message("edit.depth"), 1, 48, rectangle.size[1]),
        number("turned", message("edit.turned"), 0, 359, (((rectangle.turned ?? 0) % 360) + 360) % 360),
      ];
}

/** The spells that a Wizard may have, whatever it selected. */
function spellsOf(edition: Edition, w: Wizard): readonly SpellWord[] {
  const own = w.paths.flatMap((path) => [...learned(edition, path), comesAlong(edition, path) ?? []].flat());
  return [
    ...new Set([...own, ...w.listed, ...w.borrowed, ...w.knows, ...(w.hereditary === null ? [] : [w.hereditary])]),
  ];
}

/** Which spells the Wizard of this number among the scene's has, each to be ticked. */
function spellFields(
  edition: Edition,
  scene: Scene,
  number: number,
  w: Wizard | null,
  profile: Profile,
): readonly EditorField[] {
  if (w === null) return [];
  const known: readonly string[] = scene.magic?.known?.[String(number)] ?? [];
  const group = message("edit.spells", { name: bilingual(profile.name), most: w.spells });
  return spellsOf(edition, w).map((word) =>
    flag(`spell ${number} ${word}`, bilingual(spellName(word)), known.includes(word), group),
  );
}

/** The contacts that a unit may stand in, with each facing of each enemy; and the one in which it stands. */
function contactField(scene: Scene, game: NinthAge, id: number): readonly EditorField[] {
  const names = Object.keys(scene.units);
  const u = game.units[id];
  if (u === undefined || !onField(u) || u.fleeing) return [];
  const foes = game.units.filter((v) => v.seat !== u.seat && onField(v) && !v.fleeing);
  const options = foes.flatMap((v) =>
    FACINGS.map(
      (facing): Option => ({
        id: `${v.id} ${facing}`,
        label: message("edit.contact-with", { unit: bilingual(v.entry.name), facing: arcs[facing] }),
      }),
    ),
  );
  const now = scene.contact?.find((c) => c.of === names[id]);
  const other = now === undefined ? scene.contact?.find((c) => c.at === names[id]) : undefined;
  const word =
    now !== undefined
      ? `${names.indexOf(now.at)} ${now.facing}`
      : other !== undefined
        ? `${names.indexOf(other.of)} ${other.with ?? "front"}`
        : "";
  return options.length === 0
    ? []
    : [one("contact", message("edit.contact"), [{ id: "", label: message("edit.no-contact") }, ...options], word)];
}

/** Which unit a Character that stands alone is put into. */
function joinField(game: NinthAge, u: Unit): readonly EditorField[] {
  if (u.entry.character !== true) return [];
  const hosts = game.units.filter(
    (v) => v.id !== u.id && v.seat === u.seat && onField(v) && v.entry.character !== true,
  );
  const options = hosts.map((v): Option => ({ id: String(v.id), label: bilingual(v.entry.name) }));
  return hosts.length === 0
    ? []
    : [one("joins", message("edit.joins"), [{ id: "", label: message("edit.alone") }, ...options], "")];
}

/** What of a unit may be chosen. */
export function fieldsOfUnit(scene: Scene, game: NinthAge, id: number, line: SceneUnit): readonly EditorField[] {
  const u = game.units[id];
  if (u === undefined) return [];
  const { entry } = u;
  const alone = entry.character === true;
  const models = number("models", message("fact.models"), 1, 100, line.models);
  const standing = line.models + (line.characters ?? []).filter((c) => c.fallen !== true).length;
  const most = entry.healthPoints + healthOfItems(entry) - 1;
  const weapons = [...new Set([...meleeWeapons(entry), "hand-weapon" as const])];
  const joined = u.pools.flatMap((p, at) => (p.kind === "character" && p.self !== null && at > 0 ? [p] : []));
  return [
    ...(alone ? [] : [models, number("files", message("edit.files"), 1, Math.min(100, standing), line.files)]),
    ...(alone
      ? []
      : [
          flag("champion", message("mark.champion"), line.champion ?? false),
          flag("standard", message("mark.standard"), line.standard ?? false),
          flag("musician", message("mark.musician"), line.musician ?? false),
        ]),
    ...(most > 0 ? [number("lost", message("edit.lost"), 0, most, line.lost ?? 0)] : []),
    ...(isLed(u) && championHealth(entry) > 1
      ? [number("championLost", message("edit.champion-lost"), 0, championHealth(entry) - 1, line.championLost ?? 0)]
      : []),
    ...(weapons.length > 1
      ? [
          one(
            "weapon",
            message("edit.weapon"),
            [{ id: "", label: message("edit.weapon-later") }, ...weapons.map((w) => ({ id: w, label: ruleName(w) }))],
            typeof line.state?.weapon === "string" ? line.state.weapon : "",
          ),
        ]
      : []),
    one(
      "moved",
      message("edit.moved"),
      MOVES.map((m) => ({ id: m, label: message(`edit.moved.${m}`) })),
      MOVES.find((m) => m === line.state?.moved) ?? "none",
    ),
    flag("fleeing", message("edit.fleeing"), line.state?.fleeing === true),
    flag("shaken", message("edit.shaken"), line.state?.shaken === true),
    ...contactField(scene, game, id),
    ...joinField(game, u),
    ...joined.map((p, nth) => flag(`with ${nth}`, message("edit.with-it", { name: bilingual(p.profile.name) }), true)),
    ...spellFields(game.edition, scene, id, ownWizard(game.edition, u), entry),
    ...joined.flatMap((p) => spellFields(game.edition, scene, p.self ?? -1, wizardAmong(game.edition, p), p.profile)),
    one("side", message("edit.side"), sides, line.side),
  ];
}

/** The Wizard who a unit is by itself: a Character that stands alone, or its Champion. */
const ownWizard = (edition: Edition, u: Unit): Wizard | null =>
  u.entry.character === true || isLed(u) ? wizardOf(edition, u.entry) : null;
