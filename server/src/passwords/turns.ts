import { hashQueue, type HashQueueSettings } from "./hash-queue.ts";

/** Who is tried, and from where. */
interface Tried {
  account: string;
  address: string;
}

export type PasswordTurns = <Result>(tried: Tried, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets those who try a password wait until it is known how the ones before them ended. A try counts before its password is
 * looked at, so right ones that come at once would use up the few that an account may get wrong. Beyond those that may wait
 * it is `TOO_MANY_REQUESTS`.
 */
export function passwordTurns(): PasswordTurns {
  const ofAccount = linesOf({ running: 1, waiting: 32 });
  // Fewer at once than an address may get wrong in a minute.
  const ofAddress = linesOf({ running: 16, waiting: 128 });
  return ({ account, address }, work) => ofAddress(address, () => ofAccount(account, work));
}

/** A line for each key, as long as somebody stands in it. */
function linesOf(settings: HashQueueSettings) {
  const lines = new Map<string, { run: ReturnType<typeof hashQueue>; inside: number }>();
  return async function inLine<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = lines.get(key) ?? { run: hashQueue(settings), inside: 0 };
    lines.set(key, line);
    line.inside++;
    try {
      return await line.run(work);
    } finally {
      line.inside--;
      if (line.inside === 0) lines.delete(key);
    }
  };
}
