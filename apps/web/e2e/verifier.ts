// Bundled into a page by verify.test.ts and npm run proof: verifies a saved battle where it runs.
import { load } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";

declare global {
  /** The final hash of a save that verifies, else the first difference. */
  var verifySave: (text: string) => string;
}

globalThis.verifySave = (text) => {
  const loaded = load(ninthAge, JSON.parse(text) as unknown, { verify: true });
  return loaded.ok
    ? (loaded.battle.log?.hash ?? "")
    : `entry ${loaded.problem.entry}, ${loaded.problem.where}: ${loaded.problem.problem}`;
};
