import { type Environment, loadConfig, processEnvironment } from "../config/config.ts";
import { explained } from "../start/refusal.ts";
import { CommandRefused, type Conversation, UsageError } from "./command.ts";
import { asksJson, helpOf, readLine } from "./command-line.ts";
import { inviteCommand, listCommand, resetSecondFactorCommand, unlockCommand } from "./commands/admins.ts";
import {
  eraseAgainCommand,
  eraseCommand,
  keyRotateCommand,
  sessionEndCommand,
  userShowCommand,
} from "./commands/accounts.ts";
import { apiKeyListCommand, apiKeyRevokeCommand } from "./commands/api-keys.ts";
import { backupCommand, backupKeysCommand, backupListCommand, restoreCommand } from "./commands/backup.ts";
import {
  backupBaseCommand,
  backupLogCommand,
  backupSlotCommand,
  openBaseCommand,
  openLogCommand,
} from "./commands/backup-log.ts";
import { auditCommand } from "./commands/audit.ts";
import { checkCommand } from "./commands/check.ts";
import { configListCommand, configResetCommand, configSetCommand } from "./commands/config.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { guideListCommand, guideTextCommand } from "./commands/guides.ts";
import { jobListCommand, jobRetryCommand, jobRunCommand } from "./commands/jobs.ts";
import { maintenanceOffCommand, maintenanceOnCommand } from "./commands/maintenance.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { planCommand } from "./commands/plan.ts";
import { pushKeysCommand } from "./commands/push-keys.ts";
import { supportBundleCommand } from "./commands/support-bundle.ts";
import { openDatabase } from "./database.ts";

/** Every command of the operator's program: `metiro <name>`. */
export const operatorCommands = [
  doctorCommand,
  inviteCommand,
  listCommand,
  unlockCommand,
  resetSecondFactorCommand,
  userShowCommand,
  sessionEndCommand,
  eraseCommand,
  eraseAgainCommand,
  apiKeyListCommand,
  apiKeyRevokeCommand,
  jobListCommand,
  jobRunCommand,
  jobRetryCommand,
  configListCommand,
  configSetCommand,
  configResetCommand,
  auditCommand,
  checkCommand,
  keyRotateCommand,
  maintenanceOnCommand,
  maintenanceOffCommand,
  planCommand,
  backupCommand,
  backupListCommand,
  backupKeysCommand,
  backupLogCommand,
  backupSlotCommand,
  backupBaseCommand,
  restoreCommand,
  openBaseCommand,
  openLogCommand,
  pushKeysCommand,
  migrateCommand,
  supportBundleCommand,
  guideTextCommand,
  guideListCommand,
];

const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

export interface Ended {
  code: (typeof exitCodes)[keyof typeof exitCodes];
  stdout: string;
  stderr: string;
}

/** Does what a command line asks, with the settings of an environment: that of the process unless told. */
export async function operate(
  argv: readonly string[],
  environment?: Environment,
  conversation: Partial<Conversation> = {},
): Promise<Ended> {
  const { say = () => undefined, signal = new AbortController().signal } = conversation;
  try {
    const { lines, failed } = await outcomeOf(argv, { say, signal }, environment);
    return { code: failed ? exitCodes.failed : exitCodes.done, stdout: `${lines.join("\n")}\n`, stderr: "" };
  } catch (error) {
    const foreseen = error instanceof UsageError || error instanceof CommandRefused;
    const code = error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.failed;
    const words = foreseen ? error.message : explained(error);
    // A program reads one thing, however it ended.
    return asksJson(argv)
      ? { code, stdout: `${JSON.stringify({ error: words }, null, 2)}\n`, stderr: "" }
      : { code, stdout: "", stderr: `${words}\n` };
  }
}

async function outcomeOf(
  argv: readonly string[],
  conversation: Conversation,
  environment: Environment = processEnvironment(),
): Promise<{ lines: string[]; failed: boolean }> {
  const line = readLine(operatorCommands, argv);
  if ("help" in line) return { lines: helpOf(operatorCommands, line.help), failed: false };
  await using open = new AsyncDisposableStack();
  const { command } = line;
  const {
    lines,
    value,
    failed = false,
  } = command.unmigrated === "unasked"
    ? await command.run({ environment, open, ...conversation }, line)
    : await command.run({ ...(await openDatabase(loadConfig(environment), open, command)), ...conversation }, line);
  return { lines: line.json ? [JSON.stringify(value, null, 2)] : lines, failed };
}
