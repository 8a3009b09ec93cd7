import { DomainError } from "../../errors/domain-error.ts";

/**
 * Milliseconds in which this process runs (`whileRunning`): what came while it was kept from the processor it reads before it
 * gives up. Tests give shorter ones.
 */
export interface BreakerTimeouts {
  /** How long everybody may wait without any answer before the database is asked whether it serves. */
  silenceMs: number;
  /** How long it may take to say so, on a connection of its own. */
  answerMs: number;
  /** The pause between two looks at those who wait, and between two questions while it is away. */
  pollMs: number;
}

export const breakerTimeouts: BreakerTimeouts = { silenceMs: 1_500, answerMs: 2_000, pollMs: 250 };

/** Seconds after which a refused caller may try again. */
const retryAfterSeconds = 2;

/** Whether the database serves. While it does not, queries are refused at once instead of waiting for it. */
export interface Breaker {
  isOpen: () => boolean;
  refusal: () => DomainError | undefined;
  /** Tells of a query that begins; returns what tells how it ended. */
  began: () => (error?: unknown) => void;
  /** Calls back at each change: the database has gone away, or serves again. */
  onChange: (handler: (serves: boolean) => void) => void;
  close: () => void;
}

interface Options extends BreakerTimeouts {
  /** Asks on a new connection; rejects when no answer comes in time. */
  ask: () => Promise<unknown>;
  /** Ends every connection of the pool, and what waits for one. */
  drop: () => void;
}

export function breaker({ ask, drop, silenceMs, pollMs }: Options): Breaker {
  const waiting = new Set<{ since: number }>();
  const handlers: ((serves: boolean) => void)[] = [];
  /** The number of looks so far, which is the breaker's clock: none is made while the process does not run, or nobody waits. */
  let looks = 0;
  let lastAnswer = looks;
  let isOpen = false;
  let isClosed = false;
  let asking = 0;
  let timer: NodeJS.Timeout | undefined;

  const watch = () => {
    if (!isClosed) timer ??= setInterval(onLook, pollMs).unref();
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const change = (open: boolean) => {
    isOpen = open;
    for (const handler of handlers) handler(!open);
  };
  const answered = () => {
    lastAnswer = looks;
    if (isOpen && !isClosed) change(false);
  };
  const silent = () => {
    if (isOpen || isClosed) return;
    change(true);
    drop();
    watch();
  };
  /** One question while it serves; while it is away a new one at each look: the one before may hang in what is no more. */
  const question = () => {
    if (isClosed || asking >= (isOpen ? 8 : 1)) return;
    asking++;
    ask()
      .then(answered, (error: unknown) => (isAnswer(error, { isOpen }) ? answered() : silent()))
      .finally(() => asking--);
  };
  const onLook = () => {
    looks++;
    if (isOpen) return question();
    const [oldest] = waiting;
    if (!oldest) return rest();
    if ((looks - Math.max(oldest.since, lastAnswer)) * pollMs > silenceMs) question();
  };

  return {
    isOpen: () => isOpen,
    refusal: () => (isOpen ? new DomainError("UNAVAILABLE", { params: { retryAfterSeconds } }) : undefined),
    began() {
      const one = { since: looks };
      waiting.add(one);
      watch();
      return (error) => {
        if (!waiting.delete(one)) return;
        if (error === undefined || isAnswer(error, { isOpen: false })) lastAnswer = looks;
        else if (isLoss(error)) question();
      };
    },
    onChange: (handler) => void handlers.push(handler),
    close() {
      isClosed = true;
      rest();
    },
  };
}

/** Shutting down, crashed, starting up; see https://www.postgresql.org/docs/18/errcodes-appendix.html. */
const notServing = /^(?:57P0[1-3]|08...)$/;
const tooManyConnections = "53300";

/** Whether a refusal was spoken by a database that serves. One without room for another connection serves those that are open. */
function isAnswer(error: unknown, { isOpen }: { isOpen: boolean }): boolean {
  if (!(error instanceof Error && "severity" in error && "code" in error)) return false;
  const code = String(error.code);
  return !notServing.test(code) && !(isOpen && code === tooManyConnections);
}

/** Whether it tells of the connection and not of the query: refusals of our own tell of neither. */
const isLoss = (error: unknown): boolean => error instanceof Error && !(error instanceof DomainError);
