import type { System } from "@tercio/scene";

/** Every game, the usual one first, each fetched when it is asked for: who plays one of them needs no engine of the others. */
export const apart: readonly { readonly id: string; readonly load: () => Promise<System> }[] = [
  { id: "ninth-age", load: async () => (await import("@tercio/ninth-age")).ninthAge },
  { id: "old-world", load: async () => (await import("@tercio/old-world")).oldWorld },
  { id: "age-of-sigmar", load: async () => (await import("@tercio/age-of-sigmar")).ageOfSigmar },
];
