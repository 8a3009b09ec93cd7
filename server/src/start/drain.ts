import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export interface DrainOptions {
  /** Milliseconds in which calls are still taken after /readyz says no, so that a load balancer can look elsewhere. */
  noticeMs: number;
  /** Milliseconds after which calls that still run are cut off. */
  timeoutMs: number;
}

/** How often connections are closed that a finished call left open; Node does so only once, when the closing begins. */
const sweepMs = 50;

/** Takes no new calls, lets those that run come to their end, and closes the app. */
export async function drain(app: FastifyInstance, { noticeMs, timeoutMs }: DrainOptions): Promise<void> {
  app.readiness.ready = false;
  await pause(noticeMs);
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearTimeout(cut);
  clearInterval(sweeping);
}
