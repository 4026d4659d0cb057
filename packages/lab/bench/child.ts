// One build, measuring what its parent asks for: see tools/bench.mjs.
import type { Case } from "./case.ts";
import { cases } from "./cases.ts";

interface Ask {
  readonly do: "list" | "set up" | "measure";
  readonly name?: string;
  /** CPU microseconds that a measurement takes at least. */
  readonly least?: number;
}

let standing: { readonly of: Case; readonly state: unknown } | null = null;
let calls = 0;

async function answer(ask: Ask): Promise<unknown> {
  if (ask.do === "list") return cases.map(({ name, unit }) => ({ name, unit }));
  if (ask.do === "set up") {
    const of = cases.find((c) => c.name === ask.name);
    if (of === undefined) throw new Error(`nothing is called "${ask.name}"`);
    standing = { of, state: await of.setup() };
    calls = 0;
    return null;
  }
  if (standing === null) throw new Error("nothing is set up");
  const { of, state } = standing;
  const before = process.cpuUsage();
  let spent = 0;
  let operations = 0;
  do {
    operations += of.body(state, calls++);
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  } while (spent < (ask.least ?? 0));
  return { spent, operations, calls };
}

process.on("message", (ask: Ask) => {
  void answer(ask).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
