// Written by attacks.make.ts: exact odds of attacks, worked out from the rules alone. Do not edit.
//
// Readings where the rules leave something open:
// - "failed" is decided on the unmodified die against the printed target (R1), saves too (Rend is a modifier). Every die that
//   failed so is re-rolled, even one that would succeed after modifiers: the case has no field for a choice. A 1 always fails,
//   so against a printed 1+ (R63) it is re-rolled.
// - Modifiers of one roll are added up first; only the sum may not take the roll below 1 (they are cumulative).
// - Save "-": no roll, no success whatever the modifiers or re-rolls (R5).
// - Mortal wounds "in addition" are caused by the 6 itself, even if the wound roll then fails or the save succeeds.
// - A hit of 6 that scores two hits causes its mortal wounds once; if the sequence ends there, it scores no hits. Mortal wounds
//   of a wound roll of 6 that end the sequence end it for that one of the two hits.
// - Random Damage and random mortal wounds are rolled for each successful attack (of two hits: each) and for each 6.
// - Normal wounds first, then mortal wounds (R25); each source of negation rolls once for each wound (R26); no roll once all
//   models are slain. The order changes none of these numbers.
// `alternatives` has the odds of the cases that another reading would change.

export interface AttackCase {
  readonly what: string;
  /** Random Attacks are rolled once for each model. */
  readonly attacks: { readonly models: number; readonly each: number | "D3" | "D6" };
  readonly toHit: number;
  readonly toWound: number;
  /** 0, -1, -2 ... */
  readonly rend: number;
  readonly damage: number | "D3" | "D6";
  readonly hitModifier: number;
  readonly woundModifier: number;
  readonly saveModifier: number;
  readonly rerollHits?: "ones" | "failed";
  readonly rerollWounds?: "ones" | "failed";
  readonly rerollSaves?: "ones" | "failed";
  /** On an unmodified 6. Instead: the attack sequence ends; otherwise in addition to its normal damage. */
  readonly mortalOnSix?: { readonly roll: "hit" | "wound"; readonly wounds: number | "D3"; readonly instead: boolean };
  /** An unmodified hit roll of 6 scores two hits. */
  readonly twoHitsOnSix?: boolean;
  /** null: "-" */
  readonly save: number | null;
  /** Each source its own roll, in this order. */
  readonly negate: readonly { readonly need: number; readonly mortalOnly: boolean }[];
  /** alreadyLost: wounds already on one model. */
  readonly target: { readonly models: number; readonly wounds: number; readonly alreadyLost: number };
}
export interface Expected {
  /** Chance that exactly k models are slain, k = 0..models. */
  readonly slain: readonly number[];
  /** Chance that exactly k wounds are allocated and not negated, k = 0..all that the unit has left; more counts as that. */
  readonly lost: readonly number[];
}
export interface Alternative {
  /** Place in `cases`. */
  readonly at: number;
  readonly what: string;
  /**
   * failedAfterModifiers: R1 else, a roll is failed if it fails after modifiers. keepSuccesses: R1, but nobody re-rolls a die
   * that succeeds after modifiers. strictlyBelow: R1 word for word, a 1 against a printed 1+ is not re-rolled.
   * bestNegationOnly: R26 else.
   */
  readonly reading: "failedAfterModifiers" | "keepSuccesses" | "strictlyBelow" | "bestNegationOnly";
  readonly expected: Expected;
}

