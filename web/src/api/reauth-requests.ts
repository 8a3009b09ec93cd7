import type { ReauthMethod } from "@metiro/shared/reauthentication/methods";

/** What the page asks of whoever sits before it: a proof, with one of what its account has. */
interface ReauthRequest {
  id: number;
  proofs: readonly ReauthMethod[];
}

function createReauthRequests() {
  let pending: (ReauthRequest & { proved: Promise<boolean>; resolve: (proved: boolean) => void }) | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Resolves with whether the proof was given. Several calls that ask at once wait for the same one. */
    ask(this: void, proofs: readonly ReauthMethod[]): Promise<boolean> {
      // Nobody is there to ask: a page without the question.
      if (listeners.size === 0) return Promise.resolve(false);
      if (!pending) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        pending = { id: ++count, proofs, proved: promise, resolve };
        tell();
      }
      return pending.proved;
    },
    answer(proved: boolean): void {
      const answered = pending;
      pending = undefined;
      answered?.resolve(proved);
      tell();
    },
    current: (): ReauthRequest | undefined => pending,
    subscribe(this: void, listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One question for all calls of a page. */
export const reauthRequests = createReauthRequests();
