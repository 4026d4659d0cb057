// One chunk of a proof of tools/proof/records.ts: tsx tools/proof/record-chunk.ts WHAT FIRST COUNT. Ends with one line of JSON.
import { hasChromium } from "../../apps/web/e2e/browser.ts";
import { verifiedInChromium } from "../../apps/web/e2e/verify-page.ts";
import { deployed, off, TYPES } from "../../packages/systems/ninth-age/tests/deploying.ts";
import { deployedLists, files } from "../../packages/systems/ninth-age/tests/listed.ts";
import { cutBattles, forkBattles, savedBattles, verified } from "../../packages/systems/ninth-age/tests/played.ts";
import type { Chunk } from "./kind.ts";

async function saves(first: number, count: number): Promise<Chunk> {
  const list = savedBattles(first, count);
  const node = list.filter((s) => verified(s.save) === s.hash).length;
  const there = hasChromium ? await verifiedInChromium(list.map((s) => s.save)) : [];
  const chromium = list.filter((s, i) => there[i] === s.hash).length;
  const asked = hasChromium ? count : 0;
  const wrong = node < count || chromium < asked ? [`saves from seed ${first}: ${node}, ${chromium} of ${count}`] : [];
  return { counted: { saves: count, node, asked, chromium }, wrong };
}

function cuts(first: number, battles: number): Chunk {
  const wrong = [...cutBattles(first, battles, 10), ...forkBattles(first + 1000, battles, 10)];
  return { counted: { cuts: battles * 10, forks: battles * 10, differences: wrong.length }, wrong };
}

function lists(first: number, seeds: number): Chunk {
  const all = files.map((f) => deployedLists(f, first, seeds));
  const wrong = all.flatMap((a) => a.left);
  return { counted: { deployments: all.reduce((n, a) => n + a.count, 0), off: wrong.length }, wrong };
}

function twenty(first: number, seeds: number): Chunk {
  const wrong: string[] = [];
  for (let seed = first; seed < first + seeds; seed++)
    for (const type of TYPES) {
      const left = off(deployed(20, 72, 48, type, seed));
      if (left > 0) wrong.push(`${type}, seed ${seed}: ${left} left off`);
    }
  return { counted: { deployments: seeds * TYPES.length, off: wrong.length }, wrong };
}

const of: { readonly [what: string]: (first: number, count: number) => Chunk | Promise<Chunk> } = {
  saves,
  cuts,
  lists,
  twenty,
};
const [what, first, count] = process.argv.slice(2);
console.log(JSON.stringify(await of[what as string]?.(Number(first), Number(count))));
