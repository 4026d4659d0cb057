/** Builds of Tercio that battles still need: which there are, made from their commits, and asked about their battles. */
export { appOf, siteOf } from "./app.ts";
export { type Build, buildFor, builds, hasCommit } from "./builds.ts";
export { engineOf, NotKept, openedBy } from "./engine.ts";
export type { Asked, Kept } from "./facade.ts";
