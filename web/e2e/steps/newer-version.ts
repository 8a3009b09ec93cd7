import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { site } from "../app/site.ts";

/**
 * The site of the file by another address, where it can become newer: the worker of the browser is then one of a version whose documents
 * begin with other scripts.
 */
export async function siteThatBecomesNewer() {
  let newer = 0;
  const server = createServer((request, response) => {
    void (async () => {
      // Asked for whole: an answer that nothing has changed could not be made newer.
      const headers = Object.entries(request.headers).filter(([name]) => !/^(host|connection|if-.*)$/.test(name));
      const answer = await fetch(`${site().origin}${request.url ?? "/"}`, {
        headers: { ...(Object.fromEntries(headers) as Record<string, string>), "accept-encoding": "identity" },
        redirect: "manual",
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const own = request.url === "/service-worker.js" ? Buffer.from(ofVersion(body.toString(), newer)) : body;
      const kept = [...answer.headers].filter(
        ([name]) => !/^(content-length|content-encoding|connection|etag)$/.test(name),
      );
      response.writeHead(answer.status, Object.fromEntries(kept)).end(own);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (version: number) => (newer = version),
    close: () => server.close(),
  };
}

function ofVersion(worker: string, version: number): string {
  if (version === 0) return worker;
  const at = worker.search(/\bentries\b"?: ?\[/);
  if (at < 0) throw new Error("The worker names no entries.");
  const named = worker.slice(0, at).replace(/\bversion\b("?: ?["'`])/, `version$1${version}-`);
  return named + worker.slice(at).replaceAll(/-[\w-]{8}\.js/g, `-version0${version}.js`);
}
