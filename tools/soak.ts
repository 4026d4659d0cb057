// The long proofs, too long for npm test: npm run soak. Writes what it measured into docs/proofs.md; fails if anything is
// wrong. `npm run soak -- 10000` rolls that many rounds instead of 100,000 for each combat.
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { hasChromium } from "../apps/web/e2e/browser.ts";
import { verifiedInChromium } from "../apps/web/e2e/verify-page.ts";
import type { LongRun } from "../packages/systems/ninth-age/tests/oracle/long-run.ts";
import { cutBattles, forkBattles, savedBattles, verified } from "../packages/systems/ninth-age/tests/played.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const rounds = Number(process.argv[2] ?? 100_000);
const combats = 40;
const faults: string[] = [];
const lines: string[] = [];
const tell = (line: string): void => {
  lines.push(line);
  console.log(line);
};

function simulated(): void {
  const out = execFileSync(
    process.execPath,
    ["apps/cli/bin/tercio.mjs", "simulate", "--system", "ninth-age", "--battles", "200", "--json"],
    { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  const r = JSON.parse(out) as {
    readonly finished: number;
    readonly violations: number;
    readonly unexplainedRefusals: number;
    readonly neverOccurred: readonly string[];
    readonly perBattle: { readonly [kind: string]: number };
  };
  const mean = (kind: string): string => (r.perBattle[kind] ?? 0).toFixed(1);
  tell(
    `- 200 random battles: ${r.finished} finished, ${r.violations} violations, ${r.unexplainedRefusals} unexplained refusals; per battle ${mean("chargesDeclared")} charges declared, ${mean("chargesArrived")} arrived, ${mean("combatRounds")} rounds of combat.`,
  );
  tell(`- Kinds of event that did not occur in them: ${r.neverOccurred.join(", ") || "none"}.`);
  for (const kind of ["chargesDeclared", "chargesArrived", "combatRounds"])
    if ((r.perBattle[kind] ?? 0) < (kind === "chargesArrived" ? 4 : 8)) faults.push(`too few ${kind}`);
}

async function saved(): Promise<void> {
  const list = savedBattles(5000, 50);
  const node = list.filter((s) => verified(s.save) === s.hash).length;
  tell(`- Saved battles verified in Node: ${node} of 50.`);
  if (node < 50) faults.push("a save does not verify in Node");
  if (!hasChromium) return tell("- Chromium was not there: saves not verified in it.");
  const there = await verifiedInChromium(list.map((s) => s.save));
  const equal = list.filter((s, i) => there[i] === s.hash).length;
  tell(`- In Chromium, with the same hashes: ${equal} of 50.`);
  if (equal < 50) faults.push("a save does not verify in Chromium");
}

function cut(): void {
  const wrong = [...cutBattles(6000, 20, 10), ...forkBattles(7000, 20, 10)];
  tell(`- 200 cuts loaded in a new process and continued, 200 forks answered otherwise: ${wrong.length} differences.`);
  faults.push(...wrong);
}

async function odds(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tercio-soak-"));
  const script = join(folder, "long-run.mjs");
  await build({
    entryPoints: [join(root, "packages/systems/ninth-age/tests/oracle/long-run.ts")],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  const half = combats / 2;
  const run = (first: number, last: number): Promise<readonly LongRun[]> =>
    new Promise((done, failed) =>
      execFile(process.execPath, [script, String(first), String(last), String(rounds)], (error, out) =>
        error === null ? done(JSON.parse(out) as LongRun[]) : failed(error),
      ),
    );
  const all = (await Promise.all([run(1, half), run(half + 1, combats)])).flat();
  rmSync(folder, { recursive: true, force: true });
  const difference = Math.max(...all.map((r) => r.difference));
  const tail = Math.min(...all.map((r) => r.tail));
  tell(
    `- ${combats} random combats: exact odds against the count by hand, largest difference ${difference.toExponential(1)}; against ${rounds.toLocaleString("en")} rounds each rolled by the engine, least exact binomial tail ${tail.toExponential(1)}.`,
  );
  if (difference > 1e-9) faults.push("exact odds differ from the count by hand");
  for (const r of all) if (r.tail <= 1e-6) faults.push(`combat ${r.seed}: rolled rounds have a tail of ${r.tail}`);
}

simulated();
await saved();
cut();
await odds();
const page = join(root, "docs/proofs.md");
/** What follows this heading is written by hand and stays. */
const BY_HAND = "## Charges";
const before = readFileSync(page, "utf8");
const kept = before.includes(BY_HAND) ? `\n${before.slice(before.indexOf(BY_HAND))}` : "";
writeFileSync(
  page,
  `# Long proofs

Written by \`npm run soak\`; \`npm test\` holds shorter ones of the same kind, and turned and mirrored battles besides.

${lines.join("\n")}
${kept}`,
);
for (const f of faults) console.error(`WRONG: ${f}`);
process.exitCode = faults.length === 0 ? 0 : 1;
