/** The border: what is read from outside is a text, a value and a kind of file, or a sentence that says where it is none. */
export { asKind, asStored, kindNames, kindOf } from "./kinds.ts";
export type { FileProblem, Kind, Read } from "./problem.ts";
export { MOST_BYTES, textOf, valueOf } from "./text.ts";
export { type InRecord, inRecord } from "./record.ts";
