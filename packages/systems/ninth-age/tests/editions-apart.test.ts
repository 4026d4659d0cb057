import { loadGame } from "@tercio/games/reference";
import { printedApart } from "@tercio/lab/editions";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { book } from "../src/book/index.ts";
import { alike } from "./editions-apart/alike.ts";
import { addedProbes, coreProbes, inBooksToo } from "./editions-apart/core.ts";
import { spellProbes } from "./editions-apart/spells.ts";
import { EARLY, LATE } from "./editions.ts";
import early from "./rule-cases/only-2e-early.json" with { type: "json" };
import { ruleCases } from "./rule-cases/index.ts";

/*
 * What sheet 002 changes, row by row: each row that the sheets print differently shows in a battle that is set up in both
 * editions, or stands with the reason why nothing could.
 */
const probes = { ...coreProbes, ...spellProbes };
const changed = Object.keys(probes);
const said = (value: unknown): string => JSON.stringify(value) ?? "nothing";

describe("a row that the editions play differently", () => {
  test.each(Object.entries(probes))("%s", (_, probe) => {
    expect(said(probe(LATE))).not.toBe(said(probe(EARLY)));
  });
});

describe("a row that the later edition has added", () => {
  test.each(Object.entries(addedProbes))("%s", (_, probe) => {
    expect(said(probe(LATE))).not.toBe(said(probe(EARLY)));
  });
  test.each(Object.entries(inBooksToo))("%s: by the army book in the earlier one too", (_, { probe }) => {
    expect(said(probe(LATE))).toBe(said(probe(EARLY)));
  });
});

describe("rows printed differently and played alike", () => {
  test("no page of them alone holds in one edition and not in the other", () => {
    const other = new Set(early);
    const torn = ruleCases.filter(
      (c) => other.has(`${c.ids.join(" ")}: ${c.title}`) && c.ids.every((id) => Object.hasOwn(alike, id)),
    );
    expect(torn.map((c) => c.title)).toEqual([]);
  });
  test("each has its reason, and no row stands on two lists", () => {
    expect(Object.values(alike).filter((why) => why.length < 20)).toEqual([]);
    expect(changed.filter((id) => Object.hasOwn(alike, id))).toEqual([]);
  });
});

describe("all of them are here", () => {
  const listed = new Set([...changed, ...Object.keys(alike), ...Object.keys(addedProbes), ...Object.keys(inBooksToo)]);
  test("what the reference and the book have apart", async () => {
    const { entries } = await loadGame("ninth-age");
    const later = entries.filter((e) => e.editions[LATE]?.sheet === "002").map((e) => e.id);
    const apart = printedApart(entries, [EARLY, LATE], book);
    expect(later.filter((id) => apart.has(id) && !listed.has(id))).toEqual([]);
  });
  const ledger = new URL("../../../../../shared/ledger/t9a.tsv", import.meta.url);
  test.skipIf(!existsSync(ledger))("what the ledger has apart, and nothing else", () => {
    const facts = new Map<string, Map<string, string>>();
    for (const line of readFileSync(ledger, "utf8").split("\n").slice(1)) {
      const [id, sheet, , , , , text] = line.split("\t");
      if (id === undefined || sheet === undefined || text === undefined) continue;
      facts.set(id, new Map([...(facts.get(id) ?? []), [sheet, text]]));
    }
    const all = [...facts];
    const differ = all.filter(([, f]) => f.size === 2 && f.get("en") !== f.get("fr")).map(([id]) => id);
    const added = all.filter(([, f]) => f.has("fr") && !f.has("en")).map(([id]) => id);
    // Of what is played alike, also rows that one sheet alone prints stand there.
    const shared = Object.keys(alike).filter((id) => facts.get(id)?.size === 2);
    expect([...changed, ...shared].sort()).toEqual(differ.sort());
    expect([...Object.keys(addedProbes), ...Object.keys(inBooksToo)].sort()).toEqual(added.sort());
    expect([differ.length, added.length]).toEqual([159, 24]);
  });
});
