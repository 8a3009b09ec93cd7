import { fairQueue } from "../../concurrency/fair-queue.ts";
import { DomainError } from "../../errors/domain-error.ts";

interface Places {
  /** That one account may have at the same time. */
  maxPerAccount: number;
  /** That all accounts of one network may have. */
  maxPerNetwork: number;
  /** That there are. */
  maxTotal: number;
  /** Milliseconds after which it is better tried again: the time of a call runs on, and its body has yet to come. */
  maxWaitMs?: number;
}

export interface Uploader {
  account: string;
  network: string;
}

/** A place of an account: it holds the bytes of an upload. */
export interface UploadPlace {
  /** Resolves when it is this place's turn, rejects when `gone` aborts before. */
  turn: (gone: AbortSignal) => Promise<void>;
  /** Gives place and turn back; to be called whatever happened, once or more. */
  leave: () => void;
}

/** Nothing of those who wait has been read. A browser sends all the photos that were chosen at once. */
const waiting = { ofAccount: 16, ofNetwork: 64, ofAll: 256 };
const retryAfterSeconds = 5;

/**
 * Each account and each network has a small share of the places and waits for more of its own: who keeps one for long keeps few
 * from the others. One at a time is at work, of one account after the other.
 */
export function uploadPlaces({ maxPerAccount, maxPerNetwork, maxTotal, maxWaitMs = 20_000 }: Places): {
  /** Waits for a place until `gone`; `TOO_MANY_REQUESTS` where too much waits, or it for too long. */
  enter: (uploader: Uploader, gone: AbortSignal) => Promise<UploadPlace>;
} {
  const accounts = fairQueue({
    maxRunningPerSender: maxPerAccount,
    maxWaitingPerSender: waiting.ofAccount,
    retryAfterSeconds,
  });
  const networks = fairQueue({
    maxRunning: maxTotal,
    maxRunningPerSender: maxPerNetwork,
    maxWaiting: waiting.ofAll,
    maxWaitingPerSender: waiting.ofNetwork,
    retryAfterSeconds,
  });
  const turns = fairQueue({ maxRunning: 1, retryAfterSeconds });

  return {
    async enter({ account, network }, gone) {
      const late = AbortSignal.timeout(maxWaitMs);
      const over = AbortSignal.any([gone, late]);
      const ends: (() => void)[] = [];
      const leave = () => {
        for (const end of ends.splice(0)) end();
      };
      try {
        ends.push(await accounts.take(account, { gone: over }));
        ends.push(await networks.take(network, { gone: over }));
      } catch (error) {
        leave();
        throw late.aborted ? new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } }) : error;
      }
      return { turn: async (away) => void ends.push(await turns.take(account, { gone: away })), leave };
    },
  };
}
