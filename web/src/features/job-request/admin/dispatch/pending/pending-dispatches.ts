import type { PendingDispatch } from "./pending-dispatch.ts";

/** The sendings of this tab. */
export interface PendingDispatches {
  /** Oldest first. */
  sent: readonly PendingDispatch[];
  /** Those that have left or were taken back, which a page may still show as waiting. */
  settled: readonly string[];
  /** Those that have left by themselves, until it is told. */
  left: readonly PendingDispatch[];
}

/** Beside what the server told, so that it outlives a page and goes with whoever signs out. */
export const pendingKey = ["pendingDispatches"];
export const noPending: PendingDispatches = { sent: [], settled: [], left: [] };
