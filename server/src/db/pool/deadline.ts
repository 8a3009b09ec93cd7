import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "../../errors/domain-error.ts";

/** The time a call has. Whatever it asks of the database meanwhile ends with it. */
export interface Deadline {
  /** Why nothing more is asked of the database for this call; undefined while it runs. */
  refusal: () => DomainError | undefined;
  /** Hands over what ends a query that runs; returns what takes it back once the query has ended by itself. */
  enter: (cancel: () => void) => () => void;
  /** Ends the queries that run and refuses those to come: the time is over, or the caller is gone. */
  cut: (cause: string) => void;
}

export function newDeadline(): Deadline {
  const cancels = new Set<() => void>();
  let refusal: DomainError | undefined;
  return {
    refusal: () => refusal,
    enter(cancel) {
      cancels.add(cancel);
      return () => void cancels.delete(cancel);
    },
    cut(cause) {
      if (refusal) return;
      refusal = new DomainError("UNAVAILABLE", { cause: new Error(cause) });
      for (const cancel of cancels) cancel();
    },
  };
}

const current = new AsyncLocalStorage<Deadline | undefined>();

/** Runs what a call does: every query in it has the call's deadline, without being given it. */
export const runWithDeadline = <Result>(deadline: Deadline, act: () => Result): Result => current.run(deadline, act);

/** Runs what does not end with the call that began it: work for all who wait for it, or what sets a connection right again. */
export const beyondDeadline = <Result>(act: () => Result): Result => current.run(undefined, act);

export const deadlineOfNow = (): Deadline | undefined => current.getStore();
