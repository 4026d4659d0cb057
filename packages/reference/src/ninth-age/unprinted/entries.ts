import {
  type Group,
  GROUPS,
  ruleEntries,
  spellIds,
  spellName,
  spellReference,
  type Written,
} from "@tercio/ninth-age/book";
import type { Bilingual, Entry } from "../../entry/entry.ts";
import { itemEntries } from "./item-text.ts";
import { missileEntries } from "./missile-text.ts";
import { type Unprinted, unprintedAt } from "./writing.ts";

type Named = { readonly id: string; readonly name: Bilingual; readonly reference: Written };

/** Everything that an entry writes itself: rules and spells that no sheet prints. */
const written: readonly Named[] = [
  ...ruleEntries.flatMap(({ id, name, reference }) => (reference === undefined ? [] : [{ id, name, reference }])),
  ...spellIds.flatMap((id) => {
    const reference = spellReference(id);
    return reference === undefined ? [] : [{ id, name: spellName(id).name, reference }];
  }),
];

const unprinted = ({ id, name, reference: { group: _, text, ...rest } }: Named): Unprinted => ({
  id: id.slice("t9a.rule.".length),
  names: name,
  summary: text,
  ...rest,
});

/** The entries of one group by their English names. */
const inGroup = (group: Group): readonly Entry[] =>
  unprintedAt(
    GROUPS[group],
    written
      .filter((w) => w.reference.group === group)
      .toSorted((a, b) => (a.name.en < b.name.en ? -1 : 1))
      .map(unprinted),
  );

/** What no sheet prints and an entry of the rulebook writes, by the group in which the reference shows it. */
export const ofEntries = (group: Group): readonly Entry[] => [
  ...inGroup(group),
  ...(group === "missiles" ? missileEntries : group === "items" ? itemEntries : []),
];
