import { DomainError } from "../errors/domain-error.ts";

export interface FairQueueLimits {
  /** At work at the same time: of all senders, and of one. No limit unless told. */
  maxRunning?: number;
  maxRunningPerSender?: number;
  /** Waiting: of all senders, those that go first and the others each for themselves; and of one of them. No limit unless told. */
  maxWaiting?: number;
  maxWaitingPerSender?: number;
  /** Told to whoever is refused because too much waits. */
  retryAfterSeconds: number;
}

interface Place {
  /** Goes before all that does not go first. */
  first?: boolean;
  /** Whoever goes away leaves the queue; its turn is then a `BAD_REQUEST`. */
  gone?: AbortSignal;
}

export interface FairQueue {
  /** Resolves when it is a sender's turn, with what ends the turn; `TOO_MANY_REQUESTS` where too much waits. */
  take: (sender: string, place?: Place) => Promise<() => void>;
  /** Does some work in a turn of a sender. */
  run: <Result>(sender: string, work: () => Promise<Result>, place?: Place) => Promise<Result>;
}

/** Those who wait, by sender; a sender whose turn has been goes to the end. */
type Lines = Map<string, Set<() => void>>;

/** A few at a time, of one sender after the other: whoever sends much waits behind its own work, others behind one piece of it. */
export function fairQueue({
  maxRunning = Infinity,
  maxRunningPerSender = Infinity,
  maxWaiting = Infinity,
  maxWaitingPerSender = Infinity,
  retryAfterSeconds,
}: FairQueueLimits): FairQueue {
  const first: Lines = new Map();
  const others: Lines = new Map();
  const busyOf = new Map<string, number>();
  let busy = 0;

  const mayBegin = (sender: string) => busy < maxRunning && (busyOf.get(sender) ?? 0) < maxRunningPerSender;

  function begin(sender: string): void {
    busy++;
    busyOf.set(sender, (busyOf.get(sender) ?? 0) + 1);
  }

  function end(sender: string): void {
    busy--;
    const left = (busyOf.get(sender) ?? 1) - 1;
    if (left > 0) busyOf.set(sender, left);
    else busyOf.delete(sender);
    for (const lines of [first, others]) if (letBegin(lines, sender)) return;
  }

  /** The turn is handed on, so that nobody can slip in between. Without a limit for all only who ended makes room, for its own. */
  function letBegin(lines: Lines, ended: string): boolean {
    for (const sender of maxRunning === Infinity ? [ended] : lines.keys()) {
      const line = lines.get(sender);
      const [start] = line ?? [];
      if (!line || !start || !mayBegin(sender)) continue;
      line.delete(start);
      lines.delete(sender);
      if (line.size > 0) lines.set(sender, line);
      begin(sender);
      start();
      return true;
    }
    return false;
  }

  async function wait(sender: string, lines: Lines, gone?: AbortSignal): Promise<void> {
    const line = lines.get(sender) ?? new Set();
    const isFull = maxWaiting < Infinity && lines.values().reduce((sum, { size }) => sum + size, 0) >= maxWaiting;
    if (isFull || line.size >= maxWaitingPerSender)
      throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } });
    if (gone?.aborted) throw new DomainError("BAD_REQUEST");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    lines.set(sender, line.add(resolve));
    const leave = () => {
      // Whose turn has come ends it in the ordinary way.
      if (!line.delete(resolve)) return;
      if (line.size === 0 && lines.get(sender) === line) lines.delete(sender);
      reject(new DomainError("BAD_REQUEST"));
    };
    gone?.addEventListener("abort", leave, { once: true });
    await promise.finally(() => gone?.removeEventListener("abort", leave));
  }

  async function take(sender: string, { first: goesFirst = false, gone }: Place = {}): Promise<() => void> {
    if (mayBegin(sender)) begin(sender);
    else await wait(sender, goesFirst ? first : others, gone);
    return once(() => end(sender));
  }

  return {
    take,
    async run(sender, work, place) {
      const end = await take(sender, place);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
