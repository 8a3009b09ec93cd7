import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { newDeadline, within } from "../db/deadline.ts";
import { DomainError } from "../errors/domain-error.ts";

/**
 * Milliseconds that a call may take from the moment its body has been read, with all its queries; what has a row of its own
 * carries more than one answer, or a body that is read while it is worked on. How long a request may take to arrive is
 * `requestTimeout`'s.
 */
export const deadlines = {
  call: 10_000,
  /** The picture arrives, is decoded and stored. */
  upload: 45_000,
  /** A file of all rows, as slowly as it is fetched. */
  export: 10 * 60_000,
  /** Ends with its session. */
  stream: Number.POSITIVE_INFINITY,
} as const;

export type DeadlineKind = keyof typeof deadlines;

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
const graceOfWrites = 1_000;

const reads = new Set(["GET", "HEAD"]);

/** Answers each call with 503 when its time is over, and ends its queries then or when the caller has gone. */
export const keepDeadlines = fastifyPlugin(async (app: FastifyInstance, { call }: { call: number }) => {
  const known = new WeakSet<RouteOptions["handler"]>();
  app.addHook("onRoute", (route) => {
    // The route for HEAD is made of the one for GET.
    if (known.has(route.handler)) return;
    const kind = route.config?.deadline ?? "call";
    route.handler = limited(route.handler, kind === "call" ? call : deadlines[kind]);
    known.add(route.handler);
  });
});

function limited(handler: RouteOptions["handler"], longest: number): RouteOptions["handler"] {
  return function answer(request, reply) {
    const deadline = newDeadline();
    const result: unknown = within(deadline, () => handler.call(this, request, reply));
    if (!(result instanceof Promise)) return result;
    const { promise: over, reject } = Promise.withResolvers<never>();
    const end = (cause: string) => {
      deadline.cut(cause);
      // What has begun to be sent cannot become a refusal.
      if (reply.raw.headersSent) reply.raw.destroy();
      else reject(new DomainError("UNAVAILABLE", { cause: new Error(cause) }));
    };
    const timer = Number.isFinite(longest) ? setTimeout(end, longest, "The call took too long") : undefined;
    const stopWaiting = onAbandon(request, reply, () => deadline.cut("The caller is gone"));
    const settled = () => {
      clearTimeout(timer);
      stopWaiting();
    };
    result.then(settled, settled);
    return Promise.race([result, over]);
  };
}

/** Calls back when the connection ends before the answer does; a call that changes something has some time to come to its end. */
function onAbandon({ method }: FastifyRequest, { raw }: FastifyReply, abandon: () => void): () => void {
  let grace: NodeJS.Timeout | undefined;
  const onClose = () => {
    if (raw.writableFinished) return;
    if (reads.has(method)) abandon();
    else grace = setTimeout(abandon, graceOfWrites);
  };
  raw.once("close", onClose);
  return () => {
    clearTimeout(grace);
    raw.removeListener("close", onClose);
  };
}
