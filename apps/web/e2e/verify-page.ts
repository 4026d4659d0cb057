import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { launch } from "./browser.ts";
import type {} from "./verifier.ts";

/** Verifies saved battles in Chromium; what each came to, in order: its final hash, or its first difference. */
export async function verifiedInChromium(saves: readonly string[]): Promise<readonly string[]> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("verifier.ts", import.meta.url))],
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent("<title>verify</title>");
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
    const results: string[] = [];
    for (const save of saves) results.push(await page.evaluate((text) => globalThis.verifySave(text), save));
    return results;
  } finally {
    await browser.close();
  }
}
