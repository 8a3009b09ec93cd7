import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** A program on this machine that is told: it keeps what it was sent and answers as it is bidden. */
export async function webhookReceiver() {
  const received: Received[] = [];
  let [status, after] = [204, 204];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString("utf8"),
      });
      response.writeHead(status).end();
      status = after;
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** The status that the next message gets, and the one that those after it get. */
    answer: (next: number, rest = next) => void ([status, after] = [next, rest]),
    stop: () => void server.close(),
  };
}

/** Whether a message bears a signature by this secret, as the package of Standard Webhooks sees it. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
