import type { Entry } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FAULTS, type Fault, type Held, THROUGHOUT } from "./faults.ts";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
const entries = new Map<string, Entry>(games.flatMap((g) => g.entries.map((e) => [e.id, e] as const)));
const whose = Object.assign({}, ...games.map((g) => g.attribution)) as { readonly [place: string]: string };
/** Of an entry in its first edition. */
const signsOf = (id: string): string | undefined =>
  Object.entries(whose).find(([place]) => place.startsWith(`${id}@`))?.[1];

function hold(held: Held | undefined, text: string, at: string): void {
  if (held?.says !== undefined) expect(text, at).toMatch(held.says);
  if (held?.not !== undefined) expect(text, at).not.toMatch(held.not);
}

function check(fault: Fault, id: string): void {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  const editions = fault.edition === undefined ? Object.keys(entry.editions) : [fault.edition];
  for (const edition of editions) {
    const text = entry.editions[edition]?.summary ?? entry.summary;
    hold(fault.en, text.en, `${id} ${edition}`);
    // Its notes say so in the same words.
    const notes = (entry.misprints ?? []).flatMap((m) => [m.printed.fr, m.used.fr, m.why.fr]);
    hold(fault.fr, text.fr, `${id} ${edition}`);
    hold(fault.fr?.not === undefined ? undefined : { not: fault.fr.not }, notes.join(" "), `${id} ${edition}`);
    if (fault.facts !== undefined) {
      const facts = fault.facts(entry.editions[edition]?.facts ?? {});
      const { are } = fault;
      if (typeof are === "object" && are !== null && !Array.isArray(are)) expect(facts, id).toMatchObject(are);
      else expect(facts, `${id} ${edition}`).toEqual(are);
    }
  }
  hold(fault.name, entry.names.fr, id);
  if (fault.noted === true) expect(entry.misprints?.length ?? 0, id).toBeGreaterThan(0);
  if (fault.signs !== undefined) expect(signsOf(id), id).toMatch(fault.signs);
}

describe("what was found wrong once may not come back", () => {
  test.each(FAULTS.flatMap((fault) => fault.ids.map((id) => [id, fault.edition ?? "", fault] as const)))(
    "%s %s",
    (id, _edition, fault) => check(fault, id),
  );

  test.each(THROUGHOUT)("$begins: gone from every text of the game", ({ game, gone }) => {
    const texts = games
      .filter((g) => g.id === game)
      .flatMap((g) => g.entries)
      .flatMap((e) => [
        e.names.fr,
        e.summary.fr,
        ...Object.values(e.editions).flatMap((p) => p.summary?.fr ?? []),
        ...(e.misprints ?? []).flatMap((m) => [m.printed.fr, m.used.fr, m.why.fr]),
      ]);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => gone.test(text))).toEqual([]);
  });
});

const list = new URL("../../../../shared/reference-faults.tsv", import.meta.url);

test.skipIf(!existsSync(list))("every entry that the list of faults names is held", () => {
  const rows = readFileSync(list, "utf8").trim().split("\n").slice(1);
  expect(rows.length).toBeGreaterThan(50);
  const known = new Set(FAULTS.flatMap((f) => f.ids));
  const without = rows.filter((row) => {
    const [said = ""] = row.split("\t");
    if (THROUGHOUT.some((t) => said.startsWith(t.begins))) return false;
    // “tow.a.b, c.d (note)”: what follows has the first one’s beginning, or its last part alone.
    const [first = "", ...more] = said.replace(/ \(.*$/, "").split(/[,;] /);
    const of = (short: string): boolean =>
      [...known].some((id) => id === short || id.endsWith(short.replace(/^\.?/, ".")));
    return !known.has(first) || !more.every(of);
  });
  expect(without).toEqual([]);
});
