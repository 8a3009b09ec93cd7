import type { Config } from "../../../config/config.ts";
import type { Db } from "../../../db/client.ts";
import { post } from "../../../outbound/index.ts";
import { unsealed } from "../../../tokens/sealed.ts";
import { noteAttempt, type Noted, type AttemptOutcome } from "./note-attempt.ts";
import type { Pending } from "./pending.ts";
import { signedHeaders } from "./secret.ts";

export interface DelivererOptions {
  db: Db;
  config: DelivererConfig;
  /** Milliseconds from which an answer is slow; as long goes the turn of an account among the slow ones. */
  slowMs?: number;
}

type DelivererConfig = Pick<Config, "keys"> & Partial<Pick<Config, "webhookTargets">>;

interface Try {
  signal: AbortSignal;
  slowMs: number;
  /** Milliseconds that the endpoint has for its answer. */
  timeoutMs: number;
  /** Whether what has no answer by then is no try: it begins again where it has more time. */
  breaksOff?: boolean;
}

/** Tries a delivery once, and notes how it went. */
export async function tryOnce(
  { db, config }: DelivererOptions,
  delivery: Pending,
  { signal, slowMs, timeoutMs, breaksOff = false }: Try,
): Promise<Noted> {
  const began = performance.now();
  const outcome = await attempt(delivery, config, { timeoutMs, signal });
  const milliseconds = Math.round(performance.now() - began);
  const isTimeout = outcome.error === "timeout";
  const isSlow = isTimeout || milliseconds >= slowMs;
  return noteAttempt(db, delivery, { ...outcome, milliseconds, isSlow, brokenOff: breaksOff && isTimeout });
}

async function attempt(
  delivery: Pending,
  { keys, webhookTargets }: DelivererConfig,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<AttemptOutcome> {
  const { endpointId, sealedSecret, sealedFormer, eventId, type, data, happenedAt, url, open } = delivery;
  if (!open) return { error: "endpointOff" };
  const secrets = [sealedSecret, sealedFormer].flatMap((kept) =>
    kept === null ? [] : (unsealed(keys.webhookSecret, kept, endpointId) ?? []),
  );
  if (secrets.length === 0) return { error: "secretLost" };
  const body = JSON.stringify({ type, timestamp: happenedAt, data });
  const outcome: AttemptOutcome = await post({
    url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "Metiro-Webhooks/1",
      ...signedHeaders(secrets, { id: eventId, at: new Date(), body }),
    },
    targets: webhookTargets ?? { loopback: false },
    timeoutMs,
    signal,
  });
  const isTaken = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300;
  return outcome.status === undefined || isTaken ? outcome : { ...outcome, error: "status" };
}
