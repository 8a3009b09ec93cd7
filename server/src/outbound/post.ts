import { request as overTls } from "node:https";
import { request as inTheClear } from "node:http";
import type { LookupFunction } from "node:net";
import { type Address, resolveTarget, type Resolve } from "./resolve.ts";
import { type Targets, targetOf } from "./target.ts";

export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  targets: Targets;
  /** Of the attempt as a whole: name, connection, answer. */
  timeoutMs: number;
  signal?: AbortSignal;
  resolve?: Resolve;
}

type PostError = "timeout" | "connection" | "tls" | "dns" | "forbiddenAddress";
export type PostOutcome = { status: number } | { error: PostError };

/**
 * Sends a body to an address that somebody else has chosen. The name is resolved once and the connection made to what was found and
 * looked at, so that it cannot lead elsewhere meanwhile; no redirect is followed, no proxy is asked, nothing of the answer is read
 * but its status. Never throws.
 */
export async function post({
  url: text,
  headers,
  body,
  targets,
  timeoutMs,
  signal,
  resolve,
}: Post): Promise<PostOutcome> {
  const url = targetOf(text, targets);
  if (!url) return { error: "forbiddenAddress" };
  const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const ended = AbortSignal.any(signals);
  try {
    const address = await unlessEnded(resolveTarget(url, { targets, signal: ended, resolve }), ended);
    if (address === "forbidden") return { error: "forbiddenAddress" };
    if (address === "unknown") return { error: "dns" };
    return { status: await statusAt(url, address, { headers, body, signal: ended }) };
  } catch (error) {
    return { error: ended.aborted ? "timeout" : kindOf(error) };
  }
}

interface Sent {
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

function statusAt(url: URL, address: Address, { headers, body, signal }: Sent): Promise<number> {
  const bytes = Buffer.from(body);
  const options = {
    method: "POST",
    // A connection of its own: one that is kept could be to another address.
    agent: false,
    lookup: pinned(address),
    headers: { ...headers, "content-length": bytes.length, connection: "close" },
    maxHeaderSize: 16_384,
    signal,
  } as const;
  return new Promise((resolve, reject) => {
    const call = (url.protocol === "https:" ? overTls : inTheClear)(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.on("error", () => undefined);
      answer.destroy();
    });
    call.on("error", reject);
    call.end(bytes);
  });
}

/** Answers every question for a name with the address that was looked at. */
const pinned =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

function unlessEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error("ended"));
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}

function kindOf(error: unknown): PostError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|ALTNAME/.test(code) ? "tls" : "connection";
}
