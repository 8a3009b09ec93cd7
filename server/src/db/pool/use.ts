/** How a pool is used: what has a connection and what waits for one. */
export interface PoolUse {
  /** Connections that it opens at most. */
  maxConnections: number;
  /** How many are used, by statements that run and by transactions, between their statements too. */
  inUse: () => number;
  /** How many statements and transactions have begun and are worked on by no connection yet. */
  waiting: () => number;
  /** Calls back with the seconds that each transaction waited until it had begun. */
  onBegun: (handler: (seconds: number) => void) => void;
}

/** What postgres.js notes of a statement: whether its connection works on it, and which that is. */
interface Statement {
  active: boolean;
  state: object | null;
}

export interface CountedUse extends PoolUse {
  /** Tells of a statement of the pool itself that begins; returns what tells that it ended. */
  ran: (statement: Statement) => () => void;
  /** Tells of whoever wants a connection for itself; returns what tells that it has one. */
  asked: () => Asked;
}

interface Asked {
  begun: () => void;
  /** Also of one that never had a connection. */
  ended: () => void;
}

/**
 * Counts how a pool is used. postgres.js tells neither what waits nor since when: it sends statements on to connections that are busy,
 * where they wait behind others. So what has begun is kept until it ends, and looked at when somebody asks.
 */
export function countedUse(most: number): CountedUse {
  const running = new Set<Statement>();
  const handlers: ((seconds: number) => void)[] = [];
  let asking = 0;
  let held = 0;
  return {
    maxConnections: most,
    inUse: () => held + new Set([...running].filter(({ active }) => active).map(({ state }) => state)).size,
    waiting: () => asking + [...running].filter(({ active }) => !active).length,
    onBegun: (handler) => void handlers.push(handler),
    ran(statement) {
      running.add(statement);
      return () => void running.delete(statement);
    },
    asked() {
      const since = performance.now();
      let has: "none" | "one" | "had" = "none";
      asking += 1;
      return {
        begun() {
          has = "one";
          asking -= 1;
          held += 1;
          for (const handler of handlers) handler((performance.now() - since) / 1_000);
        },
        ended() {
          if (has === "none") asking -= 1;
          if (has === "one") held -= 1;
          has = "had";
        },
      };
    },
  };
}
