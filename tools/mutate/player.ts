// A process that plays pages, started anew when a change does not come to an end.
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeSafely } from "@tercio/files/writing";
import type { Mutant } from "./sites.ts";

export interface Surveyed {
  readonly title: string;
  readonly ids: readonly string[];
  readonly failed: string | null;
  readonly milliseconds: number;
  readonly sites: readonly number[];
}
export interface Survey {
  readonly atLoad: readonly number[];
  readonly pages: readonly Surveyed[];
}
/** The page that noticed, or why else it was noticed; null: nobody did. `tried`: how many pages were played. */
export interface Noticed {
  readonly by: string | null;
  readonly why: string | null;
  readonly tried: number;
}

/** How long pages may take together: many times what they usually do, on a busy machine. */
const patience = (milliseconds: number): number => 20_000 + 30 * milliseconds;

export class Player {
  private child: ChildProcess | null = null;
  private readonly bundle: string;
  private readonly count: number;
  constructor(bundle: string, count: number) {
    this.bundle = bundle;
    this.count = count;
  }

  private async started(): Promise<ChildProcess> {
    if (this.child !== null) return this.child;
    const child = fork(fileURLToPath(new URL("./worker.mjs", import.meta.url)), [this.bundle, String(this.count)]);
    await new Promise<void>((ready, wrong) => {
      child.once("message", () => ready());
      child.once("exit", () => wrong(new Error("the player of pages does not start")));
    });
    this.child = child;
    return child;
  }

  private async ask<T>(message: object, milliseconds: number): Promise<T | null> {
    const child = await this.started();
    return new Promise<T | null>((answered) => {
      const late = setTimeout(() => stop(null), milliseconds);
      const gone = (): void => stop(null);
      const told = (reply: unknown): void => stop(reply as T);
      const stop = (reply: T | null): void => {
        clearTimeout(late);
        child.off("exit", gone);
        child.off("message", told);
        if (reply === null) this.end();
        answered(reply);
      };
      child.once("exit", gone);
      child.once("message", told);
      child.send(message);
    });
  }

  async survey(file: string): Promise<Survey> {
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Survey;
    const survey = await this.ask<Survey>({ survey: true }, 30 * 60_000);
    if (survey === null) throw new Error("the pages do not come to an end");
    writeSafely(file, JSON.stringify(survey));
    return survey;
  }

  async play(m: Mutant, pages: readonly number[], survey: Survey): Promise<Noticed> {
    if (pages.length === 0) return { by: null, why: "no page comes here", tried: 0 };
    const usual = pages.reduce((sum, at) => sum + (survey.pages[at]?.milliseconds ?? 0), 0);
    const asked = { site: m.site, variant: m.variant, pages, fresh: survey.atLoad.includes(m.site) };
    const reply = await this.ask<{ by: number | null; why: string | null }>(asked, patience(usual));
    if (reply === null) return { by: "no end", why: null, tried: pages.length };
    const { by, why } = reply;
    if (by === null) return { by: null, why: null, tried: pages.length };
    return { by: survey.pages[by]?.title ?? "does not load", why, tried: pages.indexOf(by) + 1 };
  }

  /** The first page that fails as the sources are, those that name this rule first. */
  async first(rule: string): Promise<{ readonly title: string; readonly why: string } | null> {
    const found = await this.ask<{ title: string; why: string } | { none: true }>({ first: rule }, 30 * 60_000);
    return found === null || "none" in found ? null : found;
  }

  end(): void {
    this.child?.kill("SIGKILL");
    this.child = null;
  }
}
