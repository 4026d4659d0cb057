import type { Odds } from "./answers.ts";

/** Every way a question can go, walked a stretch at a time. */
export interface Walk {
  /** States visited so far. */
  readonly states: number;
  /** Null while states are left; "given up" where there are more than the limit, or dice that cannot be listed. */
  readonly found: Odds | "given up" | null;
  /** Visits so many states more, or fewer where the walk ends. */
  go(states: number): void;
}

/** What a walk consists of; its nodes are states that wait to be visited. */
interface Parts<Node> {
  states(): number;
  /** Who comes next; null where nobody is left. */
  following(): Node | null;
  /** @returns whether it can go on: false where there are too many states, or dice that cannot be listed */
  visit(node: Node): boolean;
  /** What it has come to when nobody is left. */
  finished(): Odds | "given up";
  /** Whoever gave up needs nothing of what was kept any more. */
  forget(): void;
}

export function walking<Node>({ states, following, visit, finished, forget }: Parts<Node>): Walk {
  let found: Walk["found"] = null;
  return {
    get states() {
      return states();
    },
    get found() {
      return found;
    },
    go(most) {
      for (let left = most; left > 0 && found === null; left--) {
        const node = following();
        if (node === null) found = finished();
        else if (!visit(node)) found = "given up";
        if (found === "given up") forget();
      }
    },
  };
}
