/** Test code that serves every rule system: the laws, a small complete game to try them on, and rule cases by ledger id. */
export { assert, Missed, type Substance } from "./claim.ts";
export { byChance, type Happened } from "./by-chance.ts";
export { MONSTERS, mutated, nested, partAt, places, withPart } from "./foreign.ts";
export { type Edited, editedAtRandom } from "./edited.ts";
export { diceRace, type DiceRace } from "./dice-race.ts";
export { enforcedBy, type Knockout, knockOut, knockOuts } from "./knockout.ts";
export { type Law, type LawOptions, missingWords } from "./law.ts";
export { laws } from "./laws.ts";
export { questionsPut, sourcesIn } from "./moments.ts";
export { mutilations, strangeThings } from "./mutilate.ts";
export { binomialTail, leastTail, rolledResults } from "./rolled.ts";
export { pagesOf, type RuleCase } from "./rule-case.ts";
export {
  type Asked,
  chances,
  listening,
  needs,
  piece,
  play,
  type SceneLine,
  type SceneOptions,
  type SceneReply,
  type SceneRun,
  type Until,
  verdict,
} from "./scene.ts";
export { anyAnswer, type Chooser, chooser, give, playTrack, type Reply, step, type Track, type Turn } from "./track.ts";
export { type Figure, figuresOf, numbersIn } from "./figures.ts";
