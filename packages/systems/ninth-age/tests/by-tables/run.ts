// Lists drawn by chance, and as many broken, against the tables that they are priced by: node tools/run.mjs FILE FROM COUNT
import { compared, drawn, mutilated } from "./by-tables.ts";

const [from = 1, count = 20] = process.argv.slice(2).map(Number);
const made = await drawn(from, count);
const [whole, broken] = [compared(made), mutilated(made, from)];
console.log(
  JSON.stringify({ counted: { ...whole.counted, ...broken.counted }, wrong: [...whole.wrong, ...broken.wrong] }),
);
