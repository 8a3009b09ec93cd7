import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "@metiro/shared/errors/codes";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { problemType, problemFor } from "../../errors/problem.ts";
import { newRequestId, requestIdHeader } from "./request-id.ts";

/** Node's codes; see https://nodejs.org/api/http.html#event-clienterror. */
const codes: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "PAYLOAD_TOO_LARGE",
};

/** Answers bytes that are no request, over the bare connection: nothing is known of who sent them. */
export const answerUnreadable = (headers: Record<string, string>) =>
  function answerUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Duplex): void {
    if (error.code === "ECONNRESET" || !socket.writable) return;
    this.log.debug({ err: error }, "unreadable request");
    const requestId = newRequestId();
    const refusal = new DomainError(codes[error.code ?? ""] ?? "BAD_REQUEST");
    const problem = problemFor(refusal, { lang: "fr", requestId });
    const body = JSON.stringify(problem);
    const lines = Object.entries({
      ...headers,
      [requestIdHeader]: requestId,
      "content-type": problemType,
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
  };

/**
 * A request without a host or with several is none (RFC 9112 §3.2): what stands in front may have looked at another one. One with an expectation other than `100-continue` cannot be met
 * (RFC 9110 §10.1.1). Node would refuse both without a word, and ask for each body that is announced, also for those that are refused by their length
 * or their sender's budget: it is asked for when it is about to be read. A body that is compressed is not unpacked, whose size nobody could tell before
 * (RFC 9110 §8.4): it was read as it came, and refused as JSON that it was not.
 */
export function refuseUnmeetable(app: FastifyInstance): void {
  for (const event of ["checkExpectation", "checkContinue"])
    app.server.on(event, (request: IncomingMessage, reply: ServerResponse) => app.routing(request, reply));
  app.addHook("preParsing", ({ headers, raw, routeOptions: { bodyLimit } }, reply, payload, done) => {
    if (isCoded(headers)) {
      reply.header("accept-encoding", "identity");
      return done(new DomainError("UNSUPPORTED_MEDIA_TYPE"));
    }
    // Earlier versions of the protocol know no such question (RFC 9110 §10.1.1).
    if (headers.expect === undefined || raw.httpVersion !== "1.1") return done(null, payload);
    if (Number(headers["content-length"] ?? 0) > bodyLimit) return done(new DomainError("PAYLOAD_TOO_LARGE"));
    reply.raw.writeContinue();
    done(null, payload);
  });
  app.addHook("onRequest", async ({ headers, raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
    if (hosts > 1 || (headers.host === undefined && raw.httpVersion === "1.1")) throw new DomainError("BAD_REQUEST");
    if (headers.expect !== undefined && headers.expect.toLowerCase() !== "100-continue")
      throw new DomainError("EXPECTATION_FAILED");
  });
}

const isCoded = (headers: IncomingHttpHeaders): boolean =>
  (headers["content-encoding"] ?? "identity").toLowerCase() !== "identity" &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);
