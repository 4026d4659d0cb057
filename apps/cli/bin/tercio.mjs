#!/usr/bin/env node
// The sources are TypeScript; tsx reads them as they are, so there is nothing to build and nothing to go stale.
import { register } from "tsx/esm/api";

register();
await import("../src/main.ts");
