// Expected numbers for the referee of The Ninth Age, written from the sheets and the fact tables only.
// Shooting and attack attributes. Aim and needs are the number to roll or better on a D6; 7 means a Hopeless Shot (a 6 and then 4 or more).
// All means are exact fractions; wounds are unsaved wounds after all saves stated.

/** A fraction in lowest terms. */
export interface Frac { num: number; den: number }
/** x east, y north, inches, origin at the centre of the table. */
export interface Point { x: number; y: number }

export interface ToHitSituation { aim: number; longRange: boolean; accurate: boolean; moved: boolean; marched: boolean; marchAndShoot: boolean; quickToFire: boolean; unwieldy: boolean; standAndShoot: boolean; steadyAim: boolean; cover: string; hardTarget: number; shots: number }
export interface ToHitExpected { mayShoot: boolean; modifier: number; need: number | null; meanHits: Frac }
export interface ToHitCase { kind: 'toHit'; id: string; ledger: string[]; situation: ToHitSituation; expected: ToHitExpected; why: string; reading?: string }

export interface ShotsSituation { models: number; files: number; shotsPerModel: number; shootInExtraRank: boolean; volleyFire: boolean; moved: boolean; pivoted: boolean; moveOrFire: boolean; standAndShoot: boolean; reload: boolean; lineFormation: boolean }
export interface ShotsExpected { ranksThatMayShoot: number; shots: number }
export interface ShotsCase { kind: 'shots'; id: string; ledger: string[]; situation: ShotsSituation; expected: ShotsExpected; why: string; reading?: string }

export interface BraceInMeleeSituation { attack: number; offensive: number; defensive: number; modelsInContact: number; supporters: number; height: string }
export interface BraceInMeleeExpected { attacksPerModel: number; attacks: number; need: number; meanHits: Frac }
export interface BraceInMeleeCase { kind: 'braceInMelee'; id: string; ledger: string[]; situation: BraceInMeleeSituation; expected: BraceInMeleeExpected; why: string; reading?: string }

export interface BreathSituation { distanceIn: number; moved: string; when: string; usedBefore: boolean; chargerAdvance?: number }
export interface BreathExpected { allowed: boolean; meanHits: Frac }
export interface BreathCase { kind: 'breath'; id: string; ledger: string[]; situation: BreathSituation; expected: BreathExpected; why: string; reading?: string }

export interface WoundsSituation { hits: Frac; strength: number; ap: number; resilience: number; armour: number; lethalStrike: boolean; toxic: boolean; fortitude: null | number; aegis: null | number }
export interface WoundsExpected { woundNeed: number; meanUnsaved: Frac }
export interface WoundsCase { kind: 'wounds'; id: string; ledger: string[]; situation: WoundsSituation; expected: WoundsExpected; why: string; reading?: string }

export interface PoisonSituation { attacks: number; need: number; strength: number; resilience: number; armour: number; hitsPerSuccess: number }
export interface PoisonExpected { meanHits: Frac; meanWounds: Frac }
export interface PoisonCase { kind: 'poison'; id: string; ledger: string[]; situation: PoisonSituation; expected: PoisonExpected; why: string; reading?: string }

export interface PoisonMultiSituation { hitsFromOneRoll: number; naturalRoll: number; strength: number; resilience: number; armour: number }
export interface PoisonMultiExpected { automaticWounds: number; rollsToWound: number; meanWounds: Frac }
export interface PoisonMultiCase { kind: 'poisonMulti'; id: string; ledger: string[]; situation: PoisonMultiSituation; expected: PoisonMultiExpected; why: string; reading?: string }

export interface AreaSituation { areaX: number; areaY: number; models: number; files: number; attackerIn: string }
export interface AreaExpected { hitsPerLine: (number)[]; hits: number }
export interface AreaCase { kind: 'area'; id: string; ledger: string[]; situation: AreaSituation; expected: AreaExpected; why: string; reading?: string }

export interface MultipleWoundsSituation { x: string; clippedWings: boolean; targetFlies: boolean; targetHealthPoints: number }
export interface MultipleWoundsExpected { meanHealthPoints: Frac; min: number; max: number }
export interface MultipleWoundsCase { kind: 'multipleWounds'; id: string; ledger: string[]; situation: MultipleWoundsSituation; expected: MultipleWoundsExpected; why: string; reading?: string }

