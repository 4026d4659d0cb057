// A reporter of Vitest: how long each file of tests took, with reading it and with what it does before and after its
// tests, the slowest first; into .cache/vitest-times.json.
import { writeFileSync } from "node:fs";

export default class FileTimes {
  onTestRunEnd(modules) {
    const times = modules.map((module) => {
      const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
        module.diagnostic();
      const all = collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration;
      return { file: module.relativeModuleId, seconds: all / 1000 };
    });
    times.sort((a, b) => b.seconds - a.seconds);
    writeFileSync(".cache/vitest-times.json", JSON.stringify(times, null, 1));
  }
}
