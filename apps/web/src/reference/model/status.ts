/** Whether the engine enforces an entry: "enforced", "not-yet", or "definition" for what only names things. */
export type Status = "enforced" | "not-yet" | "definition";

type Provider = (id: string) => Status | null;

let provider: Provider = () => null;

/** The systems tell their state here; until they do nothing is claimed. */
export function provideStatus(next: Provider): void {
  provider = next;
}

export const statusOf = (id: string): Status | null => provider(id);
