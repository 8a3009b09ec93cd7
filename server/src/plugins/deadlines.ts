import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type Deadline, newDeadline, runWithDeadline } from "../db/pool/deadline.ts";
import { DomainError } from "../errors/domain-error.ts";

/**
 * Milliseconds that a call may take from the moment its body has been read, with all its queries; what has a row of its own
 * carries more than one answer, or a body that is read while it is worked on. How long a request may take to arrive is
 * `requestTimeout`'s.
 */
export const deadlinesMs = {
  call: 10_000,
  /** The picture arrives, is decoded and stored. */
  upload: 45_000,
  /** A file of all rows, as slowly as it is fetched. */
  export: 10 * 60_000,
  /** Ends with its session. */
  stream: Number.POSITIVE_INFINITY,
} as const;

type DeadlineKind = keyof typeof deadlinesMs;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The row of the table of deadlines; `call` unless told. */
    deadline?: DeadlineKind;
  }
}

/**
 * What a call that changes something has left when its caller is gone: whoever closes the page right after sending has sent, and
 * a try that counts is counted. Milliseconds.
 */
const writeGraceMs = 1_000;

const reads = new Set(["GET", "HEAD"]);

interface Running {
  /** Rejects when the time is over, for the handler that is waited for. */
  over: Promise<never>;
  /** Whether the handler has begun: before that a hook may answer, or wait. */
  isHandled: boolean;
  /** The handler has come to its end. */
  settle: () => void;
}

/** Answers each call with 503 when its time is over, and ends its queries then or when the caller has gone. */
export const keepDeadlines = fastifyPlugin(async (app: FastifyInstance, { call }: { call: number }) => {
  const running = new WeakMap<FastifyRequest, Running>();
  const wrapped = new WeakSet<RouteOptions["handler"]>();
  app.addHook("preValidation", (request, reply, done) => {
    const kind = request.routeOptions.config.deadline ?? "call";
    const deadline = newDeadline();
    running.set(request, begin(request, reply, { deadline, timeoutMs: kind === "call" ? call : deadlinesMs[kind] }));
    runWithDeadline(deadline, done);
  });
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    // The route for HEAD is made of the one for GET.
    if (wrapped.has(handler)) return;
    route.handler = function inTime(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      const own = running.get(request);
      if (!own || !(result instanceof Promise)) return result;
      own.isHandled = true;
      result.then(own.settle, own.settle);
      return Promise.race([result, own.over]);
    };
    wrapped.add(route.handler);
  });
});

interface Limit {
  deadline: Deadline;
  timeoutMs: number;
}

function begin(request: FastifyRequest, reply: FastifyReply, { deadline, timeoutMs }: Limit): Running {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = (cause: string) => {
    deadline.cut(cause);
    const refusal = new DomainError("UNAVAILABLE", { cause: new Error(cause) });
    if (reply.raw.headersSent) {
      // What has begun to be sent cannot become a refusal.
      if (own.isHandled) reply.raw.destroy();
    } else if (own.isHandled) reject(refusal);
    else void reply.send(refusal);
  };
  const timer = Number.isFinite(timeoutMs) ? setTimeout(end, timeoutMs, "The call took too long").unref() : undefined;
  const stopWaiting = onAbandon(request, reply, () => deadline.cut("The caller is gone"));
  const settle = () => {
    clearTimeout(timer);
    stopWaiting();
  };
  reply.raw.once("finish", settle);
  const own: Running = { over, isHandled: false, settle };
  return own;
}

/** Calls back when the connection ends before the answer does; a call that changes something has some time to come to its end. */
function onAbandon({ method }: FastifyRequest, { raw }: FastifyReply, abandon: () => void): () => void {
  let grace: NodeJS.Timeout | undefined;
  const onClose = () => {
    if (raw.writableFinished) return;
    if (reads.has(method)) abandon();
    else grace = setTimeout(abandon, writeGraceMs);
  };
  raw.once("close", onClose);
  return () => {
    clearTimeout(grace);
    raw.removeListener("close", onClose);
  };
}
