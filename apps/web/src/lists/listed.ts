import { muster, named } from "@tercio/rosters";
import type { System } from "@tercio/scene";
import { useEffect, useState } from "react";
import { openArmy } from "./model/books.ts";
import { useLists } from "./model/shelf.ts";
import { useTranslation } from "../words/useTranslation.tsx";

/** A list of this device with its units as a question names them. */
interface Listed {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly told: string }[];
}

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
        const all = muster(opened.book, list);
        const units = all.units.flatMap((u) => {
          const as = told(all, u);
          return as === null ? [] : [{ name: named(opened.book, u.entry.name)[language], told: as }];
        });
        return { name: list.name, units };
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
