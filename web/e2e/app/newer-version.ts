import { createServer, request } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** The site under another address, where a newer version of it can be put in place. */
export interface FrontSite {
  origin: string;
  /** From now on its worker is that of a newer version, whose pages begin with another script. */
  release: () => void;
  stop: () => void;
}

/** Stands before a site: a browser asks for a worker by itself, past what a journey can answer in the place of the server. */
export async function frontOf(origin: string): Promise<FrontSite> {
  let released = false;
  const { hostname, port } = new URL(origin);
  const server = createServer((asked, answered) => {
    const newer = released && asked.url?.startsWith("/service-worker.js") === true;
    const headers = newer ? { ...asked.headers, "accept-encoding": "identity" } : asked.headers;
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      if (!newer) {
        answered.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(answered);
        return;
      }
      const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
      answered.writeHead(answer.statusCode ?? 502, kept);
      void answer.toArray().then((parts) => answered.end(newerWorker(Buffer.concat(parts as Buffer[]).toString())));
    });
    passed.on("error", () => answered.destroy());
    answered.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      released = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const newerWorker = (worker: string): string =>
  worker.replace(/"version": ?"/, "$&newer-").replace(/"entries": ?\[[^\]]*\]/, '"entries": ["/assets/newer.js"]');
