import { type Entry, type Facts, isSpell } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";

/** What stood here wrongly once: each line is read from the sheet named beside it and may not come back. */
const entries = new Map<string, Entry>(
  (await Promise.all(gameTitles.map((g) => loadGame(g.id)))).flatMap((g) => g.entries.map((e) => [e.id, e] as const)),
);
const facts = (id: string, edition = "standard"): Facts => entries.get(id)?.editions[edition]?.facts ?? {};
const effect = (id: string): Facts => facts(id).effect as Facts;
const said = (id: string, edition = "standard") => {
  const entry = entries.get(id) as Entry;
  return entry.editions[edition]?.summary ?? entry.summary;
};

describe("corrected facts", () => {
  const version = (id: string, edition: string, name: string) => {
    const found = facts(id, edition);
    return isSpell(found) ? found.versions.find((v) => v.name === name) : undefined;
  };
  const boosted = (id: string, edition: string): unknown => version(id, edition, "boosted")?.types;

  test.each(["2e-early", "2e-late"])(
    "%s: a boosted spell of the Caster's own stays Focused (000:535-536, 560)",
    (edition) => {
      expect(boosted("t9a.spell.occultism.breath-of-corruption", edition)).toEqual(["F", "A"]);
      expect(boosted("t9a.spell.occultism.hand-of-glory", edition)).toEqual(["F", "A"]);
      expect(boosted("t9a.spell.thaumaturgy.cleansing-fire", edition)).toEqual(["F", "A"]);
    },
  );

  test("Unity in Divergence hits every model early (000:510), an area of 6 by 6 late (002:576)", () => {
    const id = "t9a.spell.cosmology.unity-in-divergence";
    const half = { strength: 3, armourPenetration: 0, magical: true };
    for (const edition of ["2e-early", "2e-late"])
      expect(version(id, edition, "chaos")).toMatchObject({ types: ["Da", "Di", "H"], duration: "instant" });
    expect(version(id, "2e-early", "chaos")?.effect).toEqual({ ...half, hitsOnEachModel: 1 });
    expect(version(id, "2e-late", "chaos")?.effect).toEqual({ ...half, hits: 1, areaAttack: "6x6" });
    expect(said(id, "2e-early").en).toContain("each model of an enemy unit takes 1 hit at Str 3");
    expect(said(id, "2e-late").en).toContain("Area Attack (6x6)");
  });

  test("the last row of the armour table (000:411, 002)", () => {
    expect(facts("t9a.table.armour-save.5-or-more", "2e-early")).toEqual({ atLeast: 5, atMost: 6, needed: 2 });
    expect(facts("t9a.table.armour-save.5-or-more", "2e-late")).toEqual({ atLeast: 5, atMost: null, needed: 2 });
    expect(said("t9a.table.armour-save.5-or-more", "2e-early").en).toBe("5 or 6 left: 2+.");
    expect(said("t9a.table.armour-save.5-or-more", "2e-late").en).toBe("5 or more left: 2+.");
  });

  test("Cover and terrain tables have a row for each terrain (000:182-189, 279-285)", () => {
    for (const edition of ["2e-early", "2e-late"]) {
      const cover = facts("t9a.table.cover", edition);
      const rules = facts("t9a.table.terrain-rules", edition);
      expect(cover.rows).toHaveLength(cover.terrains as number);
      expect(rules.rows).toHaveLength(rules.terrains as number);
    }
    expect(facts("t9a.table.dangerous-terrain", "2e-early").notes).toEqual([
      ["Forests", { flyingMovement: 1 }],
      ["Ruins", { exempt: "Skirmisher" }],
      ["Water Terrain", { only: "Standard Height on foot" }],
    ]);
  });

  test("shots of The Old World are Multiple Shots, at -1 (001:121-138)", () => {
    const shots: { readonly [id: string]: string } = {
      "tow.weapon.missile.repeater-handbow": "2",
      "tow.weapon.missile.brace-of-repeater-handbows": "4",
      "tow.weapon.missile.repeater-crossbow": "2",
      "tow.weapon.missile.brace-of-pistols": "2",
      "tow.weapon.missile.repeater-pistol": "3",
      "tow.weapon.missile.repeater-handgun": "3",
      "tow.weapon.missile.throwing-weapon": "2",
      "tow.weapon.missile.sling": "2",
      "tow.artillery.repeater-bolt-thrower-rapid-fire": "D3+3",
    };
    for (const [id, x] of Object.entries(shots)) {
      expect(facts(id).rules, id).toContain(`Multiple Shots (${x})`);
      expect(said(id).en, id).toMatch(new RegExp(`Multiple Shots \\(${x.replace("+", "\\+")}\\); .* at -1 To Hit`));
      expect(said(id).fr, id).toMatch(
        new RegExp(`Tirs multiples \\(${x.replace("+", "\\+")}\\)\u00a0; .* à -1 pour toucher`),
      );
    }
  });

  test("spells of The Old World keep their side effects (001:199-240)", () => {
    expect(effect("tow.spell.elementalism.earthen-ramparts").ifCharged).toBe("behind a defended low linear obstacle");
    expect(effect("tow.spell.elementalism.travel-mystical-pathway").movesAgainThisPhase).toBe(false);
    expect(effect("tow.spell.high-magic.tempest").terrainInAura).toEqual({
      affects: "enemy",
      openGround: "difficult",
      difficult: "dangerous",
    });
    for (const id of ["evil-sun-shinin", "ere-we-go"])
      expect(effect(`tow.spell.waaagh-magic.${id}`).affects).toBe("friendly units within Command range");
    expect(said("tow.spell.dark-magic.phantasmagoria").en).toContain("Fall Back in Good Order");
  });

  test("a Wizard in range bars a fated dispel even when it cannot dispel (001:75)", () => {
    expect(said("tow.magic.dispel.fated").en).toContain("engaged or flees still bars it");
  });

  test("Iron Trees: only two kinds of wood, Rend no worse than '-' (004:246)", () => {
    const woods = ["Citadel Wood", "Sylvaneth Wyldwood"];
    expect(facts("aos2.realm.chamon.feature.iron-trees")).toMatchObject({ terrain: woods, minimum: "-" });
    expect(facts("aos2.keyword.citadel-wood").ironTrees).toEqual(woods);
    expect(said("aos2.realm.chamon.feature.iron-trees").en).toContain("never worse than “-”");
  });

  test("wounds for wild magic have their conditions (004:254, 484)", () => {
    expect(facts("aos2.realm.chamon.feature.irresistible-force").cast).toBe("whatever the total");
    expect(facts("aos2.realm.eightpoints.feature.crystal-wyrdshards").onlyIf).toBe(
      "the re-rolled attempt casts the spell",
    );
  });

  test("a Duel is accepted by a Character or Champion in both languages (000:326, 002:388)", () => {
    const { en, fr } = said("t9a.sequence.melee.round-of-combat.4", "2e-early");
    expect(en).toContain("with a Character or Champion; an enemy one");
    expect(fr).toContain("un Personnage ou Champion ennemi");
  });
});
