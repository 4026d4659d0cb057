/*
 * Rows of the ledger that the two sheets print differently, and with which a battle is played alike all the same: by ledger id,
 * with the reason. What differs in play has a probe (`probes.ts`).
 */
const of = (why: string, ids: string): { readonly [id: string]: string } =>
  Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [`t9a.${id}`, why]),
  );

export const alike: { readonly [id: string]: string } = {
  ...of(
    "Both sheets print the same step; a number is lost or doubled on one of them, or an army has other letters.",
    `sequence.pre-game.deployment-phase.4 sequence.pre-game.deployment-phase.6 sequence.pre-game.deployment-phase.7
     sequence.pre-game.deployment-phase.8 sequence.charge.charge-phase.4 sequence.charge.charge-phase.5
     sequence.charge.charge-phase.6 sequence.charge.charge-phase.7 sequence.movement.movement-phase.3
     sequence.movement.movement-phase.4 sequence.movement.movement-phase.5 sequence.melee.melee-phase.1
     sequence.melee.melee-phase.2 sequence.melee.melee-phase.3 sequence.melee.melee-phase.4 sequence.melee.melee-phase.5
     sequence.melee.melee-phase.6 sequence.melee.round-of-combat.1 sequence.melee.round-of-combat.2
     sequence.melee.round-of-combat.3 sequence.melee.round-of-combat.5 sequence.melee.round-of-combat.6.1
     sequence.melee.round-of-combat.6.2 sequence.melee.round-of-combat.6.3 sequence.melee.round-of-combat.7
     sequence.melee.round-of-combat.8 sequence.melee.round-of-combat.10 sequence.melee.round-of-combat.11
     sequence.melee.round-of-combat.12 sequence.melee.round-of-combat.13 sequence.melee.round-of-combat.14
     sequence.melee.round-of-combat.15 sequence.melee.round-of-combat.16 spell.occultism.pentagram-of-pain
     spell.shamanism.chilling-howl hereditary.eos.liberal-magics hereditary.he.favour-of-meladis`,
  ),
  ...of(
    "The letters by which the sheets write types, ranges and durations are those of their languages.",
    `spell-type.augment spell-type.damage spell-type.direct spell-type.focused spell-type.ground spell-type.hex
     spell-type.missile spell-type.universal spell-range.aura spell-range.caster spell-duration.instant
     spell-duration.one-turn spell-duration.permanent`,
  ),
  ...of(
    "Eight steps in place of ten: the last three before the Panic Tests are one, and each blow, save and loss falls as before.",
    `sequence.attacks.attack.1 sequence.attacks.attack.2 sequence.attacks.attack.3 sequence.attacks.attack.4
     sequence.attacks.attack.5 sequence.attacks.attack.6 sequence.attacks.attack.8 sequence.attacks.attack.9
     sequence.attacks.attack.10`,
  ),
  ...of(
    "Sheet 000 has lost the cell or the condition; what sheet 002 prints there is played in both editions (ruling damaged-cells).",
    `table.to-hit-modifiers to-hit-modifier.long-range.accurate to-hit-modifier.moving-and-shooting.quick-to-fire
     to-hit-modifier.stand-and-shoot to-hit-modifier.hard-target table.combat-score combat-score.overkill
     combat-score.charge combat-score.flank combat-score.rear spell.cosmology.unity-in-divergence
     spell.cosmology.touch-the-heart cover.height-combinations`,
  ),
  ...of(
    "Armour ends at 6: no Armour less Penetration is more than that.",
    "table.armour-save table.armour-save.5-or-more",
  ),
  ...of(
    "Two units from the own short edge, which they touch, in both (reading dawn-assault-edge).",
    "deployment.dawn-assault",
  ),
  ...of("Whoever chooses the zone says who attacks, or which of the two it is: one choice.", "deployment.encircle"),
  ...of("One of the short edges is chosen, or both: the other is the opponent’s.", "deployment.zone-chooser-picks"),
  ...of(
    "The player who finishes first announces in both (reading first-turn).",
    "sequence.pre-game.deployment-phase.3",
  ),
  ...of("One Secondary Objective is rolled for in both; a plural.", "sequence.pre-game.pre-game.5"),
  ...of("Ambush and Scout are the Special Deployments that there are, named or not.", "sequence.pre-game.pre-game.8"),
  ...of("Most Control Points win also where sheet 000 does not say so.", "objective.hold-the-ground"),
  ...of("“Have Scoring Units” and “at least one” are the same.", "objective.king-of-the-hill"),
  ...of("As few enemies as possible in both; sheet 002 has turned its sentence round.", "maximising-contact.1"),
  ...of("The same chances under a column for the distance left, or for the roll.", "table.charge-range"),
  ...of("Attacks from and into the water are those of and at models in it.", "terrain.water.lose-flaming"),
  ...of("“Entirely off” and “entirely behind” the Hill are one to a target that it hides.", "terrain.hill.cover"),
  ...of("Version, dice and targets are declared together in both.", "sequence.magic.casting-attempt.1"),
  ...of("A lone die never Fizzles in either; sheet 002 says it twice.", "magic.fizzle.single-die"),
  ...of("The same eight cards, and the same players receive dice and tokens.", "table.flux-cards"),
  ...of("No effect, and no additional effect.", "miscast.000"),
  ...of("The caster is its model.", "miscast.777"),
  ...of("All models so near to the one that misfires, and it is removed.", "misfire.explosion"),
  ...of("Neither the own unit nor the target hides anything from its shooters in either.", "cover.ignored"),
  ...of("A Character is no rank and file in either, and shoots what it likes.", "shooting.same-attack-type"),
  ...of("No die shows more than 6.", "shooting.hopeless-shots"),
  ...of(
    "Accepted or refused, paid or not, first or highest: the same choices in the same order.",
    "sequence.melee.round-of-combat.4 sequence.melee.round-of-combat.6 sequence.melee.round-of-combat.9",
  ),
  ...of(
    "A value that is fixed, and a range of them: no rule here has a range that the other sheet would not fix.",
    "modifier-priority.4",
  ),
  ...of(
    "The least chance on dice in both; for values sheet 002 names no order, and theirs stays.",
    "modifier-priority.same-step-order",
  ),
  ...of("What a Fleeing unit cannot do is the same list, open at its end.", "fleeing.no-voluntary-actions"),
  ...of(
    "A word is missing on sheet 002 that the spell needs: failed, successful, or the name of the Path.",
    "spell.cosmology.ice-and-fire spell.witchcraft.bewitching-glare spell.thaumaturgy.judgement-on-high",
  ),
  ...of("The Discipline falls by 1 once in both.", "spell.evocation.whispers-of-the-veil"),
  ...of("The Caster, or {A, F} with the type of the plain version lost.", "spell.occultism.hand-of-glory"),
  ...of("A wound that nobody saves costs a Health Point: both ask after it.", "spell.shamanism.swarm-of-insects"),
  ...of(
    "The markers are in an Army Book that is not known here, whatever bounds them.",
    "hereditary.id.curse-of-nezibkesh",
  ),
  ...of("Two Orison Tokens under their French name.", "hereditary.koe.breath-of-the-lady"),
  ...of("A roll of 6 is a natural one, and a Forest under the unit has its Boundary.", "hereditary.se.forest-embrace"),
  ...of("The Caster’s Front is its Front Facing.", "hereditary.wdg.hellfire"),
  ...of(
    "A Character has 18 inches and an Anvil 36, whichever of the two is the rule (reading rune-bearers).",
    "battle-rune.general",
  ),
};
