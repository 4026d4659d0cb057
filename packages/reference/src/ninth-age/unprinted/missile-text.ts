import { there } from "@tercio/kernel";
import { GROUPS, type MissileId, missileIds, missileName, missileReference, missiles } from "@tercio/ninth-age/book";
import type { Bilingual, Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { nameOf } from "./name-of.ts";
import { type Unprinted, unprintedAt } from "./writing.ts";

/** A row with all that any of them may say. */
interface Row {
  readonly kind?: string;
  readonly least?: number;
  readonly range: number;
  readonly shots: number | string;
  readonly times?: number;
  readonly strength: number | "user";
  readonly armourPenetration: number | "user";
  readonly area?: readonly number[];
  readonly hitsLong?: string;
  readonly hitsShort?: string;
  readonly bracket?: {
    readonly strength: number;
    readonly armourPenetration: number;
    readonly multipleWounds?: string;
    readonly clippedWings?: boolean;
  };
  readonly hits?: string;
  readonly misfire?: string;
  readonly misfireLoses?: string;
  readonly adds?: { readonly armourPenetration: number };
  readonly inForest?: { readonly strength: number; readonly armourPenetration: number };
  readonly savesFail?: number;
  readonly leaves?: string;
  readonly panic?: { readonly discipline: number };
  readonly multipleWounds?: string;
  readonly against?: string;
  readonly short?: { readonly strength?: number; readonly armourPenetration?: number; readonly toHit?: number };
  readonly atTowering?: { readonly toHit: number };
  readonly inCombat?: string;
  readonly attributes: readonly string[];
}

const fights: { readonly [weapon: string]: Bilingual } = {
  "paired-weapons": say("In close combat it counts as Paired Weapons", "Au corps à corps, vaut une Paire d’armes"),
  "flintlock-axe-blade": say(
    "In close combat it is fought with by its blade",
    "Au corps à corps, on se bat avec sa lame",
  ),
};

const wounds = (times: string, clips: boolean): Bilingual =>
  clips
    ? say(`Multiple Wounds (${times}, Clipped Wings)`, `Blessures multiples (${times}, Ailes rognées)`)
    : say(`Multiple Wounds (${times})`, `Blessures multiples (${times})`);

const heights: { readonly [height: string]: Bilingual } = {
  Gigantic: say("against models of Gigantic Height", "contre les figurines de Taille gigantesque"),
};
function manyWounds(times: string, against: string | undefined): Bilingual {
  const all = wounds(times, false);
  if (against === undefined) return all;
  const whom = there(heights[against]);
  return say(`${all.en} ${whom.en}`, `${all.fr} ${whom.fr}`);
}

/** What no other weapon does, one sentence each. */
function peculiarities({ hits, misfire, misfireLoses, inForest, savesFail, leaves, panic }: Row): readonly Bilingual[] {
  const list: Bilingual[] = [];
  if (hits !== undefined) list.push(say(`A hit counts as ${hits} hits`, `Une touche vaut ${hits} touches`));
  if (misfire !== undefined)
    list.push(say("A misfire is always a Malfunction", "Un incident de tir est toujours un Dysfonctionnement"));
  if (misfireLoses !== undefined)
    list.push(
      say(
        `A misfire costs it ${misfireLoses} Health Points and nothing else`,
        `Un incident de tir lui coûte ${misfireLoses} Points de vie et rien d’autre`,
      ),
    );
  if (inForest !== undefined) {
    const own = force(inForest);
    list.push(say(`Against a unit in a Forest: ${own.en}`, `Contre une unité en forêt : ${own.fr}`));
  }
  if (savesFail !== undefined)
    list.push(
      say(
        `Armour Saves of a natural ${savesFail} or less fail`,
        `Les Sauvegardes d’armure d’un ${savesFail} naturel ou moins échouent`,
      ),
    );
  if (leaves === "harpooned") list.push(say("A unit that is hit is Harpooned", "Une unité touchée est Harponnée"));
  if (panic !== undefined)
    list.push(
      say(
        `Whatever it loses, its target takes a Panic Test at Discipline ${panic.discipline}, unless it started the game as a lone model`,
        `Quelle que soit la perte, la cible fait un test de panique à Discipline ${panic.discipline}, sauf figurine seule dès le début de la partie`,
      ),
    );
  return list;
}

function reach({ least, range }: Row): Bilingual {
  return least === undefined
    ? say(`Range ${range}″`, `Portée ${range}″`)
    : say(`From ${least}″ to ${range}″`, `De ${least}″ à ${range}″`);
}

function number({ kind, shots, times, hitsLong, hitsShort }: Row): Bilingual {
  if (kind === "flamethrower")
    return say(
      `no roll to hit: ${hitsLong} hits, at short range ${hitsShort}`,
      `sans jet pour toucher\u00a0: ${hitsLong} touches, à courte portée ${hitsShort}`,
    );
  if (kind === "volley-gun") return say(`${shots} shots times ${times}`, `${shots} tirs fois ${times}`);
  return shots === 1 ? say("1 shot", "1 tir") : say(`${shots} shots`, `${shots} tirs`);
}

const force = ({
  strength,
  armourPenetration,
  adds,
}: Pick<Row, "strength" | "armourPenetration" | "adds">): Bilingual =>
  adds !== undefined
    ? say(
        `the thrower’s own Strength, and Armour Penetration +${adds.armourPenetration}`,
        `Force du lanceur, et sa Pénétration d’armure +${adds.armourPenetration}`,
      )
    : strength === "user"
      ? say("the thrower’s own Strength and Armour Penetration", "Force et Pénétration d’armure du lanceur")
      : say(
          `Strength ${strength}, Armour Penetration ${armourPenetration}`,
          `Force ${strength}, Pénétration d’armure ${armourPenetration}`,
        );

/** What follows the first sentence, one sentence each. */
function more(row: Row): readonly Bilingual[] {
  const list: Bilingual[] = [];
  if (row.area !== undefined) {
    const size = row.area.join("×");
    list.push(say(`A hit is an Area Attack (${size})`, `Une touche est une Attaque de zone (${size})`));
  }
  if (row.bracket !== undefined) {
    const own = force(row.bracket);
    const { multipleWounds, clippedWings } = row.bracket;
    const many = multipleWounds === undefined ? null : wounds(multipleWounds, clippedWings === true);
    list.push(
      say(
        `One of the hits has ${own.en}${many === null ? "" : ` and ${many.en}`}`,
        `Une des touches a ${own.fr}${many === null ? "" : ` et ${many.fr}`}`,
      ),
    );
  }
  if (row.multipleWounds !== undefined) list.push(manyWounds(row.multipleWounds, row.against));
  list.push(...peculiarities(row));
  if (row.short !== undefined) {
    const { strength, armourPenetration, toHit } = row.short;
    const given = [
      ...(toHit === undefined ? [] : [say(`+${toHit} to hit`, `+${toHit} pour toucher`)]),
      ...(strength === undefined ? [] : [say(`Strength +${strength}`, `Force +${strength}`)]),
      ...(armourPenetration === undefined
        ? []
        : [say(`Armour Penetration +${armourPenetration}`, `Pénétration d’armure +${armourPenetration}`)]),
    ];
    list.push(
      say(
        `At short range: ${given.map((g) => g.en).join(", ")}`,
        `À courte portée\u00a0: ${given.map((g) => g.fr).join(", ")}`,
      ),
    );
  }
  if (row.atTowering !== undefined)
    list.push(
      say(
        `+${row.atTowering.toHit} to hit units in which every model has Towering Presence`,
        `+${row.atTowering.toHit} pour toucher les unités dont chaque figurine a Présence imposante`,
      ),
    );
  if (row.inCombat !== undefined) list.push(there(fights[row.inCombat]));
  if (row.attributes.length > 0) {
    const all = row.attributes.map(nameOf);
    list.push(say(all.map((n) => n.en).join(", "), all.map((n) => n.fr).join(", ")));
  }
  return list;
}

/** A weapon in words, made from its row. */
function told(row: Row, besides: Bilingual | undefined): Bilingual {
  const first = [reach(row), number(row), force(row)];
  const sentences = [
    say(first.map((p) => p.en).join(", "), first.map((p) => p.fr).join(", ")),
    ...more(row),
    ...(besides === undefined ? [] : [besides]),
  ];
  // A sentence that ends in “Reload!” needs no point.
  const closed = (text: string): string => (/[!]$/u.test(text) ? text : `${text}.`);
  return say(sentences.map((s) => closed(s.en)).join(" "), sentences.map((s) => closed(s.fr)).join(" "));
}

function seen(row: Row): readonly string[] {
  return [
    ...row.attributes.map((a) => `t9a.rule.${a}`),
    ...(row.area === undefined ? [] : ["t9a.rule.area-attack"]),
    ...(row.kind === "bolt-thrower" ? ["t9a.rule.bolt-thrower"] : []),
    ...(["cannon", "catapult", "flamethrower", "volley-gun"].includes(row.kind ?? "") ? ["t9a.rule.artillery"] : []),
    ...(row.leaves === undefined ? [] : [`t9a.rule.${row.leaves}`]),
    ...(row.misfire === undefined ? [] : [`t9a.misfire.${row.misfire}`]),
    ...(row.short === undefined ? [] : ["t9a.rule.short-range"]),
    ...(row.inCombat === undefined ? [] : [`t9a.rule.${row.inCombat}`]),
    ...(row.multipleWounds === undefined && row.bracket?.multipleWounds === undefined
      ? []
      : ["t9a.rule.multiple-wounds"]),
    ...(row.bracket?.clippedWings === true ? ["t9a.rule.clipped-wings"] : []),
  ];
}

function unprinted(id: MissileId): Unprinted {
  const row: Row = missiles[`t9a.rule.${id}`];
  const { text, besides, see, ruling, from = text === undefined ? "army" : undefined } = missileReference(id) ?? {};
  return {
    id,
    names: missileName(id),
    summary: text ?? told(row, besides),
    ...(from === undefined ? {} : { from }),
    see: see ?? seen(row),
    ...(ruling === undefined ? {} : { ruling }),
  };
}

/** Shooting weapons, each in the words of its entry or of its row. */
export const missileEntries: readonly Entry[] = unprintedAt(GROUPS.missiles, missileIds.map(unprinted));
