import { execFile } from "node:child_process";

export interface Answered {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const bin = new URL("../bin/tercio.mjs", import.meta.url).pathname;

/** The command as a player calls it: a process of its own, from the bundle. */
export const started = (...args: readonly string[]): Promise<Answered> =>
  new Promise((done) =>
    execFile(
      process.execPath,
      [bin, ...args],
      { maxBuffer: 1 << 26, env: { ...process.env, NO_COLOR: "1" } },
      (error, out, err) => done({ code: error === null ? 0 : Number(error.code ?? 1), out, err }),
    ),
  );

/** Whoever listens to what is printed does so alone. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The same words to the same code in this process: what a process loads and compiles anew costs most of what a call does.
 * How it is when it is called as such is seen by {@link started}, of each command once.
 */
export function run(...args: readonly string[]): Promise<Answered> {
  const answered = before.then(() => listened(args));
  before = answered.catch(() => null);
  return answered;
}

async function listened(args: readonly string[]): Promise<Answered> {
  process.env["NO_COLOR"] = "1";
  const { tercio } = await import("../src/program.ts");
  const [out, err]: [string[], string[]] = [[], []];
  const { log, error } = console;
  const [stdout, stderr] = [process.stdout.write, process.stderr.write];
  const code = process.exitCode;
  const line = (to: string[]) => (text: unknown) => void to.push(`${String(text)}\n`);
  const write = (to: string[]) => (text: unknown) => to.push(String(text)) > 0;
  Object.assign(console, { log: line(out), error: line(err) });
  Object.assign(process.stdout, { write: write(out) });
  Object.assign(process.stderr, { write: write(err) });
  process.exitCode = 0;
  try {
    return { code: await tercio(args), out: out.join(""), err: err.join("") };
  } finally {
    Object.assign(console, { log, error });
    Object.assign(process.stdout, { write: stdout });
    Object.assign(process.stderr, { write: stderr });
    process.exitCode = code;
  }
}
