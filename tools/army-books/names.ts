import type { Condition, Group, Option } from "@tercio/rosters";
import { optionsIn } from "../../packages/rosters/src/book.ts";
import type { Names } from "./conditions.ts";

/** As names in conditions leave out what stands in brackets at the end. */
const plain = (name: string): string =>
  name
    .replace(/’/g, "'")
    .replace(/″/g, '"')
    .replace(/ \(and .*\)$/, "")
    .replace(/(?: ?[([](?:\d\+?|Mount|Army)[)\]])+$/, "")
    .toLowerCase()
    .trim();

interface Told {
  readonly id: string;
  readonly name: string;
  readonly groups?: readonly Group[];
  readonly command?: readonly Option[];
  readonly rides?: readonly { readonly mount: string }[];
}

/** What the units of an army call their options, mounts and items. */
export class Army {
  private readonly units = new Map<string, Map<string, Set<string>>>();
  private readonly options = new Map<string, Set<string>>();
  private readonly entries = new Map<string, Set<string>>();
  readonly lacking = new Set<string>();
  readonly reports: string[] = [];

  private note(map: Map<string, Set<string>>, name: string, id: string): void {
    const key = plain(name);
    map.set(key, (map.get(key) ?? new Set()).add(id));
  }

  add(unit: Told, mounts: readonly Told[], items: readonly { readonly id: string; readonly name: string }[]): void {
    const own = new Map<string, Set<string>>();
    // One of them, as conditions count them.
    for (const name of [unit.name, unit.name.replace(/s$/, "")])
      this.note(own, `entry:${name.replace(/ \(.*\)$/, "")}`, unit.id);
    const ridden = mounts.filter((m) => unit.rides?.some((r) => r.mount === m.id));
    for (const m of ridden) this.note(own, m.name, m.id);
    const groups = [...(unit.groups ?? []), ...ridden.flatMap((m) => m.groups ?? [])];
    const deep = (g: Group): readonly Group[] => [g, ...g.options.flatMap((o) => (o.groups ?? []).flatMap(deep))];
    for (const g of groups.flatMap(deep)) {
      for (const o of optionsIn([g])) {
        this.note(own, o.name, o.id);
        if (g.name !== "") this.note(own, g.name, o.id);
      }
    }
    for (const o of unit.command ?? []) this.note(own, o.name, o.id);
    for (const [name, ids] of own)
      if (!name.startsWith("entry:")) for (const id of ids) this.note(this.options, name, id);
    for (const i of items) this.note(own, i.name, i.id);
    this.note(this.entries, unit.name, unit.id);
    this.units.set(unit.id, own);
  }

  names(unit: string, titles: Names["titles"]): Names {
    const own = this.units.get(unit) ?? new Map<string, Set<string>>();
    const army = (name: string): Condition | null => {
      const [, of = "", title = ""] = /^(.*) (General)$/.exec(name) ?? [];
      if (title !== "" && this.entries.has(plain(of)))
        return { all: [{ is: [...(this.entries.get(plain(of)) as Set<string>)] }, { title: "general" }] };
      const options = this.options.get(plain(name));
      const entries = this.entries.get(plain(name));
      if (options !== undefined) return { has: [...options].sort() };
      return entries === undefined ? null : { is: [...entries].sort() };
    };
    return {
      titles,
      own: (name) => {
        const found = [...(own.get(plain(name)) ?? [])].sort();
        if (found.length === 0 && this.options.has(plain(name))) this.lacking.add(plain(name));
        return found;
      },
      army,
      wide: (name) => this.lacking.has(plain(name)) && this.options.has(plain(name)),
      report: (what) => void this.reports.push(`${unit === "" ? "" : `${unit}: `}${what}`),
    };
  }
}
