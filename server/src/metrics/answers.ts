import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Gauge, type Registry } from "prom-client";
import { Durations } from "./durations.ts";

interface Options {
  /** Whether there is a call of this name. */
  isCall: (name: string) => boolean;
}

/** How many requests of which kind are answered how and how fast, and how many are at work. */
export function measureAnswers(registry: Registry) {
  const took = new Durations({
    name: "metiro_http_request_duration_seconds",
    help: "Time from the arrival of a request to the end of its answer, by the pattern of its route or the typed call that it makes.",
    labelNames: ["method", "call", "status"],
    registers: [registry],
  });
  let running = 0;
  registry.registerMetric(
    new Gauge({
      name: "metiro_http_requests_running",
      help: "Requests at work, streams among them.",
      registers: [],
      collect() {
        this.set(running);
      },
    }),
  );
  const measure = (app: FastifyInstance, { isCall }: Options) => {
    app.addHook("onRequest", (_request, reply, done) => {
      running += 1;
      // Also of those that go away before they are answered.
      reply.raw.once("close", () => (running -= 1));
      done();
    });
    app.addHook("onResponse", (request, reply, done) => {
      took.add([request.method, callOf(request, isCall), String(reply.statusCode)], secondsOf(reply));
      done();
    });
  };
  return { measure };
}

const secondsOf = ({ elapsedTime }: FastifyReply) => elapsedTime / 1000;

/** Never an address as it came: there would be endlessly many. Calls that go out together count as one kind. */
export function callOf({ routeOptions: { url: route }, params }: FastifyRequest, isCall: Options["isCall"]): string {
  if (route !== "/trpc/:path") return route ?? "unknown";
  const { path = "" } = params as { path?: string };
  return path.includes(",") ? "/trpc batch" : `/trpc/${isCall(path) ? path : "unknown"}`;
}
