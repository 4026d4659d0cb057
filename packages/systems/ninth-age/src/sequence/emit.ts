import { bilingual, type Message, telling } from "@tercio/kernel";
import { type EventKind, message } from "../messages/message.ts";
import { mainPool, poolOf } from "../state/pools.ts";
import { type NinthAge, type Pool, type PoolRef, type Unit, unit } from "../state/state.ts";

/** A unit's name as a value in a sentence. */
export const named = (u: Unit): Message => bilingual(u.entry.name);

/** A champion or a Character at the head of a sentence. */
export function leader(game: NinthAge, ref: PoolRef): Message {
  const { kind, profile } = poolOf(game, ref);
  const of = named(unit(game, ref.unit));
  return kind === "character"
    ? message("answer.duel.character", { name: bilingual(profile.name), unit: of })
    : message("answer.duel", { unit: of });
}

/** Who does something in the name of a unit: a Character that joined it by name, anybody else as the unit. */
export const doer = (game: NinthAge, ref: PoolRef): Message =>
  ref.pool > 0 && poolOf(game, ref).kind === "character" ? leader(game, ref) : named(unit(game, ref.unit));

/** A part of a model, in the words of its profile; of a Character's mount also whose it is. */
export function partName({ kind, profile }: Pool, part: number): Message {
  const own = profile.parts[part]?.name ?? profile.name;
  return kind === "character" && own.en !== profile.name.en
    ? message("roll.part", { name: bilingual(profile.name), part: bilingual(own) })
    : bilingual(own);
}

/** At whom of a unit a blow is aimed, in brackets after the unit's name; nothing where it is the rank and file. */
export function aimedAt(u: Unit, p: Pool): Message | "" {
  if (p === mainPool(u)) return "";
  return p.kind === "champion"
    ? message("roll.at-champion")
    : message("roll.at-character", { name: bilingual(p.profile.name) });
}

/** Writes one line of the log. */
export const tell = telling<EventKind>();
