/** Written from the sheet, rules/t9a.md and rulings.md by somebody who has not seen the engine. */
export const vanguardMoves: readonly { what: string; cite: string; /** straight ahead, inches */ inches: number; /** gap to the nearest enemy's front BEFORE the move, inches, straight ahead; null: no enemy near */ gap: number | null; /** had that enemy moved as a Vanguard itself? */ enemyMoved: boolean; /** "advance" or "march" */ move: "advance" | "march"; /** has the moving unit the rule Vanguard? */ vanguard: boolean; legal: boolean }[] = [
  // length of the move: 12 inches in place of the rates
  { what: "11.99 ahead, no enemy near", cite: "rules/t9a.md:240 (12\" move), :96; reading", inches: 11.99, gap: null, enemyMoved: false, move: "advance", vanguard: true, legal: true },
  { what: "exactly 12 ahead, no enemy near", cite: "rules/t9a.md:240 (12\" move), :96 (up to); reading", inches: 12, gap: null, enemyMoved: false, move: "advance", vanguard: true, legal: true },
  { what: "12.01 ahead, no enemy near: longer than 12", cite: "rules/t9a.md:240, :96; reading", inches: 12.01, gap: null, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  // an enemy that has not moved as a Vanguard: not within 12, and within X is <= X
  { what: "12 ahead, ends 12.01 from the enemy", cite: "rules/t9a.md:240, :15", inches: 12, gap: 24.01, enemyMoved: false, move: "advance", vanguard: true, legal: true },
  { what: "12 ahead, ends exactly 12 from the enemy: exactly 12 is within 12 (open in the Vanguard line itself, settled by the general line)", cite: "rules/t9a.md:240, :15 (Within X = <= X)", inches: 12, gap: 24, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  { what: "12 ahead, ends 11.99 from the enemy", cite: "rules/t9a.md:240, :15", inches: 12, gap: 23.99, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  { what: "11.99 ahead from a gap of 24, ends 12.01 from the enemy", cite: "rules/t9a.md:240, :15", inches: 11.99, gap: 24, enemyMoved: false, move: "advance", vanguard: true, legal: true },
  { what: "12.01 ahead, would end 12.01 from the enemy: far enough off, but longer than 12", cite: "rules/t9a.md:240, :96; reading", inches: 12.01, gap: 24.02, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  { what: "4 ahead, ends 12.01 from the enemy", cite: "rules/t9a.md:240, :15", inches: 4, gap: 16.01, enemyMoved: false, move: "advance", vanguard: true, legal: true },
  { what: "4 ahead, ends exactly 12 from the enemy", cite: "rules/t9a.md:240, :15", inches: 4, gap: 16, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  { what: "1 ahead, ends 11.99 from the enemy, began outside 12", cite: "rules/t9a.md:240, :15; reading (where it ends)", inches: 1, gap: 12.99, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  { what: "1 ahead, began at 10 from the enemy and ends at 9 (open: a unit that already stands within 12; the end alone counts, so it may not end there either)", cite: "rules/t9a.md:240; reading (where it ends)", inches: 1, gap: 10, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  { what: "6 ahead, ends 6.01 from an enemy that has not moved as a Vanguard: its distance is 12, not 6", cite: "rules/t9a.md:240", inches: 6, gap: 12.01, enemyMoved: false, move: "advance", vanguard: true, legal: false },
  // an enemy that moved as a Vanguard: not within 6
  { what: "12 ahead, ends 6.01 from an enemy that moved as a Vanguard", cite: "rules/t9a.md:240 ([6\" of scouts/vanguard]), :15", inches: 12, gap: 18.01, enemyMoved: true, move: "advance", vanguard: true, legal: true },
  { what: "12 ahead, ends exactly 6 from an enemy that moved as a Vanguard: exactly 6 is within 6", cite: "rules/t9a.md:240, :15 (Within X = <= X)", inches: 12, gap: 18, enemyMoved: true, move: "advance", vanguard: true, legal: false },
  { what: "12 ahead, ends 5.99 from an enemy that moved as a Vanguard", cite: "rules/t9a.md:240, :15", inches: 12, gap: 17.99, enemyMoved: true, move: "advance", vanguard: true, legal: false },
  { what: "12 ahead, ends exactly 12 from an enemy that moved as a Vanguard", cite: "rules/t9a.md:240", inches: 12, gap: 24, enemyMoved: true, move: "advance", vanguard: true, legal: true },
  { what: "12 ahead, ends 11.99 from an enemy that moved as a Vanguard", cite: "rules/t9a.md:240", inches: 12, gap: 23.99, enemyMoved: true, move: "advance", vanguard: true, legal: true },
  { what: "4 ahead, began at 11 and ends at 7 from an enemy that moved as a Vanguard", cite: "rules/t9a.md:240; reading (where it ends)", inches: 4, gap: 11, enemyMoved: true, move: "advance", vanguard: true, legal: true },
  { what: "12.01 ahead towards an enemy that moved as a Vanguard, would end 18 off: longer than 12", cite: "rules/t9a.md:240, :96; reading", inches: 12.01, gap: 30.01, enemyMoved: true, move: "advance", vanguard: true, legal: false },
  // a March (open in the sources, decided by the named reading: one Advance Move or one Reform)
  { what: "a March of 8, no enemy near: a Vanguard makes an Advance Move or a Reform, no March (open, reading)", cite: "reading", inches: 8, gap: null, enemyMoved: false, move: "march", vanguard: true, legal: false },
  { what: "a March of 12, no enemy near (open, reading)", cite: "reading", inches: 12, gap: null, enemyMoved: false, move: "march", vanguard: true, legal: false },
  { what: "a March of 12, ends 12.01 from the enemy (open, reading)", cite: "reading", inches: 12, gap: 24.01, enemyMoved: false, move: "march", vanguard: true, legal: false },
  // no rule
  { what: "1 ahead by a unit without the rule, no enemy near", cite: "000:82, t9a.sequence.pre-game.deployment-phase.6 (Vanguarding units only)", inches: 1, gap: null, enemyMoved: false, move: "advance", vanguard: false, legal: false },
  { what: "12 ahead by a unit without the rule, ends 12.01 from the enemy", cite: "000:82, t9a.sequence.pre-game.deployment-phase.6", inches: 12, gap: 24.01, enemyMoved: false, move: "advance", vanguard: false, legal: false },
  { what: "12 ahead by a unit without the rule, ends 6.01 from an enemy that moved as a Vanguard", cite: "000:82, t9a.sequence.pre-game.deployment-phase.6", inches: 12, gap: 18.01, enemyMoved: true, move: "advance", vanguard: false, legal: false },
  { what: "a March of 8 by a unit without the rule", cite: "000:82, t9a.sequence.pre-game.deployment-phase.6", inches: 8, gap: null, enemyMoved: false, move: "march", vanguard: false, legal: false },
];
export const vanguardTurns: readonly { what: string; cite: string; /** who finished normal deployment first: 0 or 1 */ finishedFirst: 0 | 1; /** how many Vanguards each player has */ vanguards: readonly [number, number]; /** the players in the order in which they are asked to move one, if everybody moves every Vanguard once */ asked: readonly (0 | 1)[] }[] = [
  { what: "one each, player 0 finished first: player 1 starts", cite: "000:82, t9a.sequence.pre-game.deployment-phase.6, rules/t9a.md:258; alternation: reading", finishedFirst: 0, vanguards: [1, 1], asked: [1, 0] },
  { what: "one each, player 1 finished first: player 0 starts", cite: "000:82, t9a.sequence.pre-game.deployment-phase.6, rules/t9a.md:258; alternation: reading", finishedFirst: 1, vanguards: [1, 1], asked: [0, 1] },
  { what: "two each, player 0 finished first: alternating from player 1", cite: "000:82; alternation: reading", finishedFirst: 0, vanguards: [2, 2], asked: [1, 0, 1, 0] },
  { what: "two each, player 1 finished first: alternating from player 0", cite: "000:82; alternation: reading", finishedFirst: 1, vanguards: [2, 2], asked: [0, 1, 0, 1] },
  { what: "3 against 1, the one with 1 starts; then the other moves the rest (open: a player with none left is passed over)", cite: "000:82; alternation: reading", finishedFirst: 0, vanguards: [3, 1], asked: [1, 0, 0, 0] },
  { what: "3 against 1, the one with 3 starts; after the other's only one the rest follow (open: a player with none left is passed over)", cite: "000:82; alternation: reading", finishedFirst: 1, vanguards: [3, 1], asked: [0, 1, 0, 0] },
  { what: "1 against 3, the one with 3 starts", cite: "000:82; alternation: reading", finishedFirst: 0, vanguards: [1, 3], asked: [1, 0, 1, 1] },
  { what: "2 against 3, player 1 finished first", cite: "000:82; alternation: reading", finishedFirst: 1, vanguards: [2, 3], asked: [0, 1, 0, 1, 1] },
  { what: "the player who should start has none: passed over, the other moves all (open)", cite: "000:82; reading", finishedFirst: 0, vanguards: [2, 0], asked: [0, 0] },
  { what: "the player who starts has all of them", cite: "000:82; reading", finishedFirst: 0, vanguards: [0, 2], asked: [1, 1] },
  { what: "nobody has a Vanguard: nobody is asked", cite: "000:82", finishedFirst: 0, vanguards: [0, 0], asked: [] },
];
export const vanguardAfter: readonly { what: string; cite: string; /** did the unit move as a Vanguard? */ moved: boolean; playerTurn: number; gameTurn: number; mayDeclareCharge: boolean; scores: boolean }[] = [
  // In every row the unit has the rules Vanguard and Scoring, and its owner is the Active Player of that Player Turn.
  { what: "moved, first Player Turn of the game: no charge, no Scoring", cite: "rules/t9a.md:240 (no first-turn charge, no Scoring T1), :265; 000:7", moved: true, playerTurn: 1, gameTurn: 1, mayDeclareCharge: false, scores: false },
  { what: "moved, Player Turn 2, owner goes second (open: is the first turn the first Player Turn, the owner's first one, or Game Turn 1? Decided for charges: the first Player Turn of the game, as the sheet says First Turn for what one player wins; so it may charge here. T1 of Scoring decided: Game Turn 1, so still no Scoring)", cite: "rules/t9a.md:240, :265; 000:79 and 000:84 (Roll for First Turn); 000:7 (Game Turn = two Player Turns)", moved: true, playerTurn: 2, gameTurn: 1, mayDeclareCharge: true, scores: false },
  { what: "moved, Player Turn 3: both bars are over", cite: "rules/t9a.md:240, :265; 000:7", moved: true, playerTurn: 3, gameTurn: 2, mayDeclareCharge: true, scores: true },
  { what: "moved, Player Turn 4: both bars are over", cite: "rules/t9a.md:240, :265; 000:7", moved: true, playerTurn: 4, gameTurn: 2, mayDeclareCharge: true, scores: true },
  { what: "has the rule but did not move as a Vanguard, Player Turn 1 (open: do the bars follow the rule or the move? Decided: the move)", cite: "rules/t9a.md:240, :265; reading", moved: false, playerTurn: 1, gameTurn: 1, mayDeclareCharge: true, scores: true },
  { what: "has the rule but did not move as a Vanguard, Player Turn 2 (open as above)", cite: "rules/t9a.md:240, :265; reading", moved: false, playerTurn: 2, gameTurn: 1, mayDeclareCharge: true, scores: true },
  { what: "has the rule but did not move as a Vanguard, Player Turn 3", cite: "rules/t9a.md:240, :265", moved: false, playerTurn: 3, gameTurn: 2, mayDeclareCharge: true, scores: true },
  { what: "has the rule but did not move as a Vanguard, Player Turn 4", cite: "rules/t9a.md:240, :265", moved: false, playerTurn: 4, gameTurn: 2, mayDeclareCharge: true, scores: true },
];
/** Also: a Vanguard that fought and made a Post-Combat Reform in Player Turn 1 (it was charged). What of its Scoring and its charges in Player Turns 2, 3 and 4? */
export const vanguardReformed: readonly { what: string; cite: string; playerTurn: number; gameTurn: number; mayDeclareCharge: boolean; scores: boolean }[] = [
  // It moved as a Vanguard and was charged in Player Turn 1, so its owner goes second: Active in Player Turns 2 and 4, Reactive in 3.
  { what: "Player Turn 2, its owner's: the Reform's loss of Scoring is over, the Vanguard's is not; it may charge (open: first turn taken as Player Turn 1, as in vanguardAfter)", cite: "rules/t9a.md:229 and :265 (Post-Combat Reform: no Scoring until next Player Turn, that is up to the start of Player Turn 2), :240 and :265 (Vanguard: no Scoring T1); 000:7: Game Turn 1 is Player Turns 1 and 2, the two losses are separate and the shorter does not end the longer; 000:84 first turn = Player Turn 1 for charges; no source makes a Post-Combat Reform bar a charge", playerTurn: 2, gameTurn: 1, mayDeclareCharge: true, scores: false },
  { what: "Player Turn 3: Game Turn 1 is over, it scores; it declares no charge only because the opponent is the Active Player (no bar of Vanguard or Reform is left)", cite: "rules/t9a.md:229, :240, :265; 000:7 (Player Turn 3 is in Game Turn 2); 000:127 and t9a.sequence.charge.charge-phase.2 (the Active Player declares charges)", playerTurn: 3, gameTurn: 2, mayDeclareCharge: false, scores: true },
  { what: "Player Turn 4, its owner's: it may charge and scores", cite: "rules/t9a.md:229, :240, :265; 000:7", playerTurn: 4, gameTurn: 2, mayDeclareCharge: true, scores: true },
];
export const dangerousDice: readonly { what: string; cite: string; height: "Standard" | "Large" | "Gigantic"; type: "Infantry" | "Beast" | "Cavalry" | "Construct"; models: number; /** D6 rolled in one Dangerous Terrain Test by the whole unit */ dice: number; /** "DT (x)": a die fails on this or less */ x: number; /** the share of a single die that fails, as [numerator, 6] */ fails: number }[] = [
  // Every model of the unit touches the feature. fails is the numerator; the denominator is always 6.
  { what: "1 Standard Infantry model, Ruins", cite: "000:169-171, 000:174, t9a.terrain.dangerous-terrain-test.dice.standard; rulings.md:30", height: "Standard", type: "Infantry", models: 1, dice: 1, x: 1, fails: 1 },
  { what: "10 Standard Infantry models, all touching, Water", cite: "000:169-171, 000:175; rulings.md:30 (per model touching)", height: "Standard", type: "Infantry", models: 10, dice: 10, x: 1, fails: 1 },
  { what: "3 Large Infantry models, fleeing through an enemy", cite: "000:169-171, t9a.terrain.dangerous-terrain-test.dice.large; rules/t9a.md:91 (DT (3)); rulings.md:30", height: "Large", type: "Infantry", models: 3, dice: 6, x: 3, fails: 3 },
  { what: "5 Standard Beast models, Ruins", cite: "000:169-171, 000:174; rulings.md:30", height: "Standard", type: "Beast", models: 5, dice: 5, x: 1, fails: 1 },
  { what: "4 Large Beast models, Ruins", cite: "000:169-171, 000:174, t9a.terrain.dangerous-terrain-test.dice.large; rulings.md:30", height: "Large", type: "Beast", models: 4, dice: 8, x: 1, fails: 1 },
  { what: "1 Gigantic Beast model, under Break the Spirit (all terrain as DT (2))", cite: "000:169-171, 000:554, t9a.terrain.dangerous-terrain-test.dice.gigantic; rulings.md:30", height: "Gigantic", type: "Beast", models: 1, dice: 3, x: 2, fails: 2 },
  { what: "5 Standard Cavalry models, Forest: Cavalry has no Chariot", cite: "000:28, 000:169-171, 000:173; rulings.md:30", height: "Standard", type: "Cavalry", models: 5, dice: 5, x: 1, fails: 1 },
  { what: "6 Large Cavalry models, Ruins", cite: "000:28, 000:169-171, 000:174; rulings.md:30", height: "Large", type: "Cavalry", models: 6, dice: 12, x: 2, fails: 2 },
  { what: "2 Gigantic Cavalry models, Ruins", cite: "000:28, 000:169-171, 000:174; rulings.md:30", height: "Gigantic", type: "Cavalry", models: 2, dice: 6, x: 2, fails: 2 },
  { what: "1 Standard Construct, Forest: Chariot from its Type, 1 + 1", cite: "000:27-28, 000:169-171, 000:173, t9a.model-type.construct, t9a.terrain.dangerous-terrain-test.dice.chariot; rulings.md:30", height: "Standard", type: "Construct", models: 1, dice: 2, x: 1, fails: 1 },
  { what: "1 Large Construct, Walls: 2 + 1", cite: "000:27-28, 000:169-171, 000:176, t9a.model-type.construct, t9a.terrain.dangerous-terrain-test.dice.chariot; rulings.md:30", height: "Large", type: "Construct", models: 1, dice: 3, x: 2, fails: 2 },
  { what: "3 Large Constructs, Ruins: the +1 is for each model (open: per model or per unit? Decided: per model, as the whole test is per model)", cite: "000:27-28, 000:169-171, 000:174; rulings.md:30 (per model touching)", height: "Large", type: "Construct", models: 3, dice: 9, x: 2, fails: 2 },
  { what: "1 Gigantic Construct, Walls: 3 + 1", cite: "000:27-28, 000:169-171, 000:176, t9a.terrain.dangerous-terrain-test.dice.gigantic, t9a.terrain.dangerous-terrain-test.dice.chariot; rulings.md:30", height: "Gigantic", type: "Construct", models: 1, dice: 4, x: 2, fails: 2 },
  { what: "1 Gigantic Construct, fleeing through an enemy: 3 + 1", cite: "000:27-28, 000:169-171; rules/t9a.md:91 (DT (3)); rulings.md:30", height: "Gigantic", type: "Construct", models: 1, dice: 4, x: 3, fails: 3 },
  { what: "10 Standard Constructs, all touching, Walls: the +1 for each model (open as above)", cite: "000:27-28, 000:169-171, 000:176; rulings.md:30", height: "Standard", type: "Construct", models: 10, dice: 20, x: 2, fails: 2 },
  { what: "10 Large Infantry models, all touching, Ruins", cite: "000:169-171, 000:174; rulings.md:30", height: "Large", type: "Infantry", models: 10, dice: 20, x: 1, fails: 1 },
];
