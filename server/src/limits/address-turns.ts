import { DomainError } from "../errors/domain-error.ts";

interface Settings {
  /** Calls of one address that are at work at the same time. */
  running: number;
  /** How many more may wait; the next is refused with `TOO_MANY_REQUESTS`. */
  waiting: number;
}

/** Lets a call begin when it is its address's turn; returns what ends it. Whoever goes away (`gone`) leaves the line. */
export type AddressTurns = (address: string, gone: AbortSignal) => Promise<() => void>;

interface Line {
  busy: number;
  queue: Set<() => void>;
}

/**
 * A few calls of each address at a time: whoever sends hundreds at once waits behind its own calls, and others behind no
 * more than these few of it.
 */
export function addressTurns({ running, waiting }: Settings): AddressTurns {
  const lines = new Map<string, Line>();

  return async function turn(address, gone) {
    const line = lines.get(address) ?? { busy: 0, queue: new Set() };
    lines.set(address, line);
    const end = once(() => {
      const [next] = line.queue;
      if (next) {
        line.queue.delete(next);
        next();
      } else if (--line.busy === 0) lines.delete(address);
    });
    if (line.busy < running) {
      line.busy++;
      return end;
    }
    if (line.queue.size >= waiting) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 1 } });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.queue.add(resolve);
    const leave = () => {
      // Whose turn has come ends it in the ordinary way.
      if (line.queue.delete(resolve)) reject(new DomainError("BAD_REQUEST"));
    };
    gone.addEventListener("abort", leave, { once: true });
    await promise.finally(() => gone.removeEventListener("abort", leave));
    return end;
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
