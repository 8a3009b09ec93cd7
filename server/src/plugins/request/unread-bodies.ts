import type { IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import fastifyPlugin from "fastify-plugin";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** It was refused after many refusals of its address: nothing more of its body is read. */
    isInsistent: boolean;
  }
}

/** Bytes of a body that are less work to read than a connection to open anew. */
const maxSmallBytes = 65_536;
/** Bytes that are read of a sender who was answered before the end of its body, and the milliseconds that it has to notice. */
const linger = { bytes: 2_097_152, ms: 2_000, msOfInsistent: 500 };

/** Whether more may come than is worth reading for nothing. */
export const isLarge = (headers: IncomingHttpHeaders): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > maxSmallBytes;

/**
 * Whoever is answered while a large body still comes is told that the connection closes, and it does. Node would read such a
 * body to its end, however long: each piece is memory to be collected, half a second of a processor for a hundred megabytes.
 */
export const unreadBodies = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest("isInsistent", false);
  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && isLarge(raw.headers) && raw.socket instanceof Socket) {
      void reply.header("connection", "close");
      closeSlowly(raw.socket, request.isInsistent);
    }
    done(null, payload);
  });
});

/**
 * Closing at once would reset the connection, and with it take the answer from a sender who reads only when all is sent
 * (RFC 9112 §9.6): first our half is closed, then some of the rest is thrown away, and then the connection.
 */
function closeSlowly(socket: Socket, isInsistent: boolean): void {
  // Node calls it when the answer has been handed over.
  socket.destroySoon = () => {
    const end = setTimeout(() => socket.destroy(), isInsistent ? linger.msOfInsistent : linger.ms).unref();
    socket.once("close", () => clearTimeout(end));
    let read = 0;
    const discard = ({ length }: Buffer) => {
      read += length;
      if (read > linger.bytes) socket.pause();
    };
    // The parser's own listener goes too: for it there is no request any more.
    socket.removeAllListeners("data").on("data", discard);
    socket.once("end", () => socket.destroy());
    // Node makes the rest flow once more in this turn of the loop.
    if (isInsistent) setImmediate(() => socket.pause());
    socket.end();
  };
}
