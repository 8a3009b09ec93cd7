import type { RequestDraft } from "@metiro/shared/request-draft/schema";
import type * as account from "#drafts/account.ts";
import type { SyncOutcome, DraftLocation } from "#drafts/account.ts";

/** From the last change until it is saved, in milliseconds. */
const pause = 1_500;

interface SyncOptions {
  place: () => Promise<DraftLocation>;
  /** Nothing is lost by showing the account's draft. */
  onAdopt: (theirs: RequestDraft) => void;
  /** Both sides have something of their own: the reader chooses. */
  onChoice: (theirs: RequestDraft) => void;
  /** What was here is sent, or thrown away elsewhere. */
  onGone: () => void;
}

type Account = typeof account;

/**
 * Keeps the draft of this device and that of the account the same, in the background: one call after the other, a moment after
 * the last change, and nothing while the reader has yet to choose between the two.
 */
export function createAccountSync({ place, onAdopt, onChoice, onGone }: SyncOptions) {
  const over = new AbortController();
  const { signal } = over;
  let hasMet = false;
  let asks = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<SyncOutcome["is"]> = Promise.resolve("none");

  const inTurn = (act: (account: Account, at: DraftLocation) => Promise<SyncOutcome>): Promise<SyncOutcome["is"]> =>
    (turn = turn.then(async () => {
      if (signal.aborted) return "later";
      try {
        const [account, at] = await Promise.all([import("#drafts/account.ts"), place()]);
        const outcome = await act(account, { ...at, signal });
        hear(outcome);
        return outcome.is;
      } catch {
        // Neither code nor server can be had now: what is here stays here.
        return "later";
      }
    }));

  const hear = (outcome: SyncOutcome) => {
    if (signal.aborted) return;
    if (outcome.is !== "later") hasMet = true;
    if (outcome.is === "gone") onGone();
    if (outcome.is !== "newer") return;
    if (outcome.takes) return onAdopt(outcome.theirs);
    asks = true;
    onChoice(outcome.theirs);
  };

  const save = () => {
    clearTimeout(timer);
    if (asks) return Promise.resolve<SyncOutcome["is"]>("newer");
    return inTurn((account, at) => (hasMet ? account.saveDraft(at) : account.meetAccount(at)));
  };

  return {
    /** Compares, the first time; brings to the account what is only here. */
    save,
    /** Something has changed. */
    touch: () => {
      clearTimeout(timer);
      if (!asks && !signal.aborted) timer = setTimeout(() => void save(), pause);
    },
    keepMine: (theirs: RequestDraft) => {
      asks = false;
      return inTurn((account, at) => account.keepMine(at, theirs));
    },
    takeTheirs: (theirs: RequestDraft) => {
      asks = false;
      onAdopt(theirs);
    },
    stop: () => {
      over.abort();
      clearTimeout(timer);
    },
  };
}
