import { aura, CASTER, spell, type SpellEntries, way, within, glossed, named } from "./spell.ts";

export const hereditary = {
  "t9a.hereditary.bh.echoes-of-the-dark-forest": named("Echoes of the Dark Forest", "Échos de la Forêt obscure", {
    "2e-early": spell(
      "BH",
      null,
      [way("basic", 4, within(18), ["A"], "one turn"), way("boosted", 8, within(36), ["A"], "one turn")],
      { gains: ["Fear", "Fearless", "Terror"], enemiesInBaseContact: { discipline: -1 } },
    ),
    "2e-late": spell(
      "HB",
      null,
      [way("basic", 6, within(18), ["A"], "one turn"), way("boosted", 8, within(36), ["A"], "one turn")],
      { gains: ["Fear", "Fearless"], magicalMove: 8 },
    ),
  }),
  "t9a.hereditary.de.curse-of-the-phantom-queen": named("Curse of the Phantom Queen", "Anathème de la Reine fantôme", {
    "2e-early": spell("DE", null, [way("basic", 7, CASTER, [], "one turn")], {
      within: 18,
      perDiscardedVeilToken: { hits: "D3+1", strength: 4, armourPenetration: 2, magical: true },
    }),
    "2e-late": spell("EN", null, [way("basic", 8, CASTER, [], "one turn")], {
      veilTokens: 1,
      within: 18,
      trigger: { healthPointsLostAtLeast: 1 },
      discardUpTo: 2,
      perDiscardedVeilToken: { hits: 3, strength: 4, armourPenetration: 2, magical: true },
    }),
  }),
  "t9a.hereditary.dl.spear-of-infinity": named("Spear of Infinity", "Lance de l’Infini", {
    "2e-early": spell("DL", null, [way("basic", 4, within(24), ["Da", "H", "M"], "instant")], {
      hits: 1,
      areaAttack: "1x5",
      strength: 2,
      armourPenetration: 2,
      bracketed: { strength: 5, multipleWounds: 2 },
      strengthPerEarlierSpell: 1,
      counts: "non-Attribute Spells",
    }),
    "2e-late": spell("LD", null, [way("basic", 4, within(24), ["Da", "H", "M"], "instant")], {
      hits: 1,
      areaAttack: "1x5",
      strength: 2,
      armourPenetration: 2,
      magical: true,
      bracketed: { strength: 5, multipleWounds: 2 },
      strengthPerEarlierSpell: 1,
      counts: "spells of the same Magic Phase",
    }),
  }),
  "t9a.hereditary.he.favour-of-meladis": named("Favour of Meladis", "Faveur de Meladys", {
    "2e-early": spell("HE", null, [way("basic", 10, CASTER, [], "one turn")], {
      veilTokens: 1,
      within: 18,
      discard: 1,
      lossesIgnored: { normally: 1, multipleWounds: 1, standardInfantry: 2 },
      maximumPerPhase: 2,
      maximumPerCharacterOrGiganticAndPhase: 1,
    }),
    "2e-late": spell("HLE", null, [way("basic", 10, CASTER, [], "one turn")], {
      veilTokens: 1,
      within: 18,
      discard: 1,
      lossesIgnored: { normally: 1, multipleWounds: 1, standardInfantry: 2 },
      maximumPerPhase: 2,
      maximumPerCharacterOrGiganticAndPhase: 1,
    }),
  }),
  "t9a.hereditary.id.curse-of-nezibkesh": named("Curse of Nezibkesh", "Damnation de Nezib-kesh", {
    "2e-early": spell(
      "ID",
      null,
      [
        way("basic", 6, within(36), ["H"], "one turn"),
        way("boosted", 7, within(18), ["H"], "one turn", { perMarker: -1, additionalLimit: -3 }),
      ],
      { offensiveSkill: -1, defensiveSkill: -1, incendiaryMarkers: 1 },
    ),
    "2e-late": spell(
      "NI",
      null,
      [
        way("basic", 6, within(36), ["H"], "one turn"),
        way("boosted", 7, within(18), ["H"], "one turn", { perMarker: -1 }),
      ],
      { offensiveSkill: -1, defensiveSkill: -1, incendiaryMarkers: 1, totalLimit: -3 },
    ),
  }),
  "t9a.hereditary.koe.breath-of-the-lady": named("Breath of the Lady", "Soutien de la Dame", {
    "2e-early": spell("KoE", null, [way("basic", 7, CASTER, [], "instant")], { orisonTokens: 2 }),
    "2e-late": spell("RdE", null, [way("basic", 7, CASTER, [], "instant")], { orisonTokens: 2 }),
  }),
  "t9a.hereditary.ok.children-of-umi": named("Children of Umi", "Enfants d’Umi", {
    "2e-early": spell(
      "OK",
      null,
      [
        way("basic", 7, within(18), ["A"], "one turn"),
        way("boosted", 10, within(18), ["A"], "one turn", { shamansInUnit: { resilience: 1 } }),
      ],
      { meleeToWoundAgainstTarget: -1 },
    ),
    "2e-late": spell(
      "KO",
      null,
      [
        way("basic", 6, within(18), ["A"], "one turn"),
        way("boosted", 8, within(18), ["A"], "one turn", { shamansInUnit: { resilience: 1 } }),
      ],
      { meleeToWoundAgainstTarget: -1 },
    ),
  }),
  "t9a.hereditary.ong.bring-the-pain": glossed("Bring the Pain", "Faites-leur mal", {
    "2e-early": spell("OnG", null, [way("basic", 8, within(18), ["H"], "one turn")], {
      rerollFailedToHitAgainstTarget: ["Close Combat Attacks"],
    }),
    "2e-late": null,
  }),
  "t9a.hereditary.sa.spark-of-creation": glossed("Spark of Creation", "Étincelle de création", {
    "2e-early": spell(
      "SA",
      null,
      [
        way("basic", 6, within(30), ["Da", "H", "M"], "instant", { strength: 5, armourPenetration: 2 }),
        way("boosted", 9, within(18), ["Da", "H", "M"], "instant", { strength: 6, armourPenetration: 3 }),
      ],
      { hits: "D6", magical: true },
    ),
    "2e-late": null,
  }),
  "t9a.hereditary.se.forest-embrace": named("Forest Embrace", "Étreinte de la forêt", {
    "2e-early": spell(
      "SE",
      null,
      [
        way("basic", 4, within(18), ["A"], "one turn"),
        way("boosted", 7, within(18), ["A"], "one turn", { enemiesInContactRerollToHit: 6 }),
      ],
      { terrain: "Forest" },
    ),
    "2e-late": spell(
      "ES",
      null,
      [
        way("basic", 4, within(18), ["A"], "one turn"),
        way("boosted", 7, within(18), ["A"], "one turn", { enemiesInContactRerollToHit: 6 }),
      ],
      { terrain: "Forest" },
    ),
  }),
  "t9a.hereditary.ud.death-is-only-the-beginning": named(
    "Death is only the Beginning",
    "La mort n’est que le commencement",
    {
      "2e-early": spell(
        "UD",
        "attribute",
        [way("basic", null, { inches: null, aura: false, from: ["special"] }, ["A"], "instant")],
        {
          triggerCastingValue: 2,
          triggerCastingValueRequired: true,
          rankAndFile: { raises: "Resurrected value" },
          character: { recovers: "Resurrected value" },
          maximumPerPhaseForCharactersAndToweringPresence: 2,
        },
      ),
      "2e-late": spell(
        "DI",
        "attribute",
        [way("basic", null, { inches: null, aura: false, from: ["special"] }, ["A"], "instant")],
        {
          triggerCastingValue: 2,
          triggerCastingValueRequired: false,
          triggerCastingValueRequiredFor: "units with an Animated Statue",
          rankAndFile: { raises: "Resurrected value" },
          character: { raises: "Resurrected value" },
          maximumPerPhaseForCharactersAndToweringPresence: 2,
        },
      ),
    },
  ),
  "t9a.hereditary.vc.arise": named("Arise!", "Lève-toi et marche !", {
    "2e-early": spell(
      "VC",
      null,
      [
        way("basic", 4, within(18), ["A"], "instant"),
        way("boosted", 8, aura(6), ["A"], "instant"),
        way("boosted further", 11, aura(12), ["A"], "instant"),
      ],
      {
        rankAndFile: { raises: "Evoked value" },
        character: { recovers: "Evoked value" },
        maximumPerPhaseForToweringPresence: 2,
      },
    ),
    "2e-late": spell(
      "CV",
      null,
      [
        way("basic", 4, within(18), ["A"], "instant"),
        way("boosted", 8, aura(6), ["A"], "instant"),
        way("boosted further", 11, aura(12), ["A"], "instant"),
      ],
      {
        rankAndFile: { recovers: "Evoked value" },
        character: { recovers: "Evoked value" },
        maximumPerMagicPhaseForToweringPresence: 2,
      },
    ),
  }),
  "t9a.hereditary.vs.the-awakened-swarm": named("The Awakened Swarm", "Éveil de la marée", {
    "2e-early": spell(
      "VS",
      null,
      [
        way("basic", 5, within(12, ["caster", "Tunnel Marker"]), ["G"], "instant"),
        way("boosted", 8, within(24, ["caster", "Tunnel Marker"]), ["G"], "instant"),
      ],
      { summons: "Rat Swarm" },
    ),
    "2e-late": spell(
      "MdV",
      null,
      [
        way("basic", 4, within(12, ["caster", "Tunnel Marker"]), ["H"], "instant"),
        way("boosted", 6, within(18, ["caster", "Tunnel Marker"]), ["H"], "instant"),
      ],
      { hits: "2D6", strength: 2, armourPenetration: 1, marchTestIfHit: true },
    ),
  }),
  "t9a.hereditary.wdg.hellfire": named("Hellfire", "Feu démoniaque", {
    "2e-early": spell(
      "WDG",
      null,
      [
        way("basic", 6, within(18), ["Da", "Di", "H"], "instant", { hits: "2D3" }),
        way("boosted", 10, within(18), ["Da", "Di", "H"], "instant", { hits: "2D6" }),
      ],
      { strength: 6, armourPenetration: 0, magical: true, mayTargetEnemyInContactWith: "Caster's Front Facing" },
    ),
    "2e-late": spell(
      "GdDS",
      null,
      [
        way("basic", 6, within(18), ["Da", "Di", "H"], "instant", { hits: "2D3" }),
        way("boosted", 10, within(18), ["Da", "Di", "H"], "instant", { hits: "2D6" }),
      ],
      { strength: 6, armourPenetration: 0, magical: true, mayTargetEnemyInContactWith: "Caster's Front Facing" },
    ),
  }),
} as const satisfies SpellEntries;
