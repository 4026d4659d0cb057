// How fast this tree is, and how much faster or slower than another commit:
//   npm run bench [-- --against COMMIT] [--only TEXT] [--rounds N]
// Each build runs in a process of its own and all take turns, so that whatever else the machine does falls on all of them.
// Measured is CPU time. This tree runs twice: what it gives against itself is how far the other figures can be trusted.
import { execFileSync, fork } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { root } from "./built.mjs";

const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "11" },
  },
});
const BENCH = "packages/lab/bench";
/** The commit that made the contract of bench/case.ts. */
const FIRST = "e92e576";
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** A checkout of a commit beside this one, with the packages that are installed here. */
function treeOf(commit) {
  const id = git("rev-parse", "--short=12", `${commit}^{commit}`);
  const tree = join(root, ".cache/bench/trees", id);
  if (!existsSync(join(tree, "package.json"))) {
    git("worktree", "prune");
    git("worktree", "add", "--force", "--detach", tree, id);
  }
  const modules = join(tree, "node_modules");
  if (!existsSync(modules)) {
    mkdirSync(join(modules, "@tercio"), { recursive: true });
    const installed = join(root, "node_modules");
    for (const name of readdirSync(installed))
      if (name !== "@tercio" && name !== ".cache") symlinkSync(join(installed, name), join(modules, name));
    for (const folder of ["packages", "packages/systems"])
      for (const name of readdirSync(join(tree, folder)))
        if (existsSync(join(tree, folder, name, "package.json")))
          symlinkSync(join(tree, folder, name), join(modules, "@tercio", name));
  }
  // A commit from before this contract is measured by the first cases there were, which speak to systems as they were then.
  for (const name of ["case.ts", "cases.ts", "child.ts", "questions.ts"])
    if (!existsSync(join(tree, BENCH, name))) {
      mkdirSync(join(tree, BENCH), { recursive: true });
      writeFileSync(join(tree, BENCH, name), git("show", `${FIRST}:${BENCH}/${name}`));
    }
  return { id, tree };
}

/** A process that measures the build of one tree. */
async function start(name, tree) {
  const outfile = join(root, ".cache/bench", `${name}.mjs`);
  await build({
    entryPoints: [join(tree, BENCH, "child.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  const child = fork(outfile, { stdio: "inherit" });
  const ask = (message) =>
    new Promise((done, failed) => {
      child.once("message", ({ value, error }) =>
        error === undefined ? done(value) : failed(new Error(`${name}: ${error}`)),
      );
      child.send(message);
    });
  return { name, ask, end: () => child.kill() };
}

const median = (list) => list.toSorted((p, q) => p - q)[list.length >> 1];
const quartile = (list, at) => list.toSorted((p, q) => p - q)[Math.floor((list.length - 1) * at)];
const shown = (rate) => (rate >= 1000 ? Math.round(rate).toLocaleString("en") : rate.toPrecision(3));
/** What one takes, which is how the gates of decisions and battles are given. */
const took = (rate, unit) =>
  ["decisions", "battles"].includes(unit) ? `, ${(1000 / rate).toPrecision(3)} ms each` : "";
/** Ratios of each round's measurements: the machine was the same for both. */
const ratio = (of, to) => {
  const each = of.map((x, i) => x / to[i]);
  return `${median(each).toFixed(2)} (${quartile(each, 0.25).toFixed(2)} to ${quartile(each, 0.75).toFixed(2)})`;
};

mkdirSync(join(root, ".cache/bench"), { recursive: true });
const other = options.against === undefined ? null : treeOf(options.against);
const builds = [await start("this", root), await start("itself", root)];
if (other !== null) builds.push(await start("other", other.tree));
try {
  const listed = await Promise.all(builds.map((b) => b.ask({ do: "list" })));
  const common = listed[0].filter((c) => listed.every((l) => l.some((x) => x.name === c.name)));
  for (const c of listed[0]) if (!common.includes(c)) console.log(`(the other has no "${c.name}")`);
  console.log(
    `${git("describe", "--always", "--dirty")}${other === null ? "" : ` against ${other.id}`}; rates a CPU second; ratios: median and middle half of ${options.rounds} rounds`,
  );
  for (const { name, unit } of common.filter((c) => c.name.includes(options.only))) {
    for (const b of builds) await b.ask({ do: "set up", name });
    // Warm: a process runs at a third of its speed until its code is compiled.
    for (const b of builds) await b.ask({ do: "measure", least: 5_000_000 });
    const rates = builds.map(() => []);
    for (let round = 0; round < Number(options.rounds); round++)
      for (const at of builds.keys()) {
        // Each starts a round in its turn, so that none always follows the same.
        const turn = (at + round) % builds.length;
        const { spent, operations } = await builds[turn].ask({ do: "measure", least: 250_000 });
        rates[turn].push((operations * 1e6) / spent);
      }
    const [own, again, theirs] = rates;
    const parts = [`${shown(median(own))} ${unit}/s${took(median(own), unit)}`, `itself ${ratio(own, again)}`];
    if (theirs !== undefined)
      parts.push(`OTHER ${shown(median(theirs))}/s${took(median(theirs), unit)}, ratio ${ratio(own, theirs)}`);
    console.log(`${name}: ${parts.join("; ")}`);
  }
} finally {
  for (const b of builds) b.end();
  if (other !== null && process.exitCode === undefined)
    rmSync(join(root, ".cache/bench", "other.mjs"), { force: true });
}
