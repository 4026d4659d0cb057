import { Unwritable } from "@tercio/files/writing";
import { Command, CommanderError } from "commander";
import { readable, Wrong } from "./shared/wrong.ts";

interface Listed {
  readonly description: string;
  /** Gives the command its options and its action: only the one that is called loads what it needs. */
  readonly configure: () => Promise<(command: Command) => void>;
}

const commands: { readonly [name: string]: Listed } = {
  battle: {
    description: "play one battle between two computers and report it",
    configure: async () => (await import("./commands/battle.ts")).battleCommand,
  },
  simulate: {
    description: "play many battles and count the results",
    configure: async () => (await import("./commands/simulate.ts")).simulateCommand,
  },
  verify: {
    description: "play a saved battle again and check every die and every hash",
    configure: async () => (await import("./commands/saves.ts")).verifyCommand,
  },
  replay: {
    description: "print a saved battle, move by move",
    configure: async () => (await import("./commands/saves.ts")).replayCommand,
  },
  hint: {
    description: "suggest a move for a saved battle or a scene, with reasons and alternatives",
    configure: async () => (await import("./commands/hint.ts")).hintCommand,
  },
  scene: {
    description: "export a position of a saved battle as a scene",
    configure: async () => (await import("./commands/saves.ts")).sceneCommand,
  },
  correct: {
    description: "correct a saved battle by hand; both players must agree",
    configure: async () => (await import("./commands/correct.ts")).correctCommand,
  },
  odds: {
    description: "exact odds of combats, charges, shots and spells",
    configure: async () => (await import("./commands/odds.ts")).oddsCommand,
  },
  coverage: {
    description: "list the rules that run, and the tests that prove them",
    configure: async () => (await import("./commands/coverage.ts")).coverageCommand,
  },
  army: {
    description: "check, show, count and convert army lists",
    configure: async () => (await import("./commands/army.ts")).armyCommand,
  },
  rule: {
    description: "look up a rule",
    configure: async () => (await import("./commands/rule.ts")).ruleCommand,
  },
};

const settle = (command: Command): void => {
  command
    .exitOverride()
    .showSuggestionAfterError()
    // What was typed is repeated: as much of it as is read.
    .configureOutput({ outputError: (text, write) => write(readable(text)) });
  for (const c of command.commands) settle(c);
};

/** Does what the words after "tercio" say. @returns the exit code: 2 for a wrong call, what the command says otherwise */
export async function tercio(given: readonly string[]): Promise<number> {
  const program = new Command("tercio")
    .description("Fantasy mass battles with the rules enforced (unofficial)")
    .version("0.1.0")
    .showHelpAfterError("(tercio --help lists the commands)")
    .exitOverride();
  const words = given.filter((word) => !word.startsWith("-"));
  const wanted = words[0] === "help" ? words[1] : words[0];
  for (const [name, { description, configure }] of Object.entries(commands)) {
    const command = program.command(name).description(description);
    if (name === wanted) (await configure())(command);
  }
  settle(program);
  try {
    await program.parseAsync(given, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof Wrong || error instanceof Unwritable) {
      console.error(`tercio: ${error.message}`);
      return 2;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
