/** Lists of armies: what a book of rows offers, what a list takes of it, what that costs, and what is wrong. Knows no game. */
export {
  type ArmyBook,
  type Choosable,
  type Condition,
  type Cost,
  type Entry,
  type Given,
  type Group,
  type Item,
  type Kit,
  type Limit,
  named,
  type Need,
  type Option,
  optionsIn,
  type Ride,
  type Share,
  type Slot,
  type Span,
  type Sum,
} from "./book.ts";
export { doubledUnit, movedUnit, withoutUnit } from "./change.ts";
export { listProblems } from "./check.ts";
export { type ArmyList, type Bought, FORMAT, FORMAT_VERSION, isList, type ListUnit, readList } from "./list.ts";
export {
  givenTo,
  holds,
  itemsFor,
  resolveList,
  type ResolvedUnit,
  type ResolvedList,
  type Taken,
} from "./resolve.ts";
export {
  type Addition,
  additions,
  itemBudget,
  itemOffers,
  type ItemSlot,
  itemSlots,
  type Offer,
  type OfferGroup,
  type UnitOffers,
  unitOffers,
} from "./offer.ts";
export { categoriesOf, costOfList, costOfUnit, type CostLine, type ListCost, type UnitCost } from "./points.ts";
export { playedList, randomList } from "./random.ts";
export type { ListedName, Rosters, StartingList } from "./room.ts";
export { called, inWords } from "./said.ts";
export * from "./shape.ts";
export { type CategoryState, categoryStates } from "./shares.ts";
export { chosenBy, colon, headOf, listText, NOT_REVIEWED, unitInText } from "./text.ts";
export { listMessages } from "./messages.ts";
