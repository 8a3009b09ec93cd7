import { type Environment, loadConfig } from "../config/config.ts";
import { explained } from "../start/refusal.ts";
import { CommandRefused, UsageError } from "./command.ts";
import { helpOf, readLine } from "./command-line.ts";
import { inviteCommand, listCommand, resetSecondFactorCommand, unlockCommand } from "./commands/admins.ts";
import { auditCommand } from "./commands/audit.ts";
import { checkCommand } from "./commands/check.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { planCommand } from "./commands/plan.ts";
import { openDatabase } from "./database.ts";

/** Every command of the operator's program: `npm run admin -- <name>`. */
const commands = [
  inviteCommand,
  listCommand,
  unlockCommand,
  resetSecondFactorCommand,
  auditCommand,
  checkCommand,
  planCommand,
  migrateCommand,
];

const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

export interface Ended {
  code: (typeof exitCodes)[keyof typeof exitCodes];
  stdout: string;
  stderr: string;
}

/** Does what a command line asks, with the settings of an environment: that of the process unless told. */
export async function operate(argv: readonly string[], environment?: Environment): Promise<Ended> {
  try {
    const lines = await outcomeOf(argv, environment);
    return { code: exitCodes.done, stdout: `${lines.join("\n")}\n`, stderr: "" };
  } catch (error) {
    const foreseen = error instanceof UsageError || error instanceof CommandRefused;
    const code = error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.failed;
    return { code, stdout: "", stderr: `${foreseen ? error.message : explained(error)}\n` };
  }
}

async function outcomeOf(argv: readonly string[], environment?: Environment): Promise<string[]> {
  const line = readLine(commands, argv);
  if ("help" in line) return helpOf(commands, line.help);
  await using open = new AsyncDisposableStack();
  const ground = await openDatabase(loadConfig(environment), open, line.command);
  const { lines, value } = await line.command.run(ground, line);
  return line.json ? [JSON.stringify(value, null, 2)] : lines;
}
