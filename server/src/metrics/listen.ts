import { once } from "node:events";
import { createServer } from "node:http";
import type { Metrics } from "./registry.ts";

interface Place {
  host: string;
  port: number;
}

/** Tells the metrics at `/metrics` of a port of its own, which is not for strangers. Returns where, and what ends it. */
export async function listenForCollectors(
  { text, contentType }: Pick<Metrics, "text" | "contentType">,
  { host, port }: Place,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") return void response.writeHead(404).end();
    text().then(
      (told) => response.writeHead(200, { "content-type": contentType, "cache-control": "no-store" }).end(told),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
