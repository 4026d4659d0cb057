import { isSpell } from "../state/spells.ts";
import { readdirSync, readFileSync } from "node:fs";
import { kernelMessages } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { armies, ninthAge } from "../index.ts";
import { DEPLOYMENTS, OBJECTIVES, played } from "../state/deployments.ts";
import { itemIds } from "../book/items.ts";
import { missileIds } from "../book/missiles.ts";
import { knownRules } from "../armies/check.ts";
import { TITLES } from "../state/held.ts";
import { wordOf } from "../state/parameters.ts";
import { PATHS } from "../entries/forms.ts";
import { rulesOfTypeAndHeight } from "../state/tables.ts";
import { book } from "../hooks/book.ts";

type Catalogue = { readonly [key: string]: string };
const { en, fr }: { readonly en: Catalogue; readonly fr: Catalogue } = ninthAge.messages;

const placeholders = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(/\{([a-zA-Z0-9-]+)(?:\|[^{}]*)?\}/g)].map((m) => m[1] as string));

describe("the two catalogues", () => {
  test("have the same keys", () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(en).length).toBeGreaterThan(250);
  });

  test("each sentence takes the same values in both, with well-formed braces", () => {
    // Nothing is left of the braces once every well-formed placeholder is taken out.
    const open = (t: string): boolean => /[{}|]/.test(t.replace(/\{[a-zA-Z0-9-]+(\|[^|{}]*\|[^|{}]*)?\}/g, ""));
    const wrong = Object.keys(en).filter((key) => {
      const [one, other] = [en[key] ?? "", fr[key] ?? ""];
      const values = (t: string): string => [...placeholders(t)].sort().join();
      return one.trim() === "" || values(one) !== values(other) || open(one) || open(other);
    });
    expect(wrong).toEqual([]);
  });

  test("French puts a no-break space before high punctuation and inside quotation marks", () => {
    const wrong = Object.entries(fr).filter(
      ([key, t]) => !(key.startsWith("rule.") && /:/.test(t)) && / [:;?!»]|« /.test(t),
    );
    expect(wrong).toEqual([]);
  });
});

interface Call {
  readonly where: string;
  readonly args: readonly string[];
}

const root = new URL("..", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((f) => f.endsWith(".ts") && !f.endsWith(".test.ts") && !f.startsWith("messages/") && f !== "entries/index.ts")
  .map((file) => ({ file, text: readFileSync(new URL(file, root), "utf8").replace(/^\s*(\/\/|\*|\/\*).*$/gm, "") }));

/** The arguments of a call, split at its own commas; `from` stands behind the opening bracket. */
function argumentsAt(text: string, from: number): readonly string[] {
  const args: string[] = [];
  let depth = 0;
  let start = from;
  for (let i = from; i < text.length; i++) {
    const c = text[i] as string;
    if (c === '"' || c === "`") i = text.indexOf(c, i + 1);
    else if ("([{".includes(c)) depth++;
    else if (")]}".includes(c) && depth-- === 0) return [...args, text.slice(start, i).trim()];
    else if (c === "," && depth === 0) {
      args.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  throw new Error(`a call that does not end: ${text.slice(from, from + 80)}`);
}

const callsOf = (name: string): readonly Call[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`(?<![.\\w])(?<!function )${name}\\(`, "g"))].map((m) => ({
      where: `${file}: ${text.slice(m.index, m.index + 60).replace(/\s+/g, " ")}`,
      args: argumentsAt(text, m.index + m[0].length),
    })),
  );

