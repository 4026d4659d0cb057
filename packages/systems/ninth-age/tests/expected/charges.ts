// Expected numbers for charges, The Ninth Age, 2nd edition, earlier English sheet. Written from the sheet, rulings.md and rules/t9a.md, without the engine.
//
// Entry: { id, fault, title, scene, given?, ask, expect, why, open? }
// Lengths: inches. A place is the centre of a unit's front edge, [x east, y north] from the table's centre, and a facing in degrees clockwise from north.
//   Compare places within 0.01 inch, degrees within 0.05. Facings of a target (front, left, right, rear) are the target's own: "left" is its own left hand.
// Chances are fractions of all equally likely faces: over 36 for 2D6, over 216 for 3D6 of which the lowest is dropped (Swiftstride). They are not reduced.
// given (in the order in which it happens; what is not listed does not happen, or is "hold" for a reaction):
//   { answer: "charge", of, at }     the active player declares this Charge
//   { answer: "hold" | "flee", of }  Charge Reaction of that unit
//   { answer: "redirect", of, at }   the new target, { answer: "keep", of } the old one goes on being charged, { answer: "chase", of, at } which of two fled targets
//   { roll: "charge" | "flee" | "discipline", of, faces, for? }   dice in the order rolled
// ask:
//   { needs: "charge", of, at }      -> { dice: sum needed on the kept dice (after a Discipline-free Adv is taken off), chance, distance }
//   { legal: { charge: { of, at } } } -> { legal }
//   { legal: { reactions: of, to } } -> { reactions: [...] }
//   { facing: of, chargedBy }        -> { facing }
//   { after: "charge" | "reaction" | "charge-phase", of? } -> { success?, place?: { U: { at, facing } }, contact?: [{ of, with, at, facing }], inContact?: { U: models },
//                                       state?: { U: { shaken?, charging?, fleeing?, engaged?, destroyed? } }, unmoved?: [...] }
//   { legal: { moves: U, phase } }   -> { advance, march, reform, swiftReform }: which kinds of move may be chosen
//   { state: U, at }                 -> states of U at that moment
//   { asked: "order" }               -> { order: [...] } what is asked, rolled or moved after the last listed declaration and its reaction, first to last: "roll:charge:A", "move:A",
//                                       "discipline:A" (Redirect), "target:A" (new target), "reaction:C", "roll:flee:C", "chase:A" (which of two fled targets)
//   { discipline: "redirect", of }   -> { discipline, chance }

const foot = { type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3, suit: "light", parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }] };
const horse = { type: "Cavalry", height: "Standard", base: [25, 50], adv: 7, mar: 14, dis: 8, hp: 1, def: 3, res: 3, arm: 2, suit: "plate",
  parts: [{ name: "rider", att: 1, off: 3, str: 3, ap: 0, agi: 3 }, { name: "mount", att: 1, off: 3, str: 3, ap: 0, agi: 3, harnessed: true }] };
const hound = { ...foot, type: "Beast", adv: 7, mar: 14 };
type More = Record<string, unknown>;
const A = (at: [number, number], facing: string | number = "north", more: More = {}) => ({ side: "first", profile: foot, models: 30, files: 6, at, facing, ...more }); // 120 x 100 mm
const B = (at: [number, number], facing: string | number = "south", more: More = {}) => ({ side: "second", profile: foot, models: 30, files: 6, at, facing, ...more });
const H = (at: [number, number], facing: string | number = "north", more: More = {}) => ({ side: "first", profile: horse, models: 5, files: 5, at, facing, ...more }); // 125 x 50 mm
const AB = (d: number, a: More = {}) => ({ units: { A: A([0, 0], "north", a), B: B([0, d]) } });
const charge = (...faces: number[]) => [{ answer: "charge", of: "A", at: "B" }, { answer: "hold", of: "B" }, { roll: "charge", of: "A", faces }];
const need = { needs: "charge", of: "A", at: "B" };
const legal = { legal: { charge: { of: "A", at: "B" } } };
const range = "rulings 'success of a charge': range against the shortest distance; sheet 'Chances to Pass a Charge Range Roll'";
const arc = "rules/t9a.md 3, 5 and 22 R1: arcs from the corners at 45 degrees outward; where the middle of the charger's front edge is";
const lone = "rules/t9a.md 5: max reach is Adv + 12";

