// Changes that were once made by hand and that no test noticed then, and who notices them now.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundled } from "./bundle.ts";
import { Player } from "./player.ts";

interface Named {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The rule whose pages are played first. */
  readonly rule: string;
}

const SYSTEM = "ninth-age";
const changes: readonly Named[] = [
  {
    name: "March Test at 7 inches",
    file: "book/movement.ts",
    from: '"t9a.rule.march-test": { inches: 8 }',
    to: '"t9a.rule.march-test": { inches: 7 }',
    rule: "t9a.rule.march-test",
  },
  {
    name: "an enemy musician heard at 7 inches",
    file: "rules/command-group.ts",
    from: "const NEARBY = inches * INCH",
    to: "const NEARBY = (inches - 1) * INCH",
    rule: "t9a.rule.march-to-the-beat",
  },
  {
    name: "Swift Reform without a musician",
    file: "rules/command-group.ts",
    from: "(u.musician ? true :",
    to: "(u.id >= 0 ? true :",
    rule: "t9a.rule.swift-reform",
  },
  {
    name: "Swift Reform within 7/8 of the March Rate",
    file: "field/swift-reform.ts",
    from: "const most = marchRate(game, u) * INCH",
    to: "const most = marchRate(game, u) * INCH * 7 / 8",
    rule: "t9a.rule.swift-reform",
  },
  {
    name: "exactly a quarter lost is no heavy loss",
    file: "rules/panic.ts",
    from: "u.lostUnengaged * 100 < u.healthAtPhaseStart * lossPercent",
    to: "u.lostUnengaged * 100 <= u.healthAtPhaseStart * lossPercent",
    rule: "t9a.panic.trigger.heavy-losses",
  },
  {
    name: "lance on any facing",
    file: "rules/weapons.ts",
    from: 's.by.charging && s.facing === "front"',
    to: "s.by.charging",
    rule: "t9a.rule.lance",
  },
  {
    name: "backwards at full rate",
    file: "book/movement.ts",
    from: '"t9a.rule.backwards": { costPerInch: 2',
    to: '"t9a.rule.backwards": { costPerInch: 1',
    rule: "t9a.rule.backwards",
  },
  {
    name: "Combat Reform at double march",
    file: "field/combat-reform.ts",
    from: "const limit = marchRate(game, u) * INCH",
    to: "const limit = 2 * marchRate(game, u) * INCH",
    rule: "t9a.rule.combat-reform",
  },
  {
    name: "Post-Combat Reform held for two turns",
    file: "rules/psychology.ts",
    from: "u.noChargeIn === g.playerTurn",
    to: "(u.noChargeIn === g.playerTurn || (u.noChargeIn ?? 0) + 1 === g.playerTurn)",
    rule: "t9a.rule.post-combat-reform",
  },
];

/** Lines of a table: the change, the page that fails and what it says. */
export async function named(root: string): Promise<readonly string[]> {
  const folder = join(root, ".cache/mutate/named");
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const [at, c] of changes.entries()) {
    const file = join(root, "packages/systems", SYSTEM, "src", c.file);
    const text = readFileSync(file, "utf8");
    if (!text.includes(c.from)) throw new Error(`${c.file} does not say ${c.from}`);
    const path = join(folder, `${at}.cjs`);
    await bundled(root, SYSTEM, path, new Map([[file, text.replaceAll(c.from, c.to)]]));
    const player = new Player(path, 0);
    const noticed = await player.first(c.rule);
    player.end();
    lines.push(
      `| ${c.name} | ${noticed === null ? "**nobody**" : `${noticed.title}: ${noticed.why.replaceAll("|", "¦")}`} |`,
    );
    console.log(lines.at(-1));
  }
  return ["| change | the page that fails, and how |", "|---|---|", ...lines];
}
