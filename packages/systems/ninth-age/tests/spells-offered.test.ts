import { type Effect, hashOf, load, message, save, seeded, startBattle } from "@tercio/kernel";
import { play, type SceneLine, verdict } from "@tercio/testkit";
import { describe, expect } from "vitest";
import { chargeNeed } from "../src/calculation/charge-range.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { change, type Unit, unit } from "../src/state/state.ts";
import { A, B, casting, charged, effect, INCH, lasts, name, type R, rulesNow } from "./casting.ts";
import { block, type Played, played, quiet } from "./rule-cases/scenes.ts";

/** Spells that offer something to do: a reaction to a charge, as often as one likes or so many times. */

/** The target of a charge steps back by three inches, and holds. */
const stepsBack = (u: Unit, game: NinthAge): NinthAge => change(game, u.id, { y: u.y + 3 * INCH });
const reaction = (id: string): R => ({
  id,
  name: name(id),
  enforces: [],
  offer: {
    "charge reaction": {
      unit: (_, { unit: u }) => [
        {
          reaction: id,
          label: message("answer.stay"),
          leaves: false,
          react: (game: NinthAge) => ({ game: stepsBack(unit(game, u.id), game) }),
        },
      ],
    },
  },
});
const cast = casting([reaction("mist"), reaction("lantern")]);

const declares = (of: string): SceneLine => ({ choice: "charge", answer: { unit: of, target: "B" } });
const reacts = (word: string): SceneLine => ({ choice: "charge-reaction", answer: { reaction: word } });
const onOffer = (run: Played): readonly string[] => {
  if (run.request?.type !== "choice") return [];
  const all = ninthAge.rules.choices[run.request.choice]?.enumerate?.(run.game, run.request.about) ?? [];
  return (all as readonly { reaction: string }[]).map((a) => a.reaction);
};

describe("a reaction that a spell offers", () => {
  const mist = lasts("mist", B, "charge-phase", "7");

  cast("stands beside the ordinary ones, for its unit only, and may not be answered without it", () => {
    expect(onOffer(played(charged([mist]), [declares("A")]))).toEqual(["hold", "flee", "mist"]);
    expect(onOffer(played(charged([{ ...mist, on: A }]), [declares("A")]))).toEqual(["hold", "flee"]);
    expect(verdict(played(charged([mist]), [declares("A")]), { reaction: "mist" }).legal).toBe(true);
    const without = verdict(played(charged([]), [declares("A")]), { reaction: "mist" });
    expect([without.legal, without.rule]).toEqual([false, "t9a.sequence.charge.charge-phase.3"]);
  });

  cast("a Fleeing unit does nothing but flee, whatever it is offered", () => {
    const scene = charged([mist]);
    const fleeing = {
      ...scene,
      units: { ...scene.units, B: block("second", [0, 6], "south", { state: { fleeing: true } }) },
    };
    const run = played(fleeing, [declares("A")]);
    expect(onOffer(run)).toEqual(["flee"]);
    expect(verdict(run, { reaction: "mist" }).rule).toBe("t9a.fleeing.cannot.react-except-flee");
  });

  cast("three inches back: the charge stands and has three inches more to go", () => {
    const need = (word: string): number | null => {
      const run = played(charged([mist]), [declares("A"), reacts(word), { choice: "charge", answer: { done: true } }]);
      expect(unit(run.game, A).declared).toBe(B);
      return chargeNeed(run.game, unit(run.game, A), unit(run.game, B)).distance;
    };
    expect((need("mist") ?? 0) - (need("hold") ?? 0)).toBe(3 * INCH);
  });

  cast("it may be used as often as it is offered, and is over with the phase", () => {
    const twice = [declares("A"), reacts("mist"), declares("C")];
    expect(onOffer(played(charged([mist]), twice))).toEqual(["hold", "flee", "mist"]);
    const end = played(charged([mist]), quiet({ charge: { choice: "charge", answer: { done: true } } }), {
      until: { sequence: "movement-phase" },
    });
    expect(rulesNow(end)).toEqual([]);
  });
});

describe("a bound spell", () => {
  const lantern = (uses: number): Effect => effect("lantern", B, { uses });
  const twice = [declares("A"), reacts("lantern"), declares("C")];

  cast("is on offer until it is used, and then no more", () => {
    expect(onOffer(played(charged([lantern(1)]), [declares("A")]))).toEqual(["hold", "flee", "lantern"]);
    const used = played(charged([lantern(1)]), twice);
    expect(onOffer(used)).toEqual(["hold", "flee"]);
    expect(rulesNow(used)).toEqual([]);
    expect(onOffer(played(charged([lantern(2)]), twice))).toEqual(["hold", "flee", "lantern"]);
  });

  cast("who answers otherwise has not used it", () => {
    const held = played(charged([lantern(1)]), [declares("A"), reacts("hold"), declares("C")]);
    expect(onOffer(held)).toEqual(["hold", "flee", "lantern"]);
    expect(held.game.effects[0]?.until.uses).toBe(1);
  });

  cast("a fork that used it does not use it up elsewhere; saved and loaded it is the same battle", () => {
    const scenario = ninthAge.rules.scenes?.scenario(charged([lantern(1)]) as never);
    if (scenario === undefined) throw new Error("no scenes");
    const { battle } = startBattle(ninthAge, scenario, seeded(5));
    const first = play(ninthAge, battle, [{ choice: "charge", answer: { unit: A, target: B } }]);
    const left = play(ninthAge, first.battle, [reacts("lantern")]);
    expect([rulesNow(first), rulesNow(left)]).toEqual([["lantern"], []]);
    const again = load(ninthAge, JSON.parse(JSON.stringify(save(left.battle))), { verify: true });
    expect(again.ok && hashOf(again.battle.game)).toBe(hashOf(left.game));
  });
});
