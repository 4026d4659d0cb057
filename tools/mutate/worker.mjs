// Plays rule pages with one change at a time, in a process of its own: a change may never come to an end.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { Script } from "node:vm";

setPriority(process.pid, 15);
const bundle = process.argv[2];
const count = Number(process.argv[3]);
const hits = new Uint8Array(count);
let site = -1;
let variant = 0;

const operators = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "===": (a, b) => a === b,
  "!==": (a, b) => a !== b,
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};
const other = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
};
const changed = Object.fromEntries(Object.entries(other).map(([op, to]) => [op, operators[to]]));
const $n = (id, value) => {
  hits[id] = 1;
  return id === site ? (variant === 0 ? value + 1 : value - 1) : value;
};
const $b = (id, a, op, b) => {
  hits[id] = 1;
  return (id === site ? changed : operators)[op](a, b);
};
const $l = (id, a, op, b) => {
  hits[id] = 1;
  const and = (op === "&&") !== (id === site);
  return and ? a && b() : a || b();
};
const $not = (id, a) => {
  hits[id] = 1;
  return id === site ? Boolean(a) : !a;
};

const script = new Script(`(function(require, module, $n, $b, $l, $not){${readFileSync(bundle, "utf8")}\n})`, {
  filename: bundle,
});
/** The pages as if they had just been loaded. */
function fresh() {
  const module = { exports: {} };
  script.runInThisContext()(createRequire(import.meta.url), module, $n, $b, $l, $not);
  return module.exports;
}
let loaded = fresh();
/** What was changed while the modules loaded is still in them. */
let stale = false;
const passes = (page) => {
  try {
    // Recorded, so that nothing is remembered from one change to the next.
    loaded.recording(() => page.run());
    return null;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 160);
  }
};

/** Which places a page comes to, how long it takes, and which are come to while the modules load. */
function survey() {
  hits.fill(0);
  loaded = fresh();
  const atLoad = [...hits.keys()].filter((id) => hits[id] === 1);
  const pages = loaded.pages.map((page) => {
    hits.fill(0);
    const begun = process.hrtime.bigint();
    const failed = passes(page);
    const milliseconds = Number(process.hrtime.bigint() - begun) / 1e6;
    return {
      title: page.title,
      ids: page.ids,
      failed,
      milliseconds,
      sites: [...hits.keys()].filter((id) => hits[id] === 1),
    };
  });
  return { atLoad, pages };
}

/** The first page that fails, those that name a rule first. */
function first(rule) {
  const names = (page) => Number(page.ids.includes(rule));
  for (const page of [...loaded.pages].sort((a, b) => names(b) - names(a))) {
    const why = passes(page);
    if (why !== null) return { title: `${page.ids.join(", ")}: ${page.title}`, why };
  }
  return null;
}

process.on("message", (asked) => {
  if (asked.first !== undefined) return process.send(first(asked.first) ?? { none: true });
  if (asked.survey === true) return process.send(survey());
  site = asked.site;
  variant = asked.variant;
  let by = null;
  let why = null;
  try {
    if (asked.fresh || stale) loaded = fresh();
    stale = asked.fresh;
    for (const at of asked.pages) {
      why = passes(loaded.pages[at]);
      if (why === null) continue;
      by = at;
      break;
    }
  } catch (error) {
    by = -1;
    why = String(error?.message ?? error).slice(0, 160);
  }
  site = -1;
  process.send({ by, why });
});
process.send("ready");
