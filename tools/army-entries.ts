/**
 * Which entries of the reference each army book of The Ninth Age names: npx tsx tools/army-entries.ts
 * Writes packages/reference/src/ninth-age/armies.ts; a test fails where that is stale.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { armiesSource } from "../packages/lab/src/army-entries.ts";

const file = fileURLToPath(new URL("../packages/reference/src/ninth-age/armies.ts", import.meta.url));
writeFileSync(file, await armiesSource());
