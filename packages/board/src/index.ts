/**
 * What a screen needs of any game: pieces as shapes, tools that find an answer, ghosts of what is tried out. Types and a
 * few pure helpers; nothing here draws, and nothing here decides a rule.
 */
export {
  type Body,
  type BoardView,
  bounds,
  type Count,
  isStanding,
  onBoard,
  type Piece,
  pieceOf,
  type Texture,
  thing,
} from "./piece.ts";
export {
  type Correctable,
  type Correction,
  type Corrector,
  correctingBy,
  fromDegrees,
  fromInches,
  inDegrees,
  inInches,
} from "./correction.ts";
export type { Changed, EditorField, Offer, SceneEditor, Stand, Stood } from "./editor.ts";
export { toldApart } from "./namesakes.ts";
export type { Figure, Icon, Legend, Mark } from "./mark.ts";
export type { ReachTarget, ReachView } from "./reach.ts";
export type { RangeView } from "./range.ts";
export type { DeclaredView } from "./declared.ts";
export type { Sketch } from "./sketch.ts";
export type { Supply } from "./supply.ts";
export { tellingTotals, type ThreatView } from "./threat.ts";
export type { SightStop, SightView } from "./sight.ts";
export { type Bases, disc, edgeOf, type Placed, polygon, rectangle, type Shape } from "./shape.ts";
export type { Fact, FactList, Sheet, Table, Told } from "./sheet.ts";
export { shownOf } from "./shown.ts";
export {
  optionName,
  type SeenRosters,
  type SetupOption,
  type System,
  type Telling,
  type UnitCard,
  withOption,
} from "./system.ts";
export { type GuidedBattle, type Hint, hintsAt, isGuided, type Lesson } from "./hint.ts";
export type { Blow, BlowStage, CombatScore, CombatStep, CombatView, StagedBlows } from "./combat.ts";
export { namedIn, type Sort, type StoryLine, storyOf, type Strand } from "./story.ts";
export {
  type AimTool,
  answerOf,
  type Choice,
  type Gesture,
  type HandTool,
  handlingOf,
  type Handling,
  type PathTool,
  middleOf,
  cardOf,
  chanceOf,
  gathersOf,
  goesOn,
  isHopeless,
  type Panel,
  usualOf,
  picksOf,
  takenOf,
  underOf,
  type AnswerCard,
  type PickTool,
  piecesOf,
  type PlaceTool,
  type Preset,
  presetsOf,
  type Preview,
  sharesOf,
  type Shares,
  type ShareTool,
  type SlideTool,
  type Spot,
  spotsOf,
  type SpotsTool,
  type Step,
  type StepKind,
  type Tool,
  toolOf,
  tryOut,
  untried,
  type Way,
} from "./tool.ts";
export { type Leg, type Motion, motionData, motionsOf, type Pose } from "./motion.ts";
export type { PieceKey } from "./key.ts";