export type ShootingRestBlindCase =
  | ToHitCase
  | ShotsCase
  | BraceInMeleeCase
  | BreathCase
  | WoundsCase
  | PoisonCase
  | PoisonMultiCase
  | AreaCase
  | MultipleWoundsCase;

export const shootingRestBlind: ShootingRestBlindCase[] = [
  {
    kind: 'toHit', id: 'plain-4',
    ledger: [],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 4, meanHits: { num: 6, den: 1 } },
    why: "No modifier.",
  },
  {
    kind: 'toHit', id: 'long-4',
    ledger: ["t9a.to-hit-modifier.long-range"],
    situation: { aim: 4, longRange: true, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -1, need: 5, meanHits: { num: 4, den: 1 } },
    why: "Beyond half range.",
  },
  {
    kind: 'toHit', id: 'long-accurate',
    ledger: ["t9a.to-hit-modifier.long-range.accurate"],
    situation: { aim: 4, longRange: true, accurate: true, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 4, meanHits: { num: 6, den: 1 } },
    why: "Accurate ignores Long Range.",
  },
  {
    kind: 'toHit', id: 'moved',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting"],
    situation: { aim: 4, longRange: false, accurate: false, moved: true, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -1, need: 5, meanHits: { num: 4, den: 1 } },
    why: "Moved: one worse.",
  },
  {
    kind: 'toHit', id: 'moved-quick',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire"],
    situation: { aim: 4, longRange: false, accurate: false, moved: true, marched: false, marchAndShoot: false, quickToFire: true, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 4, meanHits: { num: 6, den: 1 } },
    why: "Quick to Fire ignores the move.",
  },
  {
    kind: 'toHit', id: 'moved-unwieldy',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting.unwieldy"],
    situation: { aim: 4, longRange: false, accurate: false, moved: true, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: true, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -2, need: 6, meanHits: { num: 2, den: 1 } },
    why: "Unwieldy and moved: two worse.",
  },
  {
    kind: 'toHit', id: 'unmoved-unwieldy',
    ledger: [],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: true, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 4, meanHits: { num: 6, den: 1 } },
    why: "Unwieldy has no effect without a move.",
  },
  {
    kind: 'toHit', id: 'moved-quick-unwieldy',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire-and-unwieldy"],
    situation: { aim: 4, longRange: false, accurate: false, moved: true, marched: false, marchAndShoot: false, quickToFire: true, unwieldy: true, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -1, need: 5, meanHits: { num: 4, den: 1 } },
    why: "Both together: one worse.",
  },
  {
    kind: 'toHit', id: 'march-no-rule',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting"],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: true, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: false, modifier: 0, need: null, meanHits: { num: 0, den: 1 } },
    why: "Marching bars shooting.",
  },
  {
    kind: 'toHit', id: 'march-and-shoot',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting"],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: true, marchAndShoot: true, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -1, need: 5, meanHits: { num: 4, den: 1 } },
    why: "March and Shoot allows it; it has moved.",
  },
  {
    kind: 'toHit', id: 'march-and-shoot-quick',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting.quick-to-fire"],
    situation: { aim: 3, longRange: false, accurate: false, moved: false, marched: true, marchAndShoot: true, quickToFire: true, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 3, meanHits: { num: 8, den: 1 } },
    why: "Quick to Fire takes the modifier away.",
  },
  {
    kind: 'toHit', id: 'march-and-shoot-unwieldy',
    ledger: ["t9a.to-hit-modifier.moving-and-shooting.unwieldy"],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: true, marchAndShoot: true, quickToFire: false, unwieldy: true, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -2, need: 6, meanHits: { num: 2, den: 1 } },
    why: "Unwieldy still counts double.",
  },
  {
    kind: 'toHit', id: 'stand-and-shoot',
    ledger: ["t9a.to-hit-modifier.stand-and-shoot"],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: true, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -1, need: 5, meanHits: { num: 4, den: 1 } },
    why: "One worse.",
  },
  {
    kind: 'toHit', id: 'stand-and-shoot-steady',
    ledger: ["t9a.to-hit-modifier.stand-and-shoot"],
    situation: { aim: 4, longRange: false, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: true, steadyAim: true, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 4, meanHits: { num: 6, den: 1 } },
    why: "Steady Aim takes that away.",
  },
  {
    kind: 'toHit', id: 'ss-long-soft-steady',
    ledger: ["t9a.to-hit-modifier.long-range", "t9a.to-hit-modifier.stand-and-shoot", "t9a.to-hit-modifier.soft-cover"],
    situation: { aim: 3, longRange: true, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: true, steadyAim: true, cover: "soft", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -2, need: 5, meanHits: { num: 4, den: 1 } },
    why: "Steady Aim leaves Long Range and cover.",
  },
  {
    kind: 'toHit', id: 'blunderbuss-like',
    ledger: ["t9a.to-hit-modifier.long-range.accurate", "t9a.to-hit-modifier.stand-and-shoot"],
    situation: { aim: 4, longRange: true, accurate: true, moved: false, marched: false, marchAndShoot: true, quickToFire: true, unwieldy: false, standAndShoot: true, steadyAim: true, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 4, meanHits: { num: 6, den: 1 } },
    why: "Accurate, Quick, Steady, March and Shoot at long range standing to receive.",
  },
  {
    kind: 'toHit', id: 'four-modifiers-7',
    ledger: ["t9a.to-hit-modifier.long-range", "t9a.to-hit-modifier.hard-cover", "t9a.shooting.hopeless-shots"],
    situation: { aim: 4, longRange: true, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "hard", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -3, need: 7, meanHits: { num: 1, den: 1 } },
    why: "Long, hard cover: 4 becomes 7.",
  },
  {
    kind: 'toHit', id: 'aim-4-soft-long-6',
    ledger: ["t9a.to-hit-modifier.long-range", "t9a.to-hit-modifier.soft-cover"],
    situation: { aim: 4, longRange: true, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "soft", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -2, need: 6, meanHits: { num: 2, den: 1 } },
    why: "Becomes 6: a sixth.",
  },
  {
    kind: 'toHit', id: 'aim-4-far-8',
    ledger: ["t9a.to-hit-modifier.long-range", "t9a.to-hit-modifier.moving-and-shooting.unwieldy", "t9a.to-hit-modifier.soft-cover", "t9a.shooting.hopeless-shots"],
    situation: { aim: 4, longRange: true, accurate: false, moved: true, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: true, standAndShoot: false, steadyAim: false, cover: "soft", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: -4, need: 7, meanHits: { num: 1, den: 1 } },
    why: "Long, moved with Unwieldy, soft cover: 8 counts as 7.",
    reading: "Worse than 7 is still a Hopeless Shot.",
  },
  {
    kind: 'toHit', id: 'hard-target-2',
    ledger: ["t9a.to-hit-modifier.soft-cover", "t9a.to-hit-modifier.hard-target"],
    situation: { aim: 3, longRange: false, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "soft", hardTarget: 2, shots: 12 },
    expected: { mayShoot: true, modifier: -3, need: 6, meanHits: { num: 2, den: 1 } },
    why: "Hard Target (2) and soft cover add up.",
  },
  {
    kind: 'toHit', id: 'aim-2-floor',
    ledger: [],
    situation: { aim: 2, longRange: false, accurate: false, moved: false, marched: false, marchAndShoot: false, quickToFire: false, unwieldy: false, standAndShoot: false, steadyAim: false, cover: "none", hardTarget: 0, shots: 12 },
    expected: { mayShoot: true, modifier: 0, need: 2, meanHits: { num: 10, den: 1 } },
    why: "A natural 1 always misses.",
  },
  {
    kind: 'shots', id: 'two-ranks-20x5',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 20, files: 5, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 2, shots: 10 },
    why: "Two ranks of five.",
  },
  {
    kind: 'shots', id: 'extra-20x5',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 20, files: 5, shotsPerModel: 1, shootInExtraRank: true, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 3, shots: 15 },
    why: "Shoot in Extra Rank: three of five.",
  },
  {
    kind: 'shots', id: 'volley-line-24x8',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 24, files: 8, shotsPerModel: 1, shootInExtraRank: false, volleyFire: true, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: true },
    expected: { ranksThatMayShoot: 3, shots: 24 },
    why: "Eight wide is Line Formation: three ranks.",
  },
  {
    kind: 'shots', id: 'volley-24x7',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 24, files: 7, shotsPerModel: 1, shootInExtraRank: false, volleyFire: true, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 2, shots: 14 },
    why: "Seven wide is not.",
  },
  {
    kind: 'shots', id: 'volley-line-moved',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 24, files: 8, shotsPerModel: 1, shootInExtraRank: false, volleyFire: true, moved: true, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: true },
    expected: { ranksThatMayShoot: 2, shots: 16 },
    why: "Moved: no extra rank.",
  },
  {
    kind: 'shots', id: 'volley-line-stand-and-shoot',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 24, files: 8, shotsPerModel: 1, shootInExtraRank: false, volleyFire: true, moved: false, pivoted: false, moveOrFire: false, standAndShoot: true, reload: false, lineFormation: true },
    expected: { ranksThatMayShoot: 2, shots: 16 },
    why: "Not on Stand and Shoot.",
  },
  {
    kind: 'shots', id: 'no-volley-line',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 24, files: 8, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: true },
    expected: { ranksThatMayShoot: 2, shots: 16 },
    why: "Without Volley Fire the line adds nothing to shooting.",
  },
  {
    kind: 'shots', id: 'volley-line-incomplete',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 20, files: 8, shotsPerModel: 1, shootInExtraRank: false, volleyFire: true, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: true },
    expected: { ranksThatMayShoot: 3, shots: 20 },
    why: "8 + 8 + 4.",
  },
  {
    kind: 'shots', id: 'volley-and-extra',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 32, files: 8, shotsPerModel: 1, shootInExtraRank: true, volleyFire: true, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: true },
    expected: { ranksThatMayShoot: 4, shots: 32 },
    why: "Both add a rank each.",
    reading: "The two rules add up.",
  },
  {
    kind: 'shots', id: 'brace-10x5',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 10, files: 5, shotsPerModel: 2, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 2, shots: 20 },
    why: "Two shots for each of ten pistoleers.",
  },
  {
    kind: 'shots', id: 'brace-15x5',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 15, files: 5, shotsPerModel: 2, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 2, shots: 20 },
    why: "The third rank does not shoot.",
  },
  {
    kind: 'shots', id: 'reload-stand-and-shoot',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 10, files: 5, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: true, reload: true, lineFormation: false },
    expected: { ranksThatMayShoot: 0, shots: 0 },
    why: "Reload! bars Stand and Shoot.",
  },
  {
    kind: 'shots', id: 'reload-own-phase',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 10, files: 5, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: false, standAndShoot: false, reload: true, lineFormation: false },
    expected: { ranksThatMayShoot: 2, shots: 10 },
    why: "Reload! bars nothing else.",
  },
  {
    kind: 'shots', id: 'move-or-fire-moved',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 1, files: 1, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: true, pivoted: false, moveOrFire: true, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 0, shots: 0 },
    why: "Moved: no shot.",
  },
  {
    kind: 'shots', id: 'move-or-fire-pivot',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 1, files: 1, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: true, moveOrFire: true, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 0, shots: 0 },
    why: "A pivot counts as moving here.",
  },
  {
    kind: 'shots', id: 'move-or-fire-still',
    ledger: ["t9a.shooting.first-and-second-rank"],
    situation: { models: 1, files: 1, shotsPerModel: 1, shootInExtraRank: false, volleyFire: false, moved: false, pivoted: false, moveOrFire: true, standAndShoot: false, reload: false, lineFormation: false },
    expected: { ranksThatMayShoot: 2, shots: 1 },
    why: "Stood still: shoots.",
  },
  {
    kind: 'braceInMelee', id: 'brace-3-v-3',
    ledger: ["t9a.table.to-hit", "t9a.model-height.supporting-attacks"],
    situation: { attack: 1, offensive: 3, defensive: 3, modelsInContact: 5, supporters: 5, height: "Standard" },
    expected: { attacksPerModel: 2, attacks: 15, need: 3, meanHits: { num: 10, den: 1 } },
    why: "Paired Weapons: one more attack and one more Offensive Skill; 4 against 3 needs 3; supporters give one each.",
  },
  {
    kind: 'braceInMelee', id: 'brace-3-v-4',
    ledger: ["t9a.table.to-hit", "t9a.model-height.supporting-attacks"],
    situation: { attack: 1, offensive: 3, defensive: 4, modelsInContact: 5, supporters: 0, height: "Standard" },
    expected: { attacksPerModel: 2, attacks: 10, need: 4, meanHits: { num: 5, den: 1 } },
    why: "4 against 4 needs 4.",
  },
  {
    kind: 'braceInMelee', id: 'brace-3-v-8',
    ledger: ["t9a.table.to-hit", "t9a.model-height.supporting-attacks"],
    situation: { attack: 1, offensive: 3, defensive: 8, modelsInContact: 5, supporters: 5, height: "Standard" },
    expected: { attacksPerModel: 2, attacks: 15, need: 5, meanHits: { num: 5, den: 1 } },
    why: "4 against 8 is -4: needs 5.",
  },
  {
    kind: 'breath', id: 'breath-6',
    ledger: [],
    situation: { distanceIn: 6, moved: "none", when: "shooting", usedBefore: false },
    expected: { allowed: true, meanHits: { num: 7, den: 1 } },
    why: "2D6 automatic hits at exactly 6 inches.",
  },
  {
    kind: 'breath', id: 'breath-5.99-marched',
    ledger: [],
    situation: { distanceIn: 5.99, moved: "march", when: "shooting", usedBefore: false },
    expected: { allowed: true, meanHits: { num: 7, den: 1 } },
    why: "Marching does not stop it; no roll to hit, so no modifiers.",
  },
  {
    kind: 'breath', id: 'breath-6.01',
    ledger: [],
    situation: { distanceIn: 6.01, moved: "none", when: "shooting", usedBefore: false },
    expected: { allowed: false, meanHits: { num: 0, den: 1 } },
    why: "Out of range.",
  },
  {
    kind: 'breath', id: 'breath-used',
    ledger: [],
    situation: { distanceIn: 3, moved: "none", when: "shooting", usedBefore: true },
    expected: { allowed: false, meanHits: { num: 0, den: 1 } },
    why: "Once per game.",
  },
  {
    kind: 'breath', id: 'breath-melee-after-shot',
    ledger: [],
    situation: { distanceIn: 0, moved: "none", when: "melee", usedBefore: true },
    expected: { allowed: false, meanHits: { num: 0, den: 1 } },
    why: "The one use was spent in shooting.",
  },
  {
    kind: 'breath', id: 'breath-melee',
    ledger: [],
    situation: { distanceIn: 0, moved: "none", when: "melee", usedBefore: false },
    expected: { allowed: true, meanHits: { num: 7, den: 1 } },
    why: "In melee at its own Agility.",
  },
  {
    kind: 'breath', id: 'breath-stand-and-shoot',
    ledger: [],
    situation: { distanceIn: 5, moved: "none", when: "stand and shoot", usedBefore: false, chargerAdvance: 4 },
    expected: { allowed: true, meanHits: { num: 7, den: 1 } },
    why: "Charger in front, farther than its Advance Rate, within range.",
  },
  {
    kind: 'breath', id: 'breath-stand-and-shoot-near',
    ledger: [],
    situation: { distanceIn: 3.99, moved: "none", when: "stand and shoot", usedBefore: false, chargerAdvance: 4 },
    expected: { allowed: false, meanHits: { num: 0, den: 1 } },
    why: "Charger nearer than its Advance Rate.",
  },
  {
    kind: 'breath', id: 'breath-engaged-shooting',
    ledger: [],
    situation: { distanceIn: 0, moved: "none", when: "shooting while engaged", usedBefore: false },
    expected: { allowed: false, meanHits: { num: 0, den: 1 } },
    why: "Engaged units do not shoot.",
  },
  {
    kind: 'wounds', id: 'breath-s4-ap1-r3-arm2',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 7, den: 1 }, strength: 4, ap: 1, resilience: 3, armour: 2, lethalStrike: false, toxic: false, fortitude: null, aegis: null },
    expected: { woundNeed: 3, meanUnsaved: { num: 35, den: 9 } },
    why: "Seven hits wounding on 3, save of 6.",
  },
  {
    kind: 'wounds', id: 'breath-tank-s2-ap3-r3-arm4',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 7, den: 1 }, strength: 2, ap: 3, resilience: 3, armour: 4, lethalStrike: false, toxic: false, fortitude: null, aegis: null },
    expected: { woundNeed: 5, meanUnsaved: { num: 35, den: 18 } },
    why: "Strength 2 against 3 needs 5; one point of armour left.",
  },
  {
    kind: 'wounds', id: 'toxic-r3-arm6',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 7, den: 1 }, strength: 3, ap: 10, resilience: 3, armour: 6, lethalStrike: false, toxic: true, fortitude: null, aegis: null },
    expected: { woundNeed: 4, meanUnsaved: { num: 7, den: 2 } },
    why: "Toxic: Strength 3, AP 10 whatever the profile says.",
  },
  {
    kind: 'wounds', id: 'toxic-r5-arm3',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 3, ap: 10, resilience: 5, armour: 3, lethalStrike: false, toxic: true, fortitude: null, aegis: null },
    expected: { woundNeed: 6, meanUnsaved: { num: 2, den: 1 } },
    why: "Strength 3 against 5 needs 6; no armour.",
  },
  {
    kind: 'wounds', id: 'toxic-fortitude',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 3, ap: 10, resilience: 4, armour: 3, lethalStrike: false, toxic: true, fortitude: 5, aegis: null },
    expected: { woundNeed: 5, meanUnsaved: { num: 8, den: 3 } },
    why: "Toxic does not cancel Fortitude.",
  },
  {
    kind: 'wounds', id: 'plain-fortitude-5',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 4, ap: 0, resilience: 4, armour: 0, lethalStrike: false, toxic: false, fortitude: 5, aegis: null },
    expected: { woundNeed: 4, meanUnsaved: { num: 4, den: 1 } },
    why: "Half wound, a third of them saved.",
  },
  {
    kind: 'wounds', id: 'lethal-fortitude-5',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 4, ap: 0, resilience: 4, armour: 0, lethalStrike: true, toxic: false, fortitude: 5, aegis: null },
    expected: { woundNeed: 4, meanUnsaved: { num: 14, den: 3 } },
    why: "Of three wounding faces the 6 ignores Fortitude.",
  },
  {
    kind: 'wounds', id: 'lethal-armour-4',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 4, ap: 0, resilience: 4, armour: 4, lethalStrike: true, toxic: false, fortitude: null, aegis: null },
    expected: { woundNeed: 4, meanUnsaved: { num: 10, den: 3 } },
    why: "The 6 ignores armour, 4 and 5 leave a save of 3.",
  },
  {
    kind: 'wounds', id: 'lethal-armour-fortitude-4',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 3, ap: 1, resilience: 5, armour: 5, lethalStrike: true, toxic: false, fortitude: 4, aegis: null },
    expected: { woundNeed: 6, meanUnsaved: { num: 2, den: 1 } },
    why: "Only a 6 wounds, so every wound is lethal: neither save.",
  },
  {
    kind: 'wounds', id: 'lethal-aegis-5',
    ledger: ["t9a.table.to-wound", "t9a.table.armour-save"],
    situation: { hits: { num: 12, den: 1 }, strength: 4, ap: 0, resilience: 4, armour: 4, lethalStrike: true, toxic: false, fortitude: null, aegis: 5 },
    expected: { woundNeed: 4, meanUnsaved: { num: 20, den: 9 } },
    why: "Aegis works against the 6, armour does not.",
  },
  {
    kind: 'poison', id: 'poison-4-s3-r4',
    ledger: ["t9a.table.to-wound"],
    situation: { attacks: 12, need: 4, strength: 3, resilience: 4, armour: 0, hitsPerSuccess: 1 },
    expected: { meanHits: { num: 6, den: 1 }, meanWounds: { num: 10, den: 3 } },
    why: "A sixth wounds at once; 4 and 5 roll 5 or more.",
  },
  {
    kind: 'poison', id: 'poison-6-s3-r5',
    ledger: ["t9a.table.to-wound"],
    situation: { attacks: 12, need: 6, strength: 3, resilience: 5, armour: 0, hitsPerSuccess: 1 },
    expected: { meanHits: { num: 2, den: 1 }, meanWounds: { num: 2, den: 1 } },
    why: "Only sixes hit: each wounds at once.",
  },
  {
    kind: 'poison', id: 'poison-3-s4-r3',
    ledger: ["t9a.table.to-wound"],
    situation: { attacks: 12, need: 3, strength: 4, resilience: 3, armour: 0, hitsPerSuccess: 1 },
    expected: { meanHits: { num: 8, den: 1 }, meanWounds: { num: 6, den: 1 } },
    why: "3 to 5 roll 3 or more.",
  },
  {
    kind: 'poisonMulti', id: 'poison-battle-focus-6',
    ledger: ["t9a.table.to-wound"],
    situation: { hitsFromOneRoll: 2, naturalRoll: 6, strength: 3, resilience: 4, armour: 0 },
    expected: { automaticWounds: 1, rollsToWound: 1, meanWounds: { num: 4, den: 3 } },
    why: "Two hits from a 6, one of them poisoned.",
    reading: "The roll shown is the natural roll to hit; the remaining hits roll to wound as usual.",
  },
  {
    kind: 'poisonMulti', id: 'poison-area-16-six',
    ledger: ["t9a.table.to-wound"],
    situation: { hitsFromOneRoll: 16, naturalRoll: 6, strength: 3, resilience: 3, armour: 0 },
    expected: { automaticWounds: 1, rollsToWound: 15, meanWounds: { num: 17, den: 2 } },
    why: "One of sixteen wounds at once.",
    reading: "The roll shown is the natural roll to hit; the remaining hits roll to wound as usual.",
  },
  {
    kind: 'poisonMulti', id: 'poison-area-16-five',
    ledger: ["t9a.table.to-wound"],
    situation: { hitsFromOneRoll: 16, naturalRoll: 5, strength: 3, resilience: 3, armour: 0 },
    expected: { automaticWounds: 0, rollsToWound: 16, meanWounds: { num: 8, den: 1 } },
    why: "No 6, no poison.",
    reading: "The roll shown is the natural roll to hit; the remaining hits roll to wound as usual.",
  },
  {
    kind: 'area', id: 'area-1x5-front-20x5',
    ledger: [],
    situation: { areaX: 1, areaY: 5, models: 20, files: 5, attackerIn: "front" },
    expected: { hitsPerLine: [1, 1, 1, 1], hits: 4 },
    why: "Four ranks, one each.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-1x5-flank-20x5',
    ledger: [],
    situation: { areaX: 1, areaY: 5, models: 20, files: 5, attackerIn: "flank" },
    expected: { hitsPerLine: [1, 1, 1, 1, 1], hits: 5 },
    why: "Five files.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-1x5-flank-20x8',
    ledger: [],
    situation: { areaX: 1, areaY: 5, models: 20, files: 8, attackerIn: "flank" },
    expected: { hitsPerLine: [1, 1, 1, 1, 1], hits: 5 },
    why: "Five of eight files.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-4x4-front-20x5',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 20, files: 5, attackerIn: "front" },
    expected: { hitsPerLine: [4, 4, 4, 4], hits: 16 },
    why: "Four ranks, four each.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-4x4-flank-20x5',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 20, files: 5, attackerIn: "flank" },
    expected: { hitsPerLine: [4, 4, 4, 4], hits: 16 },
    why: "Four of five files of four models.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-4x4-front-13x5',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 13, files: 5, attackerIn: "front" },
    expected: { hitsPerLine: [4, 4, 3], hits: 11 },
    why: "4 + 4 + 3 from the incomplete rank.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-4x4-flank-13x5',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 13, files: 5, attackerIn: "flank" },
    expected: { hitsPerLine: [3, 3, 3, 2], hits: 11 },
    why: "Files of 3, 3, 3 and 2: the best four, eleven models.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-6x6-front-20x5',
    ledger: [],
    situation: { areaX: 6, areaY: 6, models: 20, files: 5, attackerIn: "front" },
    expected: { hitsPerLine: [5, 5, 5, 5], hits: 20 },
    why: "Capped by the models.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-3x2-front-11x5',
    ledger: [],
    situation: { areaX: 3, areaY: 2, models: 11, files: 5, attackerIn: "front" },
    expected: { hitsPerLine: [3, 3], hits: 6 },
    why: "Two ranks of three hits.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-3x3-rear-11x5',
    ledger: [],
    situation: { areaX: 3, areaY: 3, models: 11, files: 5, attackerIn: "rear" },
    expected: { hitsPerLine: [1, 3, 3], hits: 7 },
    why: "One model in the incomplete rank, three each in the others.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'area', id: 'area-4x4-single',
    ledger: [],
    situation: { areaX: 4, areaY: 4, models: 1, files: 1, attackerIn: "front" },
    expected: { hitsPerLine: [1], hits: 1 },
    why: "One model, one hit.",
    reading: "X hits in each of up to Y ranks, files when the attacker is in a flank; never more than the models in that rank or file; full ranks or files are taken before incomplete ones.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3-hp6',
    ledger: [],
    situation: { x: "D3", clippedWings: false, targetFlies: false, targetHealthPoints: 6 },
    expected: { meanHealthPoints: { num: 2, den: 1 }, min: 1, max: 3 },
    why: "Two on average.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3-hp1',
    ledger: [],
    situation: { x: "D3", clippedWings: false, targetFlies: false, targetHealthPoints: 1 },
    expected: { meanHealthPoints: { num: 1, den: 1 }, min: 1, max: 1 },
    why: "Never more than the model has.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3-hp2',
    ledger: [],
    situation: { x: "D3", clippedWings: false, targetFlies: false, targetHealthPoints: 2 },
    expected: { meanHealthPoints: { num: 5, den: 3 }, min: 1, max: 2 },
    why: "1, 2, 2.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3-cw-fly-hp6',
    ledger: [],
    situation: { x: "D3", clippedWings: true, targetFlies: true, targetHealthPoints: 6 },
    expected: { meanHealthPoints: { num: 3, den: 1 }, min: 2, max: 4 },
    why: "One more against a flyer: 2, 3, 4.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3-cw-fly-hp3',
    ledger: [],
    situation: { x: "D3", clippedWings: true, targetFlies: true, targetHealthPoints: 3 },
    expected: { meanHealthPoints: { num: 8, den: 3 }, min: 2, max: 3 },
    why: "2, 3, 3.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3-cw-ground',
    ledger: [],
    situation: { x: "D3", clippedWings: true, targetFlies: false, targetHealthPoints: 6 },
    expected: { meanHealthPoints: { num: 2, den: 1 }, min: 1, max: 3 },
    why: "No Fly, no extra.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3p1-cw-fly-hp4',
    ledger: [],
    situation: { x: "D3+1", clippedWings: true, targetFlies: true, targetHealthPoints: 4 },
    expected: { meanHealthPoints: { num: 11, den: 3 }, min: 3, max: 4 },
    why: "3, 4, 4.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-d3p1-hp6',
    ledger: [],
    situation: { x: "D3+1", clippedWings: true, targetFlies: false, targetHealthPoints: 6 },
    expected: { meanHealthPoints: { num: 3, den: 1 }, min: 2, max: 4 },
    why: "2, 3, 4.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
  {
    kind: 'multipleWounds', id: 'mw-2-hp3',
    ledger: [],
    situation: { x: "2", clippedWings: false, targetFlies: true, targetHealthPoints: 3 },
    expected: { meanHealthPoints: { num: 2, den: 1 }, min: 2, max: 2 },
    why: "Fixed; no Clipped Wings.",
    reading: "The cap is the Health Points characteristic of the model.",
  },
];
