import type { Log } from "./work.ts";

/** Milliseconds for which the same trouble is told once. */
const quietMs = 60_000;

/**
 * Tells of errors of the queue itself. It looks for work every second, so while the database is away each look fails: the
 * first is told at once, and then once a minute how many there were.
 */
export function troubleLog(log: Pick<Log, "error">, now: () => number = () => performance.now()) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (error: Error): void => {
    untold++;
    if (now() - toldAt < quietMs) return;
    log.error({ error: error.name, reason: error.message, times: untold }, "The job queue is in trouble");
    toldAt = now();
    untold = 0;
  };
}
