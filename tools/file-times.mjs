// A reporter of Vitest: how long each file of tests took, with reading it and with what it does before and after its
// tests, the slowest first; into .cache/vitest-times.json. And which tests passed only at a second try.
import { writeFileSync } from "node:fs";

export default class FileTimes {
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
        module.diagnostic();
      const all = collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration;
      return { file: module.relativeModuleId, seconds: all / 1000 };
    });
    files.sort((a, b) => b.seconds - a.seconds);
    const again = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((t) => t.diagnostic()?.flaky)
        .map((t) => `${module.relativeModuleId}: ${t.fullName}`),
    );
    writeFileSync(".cache/vitest-times.json", JSON.stringify({ files, again }, null, 1));
  }
}
