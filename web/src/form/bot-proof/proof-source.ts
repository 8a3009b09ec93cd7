import type { BotChallenge } from "@metiro/shared/auth/schema";

/** What a form sends to show that no robot filled it in; nothing where the site asks for nothing. */
export interface Proof {
  botProof?: string;
  /** Milliseconds since 1970 from which the server refuses it. */
  until: number;
}

interface Dependencies {
  ask: () => Promise<BotChallenge>;
  solve: (challenge: BotChallenge) => Promise<Proof>;
}

/** A proof that has less time left than this may be too old when it arrives. */
const margin = 10_000;

/** One proof at a time: got ahead, while the form is filled in, and given away once. */
export function createProofSource({ ask, solve }: Dependencies) {
  let coming: Promise<Proof> | undefined;

  function start(): Promise<Proof> {
    if (coming) return coming;
    const next = ask().then(solve);
    coming = next;
    // What fails ahead is tried again when it is needed.
    next.catch(() => {
      if (coming === next) coming = undefined;
    });
    return next;
  }

  return {
    /** Gets a proof ahead, unseen. */
    start: (): void => void start().catch(() => undefined),
    /** A proof of one's own: the one that was got ahead, unless it has grown too old. */
    take: async (): Promise<Proof> => {
      const ahead = await start().catch(() => undefined);
      const proof = ahead && ahead.until - margin > Date.now() ? ahead : await renewed();
      coming = undefined;
      return proof;
    },
  };

  function renewed(): Promise<Proof> {
    coming = undefined;
    return start();
  }
}
