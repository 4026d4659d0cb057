import { playedAlike } from "../../src/entries/printed-apart.ts";

/*
 * Rows of the ledger that the two sheets print differently, and with which a battle is played alike all the same: by ledger id,
 * with the reason. What differs in play has a probe (`core.ts`, `spells.ts`).
 */
const of = (why: string, ids: string): { readonly [id: string]: string } =>
  Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [`t9a.${id}`, why]),
  );

export const alike: { readonly [id: string]: string } = {
  // What readers of the reference see apart has its reason there.
  ...Object.fromEntries(playedAlike.flatMap(({ ids, why }) => ids.map((id) => [id, why.en]))),
  ...of(
    "Both sheets print the same step; a number is lost or doubled on one of them, or an army has other letters.",
    `sequence.charge.charge-phase.4 sequence.movement.movement-phase.3 sequence.melee.melee-phase.1 sequence.melee.melee-phase.2 sequence.melee.melee-phase.3 sequence.melee.melee-phase.4 sequence.melee.melee-phase.5 sequence.melee.melee-phase.6 sequence.melee.round-of-combat.1 sequence.melee.round-of-combat.2 sequence.melee.round-of-combat.3 sequence.melee.round-of-combat.5 sequence.melee.round-of-combat.6.1 sequence.melee.round-of-combat.6.2 sequence.melee.round-of-combat.6.3 sequence.melee.round-of-combat.7 sequence.melee.round-of-combat.8 sequence.melee.round-of-combat.10 sequence.melee.round-of-combat.11 sequence.melee.round-of-combat.12 sequence.melee.round-of-combat.13 sequence.melee.round-of-combat.14 sequence.melee.round-of-combat.15 sequence.melee.round-of-combat.16 spell.occultism.pentagram-of-pain spell.shamanism.chilling-howl`,
  ),
  ...of(
    "Sheet 000 has lost the cell or the condition; what sheet 002 prints there is played in both editions (ruling damaged-cells).",
    `table.to-hit-modifiers table.combat-score combat-score.charge combat-score.flank combat-score.rear`,
  ),
  ...of(
    "The player who chooses the zone says who attacks, or which of the two it is: one choice.",
    `deployment.encircle`,
  ),
  ...of("One of the short edges is chosen, or both: the other is the opponent’s.", `deployment.zone-chooser-picks`),
  ...of(
    "The player who finishes first announces in both (reading first-turn).",
    `sequence.pre-game.deployment-phase.3`,
  ),
  ...of("One Secondary Objective is rolled for in both; a plural.", `sequence.pre-game.pre-game.5`),
  ...of("Ambush and Scout are the Special Deployments that there are, named or not.", `sequence.pre-game.pre-game.8`),
  ...of("Most Control Points win also where sheet 000 does not say so.", `objective.hold-the-ground`),
  ...of("“Have Scoring Units” and “at least one” are the same.", `objective.king-of-the-hill`),
  ...of("As few enemies as possible in both; sheet 002 has turned its sentence round.", `maximising-contact.1`),
  ...of("Attacks from and into the water are those of and at models in it.", `terrain.water.lose-flaming`),
  ...of("Version, dice and targets are declared together in both.", `sequence.magic.casting-attempt.1`),
  ...of("The same eight cards, and the same players receive dice and tokens.", `table.flux-cards`),
  ...of("No effect, and no additional effect.", `miscast.000`),
  ...of("The caster is its model.", `miscast.777`),
  ...of("All models so near to the one that misfires, and it is removed.", `misfire.explosion`),
  ...of(
    "Accepted or refused, paid or not, first or highest: the same choices in the same order.",
    `sequence.melee.round-of-combat.6 sequence.melee.round-of-combat.9`,
  ),
  ...of(
    "A word is missing on sheet 002 that the spell needs: failed, successful, or the name of the Path.",
    `spell.cosmology.ice-and-fire spell.witchcraft.bewitching-glare spell.thaumaturgy.judgement-on-high`,
  ),
  ...of("The Discipline falls by 1 once in both.", `spell.evocation.whispers-of-the-veil`),
  ...of("The Caster, or {A, F} with the type of the plain version lost.", `spell.occultism.hand-of-glory`),
};
