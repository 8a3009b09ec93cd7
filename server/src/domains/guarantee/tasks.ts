import { defineQueue, type Task, taskOf } from "../../jobs/index.ts";
import { followRelaunches, autoSendWaiting } from "./job/follow.ts";
import { remindBeforeDue } from "./job/remind.ts";
import { settleDue } from "./job/settle.ts";

const guaranteeQueue = defineQueue<Record<string, never>>("guarantee", {
  maxRetries: 2,
  backoffSeconds: 20,
  maxBackoffSeconds: 60,
  concurrency: 1,
  pollSeconds: 5,
  timeoutSeconds: 120,
});

/** Every minute: promises whose time has come, companies to be reminded, and what became of what was to be sent on. */
export const guaranteeWatch: Task = taskOf(
  { queue: guaranteeQueue, cron: "* * * * *" },
  {
    reminded: ({ db }) => remindBeforeDue(db),
    followed: ({ db }) => followRelaunches(db),
    settled: ({ db }) => settleDue(db),
    sentOn: ({ db }) => autoSendWaiting(db),
  },
);
