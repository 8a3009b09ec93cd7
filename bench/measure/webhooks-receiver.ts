import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequire } from "node:module";

interface Message {
  endpoint: number;
  headers: Record<string, string>;
  body: string;
}

/** What three verifiers make of the messages: how many each refuses of those that came, and takes of those that were changed since. */
export interface Verdict {
  received: number;
  refused: Record<string, number>;
  fooled: Record<string, number>;
  /** Messages that an endpoint had already. */
  duplicates: number;
  /** Messages that came after a later event to the same endpoint. */
  outOfOrder: number;
  events: number;
}

type Verifier = (secret: string, message: Message) => boolean | Promise<boolean>;

interface Client {
  verifyWebhook: (signed: { secret: string; headers: Record<string, string>; body: string }) => Promise<unknown>;
}
interface Standard {
  Webhook: new (secret: string) => { verify: (body: string, headers: Record<string, string>) => unknown };
}

// The client is of another program, and the package stands among those of the server, which signs with it.
const { verifyWebhook } = (await import(new URL("../../api-client/src/webhooks.ts", import.meta.url).href)) as Client;
const standard = createRequire(new URL("../../server/package.json", import.meta.url))("standardwebhooks") as Standard;

const holds = async (check: () => unknown): Promise<boolean> => {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
};

const verifiers: Record<string, Verifier> = {
  standardwebhooks: (secret, { headers, body }) => holds(() => new standard.Webhook(secret).verify(body, headers)),
  "@metiro/client": (secret, { headers, body }) => holds(() => verifyWebhook({ secret, headers, body })),
  "by hand": (secret, { headers, body }) => {
    const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatures = "" } = headers;
    if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const own = Buffer.from(`v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`);
    return signatures.split(" ").some((one) => {
      const given = Buffer.from(one);
      return given.length === own.length && timingSafeEqual(given, own);
    });
  },
};

/** In a process of its own: takes what it is sent at `/0`, `/1`, …, and tells how much; asked with the secrets, it judges. */
const messages: Message[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const endpoint = Number(request.url?.slice(1));
    messages.push({
      endpoint,
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString("utf8"),
    });
    response.writeHead(204).end();
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", (asked: "count" | string[]) => {
  if (asked === "count") process.send?.(messages.length);
  else void judge(asked).then((verdict) => process.send?.(verdict));
});

async function judge(secrets: string[]): Promise<Verdict> {
  const none = () => Object.fromEntries(Object.keys(verifiers).map((name) => [name, 0]));
  const [refused, fooled] = [none(), none()];
  for (const message of messages) {
    const secret = secrets[message.endpoint] ?? "";
    const changed = { ...message, body: message.body.replace(/"type":"./, '"type":"x') };
    for (const [name, verifies] of Object.entries(verifiers)) {
      if (!(await verifies(secret, message))) refused[name] = (refused[name] ?? 0) + 1;
      if (await verifies(secret, changed)) fooled[name] = (fooled[name] ?? 0) + 1;
    }
  }
  const seen = new Set<string>();
  const latest = new Map<number, string>();
  let [duplicates, outOfOrder] = [0, 0];
  for (const { endpoint, headers, body } of messages) {
    const key = `${endpoint} ${headers["webhook-id"]}`;
    if (seen.has(key)) duplicates++;
    seen.add(key);
    const { timestamp } = JSON.parse(body) as { timestamp: string };
    if (timestamp < (latest.get(endpoint) ?? "")) outOfOrder++;
    else latest.set(endpoint, timestamp);
  }
  const events = new Set(messages.map(({ headers }) => headers["webhook-id"])).size;
  return { received: messages.length, refused, fooled, duplicates, outOfOrder, events };
}
