import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { destination, Unwritable, writeSafely } from "@tercio/files/writing";

const folder = mkdtempSync(join(tmpdir(), "tercio-writing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
/** Nothing half-written lies beside the files. */
const halves = (): readonly string[] => readdirSync(folder).filter((name) => name.endsWith(".part"));

describe("L2: a file is written whole, or not at all", () => {
  test("L2: a new file, and one in the place of another, with its rights", () => {
    writeSafely(at("new.json"), "one “é”\n");
    expect(readFileSync(at("new.json"), "utf8")).toBe("one “é”\n");
    chmodSync(at("new.json"), 0o640);
    writeSafely(at("new.json"), "two");
    expect(readFileSync(at("new.json"), "utf8")).toBe("two");
    expect(statSync(at("new.json")).mode & 0o777).toBe(0o640);
    expect(halves()).toEqual([]);
  });

  test("L2: a link stays one, and what it leads to is written", () => {
    mkdirSync(at("elsewhere"));
    writeFileSync(at("elsewhere/real"), "old");
    symlinkSync(at("elsewhere/real"), at("link"));
    writeSafely(at("link"), "new");
    expect(readFileSync(at("elsewhere/real"), "utf8")).toBe("new");
    expect(readFileSync(at("link"), "utf8")).toBe("new");
    expect(statSync(at("link")).isFile()).toBe(true);
  });

  test.each([
    ["no-such-folder/save.json", "there is no such folder"],
    ["", "is no name of a file"],
    ["a-file/save.json", "part of the path is a file, not a folder"],
    ["a-folder", "it is a folder: add the name of a file"],
    ["a-folder/", "it is a folder: add the name of a file"],
    ["n".repeat(300), "the name is too long"],
    ["nul\0byte", "no file can have that name"],
  ])("L2: %j is refused before any work, with a sentence", (name, why) => {
    if (!existsSync(at("a-file"))) writeFileSync(at("a-file"), "");
    if (!existsSync(at("a-folder"))) mkdirSync(at("a-folder"));
    const refused = (): unknown => destination(name === "" ? "" : `${folder}/${name}`);
    expect(refused).toThrow(Unwritable);
    expect(refused).toThrow(why);
    expect(halves()).toEqual([]);
  });

  test("L2: what a killed process left half-written is cleared away; that of a living one stays", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(at(`.tercio-${pid}-1.part`), "half");
    writeFileSync(at(`.tercio-${process.ppid}-1.part`), "half");
    writeSafely(at("third.json"), "{}");
    expect(halves()).toEqual([`.tercio-${process.ppid}-1.part`]);
    rmSync(at(`.tercio-${process.ppid}-1.part`));
  });

  test("L2: a pipe and the terminal are written to as they are", () => {
    expect(() => writeSafely("/dev/null", "gone")).not.toThrow();
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
  });
});
