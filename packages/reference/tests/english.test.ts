import type { Bilingual } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { isMinor } from "@tercio/reference/minor";
import { expect, test } from "vitest";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));
const entries = games.flatMap((g) => g.entries);

test("English says “its” and “their”, neither “the own” nor “his”: models are it, players they", () => {
  // Names that lists print are theirs.
  const ours = entries.filter((e) => !e.id.includes(".glossary.listed-"));
  const faults = ours.flatMap((e) =>
    [e.summary, ...Object.values(e.editions).flatMap((p) => p.summary ?? [])]
      .filter(({ en }) => /\b(?:the|an|of|each) own\b|\bown one\b|\b(?:he|him|his|himself|she|her)\b/i.test(en))
      .map(({ en }) => `${e.id}: ${en}`),
  );
  expect(faults).toEqual([]);
});

test("French keeps one name for a thing: the publisher’s terms, without the words it left", () => {
  const left =
    /\bRésilience\b|[Mm]onstres errants|Trait arcanique|lance-pierres|[Cc]apacités? de commandement|[Cc]apacités? d’allégeance|\bÉgide\b|[Ww]arscroll|Présence inspirante(?=.*déroute)/;
  const faults = entries.flatMap((e) =>
    [e.names, e.summary, ...Object.values(e.editions).flatMap((p) => p.summary ?? [])]
      .filter(({ fr }) => left.test(fr))
      .map(({ fr }) => `${e.id}: ${fr}`),
  );
  expect(faults).toEqual([]);
});

test("what only names or keeps order is marked so: behaviour rows, monsters without a profile, steps that only begin", () => {
  const minor = entries.filter(isMinor).map((e) => e.id);
  expect(minor.filter((id) => /behaviour-table\.\d$/.test(id))).toHaveLength(12);
  expect(minor.filter((id) => id.startsWith("aos2.roaming-monster.list."))).toHaveLength(15);
  expect(minor).toContain("t9a.sequence.shooting.shooting-phase.1");
  expect(minor.length).toBeLessThan(95);
});

test("French has one voice a game: nobody is a tu; The Ninth Age orders in the infinitive, the others with vous", () => {
  const familiar = /(?<![\p{L}-])(?:tu|ton|toi|tes)(?![\p{L}-])/iu;
  const verbs = "lanc|plac|pos|retir|ajout|compt|mesur|not|déplac|centr";
  const order = new RegExp(`(?<![\\p{L}-])(?:(?:${verbs}|pren|choisiss|remett)ez|faites)(?!\\p{L})`, "iu");
  const infinitive = new RegExp(`(?:^|[.;]\\s)(?:(?:${verbs})er|prendre|choisir)\\s`, "iu");
  const faults = games.flatMap((game) =>
    game.entries.flatMap((e) =>
      [e.summary, ...Object.values(e.editions).flatMap((p) => p.summary ?? [])]
        .filter(({ fr }) => familiar.test(fr) || (game.id === "ninth-age" ? order : infinitive).test(fr))
        .map(({ fr }) => `${e.id}: ${fr}`),
    ),
  );
  expect(faults).toEqual([]);
});

test("French of The Ninth Age speaks to nobody: neither vous nor votre", () => {
  const spoken = /(?<![\p{L}-])(?:vous|votre|vos|vôtres?)(?![\p{L}-])/iu;
  const faults = games
    .filter((game) => game.id === "ninth-age")
    .flatMap((game) => game.entries)
    .flatMap((e) =>
      [
        e.summary,
        ...Object.values(e.editions).flatMap((p) => p.summary ?? []),
        ...(e.misprints ?? []).flatMap((m) => [m.printed, m.used, m.why]),
      ]
        .filter(({ fr }) => spoken.test(fr))
        .map(({ fr }) => `${e.id}: ${fr}`),
    );
  expect(faults).toEqual([]);
});

test("what a reader sees has typographic marks: titles of chapters and phases, headings of sheets, names, texts", () => {
  const texts = games.flatMap((game): readonly string[] => {
    const said: readonly (Bilingual | undefined)[] = [
      ...game.chapters.flatMap((c) => [c.title, c.about]),
      ...game.phases.map((p) => p.title),
      ...game.entries.flatMap((e) => [
        ...[e.names, e.summary, ...(e.misprints ?? []).flatMap((m) => [m.printed, m.used, m.why])],
        ...Object.values(e.editions).flatMap((p) => [p.summary, p.source]),
      ]),
    ];
    const headings = game.entries.flatMap((e) => Object.values(e.editions).map((p) => p.section));
    return [...headings, ...said.flatMap((b) => (b === undefined ? [] : [b.en, b.fr]))];
  });
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter((text) => /['"]/.test(text))).toEqual([]);
});

test("French names rules of The Ninth Age as its French sheet does where that names them", () => {
  const other = /[Dd]éconcertant|Pied sûr|Endurance|Concentration martiale|Frappe létale/;
  const faults = games
    .filter((game) => game.id === "ninth-age")
    .flatMap((game) => game.entries)
    .flatMap((e) => [e.names.fr, e.summary.fr, ...Object.values(e.editions).flatMap((p) => p.summary?.fr ?? [])])
    .filter((text) => other.test(text));
  expect(faults).toEqual([]);
  const named = (id: string) => games.flatMap((g) => g.entries).find((e) => e.id === id)?.names.fr;
  expect(
    ["distracting", "strider", "fortitude", "battle-focus", "lethal-strike", "light-troops"].map((id) =>
      named(`t9a.rule.${id}`),
    ),
  ).toEqual(["Perturbant", "Guide", "Fortitude", "Ardeur guerrière", "Coup fatal", "Troupe légère"]);
});
