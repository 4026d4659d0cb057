// Expected numbers written from the sources alone, without sight of the program.
// "sheet" = seed 000; "rulings" = shared/rulings.md; "rules §n" = shared/rules/t9a.md; "names" = data/ninth-age/rules-names.tsv.
// "open:" marks what the sources leave silent or ambiguous, with the assumption taken.
export const boundaries = {
  // [has standard, has musician]. Losses hit whole models of the shared pool (rules §2, §11).
  // open: no source says which models of the pool fall first. Assumed: plain models before command models,
  // and of the two command models the musician before the bearer (the bearer scores in combat).
  "bearer-and-musician": [
    [true, true], // bearer + musician, 1 lost: the plain model fell
    [true, false], // 2 lost: open, musician assumed gone first (owner's choice would also allow [false, true])
    [false, false], // 3 lost: nobody left
    [false, true], // musician only, 2 lost: the two plain models fell (open: same assumption)
    [false, false], // musician only, 3 lost: nobody left
  ],

  // Range = 4 + two dice, compared with the shortest distance (rulings "success of a charge"; rules §5).
  // Exactly reaching is enough: sheet's charge table gives a remainder of 2 as sure and of 12 as one case in 36.
  "charge-need": [
    12, // 16": remainder 12
    null, // 16.01": remainder above 12
    2, // 6": remainder 2
    2, // 5.99": dice cannot show less than 2
    2, // 5": the same
  ],

  // Allowed when some total the dice can show reaches, and there is room (rulings "success of a charge").
  "charge-declared": [
    true, // 15.99"
    true, // 16": a double six reaches exactly
    false, // 16.01": out of any roll's reach
  ],

  // [arrives, champion's rule needed]. With a champion the dice total is taken as 4 at least, for success only (rules §5; sheet silent).
  // So 8 + 3 = 11 bare, 8 + 4 = 12 with the champion.
  "champion-orders": [
    [true, false], // 11": bare roll does it
    [true, true], // 11.01": only with the 4
    [true, true], // 12": only with the 4, exactly
    [false, false], // 12.01": out of reach. open: "needed" read as "made the difference", hence false where it still fails
  ],

  // Characteristics other than moves in inches run 0..10 (rules §2, from memory there); a limit on range comes last (sheet, priority step 4).
  // open: sheet names no limits itself; Advance and March Rates assumed not meant.
  "bounds": [
    10, // 10
    10, // 11
    0, // 0
    0, // -1
  ],

  // names: the option gives a Health Point, the Path gives its champions a Health Point up to 3; additions before limits (sheet, steps 3 and 4).
  // open: rules/t9a.md has neither rule; the two bonuses are assumed to add up.
  "favoured-health": [
    1, // 1, none
    2, // 1, option only
    2, // 1, Path only
    3, // 1, both
    3, // 2, both: 4 cut to 3. open: limit taken to bind the final value (counting the Path last, or the lowest-value order, gives 3 too)
  ],

  // [Discipline for the Rally Test, Victory Points for it standing]. A quarter of 50 is 12.5.
  "quarter-of-fifty": [
    [4, 50], // 12 <= 12.5: Decimated, half of 7 rounded up; Shattered, half its cost (sheet, Decimated and Scoring Victory Points)
    [7, 0], // 13 > 12.5: neither. open: the quarter is assumed compared exactly, not itself rounded up to 13
  ],

  // [winner, units testing]. Both sides count as winners, only losers test (rules §12; sheet, Round of Combat step 7).
  "equal-scores": [null, 0],

  // Issued by a Character or Champion against one that could answer (rules §12; sheet only lists the step).
  "duel-needs-two": [
    true, // both have one
    false, // only his own. open: no source forbids it outright; assumed that someone must be able to accept
    false, // only the enemy's: nobody to issue
  ],

  // [rider, mount]. Champion gives +1 Attack Value (rules §17; data README); number of enemies touched is no factor.
  // open: sources do not say which part gets the +1; assumed the rider only, never a Harnessed part.
  "lone-champion": [2, 1],

  // [rolled, discarded, which]. Plain: two dice. Swiftstride: Maximised, one more rolled and the lowest dropped (rules §1, §5; sheet's charge table agrees).
  "dropped-die": [
    [2, 0, null], // no special rule
    [3, 1, "lowest"], // Swiftstride
  ],
} as const;
