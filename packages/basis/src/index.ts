/** What every package says instead of a cast. */
export { fieldsOf, type Fields, hasFields, isList, isOneOf, isRecord, keysOf } from "./foreign.ts";
export { there } from "./there.ts";
export { eachWithout, mapped, ofNames } from "./records.ts";
