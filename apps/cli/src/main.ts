import { tercio } from "./program.ts";

// A reader such as head may stop listening; that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await tercio(process.argv.slice(2));
