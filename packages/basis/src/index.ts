/** What every package says instead of a cast. */
export { there } from "./there.ts";
