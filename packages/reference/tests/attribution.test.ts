import { gameTitles, loadGame } from "@tercio/games/reference";
import { cut, parts, usual } from "@tercio/reference/attribution";
import { NO_SHEET } from "@tercio/reference";
import { numbersIn } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { ledger, ledgerThere } from "./ledger.ts";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));

/** Entries whose ruling is about what their words leave open, or about their numbers, and not about a part of their words. */
const RULED_BESIDE: readonly string[] = [
  "t9a.sequence.pre-game.deployment-phase.6",
  "t9a.objective.breakthrough",
  "t9a.objective.spoils-of-war",
  "t9a.objective.secure-target",
  "t9a.cover.procedure",
  "t9a.cover.ignored",
  "t9a.combat-score.standard-bearer",
  "t9a.sequence.melee.round-of-combat.6.1",
  "t9a.table.casting",
  "t9a.table.casting.3d6",
  "t9a.table.casting-thaumaturgy",
  "t9a.table.casting-thaumaturgy.3d6",
  "t9a.hereditary.ong.guile-and-fury",
  "t9a.hereditary.mak.breath-of-the-steppe",
  "t9a.totem.black-wing",
  "t9a.magic-modifier.cul.sacrificial-offering",
  "tow.charge.eligibility.barred",
  "tow.magic.casting.roll",
  "tow.magic.dispel.wizardly",
  "tow.keyword.overkill",
  "aos2.core.command-abilities.who",
  "aos2.wandering.rules.activation-roll",
];

/** Figures that follow from those that are printed, by entry. */
const DERIVED: { readonly [id: string]: readonly string[] } = {
  "tow.table.to-hit.shooting": ["7"],
  "tow.combat.roll-to-hit": ["D6"],
  "tow.armour.shield": ["5+", "4+"],
  "aos2.command-trait.chaos.malicious-conqueror": ["5"],
  "aos2.artefact.death.black-amulet": ["3"],
};

/** A figure without its sign or plus: "1D6" and "D6" are one. */
const bare = (n: string): string => n.replace(/^[+-]|\+$/g, "").replace(/^1D/, "D");

describe.each(games)("whose word it is: $name.en", (game) => {
  const byId = new Map(game.entries.map((e) => [e.id, e]));
  const places = Object.entries(game.attribution).map(([place, signs]) => {
    const [id = "", edition] = place.split("@");
    return { place, id, edition, signs };
  });

  test("each part of a text that is told apart has a sign, in both languages and every edition", () => {
    const faults: string[] = [];
    for (const { place, id, edition, signs } of places) {
      const entry = byId.get(id);
      if (entry === undefined || (edition !== undefined && !(edition in entry.editions))) {
        faults.push(`${place}: no such entry`);
        continue;
      }
      if (!/^[=~-]+$/.test(signs)) faults.push(`${place}: "${signs}"`);
      const editions =
        edition === undefined
          ? Object.keys(entry.editions).filter((e) => !(`${id}@${e}` in game.attribution))
          : [edition];
      for (const e of editions)
        for (const language of ["en", "fr"] as const) {
          const text = (entry.editions[e]?.summary ?? entry.summary)[language];
          if (cut(text).length !== signs.length)
            faults.push(`${place} ${e} ${language}: ${signs} for ${cut(text).join(" | ")}`);
        }
    }
    expect(faults).toEqual([]);
  });

  test("readers see no mark of the sources", () => {
    const texts = game.entries.flatMap((e) =>
      [e.summary, ...Object.values(e.editions).map((p) => p.summary ?? e.summary)].flatMap(({ en, fr }) => [en, fr]),
    );
    // 90° is one of the table's.
    expect(texts.filter((text) => /[‡⁼]|(?<!\d)°/.test(text))).toEqual([]);
  });

  test("the parts are the whole text", () => {
    for (const e of game.entries)
      for (const edition of Object.keys(e.editions))
        for (const language of ["en", "fr"] as const) {
          const whole = (e.editions[edition]?.summary ?? e.summary)[language];
          expect(
            parts(e, edition, language, game.attribution)
              .map((p) => p.text)
              .join(" "),
          ).toBe(whole);
        }
  });

  test("a ruling’s part stands where a ruling is named, and a printed rule that names one has such a part", () => {
    const said = (id: string): string =>
      places
        .filter((p) => p.id === id)
        .map((p) => p.signs)
        .join("");
    expect(
      places.filter((p) => p.signs.includes("~") && byId.get(p.id)?.ruling === undefined).map((p) => p.id),
    ).toEqual([]);
    const without = game.entries.filter(
      (e) =>
        e.ruling !== undefined &&
        Object.values(e.editions).some((p) => p.sheet !== NO_SHEET) &&
        !said(e.id).includes("~"),
    );
    expect(without.map((e) => e.id).filter((id) => !RULED_BESIDE.includes(id))).toEqual([]);
  });

  describe.skipIf(!ledgerThere(game.id))("against the ledger", () => {
    const rows = ledger(game.id);
    const printed = new Map(rows.map((r) => [`${r.id}@${r.edition}`, r]));

    test("what the ledger lacks is on no sheet; what it only finds named is its sheet’s name and no more", () => {
      const faults: string[] = [];
      for (const e of game.entries)
        for (const edition of Object.keys(e.editions)) {
          const row = printed.get(`${e.id}@${edition}`);
          const named = row !== undefined && /referenced, full rule not in seeds|^MISSING/.test(row.facts);
          const ours = usual(e, edition);
          const theirs = row === undefined || named ? "elsewhere" : "sheet";
          if (ours !== theirs) faults.push(`${e.id} ${edition}: ${ours}, the ledger ${row?.facts ?? "has none"}`);
        }
      expect(faults).toEqual([]);
    });

    test("each figure of a part that is said to be printed stands in the ledger", () => {
      const faults: string[] = [];
      const all = new Map<string, string>();
      for (const r of rows) all.set(r.id, `${all.get(r.id) ?? ""} ${r.facts}`);
      for (const e of game.entries)
        for (const edition of Object.keys(e.editions)) {
          if (!printed.has(`${e.id}@${edition}`)) continue;
          // A table’s figures are its rows’.
          const near =
            e.kind === "table" || e.kind === "row"
              ? game.entries.filter((o) => o.chapter === e.chapter).map((o) => o.id)
              : [e.id, ...(e.see ?? [])];
          const known = new Set(near.flatMap((id) => numbersIn(all.get(id) ?? "")).map(bare));
          if (near.some((id) => /\b(die|dice|roll|rolls)\b/.test(all.get(id) ?? ""))) known.add("D6");
          for (const part of parts(e, edition, "en", game.attribution))
            if (part.word === "sheet")
              for (const n of numbersIn(part.text))
                if (bare(n) !== "1" && !known.has(bare(n)) && !(DERIVED[e.id] ?? []).includes(n))
                  faults.push(`${e.id} ${edition}: ${n} in “${part.text.slice(0, 90)}”`);
        }
      expect(faults).toEqual([]);
    });
  });
});
