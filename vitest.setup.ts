// The same random scenes on every machine and at every run; SCENES=7 npm test tries others.
import fc from "fast-check";

declare module "vitest" {
  interface ProvidedContext {
    /** Are all of what is alike to be tried, and not only some? */
    readonly fully: boolean;
  }
}

fc.configureGlobal({ seed: Number(process.env.SCENES ?? 1) });
