import { ninthAge } from "@tercio/ninth-age";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, openFile, served } from "./app.ts";
