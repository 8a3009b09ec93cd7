import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../errors/domain-error.ts";
import { addressKey } from "../limits/address.ts";
import { type FairQueue, fairQueue } from "../concurrency/fair-queue.ts";
import { bursts, paceOf } from "../limits/burst.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { isLarge } from "./request/unread-bodies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a call of this route costs of its address's budget, when it is more than 1. */
    cost?: number;
    /** It goes on for long, or has a queue of its own: it takes no turn of its address, of which a few may go on so. */
    takesNoTurn?: boolean;
  }
  interface FastifyRequest {
    /** Takes more from the budget of the address; throws `TOO_MANY_REQUESTS` when that is used up. */
    spend(cost: number): void;
    /** What it has taken so far. */
    spent(): number;
    /** Waits until nothing large of the address is at work, before something large begins; at once for what waited already. */
    lineUp(): Promise<void>;
  }
}

/** Calls of one address at work at the same time in a process: a browser sends six, and does not notice that two wait. */
const turns = { running: 4, waiting: 100 };
/** Those that cost more than this, batches as a rule, come one after the other. */
const large = { over: 10, running: 1, waiting: 20 };
/** Streams, files and uploads of one address that go on at the same time in a process. */
const lasting = { running: 60, waiting: 0 };
/** Large bodies of one address that arrive at the same time in a process, however slowly. */
const maxBodies = 60;
/**
 * Milliseconds for which a turn is held beyond the pace of the budget, for each unit, so that
 * many calls at once come one after the other. What is large blocks the process
 * for as long as it is drawn or written, so that it rests twice as long.
 */
const rest = { each: 30, eachOfLarge: 60, most: 2_000 };
/** Bytes of a JSON text that are read in a millisecond or two. */
const bytesOfUnit = 65_536;
/** Open connections of one address, where addresses connect by themselves. */
const maxConnections = 200;
/** Refusals in a row that an address gets at once; further ones are held for a while, so that asking on costs the asker. */
const maxPromptRefusals = 20;
/** Milliseconds for which a refusal is held. */
const holdMs = 500;

/** Where nothing is limited, nothing is spent. */
export function decorateSpend(app: FastifyInstance): void {
  app.decorateRequest("spend", () => {});
  app.decorateRequest("spent", () => 0);
  app.decorateRequest("lineUp", async () => {});
}

/**
 * Refuses the calls of an address beyond its budget, before anything is read of them, and lets a few at a time begin
 * their work.
 */
export function limitBudgets(scope: FastifyInstance, limiter: RateLimiter): void {
  const refused = new Map<string, number>();
  const arriving = new Map<string, number>();
  const receive = (address: string, { headers, raw }: FastifyRequest) => {
    if (!isLarge(headers)) return;
    const count = (arriving.get(address) ?? 0) + 1;
    if (count > maxBodies) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 5 } });
    arriving.set(address, count);
    raw.once("close", () => {
      const left = (arriving.get(address) ?? 1) - 1;
      if (left > 0) arriving.set(address, left);
      else arriving.delete(address);
    });
  };
  const policy = `"address";q=${limiter.perMinute};w=60`;
  scope.addHook("onRequest", (request, reply, done) => {
    const address = addressKey(request.ip);
    let spent = 0;
    const spend = (cost: number) => {
      if (cost <= 0) return;
      const retryAfterSeconds = limiter.take(address, cost);
      const { left, seconds } = limiter.standing(address);
      if (!reply.raw.headersSent)
        void reply.header("ratelimit-policy", policy).header("ratelimit", `"address";r=${left};t=${seconds}`);
      if (retryAfterSeconds > 0) throw new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds } });
      spent += cost;
    };
    request.spend = spend;
    request.spent = () => spent;
    try {
      spend((request.routeOptions.config.cost ?? 1) + costOfBody(request));
      receive(address, request);
      refused.delete(address);
      done();
    } catch (error) {
      const times = (refused.get(address) ?? 0) + 1;
      if (refused.size > 10_000) refused.clear();
      refused.set(address, times);
      if (times <= maxPromptRefusals) return done(error as DomainError);
      request.isInsistent = true;
      const answer = setTimeout(() => done(error as DomainError), holdMs);
      reply.raw.once("close", () => clearTimeout(answer));
    }
  });
  takeTurns(scope, limiter.perMinute);
}

/** What reading a body costs, by the length it has or may have. What is sent as a stream is weighed by its route. */
function costOfBody({ headers, routeOptions: { config, bodyLimit } }: FastifyRequest): number {
  if (config.takesNoTurn) return 0;
  const length = headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : bodyLimit;
  return Math.floor(Math.min(length, bodyLimit) / bytesOfUnit) || 0;
}

/** After the body has been read: whoever sends it slowly holds up nobody. */
function takeTurns(scope: FastifyInstance, perMinute: number): void {
  const [turn, largeTurn, stay] = [turns, large, lasting].map(({ running, waiting }) =>
    fairQueue({ maxRunningPerSender: running, maxWaitingPerSender: waiting, retryAfterSeconds: 1 }),
  ) as [FairQueue, FairQueue, FairQueue];
  const isBeyond = bursts(paceOf(perMinute));
  const restAfter = (address: string, spent: number) => {
    if (spent <= 1 || !isBeyond(address, spent)) return 0;
    return Math.min((spent - 1) * (spent > large.over ? rest.eachOfLarge : rest.each), rest.most);
  };
  scope.addHook("preValidation", async (request, reply) => {
    const { takesNoTurn } = request.routeOptions.config;
    const address = addressKey(request.ip);
    const gone = new AbortController();
    const ends: Promise<() => void>[] = [];
    const wait = async ({ take }: FairQueue) => {
      const end = take(address, { gone: gone.signal });
      ends.push(end);
      await end;
    };
    reply.raw.once("close", () => {
      gone.abort();
      const pause = takesNoTurn ? 0 : restAfter(address, request.spent());
      const ended = (act: () => void) => (pause > 0 ? setTimeout(act, pause).unref() : act());
      for (const end of ends) end.then(ended, () => {});
    });
    let isLinedUp = false;
    request.lineUp = async () => {
      if (isLinedUp) return;
      isLinedUp = true;
      await wait(largeTurn);
    };
    await wait(takesNoTurn ? stay : turn);
    if (request.spent() > large.over && !takesNoTurn) await request.lineUp();
  });
}

/** Cuts the connections of an address beyond those that a browser, or a house full of them, needs. */
export function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? "");
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxConnections) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
