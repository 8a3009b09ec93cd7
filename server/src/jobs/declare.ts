import type { PgBoss } from "pg-boss";
import { failedQueue, type Queue } from "./queue.ts";

const daySeconds = 24 * 60 * 60;
/** For so long a job that failed for good is kept. */
export const failedJobDays = 90;
/** pg-boss' least. A process that is silent for that long has lost its jobs. */
const heartbeatSeconds = 10;

/** Makes the queues, or brings them to the options of this version. Jobs that wait keep the options they were put in with. */
export async function declareQueues(boss: PgBoss, queues: readonly Queue<object>[]): Promise<void> {
  for (const queue of queues) {
    const { maxRetries, backoffSeconds, maxBackoffSeconds, timeoutSeconds } = queue.options;
    const failed = failedQueue(queue);
    await boss.createQueue(failed, { retentionSeconds: failedJobDays * daySeconds });
    const options = {
      deadLetter: failed,
      retryLimit: maxRetries,
      retryDelay: backoffSeconds,
      retryBackoff: true,
      retryDelayMax: maxBackoffSeconds,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds,
      deleteAfterSeconds: 3 * daySeconds,
    };
    await boss.createQueue(queue.name, options);
    await boss.updateQueue(queue.name, options);
  }
}
