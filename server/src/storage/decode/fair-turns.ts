import { DomainError } from "../../errors/domain-error.ts";

interface Places {
  /** That one account may have at the same time. */
  ofOne: number;
  /** That there are. */
  ofAll: number;
}

/** A place in the line of an account. */
export interface FairTurn {
  /** Resolves when it is this place's turn, rejects when `gone` aborts before. */
  turn: (gone: AbortSignal) => Promise<void>;
  /** Gives place and turn back; to be called whatever happened, once or more. */
  leave: () => void;
}

/** One at a time, of one account after the other: who sends many waits behind its own, others behind one of them. */
export function fairTurns({ ofOne, ofAll }: Places): { enter: (account: string) => FairTurn } {
  const inside = new Map<string, number>();
  /** Those who wait, by account; whose turn has been goes to the end. */
  const lines = new Map<string, Set<() => void>>();
  let places = 0;
  let busy: FairTurn | undefined;

  function next(): void {
    busy = undefined;
    const [first] = lines;
    if (!first) return;
    const [account, line] = first;
    lines.delete(account);
    const [begin] = line;
    if (begin) line.delete(begin);
    if (line.size > 0) lines.set(account, line);
    begin?.();
  }

  return {
    enter(account) {
      const own = inside.get(account) ?? 0;
      if (own >= ofOne) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 5 } });
      if (places >= ofAll) throw new DomainError("UNAVAILABLE", { params: { retryAfterSeconds: 5 } });
      inside.set(account, own + 1);
      places++;
      let isOut = false;

      const place: FairTurn = {
        async turn(gone) {
          if (!busy) {
            busy = place;
            return;
          }
          const { promise, resolve, reject } = Promise.withResolvers<void>();
          const line = lines.get(account) ?? new Set();
          lines.set(account, line);
          const begin = () => {
            busy = place;
            resolve();
          };
          line.add(begin);
          const leave = () => {
            if (!line.delete(begin)) return;
            if (line.size === 0 && lines.get(account) === line) lines.delete(account);
            reject(new DomainError("BAD_REQUEST"));
          };
          gone.addEventListener("abort", leave, { once: true });
          await promise.finally(() => gone.removeEventListener("abort", leave));
        },
        leave() {
          if (isOut) return;
          isOut = true;
          places--;
          const left = (inside.get(account) ?? 1) - 1;
          if (left > 0) inside.set(account, left);
          else inside.delete(account);
          if (busy === place) next();
        },
      };
      return place;
    },
  };
}
