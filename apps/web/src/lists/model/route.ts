/** Where among the lists a player is; the address says it. */
export type Route =
  | { readonly at: "shelf" }
  | { readonly at: "list" | "print"; readonly id: string }
  | { readonly at: "shared"; readonly code: string; readonly print: boolean };

/** An address that leads nowhere leads to the shelf. */
export function readRoute(hash: string): Route {
  const [first = "", second = "", third = ""] = hash.replace(/^#\/lists\/?/, "").split("/");
  if (first === "with") return { at: "shared", code: second, print: third === "print" };
  if (first === "") return { at: "shelf" };
  return { at: second === "print" ? "print" : "list", id: first };
}

export const links = {
  shelf: "#/lists",
  list: (id: string) => `#/lists/${id}`,
  print: (id: string) => `#/lists/${id}/print`,
  /** Out of the lists: a battle is set up with this one. */
  play: (id: string) => `#/play/${id}`,
  shared: (code: string) => `#/lists/with/${code}`,
  printShared: (code: string) => `#/lists/with/${code}/print`,
} as const;
