import type { FastifyBaseLogger } from "fastify";
import postgres from "postgres";
import type { Sql } from "./client.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Listens for as long as the server does. */
    news: Notifications;
  }
}

/**
 * What processes of one database tell each other: small payloads (below 8000 bytes; better an id than a row) on named channels,
 * each told to every process, the teller included. Nobody is told what was said while its connection was lost, so whoever
 * keeps something looks anew at `onReconnect`.
 */
export interface Notifications {
  /** Returns what ends it. */
  subscribe: (channel: string, handler: (payload: string) => void) => () => void;
  /** Called each time that listening begins, the first time too: something may have been missed. Returns what ends it. */
  onReconnect: (handler: () => void) => () => void;
  /** Begins to listen, and goes on until it is closed. */
  start: () => void;
  /** Listens again at once if it is waiting to: the database is known to serve. */
  lookNow: () => void;
  close: () => Promise<void>;
}

const backoffMs = 100;
const maxBackoffMs = 5_000;

/** Listens on a connection of its own, made anew whenever it is lost; postgres.js’ `listen` gives up when that fails once. */
export function notifications(
  { options: given }: Pick<Sql, "options">,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Notifications {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const reconnectHandlers = new Set<() => void>();
  let client: Sql | undefined;
  let isListening = false;
  let again: NodeJS.Timeout | undefined;
  let pause = backoffMs;

  const begin = async (own: Sql) => {
    again = undefined;
    try {
      // So that there is a connection even before somebody subscribes.
      await own`select 1`;
      for (const channel of channels.keys()) await own`listen ${own(channel)}`;
      isListening = true;
    } catch (err) {
      lost(own, err);
      return;
    }
    // Lost again meanwhile: the next time is on its way.
    if (again !== undefined || client !== own) {
      isListening = false;
      return;
    }
    if (pause > backoffMs) log.info("Listening to the database again");
    pause = backoffMs;
    for (const handler of reconnectHandlers) handler();
  };
  const lost = (own: Sql, err?: unknown) => {
    isListening = false;
    if (again !== undefined || client !== own) return;
    if (pause === backoffMs) log.warn({ err }, "No longer listening to the database");
    again = setTimeout(() => void begin(own), pause);
    pause = Math.min(2 * pause, maxBackoffMs);
  };
  /** On the connection that is open; when there is none, the next one begins with every channel. */
  const tell = (act: (own: Sql) => Promise<unknown>) => {
    const own = client;
    if (own && isListening) act(own).catch((err: unknown) => lost(own, err));
  };

  return {
    subscribe(channel, handler) {
      const handlers = channels.get(channel) ?? new Set();
      // A handler that is given twice is called twice.
      const own = (payload: string) => handler(payload);
      handlers.add(own);
      channels.set(channel, handlers);
      if (handlers.size === 1) tell((one) => one`listen ${one(channel)}`);
      return () => {
        if (!handlers.delete(own) || handlers.size > 0) return;
        channels.delete(channel);
        tell((one) => one`unlisten ${one(channel)}`);
      };
    },
    onReconnect(handler) {
      const own = () => handler();
      reconnectHandlers.add(own);
      return () => void reconnectHandlers.delete(own);
    },
    start() {
      if (client) return;
      const options = {
        ...given,
        max: 1,
        // Not closed for saying nothing, nor for its age.
        idle_timeout: undefined,
        max_lifetime: null,
        fetch_types: false,
        onclose: () => lost(own),
        onnotify: (channel: string, payload: string) => {
          for (const handler of channels.get(channel) ?? []) handler(payload);
        },
      };
      const own: Sql = postgres(options as object);
      client = own;
      void begin(own);
    },
    lookNow() {
      if (again === undefined || !client) return;
      clearTimeout(again);
      void begin(client);
    },
    async close() {
      const own = client;
      client = undefined;
      isListening = false;
      clearTimeout(again);
      await own?.end({ timeout: 1 });
    },
  };
}

/** Tells every process that listens. After the commit of what it is about, so that whoever is told finds it. */
export async function notify(sql: Sql, channel: string, payload = ""): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`;
}
