import type { Breaker } from "./breaker.ts";
import { statementSpan } from "../../tracing/span.ts";
import { frequentStatements } from "./met-often.ts";
import { type Deadline, deadlineOfNow } from "./deadline.ts";
import type { CountedUse } from "./use.ts";

/** What postgres.js' queries are beside promises: run by `handler` once somebody waits for them. */
interface Query extends Promise<unknown> {
  handler: (query: Query) => void;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Asks the database to end it, on a connection of its own. Its `cancel` would hide how that went. */
  canceller: ((query: Query) => Promise<unknown>) | null;
  /** Its text between the places of values. */
  strings: readonly string[];
  /** Whether its connection works on it. */
  active: boolean;
  /** Its connection; null while it waits for one. */
  state: object | null;
}

type Method = (...args: unknown[]) => unknown;
interface Client {
  (...args: unknown[]): unknown;
  unsafe: Method;
  begin?: Method;
  savepoint?: Method;
  reserve?: () => Promise<Client>;
}

/**
 * A client of postgres.js whose queries are refused while the database is away or the time of their call is over, are cancelled
 * when that ends, and are watched by the breaker. What runs in a transaction that is cut is rolled back. Statements that transactions
 * make often are prepared: they find rows by their keys, so one plan serves all values, which is not so of lists with their filters.
 */
export function guarded<Sql extends object>(sql: Sql, breaker: Breaker, use: CountedUse): Sql {
  return guard(sql as unknown as Client, {
    breaker,
    use,
    isOften: frequentStatements(),
    isShared: true,
  }) as unknown as Sql;
}

interface Guard {
  breaker: Breaker;
  use: CountedUse;
  isOften: (text: string) => boolean;
  /** Whether it is the pool itself, not one of its connections. */
  isShared: boolean;
}

function guard(client: Client, options: Guard): Client {
  const { isOften, isShared } = options;
  const watched = (made: unknown) => {
    if (isQuery(made)) watch(made, options);
    return made;
  };
  const own: Partial<Client> = {
    unsafe: (...args) => watched(client.unsafe(...(isShared ? args : kept(args, isOften)))),
  };
  if (client.begin) own.begin = (...args) => begin(client.begin as Method, args, options);
  if (client.savepoint)
    own.savepoint = (...args) => {
      const act = args.pop() as (sql: Client) => unknown;
      return client.savepoint?.(...args, (inner: Client) => act(guard(inner, options)));
    };
  if (client.reserve) own.reserve = () => reserve(client, options);
  return new Proxy(client, {
    apply: (target, self, args) => watched(Reflect.apply(target, self, args)),
    get: (target, name) => (Object.hasOwn(own, name) ? own[name as keyof Client] : Reflect.get(target, name)),
  });
}

/** What `unsafe` is given, asking to prepare a text with values that comes often. */
function kept(args: unknown[], isOften: Guard["isOften"]): unknown[] {
  const [text, values, asked] = args;
  const hasValues = Array.isArray(values) && values.length > 0;
  return hasValues && isOften(String(text))
    ? [text, values, { ...(asked as object | undefined), prepare: true }]
    : args;
}

const isQuery = (made: unknown): made is Query => made instanceof Promise && "handler" in made && "state" in made;

const refusalNow = (breaker: Breaker, deadline: Deadline | undefined) => breaker.refusal() ?? deadline?.refusal();

function watch(query: Query, { breaker, use, isShared }: Guard): void {
  const run = query.handler;
  query.handler = (started) => {
    const deadline = deadlineOfNow();
    const refusal = refusalNow(breaker, deadline);
    if (refusal) return started.reject(refusal);
    const ended = breaker.began();
    // What runs in a transaction has its connection.
    const left = isShared ? use.ran(started) : undefined;
    const endSpan = statementSpan(() => started.strings.join("?"));
    const leave = deadline?.enter(() => cancel(started, { isShared }));
    const { resolve, reject } = started;
    started.resolve = (value) => {
      leave?.();
      left?.();
      ended();
      endSpan?.();
      resolve(value);
    };
    started.reject = (error) => {
      leave?.();
      left?.();
      ended(error);
      endSpan?.({ error });
      reject(error);
    };
    return run(started);
  };
}

/** One that waits behind another of its own transaction falls with that: taken out of the middle it would stop the connection. */
function cancel(query: Query, { isShared }: { isShared: boolean }): void {
  if (query.active || (isShared && query.state === null)) query.canceller?.(query).catch(() => undefined);
}

async function begin(start: Method, args: unknown[], options: Guard): Promise<unknown> {
  const { breaker, use } = options;
  const act = args.pop() as (sql: Client) => unknown;
  const deadline = deadlineOfNow();
  const check = () => {
    const refusal = refusalNow(breaker, deadline);
    if (refusal) throw refusal;
  };
  check();
  // Until it has a connection, and from its last statement to the end of its commit, the transaction itself waits.
  let ended = breaker.began();
  const asked = use.asked();
  try {
    const result = await start(...args, async (client: Client) => {
      ended();
      asked.begun();
      check();
      const made = act(guard(client, { ...options, isShared: false }));
      const done = await (Array.isArray(made) ? Promise.all(made) : made);
      check();
      ended = breaker.began();
      return done;
    });
    ended();
    return result;
  } catch (error) {
    ended(error);
    throw error;
  } finally {
    asked.ended();
  }
}

async function reserve(client: Client, options: Guard): Promise<Client> {
  const { breaker, use } = options;
  const refusal = refusalNow(breaker, deadlineOfNow());
  if (refusal) throw refusal;
  const ended = breaker.began();
  const asked = use.asked();
  try {
    const reserved = await (client.reserve as () => Promise<Client>)();
    ended();
    asked.begun();
    return releasing(guard(reserved, { ...options, isShared: false }), asked.ended);
  } catch (error) {
    ended(error);
    asked.ended();
    throw error;
  }
}

/** A reserved connection that says when it is given back. */
const releasing = (reserved: Client, released: () => void): Client =>
  new Proxy(reserved, {
    get: (target, name) =>
      name === "release"
        ? () => {
            released();
            return (Reflect.get(target, name) as Method)();
          }
        : Reflect.get(target, name),
  });
