import { defineQueue, type Task, type TaskParts } from "../../jobs/index.ts";
import { sweepHeld } from "./delivery/deferred.ts";
import { sweepSent } from "./delivery/sent.ts";
import { releaseHeld } from "./delivery/release.ts";
import { sweepDevices } from "./push/devices.ts";

const heldQueue = defineQueue<Record<string, never>>("held", {
  maxRetries: 2,
  backoffSeconds: 30,
  maxBackoffSeconds: 120,
  concurrency: 1,
  pollSeconds: 5,
  timeoutSeconds: 120,
});

/** Every few minutes: mails whose readers let them wait. */
export const mailRelease: Task = {
  queue: heldQueue,
  cron: "*/5 * * * *",
  run: ({ db, now }) => releaseHeld(db, now()),
};

/** What goes every hour. */
export const notificationSweeps: TaskParts = {
  heldMails: ({ db }) => sweepHeld(db),
  sentMails: ({ db, signal }) => sweepSent(db, signal),
  devices: ({ db }) => sweepDevices(db),
};
