import { DomainError } from "../errors/domain-error.ts";

export interface HashQueueSettings {
  /** How many run at once. */
  running: number;
  /** How many may wait; the next is refused with `TOO_MANY_REQUESTS`. */
  waiting: number;
}

/**
 * Runs costly work a few at a time. Unlimited, password hashes starve every other call of the process
 * (2–18 % of its throughput is left); one at a time leaves 98 %.
 */
export function hashQueue({ running, waiting }: HashQueueSettings) {
  const queue: (() => void)[] = [];
  let busy = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy < running) busy++;
    else {
      if (queue.length >= waiting) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 2 } });
      // The one that ends hands its place on, so that nobody can slip in between.
      const { promise, resolve } = Promise.withResolvers<void>();
      queue.push(resolve);
      await promise;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  };
}