export const cases: readonly { readonly given: AttackCase; readonly expected: Expected }[] = [
  // 0
  {
    given: {
      what: "a single attack",
      attacks: { models: 1, each: 1 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
    },
    expected: { slain: [0.83333333333333337, 0.16666666666666666], lost: [0.83333333333333337, 0.16666666666666666] },
  },
  // 1
  {
    given: {
      what: "two attacks of one model",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.69444444444444442, 0.27777777777777779, 0.027777777777777776, 0],
      lost: [0.69444444444444442, 0.27777777777777779, 0.027777777777777776, 0],
    },
  },
  // 2
  {
    given: {
      what: "ten models with one attack",
      attacks: { models: 10, each: 1 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 10, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.16150558288984573, 0.32301116577969147, 0.29071004920172228, 0.15504535957425189, 0.05426587585098816,
        0.013023810204237159, 0.0021706350340395266, 0.00024807257531880302, 0.000018605443148910226,
        8.2690858439601012e-7, 1.6538171687920201e-8,
      ],
      lost: [
        0.16150558288984573, 0.32301116577969147, 0.29071004920172228, 0.15504535957425189, 0.05426587585098816,
        0.013023810204237159, 0.0021706350340395266, 0.00024807257531880302, 0.000018605443148910226,
        8.2690858439601012e-7, 1.6538171687920201e-8,
      ],
    },
  },
  // 3
  {
    given: {
      what: "ten models with two attacks",
      attacks: { models: 10, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 10, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.000095874507138053527, 0.0011279353780947474, 0.0063031682893529995, 0.022246476315363528,
        0.05561619078840882, 0.10468930030759308, 0.15395485339351922, 0.18112335693355203, 0.17313262059824827,
        0.13579029066529275, 0.16591993282343651,
      ],
      lost: [
        0.000095874507138053527, 0.0011279353780947474, 0.0063031682893529995, 0.022246476315363528,
        0.05561619078840882, 0.10468930030759308, 0.15395485339351922, 0.18112335693355203, 0.17313262059824827,
        0.13579029066529275, 0.16591993282343651,
      ],
    },
  },
  // 4
  {
    given: {
      what: "more attacks than the target has wounds",
      attacks: { models: 5, each: 3 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.030070135744078189, 0.11869790425294022, 0.21865403415015303, 0.63257792585282857],
      lost: [0.030070135744078189, 0.11869790425294022, 0.21865403415015303, 0.63257792585282857],
    },
  },
  // 5
  {
    given: {
      what: "thirty weak attacks at one monster",
      attacks: { models: 30, each: 1 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 3,
      negate: [],
      target: { models: 1, wounds: 14, alreadyLost: 0 },
    },
    expected: {
      slain: [0.99999996886907794, 3.1130922099343403e-8],
      lost: [
        0.073509449993419393, 0.20048031816387105, 0.26426951030692092, 0.22422867541193292, 0.13759486900277701,
        0.065044847164949141, 0.024638199683692855, 0.0076794388624497213, 0.002007126066322086, 0.0004460280147382414,
        0.000085150802813664257, 0.000014074512861762688, 0.0000020258768513143262, 2.5500547778781731e-7,
        3.1130922099343403e-8,
      ],
    },
  },
  // 6
  {
    given: {
      what: "six strong attacks",
      attacks: { models: 1, each: 6 },
      toHit: 2,
      toWound: 2,
      rend: -2,
      damage: 3,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 4, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.00081384388815621109, 0.011097871202130152, 0.063056086375739492, 0.19107904962345304, 0.7339531489105211,
      ],
      lost: [
        0.00081384388815621109, 0, 0, 0.011097871202130152, 0, 0, 0.063056086375739492, 0, 0, 0.19107904962345304, 0, 0,
        0.7339531489105211,
      ],
    },
  },
  // 7
  {
    given: {
      what: "hit on 2+",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 8
  {
    given: {
      what: "hit on 2+ with +1: a 1 still misses",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 9
  {
    given: {
      what: "hit on 2+ with +3: a 1 still misses",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 3,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 10
  {
    given: {
      what: "hit on 2+ with -1",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
      lost: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
    },
  },
  // 11
  {
    given: {
      what: "hit on 2+ with -6: only the 6",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -6,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
      lost: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
    },
  },
  // 12
  {
    given: {
      what: "hit on 3+ with +1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 13
  {
    given: {
      what: "hit on 3+ with -2",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -2,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.79012345679012341, 0.19753086419753085, 0.012345679012345678, 0],
      lost: [0.79012345679012341, 0.19753086419753085, 0.012345679012345678, 0],
    },
  },
  // 14
  {
    given: {
      what: "hit on 4+ with +2",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 2,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 15
  {
    given: {
      what: "hit on 5+ with -2: 7 needed, the 6 hits",
      attacks: { models: 1, each: 2 },
      toHit: 5,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -2,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
      lost: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
    },
  },
  // 16
  {
    given: {
      what: "hit on 6+",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
      lost: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
    },
  },
  // 17
  {
    given: {
      what: "hit on 6+ with +1",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.79012345679012341, 0.19753086419753085, 0.012345679012345678, 0],
      lost: [0.79012345679012341, 0.19753086419753085, 0.012345679012345678, 0],
    },
  },
  // 18
  {
    given: {
      what: "hit on 6+ with -1: the 6 hits",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
      lost: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
    },
  },
  // 19
  {
    given: {
      what: "hit on 6+ with -3: the 6 hits",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -3,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
      lost: [0.89197530864197527, 0.10493827160493827, 0.0030864197530864196, 0],
    },
  },
  // 20
  {
    given: {
      what: "hit on 1+: a 1 still misses (R63)",
      attacks: { models: 1, each: 2 },
      toHit: 1,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 21
  {
    given: {
      what: "hit on 1+ with -1: as 2+ (R63)",
      attacks: { models: 1, each: 2 },
      toHit: 1,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 22
  {
    given: {
      what: "hit on 1+ with -3: no roll goes below 1, so 2 and more hit (R63)",
      attacks: { models: 1, each: 2 },
      toHit: 1,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: -3,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 23
  {
    given: {
      what: "wound on 2+",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 24
  {
    given: {
      what: "wound on 2+ with +1: a 1 still fails",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 25
  {
    given: {
      what: "wound on 2+ with -2",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
      lost: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
    },
  },
  // 26
  {
    given: {
      what: "wound on 3+ with -1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
      lost: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
    },
  },
  // 27
  {
    given: {
      what: "wound on 3+ with +2",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 2,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 28
  {
    given: {
      what: "wound on 4+ with +1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.49519890260631, 0.41700960219478739, 0.0877914951989026, 0],
      lost: [0.49519890260631, 0.41700960219478739, 0.0877914951989026, 0],
    },
  },
  // 29
  {
    given: {
      what: "wound on 5+ with -3: only the 6",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 5,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -3,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 30
  {
    given: {
      what: "wound on 6+",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 6,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 31
  {
    given: {
      what: "wound on 6+ with +2",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 6,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 2,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
      lost: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
    },
  },
  // 32
  {
    given: {
      what: "wound on 6+ with -1: the 6 wounds",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 6,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 33
  {
    given: {
      what: "wound on 1+ with -2: no roll goes below 1 (R63)",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 1,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 34
  {
    given: {
      what: "save 2+",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 35
  {
    given: {
      what: "save 2+ with +1: a 1 still fails",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 36
  {
    given: {
      what: "save 2+ with +1 against rend -1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 37
  {
    given: {
      what: "save 2+ against rend -1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.72565157750342935, 0.25240054869684497, 0.02194787379972565, 0],
      lost: [0.72565157750342935, 0.25240054869684497, 0.02194787379972565, 0],
    },
  },
  // 38
  {
    given: {
      what: "save 2+ against rend -3",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.49519890260631, 0.41700960219478739, 0.0877914951989026, 0],
      lost: [0.49519890260631, 0.41700960219478739, 0.0877914951989026, 0],
    },
  },
  // 39
  {
    given: {
      what: "save 2+ against rend -4: the 6 only",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -4,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 40
  {
    given: {
      what: "save 2+ against rend -5: 7 needed, no save",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -5,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 41
  {
    given: {
      what: "save 2+ with +1 against rend -3: modifiers together, floored once",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
      lost: [0.60493827160493829, 0.34567901234567899, 0.049382716049382713, 0],
    },
  },
  // 42
  {
    given: {
      what: "save 2+ with -1 against rend -2",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: -1,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.49519890260631, 0.41700960219478739, 0.0877914951989026, 0],
      lost: [0.49519890260631, 0.41700960219478739, 0.0877914951989026, 0],
    },
  },
  // 43
  {
    given: {
      what: "save 3+ with +2 against rend -1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 2,
      save: 3,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 44
  {
    given: {
      what: "save 3+ against rend -4: 7 needed, no save",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -4,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 3,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 45
  {
    given: {
      what: "save 4+ against rend -2: the 6 only",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 46
  {
    given: {
      what: "save 4+ against rend -3: 7 needed, no save",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 47
  {
    given: {
      what: "save 4+ with +1 against rend -3",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 48
  {
    given: {
      what: "save 5+ with +3: a 1 still fails",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 3,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 49
  {
    given: {
      what: "save 5+ with +4: a 1 still fails",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 4,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
      lost: [0.85733882030178321, 0.13717421124828533, 0.0054869684499314125, 0],
    },
  },
  // 50
  {
    given: {
      what: "save 5+ with -1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: -1,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 51
  {
    given: {
      what: "save 6+",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 52
  {
    given: {
      what: "save 6+ against rend -1: a 6 does not save by itself",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 53
  {
    given: {
      what: "save 6+ with -1: a 6 does not save by itself",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: -1,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 54
  {
    given: {
      what: "save 6+ with +1 against rend -2",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 55
  {
    given: {
      what: "save 6+ with +1 against rend -1",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 56
  {
    given: {
      what: "no save",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: null,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 57
  {
    given: {
      what: "no save with +2: still none (R5)",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 2,
      save: null,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 58
  {
    given: {
      what: "no save with +1 against rend -1: still none (R5)",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: null,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
      lost: [0.30864197530864196, 0.49382716049382713, 0.19753086419753085, 0],
    },
  },
  // 59
  {
    given: {
      what: "no save, re-rolls of saves change nothing",
      attacks: { models: 1, each: 3 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: null,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: { slain: [0.421875, 0.421875, 0.140625, 0.015625], lost: [0.421875, 0.421875, 0.140625, 0.015625] },
  },
  // 60
  {
    given: {
      what: "hit on 4+ modified by 0, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
    },
    expected: {
      slain: [0.4568758573388203, 0.43810013717421126, 0.10502400548696846, 0],
      lost: [0.4568758573388203, 0.43810013717421126, 0.10502400548696846, 0],
    },
  },
  // 61
  {
    given: {
      what: "hit on 4+ modified by 1, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
    },
    expected: {
      slain: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
      lost: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
    },
  },
  // 62
  {
    given: {
      what: "hit on 4+ modified by -1, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
    },
    expected: {
      slain: [0.61457857033988716, 0.33874409388812682, 0.046677335771985975, 0],
      lost: [0.61457857033988716, 0.33874409388812682, 0.046677335771985975, 0],
    },
  },
  // 63
  {
    given: {
      what: "hit on 2+ modified by -1, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
    },
    expected: {
      slain: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
      lost: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
    },
  },
  // 64
  {
    given: {
      what: "hit on 6+ modified by -1, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
    },
    expected: {
      slain: [0.79561995122694706, 0.19271071483005639, 0.011669333942996494, 0],
      lost: [0.79561995122694706, 0.19271071483005639, 0.011669333942996494, 0],
    },
  },
  // 65
  {
    given: {
      what: "hit on 4+ modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
      lost: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
    },
  },
  // 66; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "hit on 4+ modified by 1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.2884087791495199, 0.49725651577503427, 0.2143347050754458, 0],
      lost: [0.2884087791495199, 0.49725651577503427, 0.2143347050754458, 0],
    },
  },
  // 67; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "hit on 4+ modified by -1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 68; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "hit on 3+ modified by 2, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 2,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.22591830513641215, 0.498780673677793, 0.27530102118579486, 0],
      lost: [0.22591830513641215, 0.498780673677793, 0.27530102118579486, 0],
    },
  },
  // 69; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "hit on 3+ modified by -2, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -2,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
      lost: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
    },
  },
  // 70
  {
    given: {
      what: "hit on 2+ modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
      lost: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
    },
  },
  // 71; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "hit on 2+ modified by -1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
      lost: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
    },
  },
  // 72
  {
    given: {
      what: "hit on 6+ modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.68930993750952596, 0.28187395214144184, 0.02881611034903216, 0],
      lost: [0.68930993750952596, 0.28187395214144184, 0.02881611034903216, 0],
    },
  },
  // 73
  {
    given: {
      what: "hit on 6+ modified by -2, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -2,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.68930993750952596, 0.28187395214144184, 0.02881611034903216, 0],
      lost: [0.68930993750952596, 0.28187395214144184, 0.02881611034903216, 0],
    },
  },
  // 74; another reading would change it: strictlyBelow
  {
    given: {
      what: "hit on 1+ modified by -1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 1,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
      lost: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
    },
  },
  // 75
  {
    given: {
      what: "wound on 3+ modified by 0, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "ones",
    },
    expected: {
      slain: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
      lost: [0.32251181222374636, 0.49077884468830973, 0.1867093430879439, 0],
    },
  },
  // 76
  {
    given: {
      what: "wound on 5+ modified by 1, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 5,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "ones",
    },
    expected: {
      slain: [0.4568758573388203, 0.43810013717421126, 0.10502400548696846, 0],
      lost: [0.4568758573388203, 0.43810013717421126, 0.10502400548696846, 0],
    },
  },
  // 77
  {
    given: {
      what: "wound on 5+ modified by -2, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 5,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "ones",
    },
    expected: {
      slain: [0.79561995122694706, 0.19271071483005639, 0.011669333942996494, 0],
      lost: [0.79561995122694706, 0.19271071483005639, 0.011669333942996494, 0],
    },
  },
  // 78
  {
    given: {
      what: "wound on 3+ modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
    },
    expected: {
      slain: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
      lost: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
    },
  },
  // 79; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "wound on 5+ modified by 1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 5,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
    },
    expected: {
      slain: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
      lost: [0.39643347050754457, 0.4663923182441701, 0.13717421124828533, 0],
    },
  },
  // 80; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "wound on 4+ modified by -1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 4,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 81; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "wound on 4+ modified by -3, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 4,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: -3,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
    },
    expected: {
      slain: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
      lost: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
    },
  },
  // 82
  {
    given: {
      what: "wound on 2+ modified by 1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
    },
    expected: {
      slain: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
      lost: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
    },
  },
  // 83; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "wound on 6+ modified by 1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 6,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
    },
    expected: {
      slain: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
      lost: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
    },
  },
  // 84
  {
    given: {
      what: "save 4+, rend 0, modified by 0, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
    },
    expected: {
      slain: [0.59062071330589849, 0.35579561042524005, 0.053583676268861451, 0],
      lost: [0.59062071330589849, 0.35579561042524005, 0.053583676268861451, 0],
    },
  },
  // 85
  {
    given: {
      what: "save 4+, rend -1, modified by 0, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
    },
    expected: {
      slain: [0.43625209571711632, 0.44848346288675506, 0.11526444139612864, 0],
      lost: [0.43625209571711632, 0.44848346288675506, 0.11526444139612864, 0],
    },
  },
  // 86
  {
    given: {
      what: "save 2+, rend 0, modified by 1, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
    },
    expected: {
      slain: [0.96937395214144184, 0.030387898186252097, 0.00023814967230605092, 0],
      lost: [0.96937395214144184, 0.030387898186252097, 0.00023814967230605092, 0],
    },
  },
  // 87
  {
    given: {
      what: "save 5+, rend -2, modified by 0, re-rolling ones",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
    },
    expected: {
      slain: [0.19753086419753085, 0.49382716049382713, 0.30864197530864196, 0],
      lost: [0.19753086419753085, 0.49382716049382713, 0.30864197530864196, 0],
    },
  },
  // 88
  {
    given: {
      what: "save 4+, rend 0, modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
      lost: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
    },
  },
  // 89; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "save 4+, rend -1, modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
      lost: [0.52160493827160492, 0.40123456790123457, 0.07716049382716049, 0],
    },
  },
  // 90; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "save 4+, rend -2, modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
      lost: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
    },
  },
  // 91; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "save 4+, rend 0, modified by 1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.82338820301783266, 0.16803840877914952, 0.0085733882030178329, 0],
      lost: [0.82338820301783266, 0.16803840877914952, 0.0085733882030178329, 0],
    },
  },
  // 92
  {
    given: {
      what: "save 4+, rend -1, modified by 1, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
      lost: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
    },
  },
  // 93; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "save 2+, rend -3, modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.43625209571711632, 0.44848346288675506, 0.11526444139612864, 0],
      lost: [0.43625209571711632, 0.44848346288675506, 0.11526444139612864, 0],
    },
  },
  // 94; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "save 5+, rend -1, modified by 2, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 2,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.66392318244170101, 0.30178326474622769, 0.034293552812071332, 0],
      lost: [0.66392318244170101, 0.30178326474622769, 0.034293552812071332, 0],
    },
  },
  // 95
  {
    given: {
      what: "save 6+, rend -1, modified by 0, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.19753086419753085, 0.49382716049382713, 0.30864197530864196, 0],
      lost: [0.19753086419753085, 0.49382716049382713, 0.30864197530864196, 0],
    },
  },
  // 96; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "save 3+, rend 0, modified by -2, re-rolling failed",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: -2,
      save: 3,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
      lost: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
    },
  },
  // 97; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "everything re-rolled, failed",
      attacks: { models: 3, each: 2 },
      toHit: 4,
      toWound: 4,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 6, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
      rerollWounds: "failed",
      rerollSaves: "failed",
    },
    expected: {
      slain: [
        0.043814891017973423, 0.17987165786325932, 0.30767520423978567, 0.2806861512362957, 0.14403631445020437,
        0.039420465007424355, 0.0044953161850571632,
      ],
      lost: [
        0.043814891017973423, 0.17987165786325932, 0.30767520423978567, 0.2806861512362957, 0.14403631445020437,
        0.039420465007424355, 0.0044953161850571632,
      ],
    },
  },
  // 98
  {
    given: {
      what: "everything re-rolled, ones",
      attacks: { models: 3, each: 2 },
      toHit: 4,
      toWound: 4,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 6, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
      rerollWounds: "ones",
      rerollSaves: "ones",
    },
    expected: {
      slain: [
        0.14629024011476641, 0.33145644092970988, 0.31291496316842793, 0.15755236519172153, 0.044621693649502317,
        0.0067400931890452083, 0.00042420375682670038,
      ],
      lost: [
        0.14629024011476641, 0.33145644092970988, 0.31291496316842793, 0.15755236519172153, 0.044621693649502317,
        0.0067400931890452083, 0.00042420375682670038,
      ],
    },
  },
  // 99
  {
    given: {
      what: "D3 attacks",
      attacks: { models: 1, each: "D3" },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.7021604938271605, 0.2638888888888889, 0.032407407407407406, 0.0015432098765432098],
      lost: [0.7021604938271605, 0.2638888888888889, 0.032407407407407406, 0.0015432098765432098],
    },
  },
  // 100
  {
    given: {
      what: "D6 attacks",
      attacks: { models: 1, each: "D6" },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 6, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.5542516860996799, 0.33020404663923181, 0.095775462962962965, 0.017632601737540009, 0.0020040294924554185,
        0.0001286008230452675, 0.0000035722450845907635,
      ],
      lost: [
        0.5542516860996799, 0.33020404663923181, 0.095775462962962965, 0.017632601737540009, 0.0020040294924554185,
        0.0001286008230452675, 0.0000035722450845907635,
      ],
    },
  },
  // 101
  {
    given: {
      what: "two models with D3 attacks each",
      attacks: { models: 2, each: "D3" },
      toHit: 3,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 6, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.38160418769178728, 0.39996412270286508, 0.1725923793359313, 0.040045419487351894, 0.0053790856683369678,
        0.00040142430360723641, 0.000013380810120241214,
      ],
      lost: [
        0.38160418769178728, 0.39996412270286508, 0.1725923793359313, 0.040045419487351894, 0.0053790856683369678,
        0.00040142430360723641, 0.000013380810120241214,
      ],
    },
  },
  // 102
  {
    given: {
      what: "three models with D6 attacks each",
      attacks: { models: 3, each: "D6" },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 10, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.04205917972296723, 0.13524597427112062, 0.21528315738531242, 0.22728919904816308, 0.17860578782297343,
        0.11068772479373398, 0.055896527588167884, 0.023448685172982677, 0.0082596688742899299, 0.0024541353606175845,
        0.00076995995967114362,
      ],
      lost: [
        0.04205917972296723, 0.13524597427112062, 0.21528315738531242, 0.22728919904816308, 0.17860578782297343,
        0.11068772479373398, 0.055896527588167884, 0.023448685172982677, 0.0082596688742899299, 0.0024541353606175845,
        0.00076995995967114362,
      ],
    },
  },
  // 103
  {
    given: {
      what: "four models with D3 attacks each at big models",
      attacks: { models: 4, each: "D3" },
      toHit: 4,
      toWound: 4,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 5, alreadyLost: 2 },
    },
    expected: {
      slain: [0.48815664894993582, 0.43869126143545562, 0.072717125736828647, 0.00043496387777992764],
      lost: [
        0.16588188051610603, 0, 0.32227476843382974, 0, 0.28555961969644394, 0, 0.15313164173901173, 0,
        0.055552050104500934, 0, 0.014413476383632814, 0, 0.0027515992486948902, 0.00043496387777992764,
      ],
    },
  },
  // 104
  {
    given: {
      what: "damage D3 at models of 1 wound",
      attacks: { models: 1, each: 3 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.57870370370370372, 0.11574074074074074, 0.12345679012345678, 0.13134430727023319, 0.023662551440329218,
        0.02709190672153635,
      ],
      lost: [
        0.57870370370370372, 0.11574074074074074, 0.12345679012345678, 0.13134430727023319, 0.023662551440329218,
        0.02709190672153635,
      ],
    },
  },
  // 105
  {
    given: {
      what: "damage D3 at models of 2 wounds",
      attacks: { models: 1, each: 3 },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.69444444444444442, 0.25480109739369, 0.040123456790123455, 0.0099451303155006863, 0.00068587105624142656, 0,
      ],
      lost: [
        0.57870370370370372, 0.11574074074074074, 0.12345679012345678, 0.13134430727023319, 0.023662551440329218,
        0.01646090534979424, 0.0089163237311385458, 0.00102880658436214, 0.00051440329218107, 0.00017146776406035664, 0,
      ],
    },
  },
  // 106
  {
    given: {
      what: "damage D6 at one model of 5 wounds",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 4,
      rend: -2,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 1, wounds: 5, alreadyLost: 0 },
    },
    expected: {
      slain: [0.82291666666666663, 0.17708333333333334],
      lost: [0.5625, 0.0625, 0.064236111111111105, 0.065972222222222224, 0.067708333333333329, 0.17708333333333334],
    },
  },
  // 107
  {
    given: {
      what: "damage D6 at models of 3 wounds",
      attacks: { models: 2, each: 2 },
      toHit: 4,
      toWound: 4,
      rend: -1,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 4, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [0.53515574765303497, 0.2488719077939541, 0.1476432731685397, 0.051624523105281206, 0.016704548279190004],
      lost: [
        0.39279815297067899, 0.068911956661522639, 0.073445638020833329, 0.078111883162580012, 0.082912145637008702,
        0.087847878994365372, 0.092920536784896077, 0.02921961589732415, 0.025503120486319492, 0.021530218811918914,
        0.017296550223384392, 0.0127977540699779, 0.016704548279190004,
      ],
    },
  },
  // 108
  {
    given: {
      what: "D3 attacks of damage D3",
      attacks: { models: 1, each: "D3" },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [0.88168724279835387, 0.11374028349336991, 0.0045153177869227254, 0.000057155921353452216],
      lost: [
        0.7021604938271605, 0.087962962962962965, 0.091563786008230452, 0.095221764974851394, 0.010973936899862825,
        0.0075445816186556925, 0.0040009144947416551, 0.00034293552812071328, 0.00017146776406035664,
        0.000057155921353452216,
      ],
    },
  },
  // 109
  {
    given: {
      what: "D6 attacks of damage D6",
      attacks: { models: 1, each: "D6" },
      toHit: 4,
      toWound: 4,
      rend: -2,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 1, wounds: 12, alreadyLost: 0 },
    },
    expected: {
      slain: [0.97043507579913357, 0.029564924200866448],
      lost: [
        0.4110107421875, 0.061672634548611112, 0.066183584707754636, 0.070912302276234573, 0.075865411954652129,
        0.081049653564788021, 0.086471882921732551, 0.030466438157404727, 0.027363778468839754, 0.0238670764255044,
        0.019957161734624165, 0.015614408851487483, 0.029564924200866448,
      ],
    },
  },
  // 110
  {
    given: {
      what: "two models, D6 attacks of damage D3, no save",
      attacks: { models: 2, each: "D6" },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: null,
      negate: [],
      target: { models: 6, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.40176119977309382, 0.37485513721337643, 0.16691620887112166, 0.046356258526619898, 0.0088009230708917426,
        0.0011870658738501187, 0.00012320667104634479,
      ],
      lost: [
        0.16892983019351959, 0.10139246119393243, 0.13143890838564179, 0.16736866638003062, 0.10863175233941019,
        0.098854718493935609, 0.080122450542348206, 0.050207611519177318, 0.036586146809596147, 0.023910428187437008,
        0.013863138952206098, 0.0085826913869767891, 0.0048501000982519981, 0.0025631337930702024,
        0.0013876891795695427, 0.00069506449062680048, 0.00033257157424091956, 0.00015942980898239867,
        0.00012320667104634479,
      ],
    },
  },
  // 111
  {
    given: {
      what: "1 mortal on a hit of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: true },
    },
    expected: {
      slain: [0.2282235939643347, 0.43569958847736623, 0.27726337448559668, 0.05881344307270233, 0, 0],
      lost: [0.2282235939643347, 0.43569958847736623, 0.27726337448559668, 0.05881344307270233, 0, 0],
    },
  },
  // 112
  {
    given: {
      what: "1 mortal on a hit of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.35270919067215362, 0.26468907178783724, 0.11670604074582126, 0.032083523853071179,
        0.005588578976781995,
      ],
      lost: [
        0.2282235939643347, 0.35270919067215362, 0.26468907178783724, 0.11670604074582126, 0.032083523853071179,
        0.005588578976781995,
      ],
    },
  },
  // 113
  {
    given: {
      what: "2 mortal on a hit of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 2, instead: true },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.24897119341563786, 0.27726337448559668, 0.1467764060356653, 0.075617283950617287,
        0.023148148148148147,
      ],
      lost: [
        0.2282235939643347, 0.24897119341563786, 0.27726337448559668, 0.1467764060356653, 0.075617283950617287,
        0.023148148148148147,
      ],
    },
  },
  // 114
  {
    given: {
      what: "2 mortal on a hit of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 2, instead: false },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.24897119341563786, 0.1942729766803841, 0.16941015089163236, 0.089791952446273429,
        0.069330132601737537,
      ],
      lost: [
        0.2282235939643347, 0.24897119341563786, 0.1942729766803841, 0.16941015089163236, 0.089791952446273429,
        0.069330132601737537,
      ],
    },
  },
  // 115
  {
    given: {
      what: "D3 mortal on a hit of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: "D3", instead: true },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.31121399176954734, 0.20370370370370369, 0.14026063100137173, 0.075102880658436219,
        0.041495198902606313,
      ],
      lost: [
        0.2282235939643347, 0.31121399176954734, 0.20370370370370369, 0.14026063100137173, 0.075102880658436219,
        0.041495198902606313,
      ],
    },
  },
  // 116
  {
    given: {
      what: "D3 mortal on a hit of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: "D3", instead: false },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.28355052583447643, 0.17967281410354113, 0.13000831700979038, 0.09555199918711578,
        0.082992749900741569,
      ],
      lost: [
        0.2282235939643347, 0.28355052583447643, 0.17967281410354113, 0.13000831700979038, 0.09555199918711578,
        0.082992749900741569,
      ],
    },
  },
  // 117
  {
    given: {
      what: "1 mortal on a wound of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: 1, instead: true },
    },
    expected: {
      slain: [0.29629629629629628, 0.44444444444444442, 0.22222222222222221, 0.037037037037037035, 0, 0],
      lost: [0.29629629629629628, 0.44444444444444442, 0.22222222222222221, 0.037037037037037035, 0, 0],
    },
  },
  // 118
  {
    given: {
      what: "1 mortal on a wound of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.29629629629629628, 0.34567901234567899, 0.23319615912208505, 0.094243763653914542, 0.02591068434689834,
        0.0046740842351267594,
      ],
      lost: [
        0.29629629629629628, 0.34567901234567899, 0.23319615912208505, 0.094243763653914542, 0.02591068434689834,
        0.0046740842351267594,
      ],
    },
  },
  // 119
  {
    given: {
      what: "2 mortal on a wound of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: 2, instead: true },
    },
    expected: {
      slain: [
        0.29629629629629628, 0.29629629629629628, 0.24691358024691357, 0.10973936899862825, 0.041152263374485597,
        0.0096021947873799734,
      ],
      lost: [
        0.29629629629629628, 0.29629629629629628, 0.24691358024691357, 0.10973936899862825, 0.041152263374485597,
        0.0096021947873799734,
      ],
    },
  },
  // 120
  {
    given: {
      what: "2 mortal on a wound of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: 2, instead: false },
    },
    expected: {
      slain: [
        0.29629629629629628, 0.29629629629629628, 0.14814814814814814, 0.14266117969821673, 0.07407407407407407,
        0.042524005486968448,
      ],
      lost: [
        0.29629629629629628, 0.29629629629629628, 0.14814814814814814, 0.14266117969821673, 0.07407407407407407,
        0.042524005486968448,
      ],
    },
  },
  // 121
  {
    given: {
      what: "D3 mortal on a wound of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: "D3", instead: true },
    },
    expected: {
      slain: [
        0.29629629629629628, 0.34567901234567899, 0.18381344307270234, 0.10521770055377737, 0.04862063709800335,
        0.020372910633541633,
      ],
      lost: [
        0.29629629629629628, 0.34567901234567899, 0.18381344307270234, 0.10521770055377737, 0.04862063709800335,
        0.020372910633541633,
      ],
    },
  },
  // 122
  {
    given: {
      what: "D3 mortal on a wound of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: "D3", instead: false },
    },
    expected: {
      slain: [
        0.29629629629629628, 0.31275720164609055, 0.15942691662856273, 0.097039934818728704, 0.076529661806296459,
        0.057949988804025285,
      ],
      lost: [
        0.29629629629629628, 0.31275720164609055, 0.15942691662856273, 0.097039934818728704, 0.076529661806296459,
        0.057949988804025285,
      ],
    },
  },
  // 123
  {
    given: {
      what: "mortal on a hit of 6 in addition, though the wound roll hardly succeeds",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 6,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.47050754458161864, 0.36968449931412894, 0.13042981252857797, 0.02605674947924605, 0.003105471726870904,
        0.00021592236955748616,
      ],
      lost: [
        0.47050754458161864, 0.36968449931412894, 0.13042981252857797, 0.02605674947924605, 0.003105471726870904,
        0.00021592236955748616,
      ],
    },
  },
  // 124
  {
    given: {
      what: "mortal on a hit of 6 instead, against 2+ save",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: true },
    },
    expected: {
      slain: [0.47050754458161864, 0.40329218106995884, 0.11522633744855967, 0.010973936899862825, 0, 0],
      lost: [0.47050754458161864, 0.40329218106995884, 0.11522633744855967, 0.010973936899862825, 0, 0],
    },
  },
  // 125
  {
    given: {
      what: "mortal on a wound of 6 in addition, saved attacks still cause it",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 2,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.57870370370370372, 0.30864197530864196, 0.093449931412894371, 0.016968957984047146, 0.002076665142508764,
        0.00015876644820403394,
      ],
      lost: [
        0.57870370370370372, 0.30864197530864196, 0.093449931412894371, 0.016968957984047146, 0.002076665142508764,
        0.00015876644820403394,
      ],
    },
  },
  // 126
  {
    given: {
      what: "mortal on an unmodified hit of 6 with +1: a 5 does not do",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.15488619620992736, 0.33647690900777322, 0.30774653254077122, 0.15163465935070874, 0.042447797591830511,
        0.0068079052989889755,
      ],
      lost: [
        0.15488619620992736, 0.33647690900777322, 0.30774653254077122, 0.15163465935070874, 0.042447797591830511,
        0.0068079052989889755,
      ],
    },
  },
  // 127
  {
    given: {
      what: "mortal on an unmodified hit of 6 with -3: the 6 does",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -3,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: true },
    },
    expected: {
      slain: [0.57870370370370372, 0.34722222222222221, 0.069444444444444448, 0.0046296296296296294, 0, 0],
      lost: [0.57870370370370372, 0.34722222222222221, 0.069444444444444448, 0.0046296296296296294, 0, 0],
    },
  },
  // 128
  {
    given: {
      what: "mortal on a wound of 6 with -2 to wound",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: 2, instead: false },
    },
    expected: {
      slain: [
        0.54097444495249702, 0.14753848498704467, 0.087181832037799112, 0.16135751663872377, 0.030787989635726262,
        0.032159731748209117,
      ],
      lost: [
        0.54097444495249702, 0.14753848498704467, 0.087181832037799112, 0.16135751663872377, 0.030787989635726262,
        0.032159731748209117,
      ],
    },
  },
  // 129
  {
    given: {
      what: "mortal on a hit of 6, hits of 1 re-rolled",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
      mortalOnSix: { roll: "hit", wounds: "D3", instead: true },
    },
    expected: {
      slain: [
        0.16303647182848144, 0.2901496532540771, 0.23015260631001372, 0.16091455824823453, 0.096155311690291109,
        0.059591398668902097,
      ],
      lost: [
        0.16303647182848144, 0.2901496532540771, 0.23015260631001372, 0.16091455824823453, 0.096155311690291109,
        0.059591398668902097,
      ],
    },
  },
  // 130
  {
    given: {
      what: "mortal on a hit of 6, failed hits re-rolled",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.11161916374536401, 0.29192704364172128, 0.32318921573608361, 0.19372235111705721, 0.066295223740735099,
        0.013247002019038803,
      ],
      lost: [
        0.11161916374536401, 0.29192704364172128, 0.32318921573608361, 0.19372235111705721, 0.066295223740735099,
        0.013247002019038803,
      ],
    },
  },
  // 131
  {
    given: {
      what: "mortal on a wound of 6, failed wounds re-rolled",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
      mortalOnSix: { roll: "wound", wounds: 1, instead: true },
    },
    expected: {
      slain: [0.17146776406035666, 0.41152263374485598, 0.32921810699588477, 0.0877914951989026, 0, 0],
      lost: [0.17146776406035666, 0.41152263374485598, 0.32921810699588477, 0.0877914951989026, 0, 0],
    },
  },
  // 132
  {
    given: {
      what: "mortal on a wound of 6 instead of damage D6",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 2, wounds: 5, alreadyLost: 3 },
      mortalOnSix: { roll: "wound", wounds: "D3", instead: true },
    },
    expected: {
      slain: [0.39506172839506171, 0.48488543413097596, 0.12005283747396231],
      lost: [
        0.29629629629629628, 0.098765432098765427, 0.10973936899862825, 0.12111974800589341, 0.08352385307117817,
        0.08474317939338516, 0.085759284661890978, 0.12005283747396231,
      ],
    },
  },
  // 133
  {
    given: {
      what: "mortal on a wound of 6 in addition to damage D3",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 1 },
      mortalOnSix: { roll: "wound", wounds: "D3", instead: false },
    },
    expected: {
      slain: [0.41152263374485598, 0.4001987050302856, 0.1540209996482659, 0.03425766157659256],
      lost: [
        0.29629629629629628, 0.11522633744855967, 0.14113702179545801, 0.17053821590731616, 0.088523467327511429,
        0.074061529564586351, 0.053631471721156183, 0.02632799836252336, 0.03425766157659256,
      ],
    },
  },
  // 134
  {
    given: {
      what: "two hits on a 6",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.29084312833026238, 0.40103835086533074, 0.22768368350286192, 0.068095500235662548, 0.011313474956663946,
        0.0010258621092184932,
      ],
      lost: [
        0.29084312833026238, 0.40103835086533074, 0.22768368350286192, 0.068095500235662548, 0.011313474956663946,
        0.0010258621092184932,
      ],
    },
  },
  // 135
  {
    given: {
      what: "two hits on a 6 with -4: only the 6 hits, twice",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: -4,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.69262244155600139, 0.19328998369004691, 0.095296457075092891, 0.014941904634269356, 0.0035459146818639219,
        0.00030329836272546752,
      ],
      lost: [
        0.69262244155600139, 0.19328998369004691, 0.095296457075092891, 0.014941904634269356, 0.0035459146818639219,
        0.00030329836272546752,
      ],
    },
  },
  // 136
  {
    given: {
      what: "two hits on a 6 with +2: a 5 is one hit",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 2,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.20379301364208438, 0.39333476758891811, 0.28725755906007333, 0.098277590063131637, 0.016070352954409697,
        0.0012667166913828349,
      ],
      lost: [
        0.20379301364208438, 0.39333476758891811, 0.28725755906007333, 0.098277590063131637, 0.016070352954409697,
        0.0012667166913828349,
      ],
    },
  },
  // 137
  {
    given: {
      what: "two hits on a 6, failed hits re-rolled",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.1664372505605918, 0.36856927306185916, 0.31190643611004271, 0.12576507795384048, 0.024890289165888695,
        0.0024316731477771686,
      ],
      lost: [
        0.1664372505605918, 0.36856927306185916, 0.31190643611004271, 0.12576507795384048, 0.024890289165888695,
        0.0024316731477771686,
      ],
    },
  },
  // 138
  {
    given: {
      what: "two hits on a 6 of damage D3: each its own damage roll",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 4, wounds: 3, alreadyLost: 0 },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.58350021596302304, 0.33668975278864682, 0.072141451187668848, 0.0072998001614420251, 0.00036877989921924053,
      ],
      lost: [
        0.29084312833026238, 0.13367945028844358, 0.15897763734431711, 0.18679787996447447, 0.083600400390801216,
        0.066291472433371135, 0.044369724328896548, 0.017428509770369367, 0.010343217088402938, 0.0049426300428528653,
        0.0016089460531001154, 0.00074822406548904368, 0.00036877989921924053,
      ],
    },
  },
  // 139
  {
    given: {
      what: "two hits on a 6 and a mortal on the same 6 in addition: the mortal once",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.30660341411370218, 0.22951207189509279, 0.13996631415898089, 0.063945428038525862,
        0.031749177829363588,
      ],
      lost: [
        0.2282235939643347, 0.30660341411370218, 0.22951207189509279, 0.13996631415898089, 0.063945428038525862,
        0.031749177829363588,
      ],
    },
  },
  // 140
  {
    given: {
      what: "two hits on a 6 but the sequence ends with a mortal: no hits",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
      mortalOnSix: { roll: "hit", wounds: 2, instead: true },
    },
    expected: {
      slain: [
        0.2282235939643347, 0.24897119341563786, 0.27726337448559668, 0.1467764060356653, 0.075617283950617287,
        0.023148148148148147,
      ],
      lost: [
        0.2282235939643347, 0.24897119341563786, 0.27726337448559668, 0.1467764060356653, 0.075617283950617287,
        0.023148148148148147,
      ],
    },
  },
  // 141
  {
    given: {
      what: "two hits on a 6, mortal on a wound of 6 instead: each wound roll by itself",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
      mortalOnSix: { roll: "wound", wounds: 1, instead: true },
    },
    expected: {
      slain: [
        0.244140625, 0.390625, 0.25716145833333331, 0.089120370370370364, 0.017144097222222224, 0.0018084490740740741,
      ],
      lost: [
        0.244140625, 0.390625, 0.25716145833333331, 0.089120370370370364, 0.017144097222222224, 0.0018084490740740741,
      ],
    },
  },
  // 142
  {
    given: {
      what: "two hits on a 6, mortal on a wound of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
      mortalOnSix: { roll: "wound", wounds: "D3", instead: false },
    },
    expected: {
      slain: [
        0.244140625, 0.27488425925925924, 0.17074884973708276, 0.11467339654119649, 0.091239445918685658,
        0.10431342354377585,
      ],
      lost: [
        0.244140625, 0.27488425925925924, 0.17074884973708276, 0.11467339654119649, 0.091239445918685658,
        0.10431342354377585,
      ],
    },
  },
  // 143
  {
    given: {
      what: "two hits on a 6, D6 attacks",
      attacks: { models: 2, each: "D6" },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 8, wounds: 1, alreadyLost: 0 },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.089733190995435141, 0.19871082078969904, 0.23724351528036011, 0.20281747483067192, 0.1369503252514665,
        0.076392201914634528, 0.036110542362667253, 0.014691886170240715, 0.0073500424048248041,
      ],
      lost: [
        0.089733190995435141, 0.19871082078969904, 0.23724351528036011, 0.20281747483067192, 0.1369503252514665,
        0.076392201914634528, 0.036110542362667253, 0.014691886170240715, 0.0073500424048248041,
      ],
    },
  },
  // 144
  {
    given: {
      what: "negated on 6+",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 4, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.26204287720312075, 0.12638723980857916, 0.33628759145208759, 0.10268639276845268, 0.1725958987677598],
      lost: [0.26204287720312075, 0.12638723980857916, 0.33628759145208759, 0.10268639276845268, 0.1725958987677598],
    },
  },
  // 145
  {
    given: {
      what: "negated on 5+",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: false }],
      target: { models: 4, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52401391966649447, 0.39023738881295977, 0.081288421480465375, 0.0044602700400804048, 0],
      lost: [
        0.30181720461356393, 0.22219671505293051, 0.27672351629291347, 0.1135138725200463, 0.067907611360224163,
        0.013380810120241214, 0.0044602700400804048, 0, 0,
      ],
    },
  },
  // 146
  {
    given: {
      what: "negated on 4+, models of 3 wounds",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 4, mortalOnly: false }],
      target: { models: 2, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [0.88568815729309558, 0.11351801046588426, 0.00079383224102016971],
      lost: [
        0.37671467764060357, 0.28978052126200277, 0.21919295839048925, 0.080653355687649239, 0.028101661332114006,
        0.0047629934461210178, 0.00079383224102016971,
      ],
    },
  },
  // 147
  {
    given: {
      what: "negated on 2+",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 2, mortalOnly: false }],
      target: { models: 2, wounds: 3, alreadyLost: 2 },
    },
    expected: {
      slain: [0.69746593764946696, 0.3018920273857793, 0.00064203496475376135],
      lost: [
        0.69746593764946696, 0.24273756530723908, 0.052433566891192482, 0.0067208951873477191, 0.00064203496475376135,
      ],
    },
  },
  // 148; another reading would change it: bestNegationOnly
  {
    given: {
      what: "negated on 6+ and on 6+",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [0.50106078634949813, 0.40139056000758416, 0.091850505251685866, 0.005698148391231778],
      lost: [
        0.29303142258404297, 0.20802936376545519, 0.28562519035198392, 0.11576536965560029, 0.076807393498833976,
        0.015043111752851893, 0.005698148391231778,
      ],
    },
  },
  // 149; another reading would change it: bestNegationOnly
  {
    given: {
      what: "negated on 5+ and on 6+",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [0.61812482117196821, 0.33418916953945998, 0.04619227387670076, 0.0014937354118710632],
      lost: [
        0.34711649621531426, 0.27100832495665395, 0.23990937029547643, 0.094279799243983525, 0.039022343899719654,
        0.007169929976981103, 0.0014937354118710632,
      ],
    },
  },
  // 150; another reading would change it: bestNegationOnly
  {
    given: {
      what: "negated on 6+ and on 5+: the order changes nothing",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 5, mortalOnly: false },
      ],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [0.61812482117196821, 0.33418916953945998, 0.04619227387670076, 0.0014937354118710632],
      lost: [
        0.34711649621531426, 0.27100832495665395, 0.23990937029547643, 0.094279799243983525, 0.039022343899719654,
        0.007169929976981103, 0.0014937354118710632,
      ],
    },
  },
  // 151; another reading would change it: bestNegationOnly
  {
    given: {
      what: "negated on 4+, 5+ and 6+",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 4, mortalOnly: false },
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 2, wounds: 5, alreadyLost: 0 },
    },
    expected: {
      slain: [0.99961256237754592, 0.00038743762245405702, 0],
      lost: [
        0.55706927259433192, 0.30182969757125516, 0.11255634360772168, 0.024247956314444156, 0.0039092922897930558,
        0.00036409800664357163, 0.000023339615810485363, 0, 0, 0, 0,
      ],
    },
  },
  // 152
  {
    given: {
      what: "mortals negated on 5+, no mortals about",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [0.249606259208454, 0.44048163389727174, 0.25910684346898338, 0.050805263425290861],
      lost: [0.249606259208454, 0, 0.44048163389727174, 0, 0.25910684346898338, 0, 0.050805263425290861],
    },
  },
  // 153
  {
    given: {
      what: "mortals negated on 5+, mortals on hits of 6 in addition",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
    },
    expected: {
      slain: [0.2452407699067253, 0.43152485412303532, 0.25958667095688892, 0.0636477050133505],
      lost: [
        0.19536129128162863, 0.049879478625096674, 0.31599180341750072, 0.11553305070553457, 0.1786934015252869,
        0.080893269431602008, 0.0636477050133505,
      ],
    },
  },
  // 154
  {
    given: {
      what: "mortals negated on 5+, mortals on wounds of 6 instead",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
      mortalOnSix: { roll: "wound", wounds: "D3", instead: true },
    },
    expected: {
      slain: [0.30739444094037061, 0.44435520516572369, 0.21371023532779651, 0.034540118566109189],
      lost: [
        0.24879144072578979, 0.058603000214580807, 0.3733118690968355, 0.071043336068888185, 0.18646191134976345,
        0.027248323978033076, 0.034540118566109189,
      ],
    },
  },
  // 155; another reading would change it: bestNegationOnly
  {
    given: {
      what: "all negated on 6+, mortals on 5+ as well",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 5, mortalOnly: true },
      ],
      target: { models: 3, wounds: 2, alreadyLost: 1 },
      mortalOnSix: { roll: "hit", wounds: "D3", instead: false },
    },
    expected: {
      slain: [0.19705222075707715, 0.38764660888592323, 0.28469846401304388, 0.13060270634395577],
      lost: [
        0.19705222075707715, 0.12052242822399611, 0.26712418066192711, 0.14131101165689111, 0.14338745235615274,
        0.13060270634395577,
      ],
    },
  },
  // 156; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mortals negated on 4+, all on 6+, damage D3",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 4, mortalOnly: true },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 2, wounds: 5, alreadyLost: 4 },
      mortalOnSix: { roll: "wound", wounds: 2, instead: false },
    },
    expected: {
      slain: [0.25961603939763206, 0.68440362632354979, 0.055980334278818204],
      lost: [
        0.25961603939763206, 0.16323046633443322, 0.19217391749986584, 0.16824573436424181, 0.098157780185749,
        0.06259572793925991, 0.055980334278818204,
      ],
    },
  },
  // 157
  {
    given: {
      what: "D6 damage negated on 5+",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: false }],
      target: { models: 1, wounds: 5, alreadyLost: 0 },
    },
    expected: {
      slain: [0.89194362579689657, 0.10805637420310348],
      lost: [
        0.43619616990479937, 0.12146697108044106, 0.12522554014947826, 0.11736893163874172, 0.091686013023436153,
        0.10805637420310348,
      ],
    },
  },
  // 158
  {
    given: {
      what: "damage 2 at 1 of 1 wounds, 0 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
    },
    expected: { slain: [0.15715949653865621, 0.84284050346134376], lost: [0.15715949653865621, 0.84284050346134376] },
  },
  // 159
  {
    given: {
      what: "damage 2 at 5 of 1 wounds, 0 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0.14677076100639583],
      lost: [0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0.14677076100639583],
    },
  },
  // 160
  {
    given: {
      what: "damage 2 at 5 of 2 wounds, 0 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 2, alreadyLost: 0 },
    },
    expected: {
      slain: [
        0.15715949653865621, 0.3697870506791911, 0.32628269177575686, 0.12795399677480662, 0.018816764231589206, 0,
      ],
      lost: [
        0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.12795399677480662, 0,
        0.018816764231589206, 0, 0,
      ],
    },
  },
  // 161
  {
    given: {
      what: "damage 2 at 5 of 2 wounds, 1 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 2, alreadyLost: 1 },
    },
    expected: {
      slain: [
        0.15715949653865621, 0.3697870506791911, 0.32628269177575686, 0.12795399677480662, 0.018816764231589206, 0,
      ],
      lost: [
        0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.12795399677480662, 0,
        0.018816764231589206, 0,
      ],
    },
  },
  // 162
  {
    given: {
      what: "damage 2 at 3 of 3 wounds, 0 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [0.52694654721784728, 0.32628269177575686, 0.14677076100639583, 0],
      lost: [
        0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.12795399677480662, 0,
        0.018816764231589206, 0,
      ],
    },
  },
  // 163
  {
    given: {
      what: "damage 2 at 3 of 3 wounds, 1 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 1 },
    },
    expected: {
      slain: [0.15715949653865621, 0.69606974245494802, 0.12795399677480662, 0.018816764231589206],
      lost: [
        0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.12795399677480662, 0,
        0.018816764231589206,
      ],
    },
  },
  // 164
  {
    given: {
      what: "damage 2 at 3 of 3 wounds, 2 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 2 },
    },
    expected: {
      slain: [0.15715949653865621, 0.3697870506791911, 0.45423668855056348, 0.018816764231589206],
      lost: [
        0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.12795399677480662,
        0.018816764231589206,
      ],
    },
  },
  // 165
  {
    given: {
      what: "damage 2 at 2 of 5 wounds, 0 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 2, wounds: 5, alreadyLost: 0 },
    },
    expected: {
      slain: [0.85322923899360414, 0.14677076100639583, 0],
      lost: [
        0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.12795399677480662, 0,
        0.018816764231589206, 0, 0,
      ],
    },
  },
  // 166
  {
    given: {
      what: "damage 2 at 2 of 5 wounds, 4 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 2, wounds: 5, alreadyLost: 4 },
    },
    expected: {
      slain: [0.15715949653865621, 0.69606974245494802, 0.14677076100639583],
      lost: [0.15715949653865621, 0, 0.3697870506791911, 0, 0.32628269177575686, 0, 0.14677076100639583],
    },
  },
  // 167
  {
    given: {
      what: "damage 2 at 1 of 5 wounds, 3 lost",
      attacks: { models: 2, each: 2 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 1, wounds: 5, alreadyLost: 3 },
    },
    expected: {
      slain: [0.15715949653865621, 0.84284050346134376],
      lost: [0.15715949653865621, 0, 0.84284050346134376],
    },
  },
  // 168
  {
    given: {
      what: "damage 3 goes on to the next model",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 3,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 6, wounds: 2, alreadyLost: 1 },
    },
    expected: {
      slain: [0.249606259208454, 0, 0.44048163389727174, 0.25910684346898338, 0, 0.050805263425290861, 0],
      lost: [0.249606259208454, 0, 0, 0.44048163389727174, 0, 0, 0.25910684346898338, 0, 0, 0.050805263425290861, 0, 0],
    },
  },
  // 169
  {
    given: {
      what: "damage 6 wipes out",
      attacks: { models: 1, each: 3 },
      toHit: 3,
      toWound: 3,
      rend: -1,
      damage: 6,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: null,
      negate: [],
      target: { models: 2, wounds: 3, alreadyLost: 0 },
    },
    expected: {
      slain: [0.17146776406035666, 0, 0.82853223593964331],
      lost: [0.17146776406035666, 0, 0, 0, 0, 0, 0.82853223593964331],
    },
  },
  // 170; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 1",
      attacks: { models: 2, each: 2 },
      toHit: 5,
      toWound: 4,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: -1,
      save: 3,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 1, wounds: 3, alreadyLost: 0 },
      mortalOnSix: { roll: "hit", wounds: 2, instead: true },
    },
    expected: {
      slain: [0.9245297293332706, 0.075470270666729414],
      lost: [0.48703374963848245, 0.26390991359720722, 0.1735860660975809, 0.075470270666729414],
    },
  },
  // 171; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 2",
      attacks: { models: 3, each: "D3" },
      toHit: 5,
      toWound: 4,
      rend: 0,
      damage: 3,
      hitModifier: 2,
      woundModifier: 2,
      saveModifier: 0,
      save: null,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 4, mortalOnly: true },
      ],
      target: { models: 1, wounds: 5, alreadyLost: 4 },
      rerollSaves: "failed",
      mortalOnSix: { roll: "wound", wounds: 2, instead: true },
    },
    expected: { slain: [0.021366612207715872, 0.97863338779228415], lost: [0.021366612207715872, 0.97863338779228415] },
  },
  // 172; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 3",
      attacks: { models: 1, each: "D3" },
      toHit: 2,
      toWound: 2,
      rend: -1,
      damage: 1,
      hitModifier: 2,
      woundModifier: 1,
      saveModifier: -1,
      save: 2,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 4, mortalOnly: true },
      ],
      target: { models: 2, wounds: 5, alreadyLost: 4 },
      rerollHits: "failed",
      rerollWounds: "ones",
      mortalOnSix: { roll: "hit", wounds: 1, instead: false },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.32053233688258093, 0.67851455291393681, 0.00095311020348223818],
      lost: [
        0.32053233688258093, 0.38592460126845696, 0.19299559807493688, 0.073655975203602994, 0.021178555485922332,
        0.0047598228810176915, 0.00095311020348223818,
      ],
    },
  },
  // 173
  {
    given: {
      what: "mixture 4",
      attacks: { models: 1, each: 2 },
      toHit: 5,
      toWound: 6,
      rend: -2,
      damage: 2,
      hitModifier: 2,
      woundModifier: 0,
      saveModifier: 1,
      save: 3,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 2, wounds: 2, alreadyLost: 0 },
      rerollHits: "ones",
      rerollWounds: "ones",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.87378223732319305, 0.12031286679762418, 0.0059048958791827746],
      lost: [
        0.82781105793242316, 0.045971179390769897, 0.11582424062702124, 0.0044886261706029414, 0.0059048958791827746,
      ],
    },
  },
  // 174; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "mixture 5",
      attacks: { models: 1, each: 1 },
      toHit: 2,
      toWound: 5,
      rend: 0,
      damage: 3,
      hitModifier: 0,
      woundModifier: 1,
      saveModifier: 1,
      save: 5,
      negate: [],
      target: { models: 3, wounds: 5, alreadyLost: 4 },
      rerollWounds: "failed",
      rerollSaves: "failed",
      mortalOnSix: { roll: "wound", wounds: "D3", instead: true },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.62025605852766341, 0.3715134887974394, 0.00823045267489712, 0],
      lost: [
        0.62025605852766341, 0.080018289894833103, 0.081447187928669409, 0.19490169181527206, 0.0082876085962505716,
        0.0068587105624142658, 0.00823045267489712, 0, 0, 0, 0, 0,
      ],
    },
  },
  // 175; another reading would change it: failedAfterModifiers, keepSuccesses, bestNegationOnly
  {
    given: {
      what: "mixture 6",
      attacks: { models: 1, each: 3 },
      toHit: 4,
      toWound: 6,
      rend: -2,
      damage: "D6",
      hitModifier: 2,
      woundModifier: -1,
      saveModifier: -1,
      save: 6,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 5, wounds: 2, alreadyLost: 0 },
      rerollHits: "failed",
      rerollWounds: "ones",
      rerollSaves: "failed",
      mortalOnSix: { roll: "wound", wounds: 1, instead: true },
    },
    expected: {
      slain: [0.97252548332301769, 0.02747451667698235, 0, 0, 0, 0],
      lost: [0.7313775800945751, 0.24114790322844254, 0.02650355202482169, 0.00097096465216065756, 0, 0, 0, 0, 0, 0, 0],
    },
  },
  // 176; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "mixture 7",
      attacks: { models: 2, each: "D6" },
      toHit: 3,
      toWound: 3,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
      mortalOnSix: { roll: "wound", wounds: 1, instead: true },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.043764789805470619, 0.12241785658429813, 0.18315745751635673, 0.19831406105945157, 0.17236128647581925,
        0.27998454855860372,
      ],
      lost: [
        0.043764789805470619, 0.12241785658429813, 0.18315745751635673, 0.19831406105945157, 0.17236128647581925,
        0.27998454855860372,
      ],
    },
  },
  // 177; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 8",
      attacks: { models: 1, each: 3 },
      toHit: 6,
      toWound: 3,
      rend: 0,
      damage: "D6",
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 1,
      save: 3,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 5, wounds: 5, alreadyLost: 4 },
      rerollHits: "ones",
      rerollWounds: "ones",
      rerollSaves: "ones",
      mortalOnSix: { roll: "wound", wounds: "D3", instead: false },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.84407250638568876, 0.15459448553436586, 0.0013278090440575735, 0.0000051850238570201297, 1.398550528073649e-8,
        2.65255457512972e-11,
      ],
      lost: [
        0.84407250638568876, 0.078681590461490897, 0.048943887654647952, 0.018941278778827179, 0.005674009056080555,
        0.0023537195833192768, 0.00086205961632541354, 0.00031032489114461118, 0.00010888474914411348,
        0.000035293175408399844, 0.000011246612035035374, 0.0000035628709276442972, 0.0000011230831801735866,
        3.5531469738897253e-7, 1.1034744217871195e-7, 3.340760963456159e-8, 9.9270221066984447e-9,
        2.9061300144361097e-9, 8.4198721391807858e-10, 2.4172116110620762e-10, 6.864478457764981e-11,
        2.65255457512972e-11,
      ],
    },
  },
  // 178
  {
    given: {
      what: "mixture 9",
      attacks: { models: 2, each: "D3" },
      toHit: 6,
      toWound: 2,
      rend: 0,
      damage: 2,
      hitModifier: 2,
      woundModifier: 2,
      saveModifier: 1,
      save: 2,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
      mortalOnSix: { roll: "wound", wounds: "D3", instead: false },
    },
    expected: {
      slain: [
        0.68224525388159352, 0.078593267729089589, 0.10929786078764998, 0.091029539540695509, 0.017146221666140816,
        0.021687856394830583,
      ],
      lost: [
        0.68224525388159352, 0.078593267729089589, 0.10929786078764998, 0.091029539540695509, 0.017146221666140816,
        0.021687856394830583,
      ],
    },
  },
  // 179
  {
    given: {
      what: "mixture 10",
      attacks: { models: 3, each: 3 },
      toHit: 5,
      toWound: 5,
      rend: -3,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 6,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 2, wounds: 5, alreadyLost: 0 },
      rerollWounds: "ones",
      mortalOnSix: { roll: "wound", wounds: 2, instead: false },
    },
    expected: {
      slain: [0.74363815646843345, 0.2282071823620942, 0.028154661169472378],
      lost: [
        0.30001155061683676, 0.084599955194746834, 0.11308321283365534, 0.14009150775298257, 0.10585193007021189,
        0.082792585915290651, 0.054835596108573387, 0.042524137555315464, 0.029581648870054444, 0.018473213912860262,
        0.028154661169472378,
      ],
    },
  },
  // 180; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "mixture 11",
      attacks: { models: 1, each: 1 },
      toHit: 2,
      toWound: 4,
      rend: -2,
      damage: "D3",
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 1,
      save: 6,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
      rerollWounds: "failed",
      rerollSaves: "ones",
    },
    expected: { slain: [0.75694444444444442, 0.24305555555555555], lost: [0.75694444444444442, 0.24305555555555555] },
  },
  // 181
  {
    given: {
      what: "mixture 12",
      attacks: { models: 3, each: "D3" },
      toHit: 6,
      toWound: 5,
      rend: 0,
      damage: 1,
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 0,
      save: 2,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 4, mortalOnly: true },
      ],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.99232514126272886, 0.0076748587372711882],
      lost: [0.99232514126272886, 0.0076748587372711882],
    },
  },
  // 182
  {
    given: {
      what: "mixture 13",
      attacks: { models: 3, each: 3 },
      toHit: 2,
      toWound: 6,
      rend: -3,
      damage: 2,
      hitModifier: 0,
      woundModifier: 2,
      saveModifier: 0,
      save: 6,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
      mortalOnSix: { roll: "hit", wounds: 1, instead: true },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.00091996504001966349, 0.99908003495998032],
      lost: [0.00091996504001966349, 0.99908003495998032],
    },
  },
  // 183
  {
    given: {
      what: "mixture 14",
      attacks: { models: 2, each: 1 },
      toHit: 3,
      toWound: 4,
      rend: -3,
      damage: "D6",
      hitModifier: 1,
      woundModifier: 1,
      saveModifier: 0,
      save: 6,
      negate: [],
      target: { models: 3, wounds: 5, alreadyLost: 4 },
      rerollSaves: "failed",
    },
    expected: {
      slain: [0.19753086419753085, 0.49725651577503427, 0.27949245541838136, 0.025720164609053499],
      lost: [
        0.19753086419753085, 0.082304526748971193, 0.090877914951989019, 0.099451303155006859, 0.10802469135802469,
        0.11659807956104253, 0.12517146776406035, 0.051440329218106998, 0.042866941015089165, 0.034293552812071332,
        0.025720164609053499, 0.025720164609053499,
      ],
    },
  },
  // 184; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "mixture 15",
      attacks: { models: 1, each: "D3" },
      toHit: 3,
      toWound: 3,
      rend: 0,
      damage: "D6",
      hitModifier: 2,
      woundModifier: -1,
      saveModifier: 0,
      save: 3,
      negate: [],
      target: { models: 5, wounds: 5, alreadyLost: 0 },
      rerollHits: "failed",
      rerollWounds: "failed",
      mortalOnSix: { roll: "wound", wounds: 2, instead: false },
    },
    expected: {
      slain: [
        0.79035836090400136, 0.18435041013452097, 0.023605049641553678, 0.0016296418050311221, 0.000056537514892937597,
        0,
      ],
      lost: [
        0.44928639280097549, 0.027740347516829446, 0.19471728558992141, 0.049102689988775136, 0.069511645007499845,
        0.05508739884947076, 0.057385637951292416, 0.030359422343303067, 0.030721399197862247, 0.010796551792592467,
        0.0099398172898387937, 0.0054000009276742198, 0.0040887905905255314, 0.0025223688543741423,
        0.0016540719791409897, 0.00076992346421822825, 0.00048086415223124661, 0.00019497516818218667,
        0.00012205762560998678, 0.00006182139478947382, 0.000033288443348178215, 0.000014794863710301428,
        0.0000063406558758434689, 0.0000015851639689608672, 5.2838798965362244e-7, 0,
      ],
    },
  },
  // 185
  {
    given: {
      what: "mixture 16",
      attacks: { models: 1, each: 3 },
      toHit: 2,
      toWound: 4,
      rend: 0,
      damage: "D3",
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 0,
      save: 6,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 2, wounds: 1, alreadyLost: 0 },
      rerollHits: "failed",
      rerollWounds: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.057257283990352396, 0.1030056930057734, 0.83973702300387421],
      lost: [0.057257283990352396, 0.1030056930057734, 0.83973702300387421],
    },
  },
  // 186
  {
    given: {
      what: "mixture 17",
      attacks: { models: 3, each: 3 },
      toHit: 4,
      toWound: 2,
      rend: -1,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 2,
      saveModifier: -1,
      save: 2,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 5, wounds: 3, alreadyLost: 0 },
      rerollWounds: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.10591033221862968, 0.14507644598150138, 0.1871217162451406, 0.18015694932614795, 0.14455063721691511,
        0.2371839190116653,
      ],
      lost: [
        0.049028462583281585, 0.025220493247591253, 0.031661376387756839, 0.039179820310087647, 0.047907611744446812,
        0.057989013926966905, 0.069581712302196605, 0.057637325580449567, 0.059902678362494424, 0.061010588808440472,
        0.060655959234665303, 0.058490401283042177, 0.054117906773428114, 0.047090187004590084, 0.043342543438896923,
        0.2371839190116653,
      ],
    },
  },
  // 187
  {
    given: {
      what: "mixture 18",
      attacks: { models: 2, each: 1 },
      toHit: 4,
      toWound: 5,
      rend: -2,
      damage: 1,
      hitModifier: -1,
      woundModifier: 1,
      saveModifier: 1,
      save: 6,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 3, wounds: 3, alreadyLost: 0 },
      rerollWounds: "ones",
      rerollSaves: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.98550829785399363, 0.014491702146006388, 0, 0],
      lost: [
        0.63413899470838042, 0.26165370123620851, 0.089715601909404682, 0.01294060252793231, 0.0015510996180740783, 0,
        0, 0, 0, 0,
      ],
    },
  },
  // 188
  {
    given: {
      what: "mixture 19",
      attacks: { models: 1, each: 2 },
      toHit: 4,
      toWound: 5,
      rend: -2,
      damage: 2,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: -1,
      save: 6,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 3, wounds: 2, alreadyLost: 1 },
      rerollHits: "ones",
      rerollSaves: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.58117093430879441, 0.32940862673372961, 0.079618198445358945, 0.0098022405121170556],
      lost: [0.58117093430879441, 0, 0.32940862673372961, 0, 0.079618198445358945, 0.0098022405121170556],
    },
  },
  // 189
  {
    given: {
      what: "mixture 20",
      attacks: { models: 2, each: 2 },
      toHit: 5,
      toWound: 2,
      rend: -2,
      damage: 3,
      hitModifier: -2,
      woundModifier: -1,
      saveModifier: 2,
      save: 2,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 1, wounds: 5, alreadyLost: 4 },
      rerollSaves: "failed",
    },
    expected: { slain: [0.98776798894406548, 0.012232011055934565], lost: [0.98776798894406548, 0.012232011055934565] },
  },
  // 190
  {
    given: {
      what: "mixture 21",
      attacks: { models: 2, each: 2 },
      toHit: 4,
      toWound: 2,
      rend: -2,
      damage: 3,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 1,
      save: 6,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 2, wounds: 1, alreadyLost: 0 },
    },
    expected: {
      slain: [0.19753086419753085, 0, 0.80246913580246915],
      lost: [0.19753086419753085, 0, 0.80246913580246915],
    },
  },
  // 191; another reading would change it: failedAfterModifiers, keepSuccesses, bestNegationOnly
  {
    given: {
      what: "mixture 22",
      attacks: { models: 2, each: 1 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 2,
      hitModifier: -1,
      woundModifier: -1,
      saveModifier: 1,
      save: 5,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 4, mortalOnly: true },
      ],
      target: { models: 2, wounds: 2, alreadyLost: 1 },
      rerollHits: "ones",
      rerollWounds: "failed",
      rerollSaves: "failed",
      mortalOnSix: { roll: "wound", wounds: 2, instead: true },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.59717794879054764, 0.33700663608100312, 0.065815415128449309],
      lost: [0.59717794879054764, 0.15022216746431111, 0.18678446861669198, 0.065815415128449309],
    },
  },
  // 192; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "mixture 23",
      attacks: { models: 3, each: 1 },
      toHit: 3,
      toWound: 3,
      rend: -3,
      damage: 1,
      hitModifier: -1,
      woundModifier: 2,
      saveModifier: -1,
      save: 5,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 4, mortalOnly: true },
      ],
      target: { models: 1, wounds: 3, alreadyLost: 0 },
      rerollWounds: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.7926034749456119, 0.20739652505438805],
      lost: [0.19364882578491524, 0.31953562821235859, 0.27941902094833815, 0.20739652505438805],
    },
  },
  // 193; another reading would change it: failedAfterModifiers, bestNegationOnly
  {
    given: {
      what: "mixture 24",
      attacks: { models: 1, each: "D3" },
      toHit: 3,
      toWound: 3,
      rend: -3,
      damage: 1,
      hitModifier: -2,
      woundModifier: -1,
      saveModifier: 0,
      save: 6,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 5, wounds: 2, alreadyLost: 0 },
      rerollHits: "failed",
    },
    expected: {
      slain: [0.98093234557865627, 0.019067654421343731, 0, 0, 0, 0],
      lost: [
        0.77278129964881648, 0.20815104592983982, 0.018440428946957424, 0.00062722547438630696, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  // 194; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 25",
      attacks: { models: 3, each: "D3" },
      toHit: 4,
      toWound: 4,
      rend: -3,
      damage: 2,
      hitModifier: 2,
      woundModifier: -2,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 3, wounds: 2, alreadyLost: 1 },
      rerollWounds: "ones",
      rerollSaves: "failed",
      mortalOnSix: { roll: "wound", wounds: 1, instead: false },
    },
    expected: {
      slain: [0.39291705525441767, 0.33641262485864615, 0.1947836138303109, 0.075886706056625258],
      lost: [
        0.39291705525441767, 0.13974082405589974, 0.1966718008027464, 0.12979452285832055, 0.064989090971990349,
        0.075886706056625258,
      ],
    },
  },
  // 195; another reading would change it: failedAfterModifiers, keepSuccesses
  {
    given: {
      what: "mixture 26",
      attacks: { models: 2, each: "D6" },
      toHit: 5,
      toWound: 5,
      rend: -1,
      damage: "D6",
      hitModifier: 1,
      woundModifier: 0,
      saveModifier: 1,
      save: 2,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 2 },
      rerollHits: "failed",
      rerollWounds: "ones",
      mortalOnSix: { roll: "hit", wounds: "D3", instead: false },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.11522684931090271, 0.28791076491115813, 0.26209420680747686, 0.33476817897046229],
      lost: [
        0.11522684931090271, 0.071065062242461841, 0.09420055887794114, 0.12264514379075517, 0.089788462726492296,
        0.089257572568317872, 0.083048171512666691, 0.33476817897046229,
      ],
    },
  },
  // 196
  {
    given: {
      what: "mixture 27",
      attacks: { models: 1, each: 2 },
      toHit: 6,
      toWound: 2,
      rend: -2,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 3,
      negate: [],
      target: { models: 1, wounds: 3, alreadyLost: 2 },
      rerollWounds: "failed",
    },
    expected: { slain: [0.79561995122694706, 0.20438004877305288], lost: [0.79561995122694706, 0.20438004877305288] },
  },
  // 197
  {
    given: {
      what: "mixture 28",
      attacks: { models: 1, each: 2 },
      toHit: 3,
      toWound: 2,
      rend: 0,
      damage: 1,
      hitModifier: -2,
      woundModifier: 0,
      saveModifier: -1,
      save: 5,
      negate: [
        { need: 6, mortalOnly: false },
        { need: 4, mortalOnly: true },
      ],
      target: { models: 1, wounds: 3, alreadyLost: 2 },
      rerollHits: "ones",
      twoHitsOnSix: true,
    },
    expected: { slain: [0.52931720247212311, 0.47068279752787689], lost: [0.52931720247212311, 0.47068279752787689] },
  },
  // 198
  {
    given: {
      what: "mixture 29",
      attacks: { models: 2, each: 1 },
      toHit: 5,
      toWound: 2,
      rend: -2,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 3,
      negate: [],
      target: { models: 3, wounds: 1, alreadyLost: 0 },
      rerollHits: "ones",
      rerollWounds: "ones",
      mortalOnSix: { roll: "hit", wounds: 2, instead: false },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.50556927893042214, 0.13441614035589086, 0.081956435445826772, 0.27805814526786016],
      lost: [0.50556927893042214, 0.13441614035589086, 0.081956435445826772, 0.27805814526786016],
    },
  },
  // 199; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "mixture 30",
      attacks: { models: 1, each: "D3" },
      toHit: 2,
      toWound: 4,
      rend: -1,
      damage: "D3",
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 3,
      negate: [],
      target: { models: 5, wounds: 5, alreadyLost: 0 },
      rerollSaves: "failed",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.99331180248962003, 0.0066825988227579352, 0.0000055965127432991897, 2.1748787596842682e-9, 0, 0],
      lost: [
        0.79731757907878742, 0.061382944824066858, 0.063333725426690066, 0.065319593659040234, 0.0059579595010354073,
        0.0041135080637295764, 0.0021999513754532509, 0.00021623062874696317, 0.0001120601739971667,
        0.000040848580830978785, 0.0000036434716171027173, 0.0000015036060154727071, 4.11291083246226e-7,
        2.8464622008614979e-8, 9.6794054689244891e-9, 2.0633465155978955e-9, 8.3649183064779542e-11,
        2.3899766589937012e-11, 3.9832944316561687e-12, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  // 200; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 31",
      attacks: { models: 1, each: 2 },
      toHit: 2,
      toWound: 6,
      rend: -1,
      damage: 1,
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 0,
      save: 5,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 1, wounds: 3, alreadyLost: 0 },
      rerollWounds: "ones",
    },
    expected: { slain: [1, 0], lost: [0.85559327875766078, 0.13877914893186638, 0.0056275723104728462, 0] },
  },
  // 201
  {
    given: {
      what: "mixture 32",
      attacks: { models: 1, each: "D3" },
      toHit: 5,
      toWound: 2,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: -2,
      saveModifier: 0,
      save: 5,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 1, wounds: 3, alreadyLost: 2 },
      rerollWounds: "ones",
      rerollSaves: "failed",
    },
    expected: { slain: [0.65907207361682674, 0.34092792638317332], lost: [0.65907207361682674, 0.34092792638317332] },
  },
  // 202
  {
    given: {
      what: "mixture 33",
      attacks: { models: 3, each: "D3" },
      toHit: 4,
      toWound: 4,
      rend: 0,
      damage: 1,
      hitModifier: 1,
      woundModifier: -2,
      saveModifier: -1,
      save: 2,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 2, wounds: 5, alreadyLost: 0 },
      rerollSaves: "ones",
    },
    expected: {
      slain: [0.99999993906346418, 6.0936535786342897e-8, 0],
      lost: [
        0.88310393600922477, 0.11054423193737969, 0.0061472907631208232, 0.0002002500288552321,
        0.0000042303248837407724, 6.0349211800343847e-8, 5.8360622393255925e-10, 3.7036779797901854e-12,
        1.4059601152319192e-14, 2.4485547113060246e-17, 0,
      ],
    },
  },
  // 203; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "mixture 34",
      attacks: { models: 2, each: "D6" },
      toHit: 6,
      toWound: 2,
      rend: 0,
      damage: "D6",
      hitModifier: -1,
      woundModifier: -1,
      saveModifier: 0,
      save: 3,
      negate: [{ need: 5, mortalOnly: true }],
      target: { models: 5, wounds: 3, alreadyLost: 0 },
      rerollHits: "failed",
      rerollWounds: "failed",
    },
    expected: {
      slain: [
        0.68190600942161428, 0.18341157373140485, 0.096299978198261291, 0.028273274350447148, 0.0075878734795590038,
        0.0025212908187134207,
      ],
      lost: [
        0.57241034425018222, 0.053519210348984478, 0.055976454822447577, 0.058506792703588821, 0.061111780697239999,
        0.063793000330576027, 0.066552058255088642, 0.015871376202381989, 0.013876543740790665, 0.011745243109669035,
        0.0094729577146101494, 0.007055073526167961, 0.0044868775871245341, 0.0017635565030378827,
        0.0013374393893965865, 0.0025212908187134207,
      ],
    },
  },
  // 204
  {
    given: {
      what: "mixture 35",
      attacks: { models: 2, each: 1 },
      toHit: 3,
      toWound: 5,
      rend: -3,
      damage: "D3",
      hitModifier: 0,
      woundModifier: 0,
      saveModifier: 1,
      save: 5,
      negate: [],
      target: { models: 5, wounds: 1, alreadyLost: 0 },
      rerollSaves: "ones",
      mortalOnSix: { roll: "hit", wounds: "D3", instead: false },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [
        0.44444444444444442, 0.10699588477366255, 0.12440938881268099, 0.14405832444241223, 0.05912462531118224,
        0.12096733221561753,
      ],
      lost: [
        0.44444444444444442, 0.10699588477366255, 0.12440938881268099, 0.14405832444241223, 0.05912462531118224,
        0.12096733221561753,
      ],
    },
  },
  // 205; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "mixture 36",
      attacks: { models: 2, each: 3 },
      toHit: 5,
      toWound: 5,
      rend: -2,
      damage: 2,
      hitModifier: 2,
      woundModifier: -2,
      saveModifier: 0,
      save: 2,
      negate: [{ need: 6, mortalOnly: false }],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
      mortalOnSix: { roll: "wound", wounds: 2, instead: true },
      twoHitsOnSix: true,
    },
    expected: { slain: [0.23778973356843316, 0.76221026643156686], lost: [0.23778973356843316, 0.76221026643156686] },
  },
  // 206; another reading would change it: failedAfterModifiers, keepSuccesses, bestNegationOnly
  {
    given: {
      what: "mixture 37",
      attacks: { models: 2, each: "D3" },
      toHit: 5,
      toWound: 5,
      rend: -1,
      damage: "D6",
      hitModifier: 0,
      woundModifier: 2,
      saveModifier: 2,
      save: 2,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 1, wounds: 1, alreadyLost: 0 },
      rerollWounds: "failed",
      rerollSaves: "ones",
      mortalOnSix: { roll: "wound", wounds: "D3", instead: true },
    },
    expected: { slain: [0.73789940863334758, 0.26210059136665242], lost: [0.73789940863334758, 0.26210059136665242] },
  },
  // 207; another reading would change it: bestNegationOnly
  {
    given: {
      what: "mixture 38",
      attacks: { models: 2, each: "D3" },
      toHit: 3,
      toWound: 4,
      rend: -1,
      damage: "D6",
      hitModifier: -1,
      woundModifier: 0,
      saveModifier: -1,
      save: 5,
      negate: [
        { need: 5, mortalOnly: false },
        { need: 6, mortalOnly: false },
      ],
      target: { models: 3, wounds: 2, alreadyLost: 0 },
      rerollWounds: "failed",
      rerollSaves: "failed",
      mortalOnSix: { roll: "hit", wounds: "D3", instead: false },
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.25582157739593525, 0.20352562228321514, 0.18600261189746678, 0.35465018842338286],
      lost: [
        0.17286993494562414, 0.082951642450311114, 0.098997410294024132, 0.104528211989191, 0.098724428316412219,
        0.087278183581054547, 0.35465018842338286,
      ],
    },
  },
  // 208
  {
    given: {
      what: "mixture 39",
      attacks: { models: 2, each: 2 },
      toHit: 2,
      toWound: 4,
      rend: -3,
      damage: 1,
      hitModifier: 0,
      woundModifier: -1,
      saveModifier: 0,
      save: 5,
      negate: [],
      target: { models: 1, wounds: 2, alreadyLost: 0 },
      rerollHits: "ones",
      rerollWounds: "ones",
      twoHitsOnSix: true,
    },
    expected: {
      slain: [0.41124061985904986, 0.58875938014095008],
      lost: [0.10984847298434781, 0.30139214687470206, 0.58875938014095008],
    },
  },
  // 209; another reading would change it: failedAfterModifiers
  {
    given: {
      what: "mixture 40",
      attacks: { models: 1, each: "D6" },
      toHit: 2,
      toWound: 4,
      rend: -3,
      damage: 1,
      hitModifier: -2,
      woundModifier: -1,
      saveModifier: 0,
      save: 4,
      negate: [],
      target: { models: 3, wounds: 3, alreadyLost: 2 },
      rerollWounds: "failed",
      rerollSaves: "ones",
    },
    expected: {
      slain: [0.4110107421875, 0.5794677734375, 0.009521484375, 0],
      lost: [
        0.4110107421875, 0.37003580729166669, 0.16239420572916666, 0.047037760416666664, 0.0085856119791666661,
        0.00089518229166666663, 0.000040690104166666664, 0,
      ],
    },
  },
];

