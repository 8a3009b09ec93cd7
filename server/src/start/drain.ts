import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export interface DrainOptions {
  /** Milliseconds in which calls are still taken after /readyz says no, so that a load balancer can look elsewhere. */
  notice: number;
  /** Milliseconds after which calls that still run are cut off. */
  patience: number;
}

/** How often connections are closed that a finished call left open; Node does so only once, when the closing begins. */
const sweep = 50;

/** Takes no new calls, lets those that run come to their end, and closes the app. */
export async function drain(app: FastifyInstance, { notice, patience }: DrainOptions): Promise<void> {
  app.readiness.ready = false;
  await pause(notice);
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweep);
  const cut = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(cut);
  clearInterval(sweeping);
}
