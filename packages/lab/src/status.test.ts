import { readFileSync } from "node:fs";
import { ninthAge } from "@tercio/ninth-age";
import { loadGame, loadRuleIds } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";
import { engineStatus } from "./status.ts";

describe("the engine's status of each entry", () => {
  test("comes from the system's own list; every entry has one", async () => {
    const status = engineStatus(ninthAge.rules.enforced, await loadRuleIds("ninth-age"));
    const { entries } = await loadGame("ninth-age");
    expect(entries.filter((e) => !status.has(e.id)).map((e) => e.id)).toEqual([]);
    for (const id of ninthAge.rules.enforced) expect(["enforced", "partly"]).toContain(status.get(id));
    expect(status.get("t9a.combat-score.charge")).toBe("enforced");
    expect(status.get("t9a.sequence.general.player-turn.3")).toBe("enforced");
    for (const id of ["table.model-height", "table.deployment-types", "sequence.pre-game.deployment-phase.5"])
      expect([id, status.get(`t9a.${id}`)]).toEqual([id, "enforced"]);
    expect(status.get("t9a.sequence.general.player-turn.5")).toBe("enforced");
    expect(status.get("t9a.spell.pyromancy.fireball")).toBe(
      ninthAge.rules.enforced.includes("t9a.spell.pyromancy.fireball") ? "enforced" : "not-yet",
    );
    expect(status.get("t9a.spell-duration.instant")).toBe("definition");
    // A row that holds no rule of its own is not one that the engine leaves out.
    expect(status.get("t9a.shooting.same-target")).toBe("definition");
    expect([...new Set(status.values())]).toEqual(expect.arrayContaining(["enforced", "not-yet", "definition"]));
  });

  test("a game of which nothing is enforced has no rule that is", async () => {
    const ids = await loadRuleIds("age-of-sigmar");
    const status = engineStatus([], ids);
    expect([...status.values()]).not.toContain("enforced");
    expect(status.size).toBe(ids.length);
    expect(status.size).toBeGreaterThan(322);
    await expect(loadRuleIds("chess")).rejects.toThrow('no game "chess"');
  });

  test("loads no engine", () => {
    const text = readFileSync(new URL("./status.ts", import.meta.url), "utf8");
    const imports = [...text.matchAll(/^import (type )?.* from "([^"]+)"/gm)];
    expect(imports.every(([, type]) => type !== undefined)).toBe(true);
  });
});
