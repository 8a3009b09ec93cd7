import { defineQueue } from "../jobs/index.ts";
import type { Mail } from "./kinds.ts";

const minuteSeconds = 60;
const hour = 60 * minuteSeconds;

/** Pauses of about 3, 6, 12 … seconds, then 4 hours: a mail is given up a little more than a day after its first try. */
export const mailQueue = defineQueue<Mail>("mail", {
  maxRetries: 18,
  backoffSeconds: 2,
  maxBackoffSeconds: 4 * hour,
  concurrency: 10,
  // A mail server that thinks about one mail for half a minute holds up one other, and not nine.
  batchSize: 2,
  // Whoever asked for a code sits in front of its field, whatever else there is to tell: at the hour of the mail of the day that is thousands.
  isUrgent: ({ data }) => "codeId" in data,
  pollSeconds: 1,
  timeoutSeconds: 2 * minuteSeconds,
});
