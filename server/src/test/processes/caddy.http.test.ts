import { once } from "node:events";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { announce } from "../../live/index.ts";
import { testApp } from "../app/app.ts";
import { caddy, startCaddy } from "./caddy.ts";
import { json, pictureForm } from "./traffic.ts";

const server = await testApp({ env: { TRUSTED_PROXIES: "1", PUBLIC_URL: "https://metiro.example.ch" } });
const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

async function ask(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body?: { type: string; bytes: Buffer },
): Promise<Answer> {
  const stream = session.request({
    ...headers,
    ...(body && { ":method": "POST", "content-type": body.type, "content-length": body.bytes.length }),
  });
  stream.end(body?.bytes);
  const [answered] = (await once(stream, "response")) as [IncomingHttpHeaders & { ":status"?: number }];
  return { status: answered[":status"], headers: answered, bytes: await buffer(stream) };
}

test.skipIf(caddy === undefined)(
  "behind Caddy with the file that is shipped: HTTP/2, a stream as it comes, uploads up to their size, coded once, and no address but the caller's",
  async () => {
    await using proxy = await startCaddy([Number(new URL(origin).port)]);
    const session = connect(proxy.origin, { ca: proxy.authority });
    await once(session, "connect");
    expect(session.alpnProtocol).toBe("h2");
    const { authorization } = await server.signedIn("Admin");

    const regions = await ask(session, { ":path": "/api/Region/All", "accept-encoding": "br" });
    expect(regions).toMatchObject({
      status: 200,
      headers: { "strict-transport-security": expect.not.stringContaining(",") },
    });
    const plain = await ask(session, { ":path": "/api/Region/All" });
    expect(regions.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(regions.bytes)).toEqual(plain.bytes);

    const live = session.request({ ":path": "/trpc/live.events", authorization });
    live.setEncoding("utf8");
    await once(live, "response");
    let heard = "";
    live.on("data", (chunk: string) => (heard += chunk));
    await expect.poll(() => heard).toContain('"about":"start"');
    const id = crypto.randomUUID();
    await server.db.transaction((tx) => announce(tx, { about: "jobRequest", id }));
    await expect.poll(() => heard).toContain(id);
    expect(live.closed).toBe(false);
    live.close();

    const upload = { ":path": "/api/File/Upload", authorization };
    const picture = await pictureForm();
    expect((await ask(session, upload, picture)).status).toBe(200);
    const tooLarge = { ...picture, bytes: Buffer.alloc(11_000_001) };
    expect((await ask(session, upload, tooLarge)).status).toBe(413);

    const claims = { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9", forwarded: "for=203.0.113.9" };
    const wrong = json({ email: "personne@exemple.ch", password: "Trois-Pommes-7" });
    const refused = await ask(session, { ":path": "/api/Auth/sign-in", ...claims }, wrong);
    expect(refused.status).toBe(401);
    const noted = await server.sql<{ address: string }[]>`select address from sign_in_events`;
    expect(noted.map(({ address }) => address)).toEqual([expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/)]);
    session.close();
  },
);
