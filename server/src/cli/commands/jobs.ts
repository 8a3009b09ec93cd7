import { queues, tasks } from "../../app/background.ts";
import { audit, nobody } from "../../domains/audit/index.ts";
import { retryFailedMails } from "../../domains/notification/index.ts";
import { queueStates, retryFailed, triggerTask } from "../../jobs/index.ts";
import { mailQueue } from "../../mail/index.ts";
import { type Command, UsageError } from "../command.ts";

/** How many jobs one run puts back: those that failed of one cause would otherwise all fail again at once. */
const maxListed = 1_000;

export const jobListCommand: Command = {
  name: "job list",
  about: "Tell of each queue how many jobs wait, run and have failed for good, and since when the oldest is due.",
  args: [],
  options: {},
  unmigrated: "refuse",
  async run({ db }) {
    const value = await queueStates(db);
    return {
      lines: value.map(
        ({ name, waiting, active, failed, oldestDueAt }) =>
          `${name}  ${waiting} waiting, ${active} running, ${failed} failed${oldestDueAt === null ? "" : `, the oldest due ${oldestDueAt}`}`,
      ),
      value,
    };
  },
};

export const jobRetryCommand: Command = {
  name: "job retry",
  about: `Put the jobs of a queue that failed for good back into it, ${maxListed} at most, the latest first.`,
  args: ["queue"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, { args: [name = ""] }) {
    const queue = queues.find((one) => one.name === name);
    if (!queue)
      throw new UsageError(`There is no queue "${name}". There are: ${queues.map((one) => one.name).join(", ")}.`);
    const chosen = { matching: undefined, maxJobs: maxListed };
    const retried = await db.transaction(async (tx) => {
      const again = await (queue === mailQueue ? retryFailedMails(tx, chosen) : retryFailed<object>(tx, queue, chosen));
      if (again.length > 0) await audit(tx, nobody, "operator.retryJobs", null, { name, jobs: again.length });
      return again.length;
    });
    return { lines: [`${retried} put back into "${name}".`], value: { queue: name, retried } };
  },
};

export const jobRunCommand: Command = {
  name: "job run",
  about: "Run a task now instead of at its next time. A process that works begins at once.",
  args: ["task"],
  options: {},
  unmigrated: "refuse",
  async run({ db }, { args: [name = ""] }) {
    const task = tasks.find(({ queue }) => queue.name === name);
    if (!task)
      throw new UsageError(
        `There is no task "${name}". There are: ${tasks.map(({ queue }) => queue.name).join(", ")}.`,
      );
    await db.transaction(async (tx) => {
      await triggerTask(tx, task);
      await audit(tx, nobody, "operator.runTask", null, { name });
    });
    return { lines: [`"${name}" is to run now.`], value: { task: name } };
  },
};