/** The texts that an expression may give: literals, but not those that it compares with. */
const literals = (expression: string): readonly string[] =>
  [...expression.replace(/[!=]==\s*"[^"]*"/g, "").matchAll(/"([^"]*)"/g)].map((m) => m[1] as string);

/** The names given in an object literal, those in spreads too. */
const namesIn = (object: string): ReadonlySet<string> =>
  new Set(
    argumentsAt(`${object.trim().replace(/^\{/, "").replace(/\}$/, "")})`, 0).flatMap((part) =>
      part.startsWith("...")
        ? [...part.matchAll(/[{,]\s*(\w+)\s*:/g)].map((m) => m[1] as string)
        : [/^\w+/.exec(part)?.[0] ?? ""],
    ),
  );

/** The ends that a Round of Combat may have, as they are listed for the odds. */
const oddsResults: readonly string[] = literals(
  /results: (\[[^\]]*\])\.map/.exec(sources.find((s) => s.file === "view/questions.ts")?.text ?? "")?.[1] ?? "",
);

const states = ["fleeing", "shaken", "engaged", "charging", "marched", "moved", "declared", "carrier", "wanted"];

/** Where a key is made from parts: all that can be put in. A new place of this sort must be added here. */
const made: { readonly [template: string]: readonly string[] } = {
  "value.${kebab(fact)}": ["resilience", "strength", "armour-penetration"],
  "event.${kind}": callsOf("tell").flatMap((c) => literals(c.args[1] ?? "")),
  "roll.${use}": ["pursuit", "overrun"],
  "panic.${cause}": ["destroyed", "broken", "fled-through", "heavy-losses"],
  "answer.files.${side(u, to)}": ["left", "right", "centre"],
  ...Object.fromEntries(
    ["a.order", "answer.order"].map((of) => [
      `rule.\${${of}}`,
      ["order-forward", "order-steady", "order-fire", "order-stone"],
    ]),
  ),
  "vp.${fate}": ["removed-as-casualty", "fleeing", "shattered", "shattered-and-fleeing"],
  "refuse.${state}": ["shaken", "fleeing"],
  "ask.next-unit.${about.waiting}": [
    "arrive",
    "redirect",
    "charge",
    "failed-charge",
    "rally",
    "random-movement",
    "panic",
    "flee",
    "pursue",
    "post-combat",
    "combat-reform",
  ],
  ...Object.fromEntries(
    ["shot.weapon", "weapon", "v.piece.weapon", "v.weapon", "s.weapon"].map((of) => [
      `rule.\${${of}}`,
      [...missileIds, "explosion"],
    ]),
  ),
  ...Object.fromEntries(["item", "a.item", "answer.item", "known.item"].map((of) => [`rule.\${${of}}`, itemIds])),
  'rule.${name.toLowerCase().replaceAll(" ", "-")}': ["random-movement"],
  "spell.type.${type}": ["A", "Da", "Di", "F", "G", "H", "M", "U"],
  "rule.${id}": itemIds,
  "rule.${special.rule}": [
    ...[
      "aegis",
      "fortitude",
      "stomp-attacks",
      "impact-hits",
      "grind-attacks",
      "breath-attack",
      "crush-attack",
      "mummys-curse",
    ],
    ...itemIds,
  ],
  "rule.${past.rule}": ["aegis", ...itemIds],
  ...Object.fromEntries(
    ["a.attack", "attack"].map((of) => [
      `rule.\${${of}}`,
      ["stomp-attacks", "impact-hits", "grind-attacks", "breath-attack", "crush-attack", "mummys-curse"],
    ]),
  ),
  "value.${column}": ["attack-value", "offensive-skill", "strength", "armour-penetration", "agility"],
  'roll.apart.${stage === "past" ? "special" : stage}': ["wound", "armour", "special"],
  "misfire.${row}": ["explosion", "breakdown", "jammed", "malfunction"],
  "number.${n}": ["1", "2", "3", "4", "5", "6", "7", "8"],
  "arc.${facingAimedAt(u, v)}": ["front", "left", "right", "rear"],
  "arc.${id}": ["front", "flank", "rear"],
  "reach.${move}": ["advance", "march"],
  "reach.fly-${move}": ["advance", "march"],
  "answer.zone.${a.zone}": ["south", "north"],
  "answer.intent.${a.intent}": ["first", "second"],
  "answer.intent.${answer.intent}": ["first", "second"],
  "answer.diagonal.${a.diagonal}": ["rising", "falling"],
  "answer.short-edge.${a.edge}": ["east", "west"],
  "answer.short-edge.${answer.edge}": ["east", "west"],
  "answer.special.${a.special}": ["scout", "ambush", "underground", "short-edge", "reborn"],
  "edge.${edge}": ["north", "south", "east", "west"],
  "event.special.${special}": ["scout", "ambush", "underground", "short-edge", "reborn"],
  "refuse.zone.${type}": DEPLOYMENTS.filter(played),
  "deployment.${type}": DEPLOYMENTS,
  "objective.${objective}": OBJECTIVES,
  "objective.${id}": OBJECTIVES,
  "answer.move.${given.move}": ["advance", "march", "reform", "swift-reform"],
  "answer.reaction.${a.reaction}": ["hold", "flee", "stand-and-shoot"],
  "fact.type.${e.type}": ["Infantry", "Beast", "Cavalry", "Construct"],
  "fact.height.${e.height}": ["Standard", "Large", "Gigantic"],
  "fact.height.${height}": ["Standard", "Large", "Gigantic"],
  "fact.type.${body.type}": ["Infantry", "Beast", "Cavalry", "Construct"],
  "value.${name}": callsOf("reason").flatMap((c) => literals(c.args[0] ?? "")),
  "odds.${id}": oddsResults,
  "looks.${looks}": ["ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left"],
  ...Object.fromEntries(["sign.${s}", "sign.${id}", "sign.${state}"].map((t) => [t, states])),
  ...Object.fromEntries(
    ["mark.${id}", "mark.${kind}"].map((t) => [t, ["champion", "character", "standard", "musician"]]),
  ),
  "mark.${first}": TITLES,
  "rule.${title}": TITLES,
  "column.${column}": ["attack-value", "offensive-skill", "strength", "armour-penetration", "agility"],
  "path.${word}": PATHS,
  "way.${way}": ["fly", "fly-march", "advance", "march"],
  "params.${rule}${against}": [
    ...["aegis-against", "fortitude-against", "multiple-wounds-against", "devastating-charge", "hatred"],
    ...["extra-support", "impact-hits", "grind-attacks", "stomp-attacks", "breath-attack"],
    "fly",
    "random-movement",
    "hard-target",
    "strider",
    "vanguard",
    "aegis",
    "fortitude",
    "multiple-wounds",
  ],
  "refuse.random-movement.${key}": ["charge", "move"],
  "refuse.war-machine.${key}": ["charge", "pursue", "flee", "panic", "break", "reform"],
  'rule.miscast.${rows[row] ?? "000"}': ["000", "111", "222", "333", "444", "555", "666", "777"],
  "preset.${id}": ["line", "refused", "centre"],
  ...Object.fromEntries(
    [
      'rule.${weapon as Exclude<typeof weapon, "spell">}',
      "rule.${word}",
      "rule.${name}",
      'rule.${hit?.name ?? "casting-dice"}',
      "rule.${rule}",
      "rule.${wordOfId(rule)}",
      "rule.${spell}",
      "rule.${a.spell}",
      ...["about.item.item", "again.item", "item.item", "borne.item"].map((item) => `rule.\${${item}}`),
      "rule.${v.spell}",
      "rule.${a.weapon}",
      "rule.${w}",
      "rule.${r}",
      "rule.${r.id}",
    ].map((t) => [
      t,
      [
        ...book.rules.map((r) => r.id),
        ...knownRules,
        ...Object.values(armies).flatMap((a) => a.units.flatMap((u) => [...u.rules.map(wordOf), ...u.weapons])),
        ...(["Infantry", "Beast", "Cavalry", "Construct"] as const).flatMap((type) =>
          (["Standard", "Large", "Gigantic"] as const).flatMap((height) => rulesOfTypeAndHeight(type, height)),
        ),
        "untyped",
      ],
    ]),
  ),
};

/** The first parts of keys; other dotted texts are ids of rules or places in an answer. */
const families =
  /^(params|misfire|stage|cover|vp|army|declare|scene|rule|value|phase|panic|ask|answer|refuse|roll|event|score|because|fact|sign|compass|spoken|looks|board|note|odds|assume|outcome|setup|break|test|number|dice|arc|reach|effect|mark|column|way|preset|legend)\.[a-zA-Z0-9.-]+$/;

describe("every key in the sources", () => {
  test("that is written out has a sentence", () => {
    const keys = sources.flatMap(({ file, text }) =>
      // The first argument of `bad` says where in a set-up the fault lies.
      literals(text.replace(/\bbad\(\s*("[^"]*"|`[^`]*`)/g, "bad("))
        // A Bound Spell of an army is named by its rule.
        .filter((key) => families.test(key) && !isSpell(key))
        .map((key) => ({ file, key })),
    );
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter(({ key }) => !Object.hasOwn(en, key))).toEqual([]);
  });

  test("that is made from parts has a sentence for every part", () => {
    const templates = sources.flatMap(({ text }) =>
      [...text.matchAll(/`([a-z]+\.[^`\s]*\$\{[^`]*)`/g)]
        .map((m) => m[1] as string)
        .filter((t) => new RegExp(families.source.replace("[a-zA-Z0-9.-]+$", "")).test(t))
        .filter((t) => !t.startsWith("setup.")),
    );
    expect([...new Set(templates)].filter((t) => !Object.hasOwn(made, t))).toEqual([]);
    for (const [template, parts] of Object.entries(made)) {
      expect(parts.length, template).toBeGreaterThan(0);
      expect(
        parts.map((part) => template.replace(/\$\{.*\}/, part)).filter((key) => !Object.hasOwn(en, key)),
        template,
      ).toEqual([]);
    }
  });

  test("gets every value that its sentence shows", () => {
    const given = [
      ...callsOf("message").map((c) => ({ ...c, key: 0, values: 1, before: "" })),
      ...callsOf("refuse").map((c) => ({ ...c, key: 0, values: 2, before: "" })),
      ...callsOf("wrong").map((c) => ({ ...c, key: 1, values: 2, before: "" })),
      ...callsOf("bad").map((c) => ({ ...c, key: 1, values: 2, before: "" })),
      ...callsOf("tell").map((c) => ({ ...c, key: 1, values: 3, before: "event." })),
    ];
    expect(given.length).toBeGreaterThan(150);
    const missing: string[] = [];
    for (const c of given) {
      const values = c.args[c.values] ?? "";
      const names = values.startsWith("{") ? namesIn(values) : new Set<string>();
      if (values !== "" && !values.startsWith("{") && values !== "values") missing.push(`${c.where} cannot be read`);
      for (const key of literals(c.args[c.key] ?? ""))
        for (const name of placeholders(en[c.before + key] ?? kernelMessages.en[key] ?? ""))
          if (!names.has(name)) missing.push(`${c.where}… lacks ${name}`);
    }
    expect(missing).toEqual([]);
  });
});
