import { chosenBy, type ResolvedUnit, type ResolvedList, resolveList, named } from "@tercio/rosters";
import type { Language } from "@tercio/kernel";
import type { System } from "@tercio/board";
import { useEffect, useState } from "react";
import { openArmy } from "./model/books.ts";
import { useLists } from "./model/shelf.ts";
import { useTranslation } from "../messages/useTranslation.tsx";

/** A list of this device with its units as a question names them. */
interface Listed {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly more: string; readonly told: string }[];
}

/** How many models a unit has, and with what. */
const broughtBy = (m: ResolvedList, u: ResolvedUnit, language: Language): string =>
  [...(u.unit.models > 1 ? [String(u.unit.models)] : []), ...chosenBy(m, u).map((chosen) => chosen[language])].join(
    ", ",
  );

/** The lists of this device that are of a game, with those of their units that can be played; none until they are there. */
export function useListed(system: System, wanted: boolean): readonly Listed[] {
  const { language } = useTranslation();
  const kept = useLists((s) => s.lists);
  const [listed, setListed] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let left = false;
    const own = wanted ? kept.filter((k) => k.list.system === system.id) : [];
    void Promise.all(
      own.map(async ({ list }): Promise<Listed> => {
        const opened = await openArmy(list.system, list.army).catch(() => null);
        if (opened === null || opened.rosters.told === undefined) return { name: list.name, units: [] };
        const { told } = opened.rosters;
        const all = resolveList(opened.book, list);
        const units = all.units.flatMap((u) => {
          const as = told(all, u);
          const name = named(opened.book, u.entry.name)[language];
          return as === null ? [] : [{ name, more: broughtBy(all, u, language), told: as }];
        });
        // Two that are wholly alike are one to ask about.
        return { name: list.name, units: units.filter((u, at) => units.findIndex((v) => v.told === u.told) === at) };
      }),
    ).then((found) => {
      if (!left) setListed(found.filter((l) => l.units.length > 0));
    });
    return () => {
      left = true;
    };
  }, [system, kept, wanted, language]);
  return listed;
}
