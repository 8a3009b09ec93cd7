import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A statement that the database is asked and answers, the how manieth of its text since `begin`: what is kept in between is not asked again. */
export interface Exchange {
  text: string;
  nth: number;
}

/** Where a connection is cut: before an exchange reaches the database, or after it was answered and before anybody hears of it. */
export interface Cut extends Exchange {
  side: "before" | "after";
}

export interface Wire {
  port: number;
  /** Counts anew, and cuts once where it is told. */
  begin: (cut?: Cut) => void;
  /** What was said since then. */
  said: () => Exchange[];
  close: () => Promise<void>;
}

/** What the pool says of itself: that is no part of a call. */
const isOwn = (text: string) => text === "select 1" || text.includes("pg_catalog.pg_type");

/**
 * Stands between a pool and PostgreSQL and understands so much of what they say to each other
 * (https://www.postgresql.org/docs/18/protocol-message-formats.html) that it can cut a connection at one statement exactly.
 */
export async function startWire(target: { host: string; port: number }): Promise<Wire> {
  const sockets = new Set<Socket>();
  let all: Exchange[] = [];
  let cut: Cut | undefined;
  const isCut = (side: Cut["side"], { text, nth }: Exchange) =>
    cut?.side === side && cut.text === text && cut.nth === nth;

  // Without it each small message waits 40 ms until the other side says that it has the one before: that was most of these tests' time.
  const noDelay = true;
  const server = createServer({ noDelay }, (near) => {
    const far = connect({ ...target, noDelay });
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      socket.on("error", end);
      socket.on("close", end);
    }
    const texts = textsOf();
    /** Exchanges that PostgreSQL has yet to answer; undefined for what is no part of a call, the sign-in first of all. */
    const unanswered: (Exchange | undefined)[] = [undefined];
    /** What waits for the message that ends it: PostgreSQL carries out a statement as soon as it has it. */
    let held: Buffer[] = [];
    const heard = framesOf({ hasType: false }, (frame) => {
      held.push(frame);
      const text = texts(frame);
      if (text !== undefined) {
        const exchange = isOwn(text) ? undefined : { text, nth: all.filter((one) => one.text === text).length };
        if (exchange) all.push(exchange);
        if (exchange && isCut("before", exchange)) {
          cut = undefined;
          return end();
        }
        unanswered.push(exchange);
      }
      if (isPart(frame)) return;
      far.write(Buffer.concat(held));
      held = [];
    });
    const answered = framesOf({ hasType: true }, (frame) => {
      const exchange = typeOf(frame) === "Z" ? unanswered.shift() : undefined;
      if (exchange && isCut("after", exchange)) {
        cut = undefined;
        return end();
      }
      near.write(frame);
    });
    near.on("data", heard);
    far.on("data", answered);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    begin(next) {
      all = [];
      cut = next;
    },
    said: () => all,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Parse, bind, describe and execute: parts of an exchange. */
const isPart = (frame: Buffer) => "PBDE".includes(typeOf(frame));

const typeOf = (frame: Buffer) => String.fromCharCode(frame[0] ?? 0);

/** Takes bytes as they come and gives whole messages; the first one of a client has no type before its length. */
function framesOf({ hasType }: { hasType: boolean }, take: (frame: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let typed = hasType;
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    for (;;) {
      const head = typed ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const frame = rest.subarray(0, length);
      rest = rest.subarray(length);
      typed = true;
      take(frame);
    }
  };
}

/** The text of an exchange, with the message that ends it: a simple query, or what follows on the statements that were prepared. */
function textsOf(): (frame: Buffer) => string | undefined {
  const prepared = new Map<string, string>();
  let last = "";
  return (frame) => {
    const words = () => frame.toString("utf8", 5).split("\0");
    switch (typeOf(frame)) {
      case "Q":
        return words()[0] ?? "";
      case "P": {
        const [name = "", text = ""] = words();
        prepared.set(name, text);
        last = text;
        return undefined;
      }
      case "B":
        last = prepared.get(words()[1] ?? "") ?? "";
        return undefined;
      case "S":
        return last;
      default:
        return undefined;
    }
  };
}