export const expected = [
  // distance
  { id: "t9a.rule.charge-range", fault: "R1", title: "7.99 ahead, Adv 4: 4 on the dice", scene: AB(7.99), ask: need, expect: { distance: 7.99, dice: 4, chance: "33/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: "R1", title: "8 ahead: 4 still reaches", scene: AB(8), ask: need, expect: { distance: 8, dice: 4, chance: "33/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: "R1", title: "8.01 ahead: 5", scene: AB(8.01), ask: need, expect: { distance: 8.01, dice: 5, chance: "30/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: null, title: "6 ahead: cannot fail", scene: AB(6), ask: need, expect: { distance: 6, dice: 2, chance: "36/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: null, title: "6.01 ahead: 3", scene: AB(6.01), ask: need, expect: { distance: 6.01, dice: 3, chance: "35/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: null, title: "16 ahead: double six", scene: AB(16), ask: need, expect: { distance: 16, dice: 12, chance: "1/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: "R1", title: "oblique, corner to corner 4.8 by 6.39: 7.992", scene: { units: { A: A([0, 0]), B: B([9.524409, 6.39]) } }, ask: need,
    expect: { distance: 7.992, dice: 4, chance: "33/36" }, why: range + "; corners (60 mm, 0) and (60 mm + 4.8, 6.39)" },
  { id: "t9a.rule.charge-range", fault: "R1", title: "oblique, corner to corner 4.8 by 6.4: exactly 8, the path is longer", scene: { units: { A: A([0, 0]), B: B([9.524409, 6.4]) } }, ask: need,
    expect: { distance: 8, dice: 4, chance: "33/36" }, why: range + "; 4.8, 6.4, 8 is 3-4-5" },
  { id: "t9a.rule.charge-range", fault: "R1", title: "oblique, corner to corner 4.8 by 6.42: 8.016", scene: { units: { A: A([0, 0]), B: B([9.524409, 6.42]) } }, ask: need,
    expect: { distance: 8.016, dice: 5, chance: "30/36" }, why: range },
  { id: "t9a.rule.charge-range", fault: "R1", title: "7.2 away obliquely, rolled 4+3: range 11, arrives", scene: { units: { A: A([0, 0]), B: B([9.044409, 5.76]) } }, given: charge(4, 3),
    ask: { after: "charge", of: "A" }, expect: { success: true, contact: [{ of: "A", with: "front", at: "B", facing: "front" }], state: { A: { charging: true, engaged: true }, B: { engaged: true } }, unmoved: ["B"],
      inContact: { A: 6, B: 6 } }, why: range + "; sheet 'Maximising Contact' 3 and 4; a wheel of about 78 degrees brings the left corner to the target's left end, the turn about it does the rest" },
  { id: "t9a.rule.charge-range", fault: "R1", title: "exactly 8 obliquely, rolled 2+2: range 8, arrives", scene: { units: { A: A([0, 0]), B: B([9.524409, 6.4]) } }, given: charge(2, 2),
    ask: { after: "charge", of: "A" }, expect: { success: true, contact: [{ of: "A", with: "front", at: "B", facing: "front" }], unmoved: ["B"] }, why: range },
  // Swiftstride
  { id: "t9a.rule.swiftstride", fault: null, title: "cavalry, Adv 7, 14.99: 8 on the best two of three", scene: { units: { A: H([0, 0]), B: B([0, 14.99]) } }, ask: need, expect: { distance: 14.99, dice: 8, chance: "147/216" }, why: range + "; type Cavalry has Swiftstride" },
  { id: "t9a.rule.swiftstride", fault: null, title: "cavalry, 15: 8", scene: { units: { A: H([0, 0]), B: B([0, 15]) } }, ask: need, expect: { distance: 15, dice: 8, chance: "147/216" }, why: range },
  { id: "t9a.rule.swiftstride", fault: null, title: "cavalry, 15.01: 9", scene: { units: { A: H([0, 0]), B: B([0, 15.01]) } }, ask: need, expect: { distance: 15.01, dice: 9, chance: "113/216" }, why: range },
  { id: "t9a.rule.swiftstride", fault: null, title: "cavalry, 19: two sixes of three", scene: { units: { A: H([0, 0]), B: B([0, 19]) } }, ask: need, expect: { distance: 19, dice: 12, chance: "16/216" }, why: range },
  { id: "t9a.rule.swiftstride", fault: null, title: "beasts, Adv 7, 14: 7", scene: { units: { A: A([0, 0], "north", { profile: hound }), B: B([0, 14]) } }, ask: need, expect: { distance: 14, dice: 7, chance: "174/216" }, why: range + "; type Beast has Swiftstride" },
  { id: "t9a.rule.swiftstride", fault: null, title: "cavalry, 15, rolled 1, 2, 6: the 1 is dropped, 7 + 8 arrives", scene: { units: { A: H([0, 0]), B: B([0, 15]) } }, given: charge(1, 2, 6), ask: { after: "charge", of: "A" },
    expect: { success: true, place: { A: { at: [0, 15], facing: 0 } } }, why: range },
  { id: "t9a.rule.swiftstride", fault: null, title: "cavalry, 15, rolled 1, 1, 6: 7 + 7 fails, moves 6", scene: { units: { A: H([0, 0]), B: B([0, 15]) } }, given: charge(1, 1, 6), ask: { after: "charge", of: "A" },
    expect: { success: false, place: { A: { at: [0, 6], facing: 0 } }, state: { A: { shaken: true } } }, why: "rules/t9a.md 5, Failed Charge: the highest single die" },
  // champion
  { id: "t9a.rule.ordering-the-charge", fault: null, title: "8 with a champion: dice count as at least 4, certain", scene: AB(8, { champion: true }), ask: need, expect: { distance: 8, dice: 4, chance: "36/36" }, why: "rules/t9a.md 5, ordering-the-charge" },
  { id: "t9a.rule.ordering-the-charge", fault: null, title: "8.01 with a champion: 5 is needed, no help", scene: AB(8.01, { champion: true }), ask: need, expect: { distance: 8.01, dice: 5, chance: "30/36" }, why: "rules/t9a.md 5" },
  { id: "t9a.rule.ordering-the-charge", fault: null, title: "8 with a champion, rolled 1, 1: arrives", scene: AB(8, { champion: true }), given: charge(1, 1), ask: { after: "charge", of: "A" }, expect: { success: true, place: { A: { at: [0, 8], facing: 0 } } }, why: "rules/t9a.md 5" },
  { id: "t9a.rule.ordering-the-charge", fault: null, title: "8.01 with a champion, rolled 1, 2: fails and moves 2, not 4", scene: AB(8.01, { champion: true }), given: charge(1, 2), ask: { after: "charge", of: "A" },
    expect: { success: false, place: { A: { at: [0, 2], facing: 0 } } }, why: "rules/t9a.md 5: counts only for success" },
  // outcomes
  { id: "t9a.rule.charge-range", fault: null, title: "8 ahead, rolled 3+1: arrives, front to front", scene: AB(8), given: charge(3, 1), ask: { after: "charge", of: "A" },
    expect: { success: true, place: { A: { at: [0, 8], facing: 0 } }, contact: [{ of: "A", with: "front", at: "B", facing: "front" }], inContact: { A: 6, B: 6 }, state: { A: { charging: true, engaged: true, shaken: false } }, unmoved: ["B"] }, why: range },
  { id: "t9a.rule.failed-charge", fault: "breakage", title: "8 ahead, rolled 2+1: moves 2, not 3 and not 7", scene: AB(8), given: charge(2, 1), ask: { after: "charge", of: "A" },
    expect: { success: false, place: { A: { at: [0, 2], facing: 0 } }, state: { A: { shaken: true, charging: false, engaged: false } }, unmoved: ["B"] }, why: "rules/t9a.md 5, Failed Charge" },
  { id: "t9a.rule.failed-charge", fault: "breakage", title: "8.01 ahead, rolled 1+3: moves 3", scene: AB(8.01), given: charge(1, 3), ask: { after: "charge", of: "A" },
    expect: { success: false, place: { A: { at: [0, 3], facing: 0 } }, state: { A: { shaken: true } } }, why: "rules/t9a.md 5: highest die" },
  { id: "t9a.rule.failed-charge", fault: "breakage", title: "12.01 ahead, rolled 4+4: 12 fails, moves 4", scene: AB(12.01), given: charge(4, 4), ask: { after: "charge", of: "A" }, expect: { success: false, place: { A: { at: [0, 4], facing: 0 } } }, why: "rules/t9a.md 5" },
  { id: "t9a.rule.failed-charge", fault: null, title: "Shaken after a Failed Charge: no Advance, March or Reform that turn", scene: AB(12), given: charge(2, 1), ask: { legal: { moves: "A", phase: "movement" } }, expect: { advance: false, march: false, reform: false, swiftReform: false },
    why: "rules/t9a.md 5; sheet 'Shaken'" },
  { id: "t9a.rule.failed-charge", fault: null, title: "Shaken ends with the Player Turn", scene: AB(12), given: charge(2, 1), ask: { state: "A", at: "start of the next Player Turn" }, expect: { shaken: false }, why: "rules/t9a.md 5: to the end of the Player Turn" },
  { id: "t9a.rule.failed-charge", fault: null, title: "off to the side, 9.96 away, rolled 1+1: fails, Shaken", scene: { units: { A: A([0, 0]), B: B([9, 9]) } }, given: charge(1, 1),
    ask: { after: "charge", of: "A" }, expect: { success: false, state: { A: { shaken: true } }, unmoved: ["B"] }, why: "rules/t9a.md 5: wheel towards the centre of the target, then straight",
    open: "place: if the wheel is paid from the inch, all of it is wheel: at [0.0527, 0.4963], facing 12.13 (arc 25.4 mm over 120 mm); if it is free, it faces the target's centre and then moves 1. Nothing decides" },
  { id: "t9a.maximising-contact.3", fault: null, title: "target turned 10 degrees: the charger turns, the target does not", scene: { units: { A: A([0, 0]), B: B([0, 8], 190) } }, given: charge(6, 4), ask: { after: "charge", of: "A" },
    expect: { success: true, facingOf: { A: 10, B: 190 }, unmoved: ["B"], contact: [{ of: "A", with: "front", at: "B", facing: "front" }] }, why: "sheet 'Maximising Contact' 3rd; rulings 'aligning after a charge'" },
  { id: "t9a.maximising-contact.4", fault: null, title: "half a base aside: six and six touch", scene: { units: { A: A([0, 0]), B: B([0.5, 8]) } }, given: charge(6, 4), ask: { after: "charge", of: "A" },
    expect: { success: true, inContact: { A: 6, B: 6 }, unmoved: ["B"] }, why: "sheet 'Maximising Contact' 4th" },
  // may it be declared
  { id: "t9a.rule.charge-declaration", fault: null, title: "16: may be declared", scene: AB(16), ask: legal, expect: { legal: true }, why: lone },
  { id: "t9a.rule.charge-declaration", fault: null, title: "16.01: may not", scene: AB(16.01), ask: legal, expect: { legal: false }, why: lone },
  { id: "t9a.rule.charge-declaration", fault: "R1", title: "exactly 16 obliquely (9.6 by 12.8): may", scene: { units: { A: A([0, 0]), B: B([14.324409, 12.8]) } }, ask: legal, expect: { legal: true }, why: lone + "; 9.6, 12.8, 16 is 3-4-5" },
  { id: "t9a.rule.charge-declaration", fault: null, title: "9.6 by 12.82 obliquely, 16.016: may not", scene: { units: { A: A([0, 0]), B: B([14.324409, 12.82]) } }, ask: legal, expect: { legal: false }, why: lone },
  { id: "t9a.rule.charge-declaration", fault: null, title: "cavalry 19: may; Swiftstride adds nothing to the maximum", scene: { units: { A: H([0, 0]), B: B([0, 19]) } }, ask: legal, expect: { legal: true }, why: lone },
  { id: "t9a.rule.charge-declaration", fault: null, title: "cavalry 19.01: may not", scene: { units: { A: H([0, 0]), B: B([0, 19.01]) } }, ask: legal, expect: { legal: false }, why: lone },
  { id: "t9a.shaken.cannot.charge", fault: null, title: "Shaken", scene: AB(8, { state: { shaken: true } }), ask: legal, expect: { legal: false }, why: "sheet 'Shaken'" },
  { id: "t9a.fleeing.cannot.charge", fault: null, title: "Fleeing", scene: AB(8, { state: { fleeing: true } }), ask: legal, expect: { legal: false }, why: "sheet 'Fleeing'" },
  { id: "t9a.rule.charge-declaration", fault: null, title: "Engaged", scene: { units: { A: A([0, 0]), B: B([8, 8]), C: { side: "second", profile: foot, models: 30, files: 6 } }, contact: [{ of: "C", at: "A", facing: "front" }] }, ask: legal, expect: { legal: false }, why: "rules/t9a.md 5" },
  { id: "t9a.rule.charge-declaration", fault: null, title: "target behind: no line of sight", scene: { units: { A: A([0, 0]), B: B([0, -10], "north") } }, ask: legal, expect: { legal: false }, why: "rules/t9a.md 4, 5: the target must be in the Front Arc" },
  { id: "t9a.rule.charge-declaration", fault: null, title: "a wide friend of the same height between hides the target", scene: { units: { A: A([0, 0]), B: B([0, 8]), C: A([0, 5], "north", { models: 40, files: 40 }) } }, ask: legal, expect: { legal: false },
    why: "rules/t9a.md 4: Height as great as both blocks; 40 files are 31.5 inches wide" },
  { id: "t9a.rule.charge-declaration", fault: null, title: "second declaration of one unit in one phase", scene: { units: { A: A([0, 0], "north", { state: { declared: "C" } }), B: B([3, 8]), C: B([-3, 8]) } }, ask: legal, expect: { legal: false }, why: "rules/t9a.md 5" },
  // reactions
  { id: "t9a.rule.charge-reaction", fault: null, title: "free foot: hold or flee", scene: AB(8), given: [{ answer: "charge", of: "A", at: "B" }], ask: { legal: { reactions: "B", to: "A" } }, expect: { reactions: ["hold", "flee"] }, why: "rules/t9a.md 5" },
  { id: "t9a.rule.charge-reaction", fault: null, title: "Engaged: hold only", scene: { units: { A: A([8, 8], "west"), B: B([0, 8]), C: { side: "first", profile: foot, models: 30, files: 6 } }, contact: [{ of: "C", at: "B", facing: "front" }] },
    given: [{ answer: "charge", of: "A", at: "B" }], ask: { legal: { reactions: "B", to: "A" } }, expect: { reactions: ["hold"] }, why: "rules/t9a.md 5" },
  { id: "t9a.fleeing.cannot.react-except-flee", fault: null, title: "Fleeing: flee only", scene: { units: { A: A([0, 0]), B: B([0, 8], "north", { state: { fleeing: true } }) } }, given: [{ answer: "charge", of: "A", at: "B" }],
    ask: { legal: { reactions: "B", to: "A" } }, expect: { reactions: ["flee"] }, why: "sheet 'Fleeing'" },
  { id: "t9a.rule.fearless", fault: null, title: "Fearless: hold only", scene: { units: { A: A([0, 0]), B: B([0, 8], "south", { profile: { ...foot, rules: ["fearless"] } }) } }, given: [{ answer: "charge", of: "A", at: "B" }],
    ask: { legal: { reactions: "B", to: "A" } }, expect: { reactions: ["hold"] }, why: "rules/t9a.md 5" },
  // facing that is charged: B looks south, its front corners at (+-60 mm, 8), its rear corners at (+-60 mm, 303.2 mm)
  { id: "t9a.rule.facing-charged", fault: null, title: "(8, 2.36): front, the diagonal passes at 2.3622", scene: { units: { A: A([8, 2.36], 315), B: B([0, 8]) } }, ask: { facing: "B", chargedBy: "A" }, expect: { facing: "front" }, why: arc },
  { id: "t9a.rule.facing-charged", fault: null, title: "(8, 2.37): left flank", scene: { units: { A: A([8, 2.37], 315), B: B([0, 8]) } }, ask: { facing: "B", chargedBy: "A" }, expect: { facing: "left" }, why: arc + "; who looks south has the east at the left" },
  { id: "t9a.rule.facing-charged", fault: null, title: "(-8, 2.37): right flank", scene: { units: { A: A([-8, 2.37], 45), B: B([0, 8]) } }, ask: { facing: "B", chargedBy: "A" }, expect: { facing: "right" }, why: arc },
  { id: "t9a.rule.facing-charged", fault: null, title: "(212.4 mm, 50.8 mm), on the diagonal: front", scene: { units: { A: A([8.362205, 2], 315), B: B([0, 8]) } }, ask: { facing: "B", chargedBy: "A" }, expect: { facing: "front" }, why: arc + "; on a tie the defender's front" },
  { id: "t9a.rule.facing-charged", fault: null, title: "(8, 17.57): left flank, the rear diagonal passes at 17.5748", scene: { units: { A: A([8, 17.57], 225), B: B([0, 8]) } }, ask: { facing: "B", chargedBy: "A" }, expect: { facing: "left" }, why: arc },
  { id: "t9a.rule.facing-charged", fault: null, title: "(8, 17.58): rear", scene: { units: { A: A([8, 17.58], 225), B: B([0, 8]) } }, ask: { facing: "B", chargedBy: "A" }, expect: { facing: "rear" }, why: arc },
  { id: "t9a.rule.facing-charged", fault: "R18", title: "two chargers: the second keeps the flank of its declaration after the first has struck the front", scene: { units: { A: A([0, 0]), C: A([8, 2.37], 315), B: B([0, 8]) } },
    given: [{ answer: "charge", of: "A", at: "B" }, { answer: "charge", of: "C", at: "B" }, { roll: "charge", of: "A", faces: [6, 5] }, { roll: "charge", of: "C", faces: [6, 5] }], ask: { after: "charge-phase" },
    expect: { contact: [{ of: "A", with: "front", at: "B", facing: "front" }, { of: "C", with: "front", at: "B", facing: "left" }], unmoved: ["B"] }, why: "rules/t9a.md 5: fixed at declaration" },
  // several chargers
  { id: "t9a.rule.several-chargers", fault: "R18b", title: "both roll before either moves", scene: { units: { A: A([-2.9, 0]), C: A([2.9, 0]), B: B([0, 8]) } }, given: [{ answer: "charge", of: "A", at: "B" }, { answer: "charge", of: "C", at: "B" },
    { roll: "charge", of: "A", faces: [5, 4] }, { roll: "charge", of: "C", faces: [5, 4] }], ask: { asked: "order" }, expect: { order: ["roll:charge:A", "roll:charge:C", "move:A", "move:C"] }, why: "rulings 'several chargers of one target'",
    open: "which of the two rolls first and which moves first is the owner's choice: only 'both rolls before the first move' is fixed" },
  { id: "t9a.rule.several-chargers", fault: "R18b", title: "both arrive: both touch the front, every man of the target touches", scene: { units: { A: A([-2.9, 0]), C: A([2.9, 0]), B: B([0, 8]) } }, given: [{ answer: "charge", of: "A", at: "B" }, { answer: "charge", of: "C", at: "B" },
    { roll: "charge", of: "A", faces: [5, 4] }, { roll: "charge", of: "C", faces: [5, 4] }], ask: { after: "charge-phase" }, expect: { contact: [{ of: "A", with: "front", at: "B", facing: "front" }, { of: "C", with: "front", at: "B", facing: "front" }],
      inContact: { B: 6 }, unmoved: ["B"] }, why: "sheet 'Maximising Contact' 2nd before 4th" },
  { id: "t9a.rule.several-chargers", fault: "R18b", title: "one falls short: the other takes the whole front, the failed one moves its best die", scene: { units: { A: A([-2.9, 0]), C: A([2.9, 0]), B: B([0, 8]) } },
    given: [{ answer: "charge", of: "A", at: "B" }, { answer: "charge", of: "C", at: "B" }, { roll: "charge", of: "A", faces: [5, 4] }, { roll: "charge", of: "C", faces: [1, 1] }], ask: { after: "charge-phase" },
    expect: { contact: [{ of: "A", with: "front", at: "B", facing: "front" }], inContact: { A: 6, B: 6 }, state: { A: { charging: true }, C: { shaken: true, engaged: false } } }, why: "rulings 'several chargers of one target'; sheet 'Maximising Contact' 4th" },
  // flights before the charge
  { id: "t9a.rule.flee-reaction", fault: null, title: "fled 3+4 from straight ahead: turned about its centre, then 7", scene: AB(8), given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [3, 4] }], ask: { after: "reaction", of: "B" },
    expect: { place: { B: { at: [0, 18.937], facing: 0 } }, state: { B: { fleeing: true } } }, why: "rules/t9a.md 5; front edge 8 + 100 mm + 7" },
  { id: "t9a.rule.flee-reaction", fault: null, title: "oblique flight of 10: centre to centre is 6 by 8", scene: { units: { A: A([0, 0]), B: B([6, 4.062992]) } }, given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [6, 4] }],
    ask: { after: "reaction", of: "B" }, expect: { place: { B: { at: [13.1811, 15.6063], facing: 36.87 } } }, why: "rules/t9a.md 5; centres (0, -50 mm) and (6, 8 - 50 mm)", open: "rules/ says 'away from the charger's centre line'; read as centre to centre, as the sheet has it for Panic" },
  { id: "t9a.rule.flee-reaction", fault: null, title: "after a flight of 7 the charge needs 11", scene: AB(8), given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [3, 4] }], ask: need, expect: { distance: 15, dice: 11, chance: "3/36" }, why: range },
  { id: "t9a.rule.flee-reaction", fault: null, title: "caught after fleeing 2: destroyed", scene: AB(8), given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [1, 1] }, { roll: "charge", of: "A", faces: [3, 3] }],
    ask: { after: "charge", of: "A" }, expect: { success: true, state: { B: { destroyed: true }, A: { engaged: false } } }, why: "rules/t9a.md 5: 10 away, range 10", open: "where the charger stops is not said" },
  { id: "t9a.rule.failed-charge", fault: null, title: "fled 12, 20 away: fails whatever is rolled, moves the best die", scene: AB(8), given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [6, 6] }, { roll: "charge", of: "A", faces: [6, 5] }],
    ask: { after: "charge", of: "A" }, expect: { success: false, place: { A: { at: [0, 6], facing: 0 } }, state: { A: { shaken: true } } }, why: "rules/t9a.md 5, 22 R7" },
  // redirect
  ...[
    { title: "Discipline 7", ask: { discipline: "redirect", of: "A" }, dice: [], expect: { discipline: 7, chance: "21/36" } },
    { title: "the test comes before the new target", ask: { asked: "order" }, dice: [{ roll: "discipline", of: "A", for: "redirect", faces: [3, 4] }, { answer: "redirect", of: "A", at: "C" }], expect: { order: ["discipline:A", "target:A"] } },
    { title: "7 passes: C, 7.608 away, needs 4", ask: { needs: "charge", of: "A", at: "C" }, dice: [{ roll: "discipline", of: "A", for: "redirect", faces: [3, 4] }, { answer: "redirect", of: "A", at: "C" }], expect: { distance: 7.6077, dice: 4, chance: "33/36" } },
    { title: "8 fails: no new target is asked, B at 15 needs 11", ask: need, dice: [{ roll: "discipline", of: "A", for: "redirect", faces: [4, 4] }], expect: { distance: 15, dice: 11, chance: "3/36" } },
    { title: "C flees too: no second Redirect, the owner picks B or C before rolling", ask: { asked: "order" }, dice: [{ roll: "discipline", of: "A", for: "redirect", faces: [3, 4] }, { answer: "redirect", of: "A", at: "C" }, { answer: "flee", of: "C" }, { roll: "flee", of: "C", faces: [1, 1] }],
      expect: { order: ["discipline:A", "target:A", "reaction:C", "roll:flee:C", "chase:A", "roll:charge:A"] } },
  ].map((e) => ({ id: "t9a.rule.redirect", fault: "R17", title: e.title, scene: { units: { A: A([0, 0]), B: B([0, 8]), C: B([-6, 7.5]) } },
    given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [3, 4] }, ...e.dice], ask: e.ask, expect: e.expect, why: "rules/t9a.md 5, Redirect" })),
  { id: "t9a.rule.redirect", fault: null, title: "no other target in reach: no test is asked", scene: { units: { A: A([0, 0]), B: B([0, 8]), C: B([-6, 16.01]) } }, given: [{ answer: "charge", of: "A", at: "B" }, { answer: "flee", of: "B" }, { roll: "flee", of: "B", faces: [3, 4] }],
    ask: { asked: "order" }, expect: { order: ["roll:charge:A"] }, why: "rules/t9a.md 5: another viable target; C is 16.06 away" },
] as const;
