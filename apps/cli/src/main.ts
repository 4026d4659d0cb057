import { Command, CommanderError } from "commander";
import { battleCommand } from "./commands/battle.ts";
import { coverageCommand } from "./commands/coverage.ts";
import { oddsCommand } from "./commands/odds.ts";
import { ruleCommand } from "./commands/rule.ts";
import { saveCommands } from "./commands/saves.ts";
import { simulateCommand } from "./commands/simulate.ts";
import { Wrong } from "./systems.ts";

// A reader such as head may stop listening; that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const program = new Command("tercio")
  .description("Fantasy mass battles with the rules enforced (unofficial)")
  .version("0.1.0")
  .showHelpAfterError("(tercio --help lists the commands)")
  .exitOverride();
battleCommand(program);
simulateCommand(program);
saveCommands(program);
oddsCommand(program);
coverageCommand(program);
ruleCommand(program);
const settle = (command: Command): void => {
  command.exitOverride().showSuggestionAfterError();
  for (const c of command.commands) settle(c);
};
settle(program);

try {
  await program.parseAsync(process.argv);
} catch (error) {
  if (error instanceof Wrong) {
    console.error(`tercio: ${error.message}`);
    process.exitCode = 2;
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else throw error;
}
