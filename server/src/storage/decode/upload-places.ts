import { fairQueue } from "../../concurrency/fair-queue.ts";
import { DomainError } from "../../errors/domain-error.ts";

interface Places {
  /** That one account may have at the same time. */
  ofOne: number;
  /** That there are. */
  ofAll: number;
}

/** A place of an account: it holds the bytes of an upload. */
export interface UploadPlace {
  /** Resolves when it is this place's turn, rejects when `gone` aborts before. */
  turn: (gone: AbortSignal) => Promise<void>;
  /** Gives place and turn back; to be called whatever happened, once or more. */
  leave: () => void;
}

/** One at a time is at work, of one account after the other. */
export function uploadPlaces({ ofOne, ofAll }: Places): { enter: (account: string) => UploadPlace } {
  const queue = fairQueue({ running: 1, retryAfterSeconds: 5 });
  const inside = new Map<string, number>();
  let places = 0;

  return {
    enter(account) {
      const own = inside.get(account) ?? 0;
      if (own >= ofOne) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 5 } });
      if (places >= ofAll) throw new DomainError("UNAVAILABLE", { params: { retryAfterSeconds: 5 } });
      inside.set(account, own + 1);
      places++;
      let isOut = false;
      let end: (() => void) | undefined;

      return {
        async turn(gone) {
          end = await queue.take(account, { gone });
        },
        leave() {
          if (isOut) return;
          isOut = true;
          places--;
          const left = (inside.get(account) ?? 1) - 1;
          if (left > 0) inside.set(account, left);
          else inside.delete(account);
          end?.();
        },
      };
    },
  };
}
