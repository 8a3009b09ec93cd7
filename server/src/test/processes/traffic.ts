import { Agent, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { once } from "node:events";
import sharp from "sharp";

/** One call over the wire, as a program makes it. */
export interface WireCall {
  kind: string;
  method: "GET" | "POST" | "PUT";
  path: string;
  authorization?: string;
  body?: { type: string; bytes: Buffer };
}

export interface Tally {
  /** Answered with 2xx, by kind. */
  done: Record<string, number>;
  /** Everything else, as it was seen. */
  failed: string[];
}

export const json = (value: unknown) => ({ type: "application/json", bytes: Buffer.from(JSON.stringify(value)) });

/** A small picture, as a form sends it. */
export async function pictureForm(): Promise<NonNullable<WireCall["body"]>> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2338c2" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "salon.png");
  const made = new Request("http://127.0.0.1", { method: "POST", body: form });
  return { type: made.headers.get("content-type") ?? "", bytes: Buffer.from(await made.arrayBuffer()) };
}

/**
 * Calls at a steady pace over kept connections, whether or not those before were answered, until it is ended; then what became
 * of them. Streams are listened to beside, each opened again when it ends in order.
 */
export function startTraffic(
  origin: string,
  { perSecond, next, streams }: { perSecond: number; next: (count: number) => WireCall; streams: readonly string[] },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const tally: Tally = { done: {}, failed: [] };
  const running = new Set<Promise<void>>();
  const end = new AbortController();
  let count = 0;
  const note = (kind: string) => (tally.done[kind] = (tally.done[kind] ?? 0) + 1);

  const make = async (call: WireCall) => {
    try {
      const status = await statusOf(origin, call, agent);
      if (status >= 200 && status < 300) note(call.kind);
      else tally.failed.push(`${call.kind}: ${status}`);
    } catch (error) {
      tally.failed.push(`${call.kind}: ${String(error)}`);
    }
  };
  const begun = performance.now();
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begun) / 1_000) * perSecond; count < due; count += 1) {
      const one = make(next(count)).finally(() => running.delete(one));
      running.add(one);
    }
  }, 10);
  const listening = streams.map(async (authorization) => {
    while (!end.signal.aborted) {
      try {
        const answer = await fetch(`${origin}/trpc/live.events`, { headers: { authorization }, signal: end.signal });
        if (answer.status !== 200) tally.failed.push(`stream: ${answer.status}`);
        await answer.text();
        note("stream ended in order");
      } catch (error) {
        if (!end.signal.aborted) tally.failed.push(`stream: ${String(error)} ${String((error as Error).cause)}`);
      }
    }
  });

  return {
    tally,
    async stop(): Promise<Tally> {
      clearInterval(timer);
      await Promise.all(running);
      end.abort();
      await Promise.all(listening);
      agent.destroy();
      return tally;
    },
  };
}

async function statusOf(
  origin: string,
  { method, path, authorization, body }: WireCall,
  agent: Agent,
): Promise<number> {
  const headers = {
    ...(authorization !== undefined && { authorization }),
    ...(body && { "content-type": body.type, "content-length": body.bytes.length }),
  };
  const call = request(`${origin}${path}`, { method, agent, headers });
  call.end(body?.bytes);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  await buffer(answer);
  return answer.statusCode ?? 0;
}