export const alternatives: readonly Alternative[] = [
  {
    at: 66,
    what: "hit on 4+ modified by 1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
      lost: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
    },
  },
  {
    at: 66,
    what: "hit on 4+ modified by 1, re-rolling failed",
    reading: "keepSuccesses",
    expected: {
      slain: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
      lost: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
    },
  },
  {
    at: 67,
    what: "hit on 4+ modified by -1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
      lost: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
    },
  },
  {
    at: 68,
    what: "hit on 3+ modified by 2, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
      lost: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
    },
  },
  {
    at: 68,
    what: "hit on 3+ modified by 2, re-rolling failed",
    reading: "keepSuccesses",
    expected: {
      slain: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
      lost: [0.21148643499466543, 0.49678021643042219, 0.29173334857491234, 0],
    },
  },
  {
    at: 69,
    what: "hit on 3+ modified by -2, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
      lost: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
    },
  },
  {
    at: 71,
    what: "hit on 2+ modified by -1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
      lost: [0.25621094345374179, 0.49992379210486204, 0.24386526444139614, 0],
    },
  },
  {
    at: 74,
    what: "hit on 1+ modified by -1, re-rolling failed",
    reading: "strictlyBelow",
    expected: {
      slain: [0.2884087791495199, 0.49725651577503427, 0.2143347050754458, 0],
      lost: [0.2884087791495199, 0.49725651577503427, 0.2143347050754458, 0],
    },
  },
  {
    at: 79,
    what: "wound on 5+ modified by 1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
      lost: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
    },
  },
  {
    at: 79,
    what: "wound on 5+ modified by 1, re-rolling failed",
    reading: "keepSuccesses",
    expected: {
      slain: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
      lost: [0.34027777777777779, 0.4861111111111111, 0.1736111111111111, 0],
    },
  },
  {
    at: 80,
    what: "wound on 4+ modified by -1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
      lost: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
    },
  },
  {
    at: 81,
    what: "wound on 4+ modified by -3, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.68930993750952596, 0.28187395214144184, 0.02881611034903216, 0],
      lost: [0.68930993750952596, 0.28187395214144184, 0.02881611034903216, 0],
    },
  },
  {
    at: 83,
    what: "wound on 6+ modified by 1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
      lost: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
    },
  },
  {
    at: 83,
    what: "wound on 6+ modified by 1, re-rolling failed",
    reading: "keepSuccesses",
    expected: {
      slain: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
      lost: [0.47797591830513642, 0.42676421277244325, 0.09525986892242036, 0],
    },
  },
  {
    at: 89,
    what: "save 4+, rend -1, modified by 0, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
      lost: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
    },
  },
  {
    at: 90,
    what: "save 4+, rend -2, modified by 0, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.37723860691967687, 0.47391784788904129, 0.14884354519128182, 0],
      lost: [0.37723860691967687, 0.47391784788904129, 0.14884354519128182, 0],
    },
  },
  {
    at: 91,
    what: "save 4+, rend 0, modified by 1, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.88035360463344003, 0.11583600060966316, 0.0038103947568968147, 0],
      lost: [0.88035360463344003, 0.11583600060966316, 0.0038103947568968147, 0],
    },
  },
  {
    at: 91,
    what: "save 4+, rend 0, modified by 1, re-rolling failed",
    reading: "keepSuccesses",
    expected: {
      slain: [0.88035360463344003, 0.11583600060966316, 0.0038103947568968147, 0],
      lost: [0.88035360463344003, 0.11583600060966316, 0.0038103947568968147, 0],
    },
  },
  {
    at: 93,
    what: "save 2+, rend -3, modified by 0, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
      lost: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
    },
  },
  {
    at: 94,
    what: "save 5+, rend -1, modified by 2, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
      lost: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
    },
  },
  {
    at: 94,
    what: "save 5+, rend -1, modified by 2, re-rolling failed",
    reading: "keepSuccesses",
    expected: {
      slain: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
      lost: [0.74151234567901236, 0.23919753086419754, 0.019290123456790122, 0],
    },
  },
  {
    at: 96,
    what: "save 3+, rend 0, modified by -2, re-rolling failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
      lost: [0.56713915561652184, 0.37189452827312908, 0.060966316110349035, 0],
    },
  },
  {
    at: 97,
    what: "everything re-rolled, failed",
    reading: "failedAfterModifiers",
    expected: {
      slain: [
        0.05120446092041675, 0.19694023430929519, 0.31560934985463973, 0.26975158107234165, 0.12968826013093349,
        0.033253400033572689, 0.0035527136788005009,
      ],
      lost: [
        0.05120446092041675, 0.19694023430929519, 0.31560934985463973, 0.26975158107234165, 0.12968826013093349,
        0.033253400033572689, 0.0035527136788005009,
      ],
    },
  },
  {
    at: 148,
    what: "negated on 6+ and on 6+",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.38843011701169994, 0.43897398422054029, 0.15558131884191598, 0.017014579925843831],
      lost: [
        0.26204287720312075, 0.12638723980857916, 0.33628759145208759, 0.10268639276845268, 0.13516382293090337,
        0.020417495911012596, 0.017014579925843831,
      ],
    },
  },
  {
    at: 149,
    what: "negated on 5+ and on 6+",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.52401391966649447, 0.39023738881295977, 0.081288421480465375, 0.0044602700400804048],
      lost: [
        0.30181720461356393, 0.22219671505293051, 0.27672351629291347, 0.1135138725200463, 0.067907611360224163,
        0.013380810120241214, 0.0044602700400804048,
      ],
    },
  },
  {
    at: 150,
    what: "negated on 6+ and on 5+: the order changes nothing",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.52401391966649447, 0.39023738881295977, 0.081288421480465375, 0.0044602700400804048],
      lost: [
        0.30181720461356393, 0.22219671505293051, 0.27672351629291347, 0.1135138725200463, 0.067907611360224163,
        0.013380810120241214, 0.0044602700400804048,
      ],
    },
  },
  {
    at: 151,
    what: "negated on 4+, 5+ and 6+",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.99444317431285878, 0.0055568256871411882, 0],
      lost: [
        0.37671467764060357, 0.28978052126200277, 0.21919295839048925, 0.080653355687649239, 0.028101661332114006,
        0.0047629934461210178, 0.00079383224102016971, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 155,
    what: "all negated on 6+, mortals on 5+ as well",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.19067811632487167, 0.37352353193595111, 0.28524697756484496, 0.15055137417433229],
      lost: [
        0.19067811632487167, 0.11464418654310736, 0.25887934539284374, 0.13959150634908443, 0.14565547121576056,
        0.15055137417433229,
      ],
    },
  },
  {
    at: 156,
    what: "mortals negated on 4+, all on 6+, damage D3",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.25690720876804773, 0.68072157230371344, 0.062371218928238818],
      lost: [
        0.25690720876804773, 0.1585202854942416, 0.18884631699731677, 0.16741681308856901, 0.10036521404472706,
        0.065572942678858978, 0.062371218928238818,
      ],
    },
  },
  {
    at: 170,
    what: "mixture 1",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.8906952982551215, 0.10930470174487855],
      lost: [0.44079399218351611, 0.24043308664555427, 0.20946821942605107, 0.10930470174487855],
    },
  },
  {
    at: 171,
    what: "mixture 2",
    reading: "bestNegationOnly",
    expected: { slain: [0.019386078585333002, 0.98061392141466697], lost: [0.019386078585333002, 0.98061392141466697] },
  },
  {
    at: 172,
    what: "mixture 3",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.3150057453173431, 0.6837176421875677, 0.0012766124950892212],
      lost: [
        0.3150057453173431, 0.38000008604331609, 0.1950389015975493, 0.07878164345132628, 0.024106924827695851,
        0.0057900862676801973, 0.0012766124950892212,
      ],
    },
  },
  {
    at: 174,
    what: "mixture 5",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.6484375, 0.34432870370370372, 0.0072337962962962963, 0],
      lost: [
        0.6484375, 0.072916666666666671, 0.07407407407407407, 0.18460648148148148, 0.0069444444444444441,
        0.0057870370370370367, 0.0072337962962962963, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 174,
    what: "mixture 5",
    reading: "keepSuccesses",
    expected: {
      slain: [0.6484375, 0.34432870370370372, 0.0072337962962962963, 0],
      lost: [
        0.6484375, 0.072916666666666671, 0.07407407407407407, 0.18460648148148148, 0.0069444444444444441,
        0.0057870370370370367, 0.0072337962962962963, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 175,
    what: "mixture 6",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.96922671314045628, 0.030773286859543763, 0, 0, 0, 0],
      lost: [
        0.71685968956165669, 0.25236702357879953, 0.029614867696525476, 0.0011584191630182874, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 175,
    what: "mixture 6",
    reading: "keepSuccesses",
    expected: {
      slain: [0.96922671314045628, 0.030773286859543763, 0, 0, 0, 0],
      lost: [
        0.71685968956165669, 0.25236702357879953, 0.029614867696525476, 0.0011584191630182874, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 175,
    what: "mixture 6",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.96099597162479, 0.03900402837521004, 0, 0, 0, 0],
      lost: [
        0.68420037381266219, 0.27679559781212776, 0.037326201456276423, 0.0016778269189336164, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 176,
    what: "mixture 7",
    reading: "failedAfterModifiers",
    expected: {
      slain: [
        0.030975590782257978, 0.095307542712762566, 0.15536677442656027, 0.18369468993087357, 0.17570539195028376,
        0.35895001019726186,
      ],
      lost: [
        0.030975590782257978, 0.095307542712762566, 0.15536677442656027, 0.18369468993087357, 0.17570539195028376,
        0.35895001019726186,
      ],
    },
  },
  {
    at: 177,
    what: "mixture 8",
    reading: "bestNegationOnly",
    expected: {
      slain: [
        0.83015079025498362, 0.16721391590235246, 0.0026155494805357575, 0.000019640197480472017, 1.0377145041367754e-7,
        3.9319728294818164e-10,
      ],
      lost: [
        0.83015079025498362, 0.073455268560695494, 0.055830771507433451, 0.026302286575791253, 0.007799937125287172,
        0.0038256521331450901, 0.001580033974349941, 0.00063696754338503499, 0.00026512604739290543,
        0.000098071106546380202, 0.000035350808861495976, 0.000012748599869313294, 0.0000044878554913581885,
        0.0000016187988980594214, 5.8204335830878591e-7, 2.0289986343232535e-7, 6.9398229146966695e-8,
        2.3288636641794512e-8, 7.7156232042695706e-9, 2.5400880794948257e-9, 8.2887334115193021e-10,
        3.9319728294818164e-10,
      ],
    },
  },
  {
    at: 180,
    what: "mixture 11",
    reading: "failedAfterModifiers",
    expected: { slain: [0.70293209876543206, 0.29706790123456789], lost: [0.70293209876543206, 0.29706790123456789] },
  },
  {
    at: 184,
    what: "mixture 15",
    reading: "failedAfterModifiers",
    expected: {
      slain: [
        0.75393746105199311, 0.2119304453009245, 0.031628433622588895, 0.0024158464482321122, 0.000087813576261336712,
        0,
      ],
      lost: [
        0.38645626027351226, 0.029270724016018476, 0.20557206506107922, 0.05339060881035497, 0.079247802891028243,
        0.061148686204700993, 0.064372394106319439, 0.035864956481344766, 0.036388742774142023, 0.014155665734417278,
        0.013094024218046577, 0.0072342442051128442, 0.0055435807937390391, 0.0034565252577463033,
        0.0023000591479441332, 0.0011189724092836447, 0.00070844100923465045, 0.00030283373495732007,
        0.00018957884220905402, 0.000096020452547442939, 0.000051703320602469278, 0.000022979253601097456,
        0.000009848251543327481, 0.0000024620628858318703, 8.2068762861062345e-7, 0,
      ],
    },
  },
  {
    at: 184,
    what: "mixture 15",
    reading: "keepSuccesses",
    expected: {
      slain: [
        0.7836327558255014, 0.18953520995622494, 0.025009604494936766, 0.0017607554420669786, 0.000061674281269964872,
        0,
      ],
      lost: [
        0.43715174321872274, 0.028072971574304113, 0.19707164997151197, 0.049965953842036823, 0.07137043721892572,
        0.056268423118943513, 0.058724624014615118, 0.03137982067011949, 0.031769035613653358, 0.011393306538893455,
        0.010498280146781292, 0.0057211335949761809, 0.0043416388433447049, 0.0026837452332703032,
        0.0017648066765642847, 0.00082857626529659353, 0.00051890385274641474, 0.00021268981110857046,
        0.00013314728012487744, 0.000067438232790522346, 0.000036312894579512031, 0.000016139064257560901,
        0.0000069167418246689581, 0.0000017291854561672395, 5.7639515205574651e-7, 0,
      ],
    },
  },
  {
    at: 191,
    what: "mixture 22",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.60601224424902433, 0.33358542566043503, 0.060402330090540635],
      lost: [0.60601224424902433, 0.15803627060134939, 0.17554915505908564, 0.060402330090540635],
    },
  },
  {
    at: 191,
    what: "mixture 22",
    reading: "keepSuccesses",
    expected: {
      slain: [0.64663063958208933, 0.30615232057539599, 0.04721703984251472],
      lost: [0.64663063958208933, 0.14609902713942541, 0.16005329343597061, 0.04721703984251472],
    },
  },
  {
    at: 191,
    what: "mixture 22",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.57964759993838566, 0.34655614472515017, 0.073796255336464195],
      lost: [0.57964759993838566, 0.1491197133592802, 0.19743643136586997, 0.073796255336464195],
    },
  },
  {
    at: 192,
    what: "mixture 23",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.77958116119413101, 0.22041883880586893],
      lost: [0.18448874684130531, 0.31239944738754299, 0.28269296696528273, 0.22041883880586893],
    },
  },
  {
    at: 192,
    what: "mixture 23",
    reading: "keepSuccesses",
    expected: {
      slain: [0.77958116119413101, 0.22041883880586893],
      lost: [0.18448874684130531, 0.31239944738754299, 0.28269296696528273, 0.22041883880586893],
    },
  },
  {
    at: 193,
    what: "mixture 24",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.9706968098685147, 0.029303190131485277, 0, 0, 0, 0],
      lost: [
        0.72188626457750404, 0.24881054529101065, 0.028078140376824521, 0.0012250497546607557, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 193,
    what: "mixture 24",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.97290385950651159, 0.02709614049348846, 0, 0, 0, 0],
      lost: [
        0.73188368981693175, 0.24102016968957984, 0.026012294873748919, 0.0010838456197395383, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 194,
    what: "mixture 25",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.37188911328436175, 0.27913335368105402, 0.22644790193545219, 0.12252963109913205],
      lost: [
        0.37188911328436175, 0.089843387148952666, 0.18928996653210134, 0.15880372257454062, 0.067644179360911605,
        0.12252963109913205,
      ],
    },
  },
  {
    at: 195,
    what: "mixture 26",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.13371594902462441, 0.29982801162994754, 0.25698204422610454, 0.3094739951193235],
      lost: [
        0.13371594902462441, 0.075624537109320752, 0.098337596814688413, 0.12586587770593838, 0.088598953588996068,
        0.087364340171762575, 0.081018750465345929, 0.3094739951193235,
      ],
    },
  },
  {
    at: 195,
    what: "mixture 26",
    reading: "keepSuccesses",
    expected: {
      slain: [0.13371594902462441, 0.29982801162994754, 0.25698204422610454, 0.3094739951193235],
      lost: [
        0.13371594902462441, 0.075624537109320752, 0.098337596814688413, 0.12586587770593838, 0.088598953588996068,
        0.087364340171762575, 0.081018750465345929, 0.3094739951193235,
      ],
    },
  },
  {
    at: 199,
    what: "mixture 30",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.99621264268656762, 0.0037855739259837983, 0.0000017828855184644901, 5.0193010781239298e-10, 0, 0],
      lost: [
        0.84446701708489058, 0.04827669584231687, 0.049419095720280595, 0.050576751678798382, 0.0034730823602812134,
        0.0023767946247959426, 0.0012503395229932265, 0.000093374942714495609, 0.00004795686536084029,
        0.000017107970119293465, 0.0000011676893520857546, 4.7812671049613741e-7, 1.2798367020219728e-7,
        6.7888173904116881e-9, 2.2969682899889168e-9, 4.8207976456557512e-10, 1.4887757435113349e-11,
        4.2536449814609572e-12, 7.0894083024349283e-13, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  },
  {
    at: 200,
    what: "mixture 31",
    reading: "bestNegationOnly",
    expected: { slain: [1, 0], lost: [0.82806255186370636, 0.16383374400921269, 0.0081037041270808994, 0] },
  },
  {
    at: 203,
    what: "mixture 34",
    reading: "failedAfterModifiers",
    expected: {
      slain: [
        0.64433025240169295, 0.19737210061292446, 0.10892247412876804, 0.0353793899441932, 0.010236765098912852,
        0.0037590178135085278,
      ],
      lost: [
        0.52829685708700258, 0.056530331415439498, 0.059503063899250808, 0.062577203358965536, 0.06575522955514479,
        0.069039667698814131, 0.072433089087686253, 0.019407780333754648, 0.017081604707327145, 0.014568188276365418,
        0.011860374142345843, 0.0089508275254819424, 0.0058320326253028494, 0.0024962894407049296,
        0.0019084430329050724, 0.0037590178135085278,
      ],
    },
  },
  {
    at: 205,
    what: "mixture 36",
    reading: "failedAfterModifiers",
    expected: { slain: [0.20383901036097735, 0.79616098963902271], lost: [0.20383901036097735, 0.79616098963902271] },
  },
  {
    at: 206,
    what: "mixture 37",
    reading: "failedAfterModifiers",
    expected: { slain: [0.77815104750725828, 0.22184895249274172], lost: [0.77815104750725828, 0.22184895249274172] },
  },
  {
    at: 206,
    what: "mixture 37",
    reading: "keepSuccesses",
    expected: { slain: [0.77815104750725828, 0.22184895249274172], lost: [0.77815104750725828, 0.22184895249274172] },
  },
  {
    at: 206,
    what: "mixture 37",
    reading: "bestNegationOnly",
    expected: { slain: [0.71372712801448313, 0.28627287198551682], lost: [0.71372712801448313, 0.28627287198551682] },
  },
  {
    at: 207,
    what: "mixture 38",
    reading: "bestNegationOnly",
    expected: {
      slain: [0.22351481873945028, 0.16692047591587228, 0.17288015998950951, 0.43668454535516793],
      lost: [
        0.15953742801155996, 0.063977390727890354, 0.078406976517570656, 0.088513499398301637, 0.08982789675805522,
        0.083052263231454274, 0.43668454535516793,
      ],
    },
  },
  {
    at: 209,
    what: "mixture 40",
    reading: "failedAfterModifiers",
    expected: {
      slain: [0.37183728904839231, 0.61427677198252806, 0.013885938969079666, 0],
      lost: [
        0.37183728904839231, 0.37293768264021782, 0.18189967524617032, 0.059439414096139863, 0.012339313653820462,
        0.0014700597055929069, 0.000076565609666297233, 0,
      ],
    },
  },
];
