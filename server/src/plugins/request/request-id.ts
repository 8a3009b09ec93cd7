import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

export const requestIdHeader = "x-request-id";
/** Long enough to be unique, short enough for a log line, and nothing that could break out of one. */
const wellFormed = /^[\w.-]{8,64}$/;

/** A new id, which sorts by time: without a proxy of one's own in front, nobody may choose what the log says. */
export const newRequestId = (): string => uuidv7();

/** The id that a proxy gave the request, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[requestIdHeader];
  return typeof given === "string" && wellFormed.test(given) ? given : uuidv7();
}

/** Time in the first 48 bits, chance in the others (RFC 9562 §5.7). Node keeps the chance in stock, which makes this cheap. */
function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Tells the reader the id, so that an error can be found in the log. */
export const echoRequestId = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header(requestIdHeader, request.id);
    done();
  });
});
