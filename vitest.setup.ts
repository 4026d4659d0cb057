// The same random scenes on every machine and at every run; SCENES=7 npm test tries others.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.SCENES ?? 1) });
