import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { Agent, fetch, FormData } from "undici";
import { type Attacker, attacks } from "./abuse-attacks.ts";

/** One attack from one address, in a thread of its own; posts how often which status came. */
interface Work {
  origin: string;
  address: string;
  attack: string;
  tokens: Attacker["tokens"];
  seconds: number;
}

const { origin, address, tokens, attack, seconds } = workerData as Work;
/** The time begins when all is prepared: what the attacker does for itself beforehand is no attack. */
let over: AbortSignal | undefined;
const statuses: Record<string, number> = {};
const dispatcher = new Agent({ connections: 400, headersTimeout: 60_000, bodyTimeout: 60_000 });

const call: Attacker["call"] = async (url, { body, raw, token } = {}) => {
  const form = raw && new FormData();
  form?.append("file", raw, "a.png");
  const status = await fetch(`${origin}${url}`, {
    dispatcher,
    ...(over && { signal: over }),
    redirect: "manual",
    method: form || body !== undefined ? "POST" : "GET",
    headers: {
      "x-forwarded-for": address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(form && { body: form }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).then(
    // A stream that is cut when the time is over was answered all the same.
    async (answer) =>
      answer.arrayBuffer().then(
        () => answer.status,
        () => answer.status,
      ),
    () => 0,
  );
  statuses[status] = (statuses[status] ?? 0) + 1;
  return status;
};

const data: Attacker["data"] = async <Data>(url: string, { body, token }: { body?: unknown; token?: string } = {}) => {
  const answer = await fetch(`${origin}${url}`, {
    dispatcher,
    method: body === undefined ? "GET" : "POST",
    headers: {
      "x-forwarded-for": address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return ((await answer.json()) as { data: Data }).data;
};

const flood: Attacker["flood"] = async (connections, once) => {
  let next = 0;
  const end = (over = AbortSignal.timeout(seconds * 1_000));
  parentPort?.postMessage("begun", []);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // A cut connection is tried again at once, but not without end in one turn of the loop.
      while (!end.aborted) if ((await once(next++)) === 0) await new Promise((resolve) => void setImmediate(resolve));
    }),
  );
};

giveWay();
await attacks[attack]?.({ origin, address, tokens, call, data, flood });
parentPort?.postMessage(statuses, []);

/** An attacker has a machine of its own: what it works itself, its proofs above all, is not taken from the server. Linux only. */
function giveWay(): void {
  try {
    setPriority(Number(path.basename(readlinkSync("/proc/thread-self"))), 5);
  } catch {
    // It is as urgent as the server.
  }
}
