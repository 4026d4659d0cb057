/** A change by hand that no test noticed once. */
interface Named {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The rule whose pages are played first. */
  readonly rule: string;
}

/** What the sources must say so that a change can be made stands in `from`; `named-changes.test.ts` looks. */
export const namedChanges: readonly Named[] = [
  {
    name: "March Test at 7 inches",
    file: "entries/rules/psychology.ts",
    from: "figures: { inches: 8 }",
    to: "figures: { inches: 7 }",
    rule: "t9a.rule.march-test",
  },
  {
    name: "an enemy musician heard at 7 inches",
    file: "entries/rules/command-group.ts",
    from: "figures: { inches: 8, discipline",
    to: "figures: { inches: 7, discipline",
    rule: "t9a.rule.march-to-the-beat",
  },
  {
    name: "Swift Reform without a musician",
    file: "entries/rules/command-group.play.ts",
    from: "(u.musician ? true :",
    to: "(u.id >= 0 ? true :",
    rule: "t9a.rule.swift-reform",
  },
  {
    name: "Swift Reform within 7/8 of the March Rate",
    file: "battlefield/swift-reform.ts",
    from: "const most = marchRate(game, u) * INCH",
    to: "const most = marchRate(game, u) * INCH * 7 / 8",
    rule: "t9a.rule.swift-reform",
  },
  {
    name: "exactly a quarter lost is no heavy loss",
    file: "entries/rules/panic.play.ts",
    from: "u.lostUnengaged * 100 < u.healthAtPhaseStart * lossPercent",
    to: "u.lostUnengaged * 100 <= u.healthAtPhaseStart * lossPercent",
    rule: "t9a.panic.trigger.heavy-losses",
  },
  {
    name: "lance on any facing",
    file: "entries/rules/weapons.play.ts",
    from: 's.by.charging && s.facing === "front"',
    to: "s.by.charging",
    rule: "t9a.rule.lance",
  },
  {
    name: "backwards at full rate",
    file: "book/movement.ts",
    from: '"t9a.rule.backwards": { costPerInch: 2',
    to: '"t9a.rule.backwards": { costPerInch: 1',
    rule: "t9a.rule.backwards",
  },
  {
    name: "Combat Reform at double march",
    file: "battlefield/combat-reform.ts",
    from: "const limit = marchRate(game, u) * INCH",
    to: "const limit = 2 * marchRate(game, u) * INCH",
    rule: "t9a.rule.combat-reform",
  },
  {
    name: "Post-Combat Reform held for two turns",
    file: "entries/rules/psychology.play.ts",
    from: "u.noChargeIn === g.playerTurn",
    to: "(u.noChargeIn === g.playerTurn || (u.noChargeIn ?? 0) + 1 === g.playerTurn)",
    rule: "t9a.rule.post-combat-reform",
  },
  {
    name: "a bonus to the roll for the first turn for one player only",
    file: "sequence/deployment.ts",
    from: "game.finishedFirst !== seat ? 0",
    to: "game.finishedFirst !== seat || seat === 1 ? 0",
    rule: "t9a.rule.first-turn-choice",
  },
  {
    name: "the declared intent is ignored",
    file: "sequence/deployment.ts",
    from: '"binds-both") return game.intent;',
    to: '"binds-both") return null;',
    rule: "t9a.rule.first-turn-choice",
  },
  {
    name: "Panic at 5 inches: a friend is destroyed",
    file: "book/panic.ts",
    from: '"t9a.panic.trigger.destroyed-nearby": { distance: 6',
    to: '"t9a.panic.trigger.destroyed-nearby": { distance: 5',
    rule: "t9a.panic.trigger.destroyed-nearby",
  },
  {
    name: "Panic at 5 inches: a friend breaks",
    file: "book/panic.ts",
    from: '"t9a.panic.trigger.broken-nearby": { distance: 6',
    to: '"t9a.panic.trigger.broken-nearby": { distance: 5',
    rule: "t9a.panic.trigger.broken-nearby",
  },
  {
    name: "every friend panics when one breaks, wherever it stands",
    file: "entries/rules/panic.play.ts",
    from: "unitDistance(unit(game, piece), lost) <= most ?",
    to: "unitDistance(unit(game, piece), lost) <= most * 1000 ?",
    rule: "t9a.panic.trigger.broken-nearby",
  },
  {
    name: "every friend panics when one flees, wherever it stands",
    file: "sequence/panic.ts",
    from: "through: through.map((id) => unit(game, id))",
    to: 'through: game.units.filter((v) => v.seat === u.seat && v.id !== u.id && v.place === "field")',
    rule: "t9a.panic.trigger.fled-through",
  },
  {
    name: "a Failed Charge of the whole total",
    file: "sequence/charge.ts",
    from: "highest: outcome.highest",
    to: "highest: outcome.total",
    rule: "t9a.rule.failed-charge",
  },
  {
    name: "pursuit with an unbroken foe still in contact",
    file: "sequence/pursuit.ts",
    from: "f.length > 0 && f.every(broken)",
    to: "f.some(broken)",
    rule: "t9a.rule.pursuit",
  },
  {
    name: "Overrun by anybody",
    file: "sequence/pursuit.ts",
    from: "onField(u) && u.charging && !engaged(game, id)",
    to: "onField(u) && !engaged(game, id)",
    rule: "t9a.rule.overrun",
  },
  {
    name: "Hold the Ground at 12 inches",
    file: "sequence/objectives.ts",
    from: 'objectives["t9a.objective.hold-the-ground"].distance * INCH',
    to: "12 * INCH",
    rule: "t9a.objective.hold-the-ground",
  },
  {
    name: "a Post-Combat Reform that keeps Scoring",
    file: "sequence/round-of-combat.ts",
    from: "{ ...scoringLost(), noChargeIn: game.playerTurn + 1 }",
    to: "{ noChargeIn: game.playerTurn + 1 }",
    rule: "t9a.rule.post-combat-reform",
  },
  {
    name: "a Post-Combat Reform that bars nothing",
    file: "sequence/round-of-combat.ts",
    from: "{ ...scoringLost(), noChargeIn: game.playerTurn + 1 }",
    to: "scoringLost()",
    rule: "t9a.rule.post-combat-reform",
  },
  {
    name: "units off the table that never return",
    file: "sequence/movement.ts",
    from: 'u.place === "pursued-off" && u.seat === game.active',
    to: 'u.place === "pursued-off" && u.seat === game.active && u.id < 0',
    rule: "t9a.rule.pursuit-off-board",
  },
  {
    name: "March Test at 20 inches",
    file: "entries/rules/psychology.ts",
    from: "figures: { inches: 8 }",
    to: "figures: { inches: 20 }",
    rule: "t9a.rule.march-test",
  },
];
