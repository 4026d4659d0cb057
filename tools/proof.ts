// The long proofs, too long for npm test:
//   npm run proof                    all that is not done yet, one chunk after another, a little of each in turn
//   npm run proof -- charges-6 odds  only these          --jobs 2  so many at a time
//   npm run proof -- --list          what there is and how far it has come
// Chunks are kept in .cache/proof under the last commit of the sources that they hang on, so a proof can be stopped and gone on with;
// docs/proofs.md says what is done. Fails if anything is wrong.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeSafely } from "@tercio/files/writing";
import { battleProofs } from "./proof/battles.ts";
import { chargeProofs } from "./proof/charges.ts";
import { fairProofs } from "./proof/fair.ts";
import { handProofs } from "./proof/hands.ts";
import { type Chunk, engine, type Proof, summed } from "./proof/kind.ts";
import { lawProofs } from "./proof/laws.ts";
import { listProofs } from "./proof/lists.ts";
import { looseProofs } from "./proof/loose.ts";
import { mutatedProofs } from "./proof/mutated.ts";
import { oddsProofs } from "./proof/odds.ts";
import { pairProofs } from "./proof/pairs.ts";
import { recordProofs } from "./proof/records.ts";
import { tabProofs } from "./proof/tabs.ts";
import { testProofs } from "./proof/tests.ts";
import { writingProofs } from "./proof/writing.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const proofs: readonly Proof[] = [
  ...battleProofs,
  ...pairProofs,
  ...lawProofs,
  ...recordProofs,
  ...listProofs,
  ...oddsProofs,
  ...fairProofs,
  ...chargeProofs,
  ...looseProofs,
  ...writingProofs,
  ...mutatedProofs,
  ...handProofs,
  ...tabProofs,
  ...testProofs,
];

const args = process.argv.slice(2);
const jobsAt = args.indexOf("--jobs");
const jobs = jobsAt < 0 ? 1 : Number(args.splice(jobsAt, 2)[1]);
const listOnly = args.includes("--list");
const wanted = args.filter((a) => !a.startsWith("--"));
for (const id of wanted)
  if (!proofs.some((p) => p.id === id)) {
    console.error(`There is no proof "${id}". There are: ${proofs.map((p) => p.id).join(", ")}.`);
    process.exit(2);
  }
const chosen = proofs.filter((p) => {
  if (wanted.length > 0 && !wanted.includes(p.id)) return false;
  const here = p.needs === undefined || existsSync(join(root, p.needs));
  if (!here) console.log(`${p.id}: skipped, ${p.needs} is not here`);
  return here;
});

/** What a proof hangs on, if it does not say otherwise: a commit that changes nothing of it proves the same. */
const SOURCES = engine;
interface Version {
  readonly changed: boolean;
  readonly commit: string;
  readonly folder: string;
}
const versions = new Map<readonly string[], Version>();
function versionOf({ sources = SOURCES }: Proof): Version {
  const known = versions.get(sources);
  if (known !== undefined) return known;
  const changed = git("status", "--porcelain", "--", ...sources) !== "";
  const commit = git("log", "-1", "--format=%h", "--", ...sources);
  const folder = join(root, ".cache/proof", changed ? `${commit}-changed` : commit);
  mkdirSync(folder, { recursive: true });
  const version = { changed, commit, folder };
  versions.set(sources, version);
  return version;
}
const fileOf = (p: Proof, chunk: number): string => join(versionOf(p).folder, `${p.id}-${chunk}.json`);
const done = (p: Proof, chunk: number): boolean => existsSync(fileOf(p, chunk));
const chunksOf = (p: Proof): readonly number[] => Array.from({ length: p.chunks }, (_, i) => i);

async function run(p: Proof, chunk: number): Promise<void> {
  const [program, ...rest] = p.command(chunk);
  const started = process.hrtime.bigint();
  const { stdout, stderr } = await promisify(execFile)(program as string, rest, {
    cwd: root,
    maxBuffer: 1 << 28,
  }).catch((e: { stdout?: string; stderr?: string }) => ({ stdout: e.stdout ?? "", stderr: e.stderr ?? "" }));
  let told: Chunk;
  try {
    told = p.read(stdout, chunk);
  } catch {
    told = { counted: {}, wrong: [`${p.command(chunk).join(" ")} told nothing: ${stderr.slice(0, 2000)}`] };
  }
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  writeSafely(fileOf(p, chunk), JSON.stringify(told));
  const state = told.wrong.length === 0 ? "" : "  WRONG";
  console.log(`${p.id} ${chunk + 1} of ${p.chunks}: ${seconds.toFixed(0)} s${state}`);
}

interface Result {
  readonly proof: Proof;
  readonly chunks: readonly Chunk[];
}
const results = (): readonly Result[] =>
  proofs.map((proof) => ({
    proof,
    chunks: chunksOf(proof)
      .filter((c) => done(proof, c))
      .map((c) => JSON.parse(readFileSync(fileOf(proof, c), "utf8")) as Chunk),
  }));

/** The page's list: what this commit has shown, and of other proofs what an earlier commit did. */
function page(before: string): string {
  const earlier = before.split("\n");
  const lines = results().map(({ proof, chunks }) => {
    const command = `\`npm run proof -- ${proof.id}\``;
    const { changed, commit } = versionOf(proof);
    if (chunks.length === 0 || changed)
      return earlier.find((l) => l.includes(command)) ?? `- **${proof.title}**: not run yet. ${command}`;
    const share = chunks.length === proof.chunks ? "" : ` (${chunks.length} of ${proof.chunks} parts)`;
    return `- **${proof.title}**${share}: ${proof.line(summed(chunks))}. ${command}, commit ${commit}`;
  });
  return `${lines.join("\n")}\n`;
}

/** The page's part between these is written here; all else by hand. */
const [BEGIN, END] = ["<!-- written by npm run proof -->", "<!-- end -->"];
function write(): void {
  const path = join(root, "docs/proofs.md");
  const text = readFileSync(path, "utf8");
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/proofs.md has lost its marks ${BEGIN} and ${END}`);
  writeSafely(path, `${text.slice(0, from + BEGIN.length)}\n${page(text.slice(from, to))}${text.slice(to)}`);
}

if (listOnly)
  for (const { proof, chunks } of results()) console.log(`${proof.id}: ${chunks.length} of ${proof.chunks}`);
else {
  for (const p of chosen)
    if (versionOf(p).changed)
      console.log(
        `${p.id}: its sources differ from their last commit, so what is proved counts for none and is not written down`,
      );
  // A little of each in turn, so that whoever stops early knows something of everything.
  const most = Math.max(...chosen.map((p) => p.chunks));
  const queue = chunksOf({ chunks: most } as Proof).flatMap((i) =>
    chosen.flatMap((p) => {
      const [from, to] = [Math.floor((i * p.chunks) / most), Math.floor(((i + 1) * p.chunks) / most)];
      return chunksOf(p)
        .slice(from, to)
        .filter((c) => !done(p, c))
        .map((c) => [p, c] as const);
    }),
  );
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await run(...next);
        write();
      }
    }),
  );
}
const wrong = results().flatMap((r) => r.chunks.flatMap((c) => c.wrong.map((w) => `${r.proof.id}: ${w}`)));
for (const w of wrong) console.error(`WRONG: ${w}`);
if (!listOnly && chosen.length === 0) console.log("Nothing was run.");
process.exitCode = wrong.length === 0 ? 0 : 1;
