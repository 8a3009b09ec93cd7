import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const { app } = await testApp({ env: { RATE_LIMIT_PER_MINUTE: "40", TRUSTED_PROXIES: "1" } });
const connections: Socket[] = [];
app.server.on("connection", (socket) => connections.push(socket));
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as { port: number };

const head = (address: string, length: string) =>
  `POST /api/Auth/sign-in HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
const ofMegabyte = "content-length: 1000000";
const chunk = Buffer.alloc(100_000, " ");

/** What an address is told that has used up its budget, `times` over. */
async function usedUp(address: string, times: number) {
  const ask = () => app.inject({ url: "/api/Region/All", headers: { "x-forwarded-for": address } });
  while ((await ask()).statusCode !== 429);
  for (let n = 1; n < times; n++) void (await ask());
}

/** A sender who writes all that it has and only then looks; its connection's two ends. */
async function sender(text: string) {
  const near = connect(port, "127.0.0.1");
  await once(near, "connect");
  const failed = once(near, "error").then(([error]) => error as Error);
  failed.catch(() => undefined);
  near.pause();
  near.write(text);
  await expect.poll(() => connections.find(({ remotePort }) => remotePort === near.localPort)).toBeDefined();
  const far = connections.find(({ remotePort }) => remotePort === near.localPort);
  if (!far) throw new Error("Nobody has taken the connection");
  const heard = async () => {
    let answer = "";
    for await (const bytes of near.resume()) answer += String(bytes);
    return answer;
  };
  return { near, far, heard };
}

test("an honest sender of a large body reads its refusal, and the connection closes", async () => {
  await usedUp("192.0.2.1", 1);
  const { near, far, heard } = await sender(head("192.0.2.1", ofMegabyte));
  for (let sent = 0; sent < 1_000_000; sent += chunk.length) await new Promise((done) => near.write(chunk, done));
  const answer = await heard();
  expect(answer).toMatch(/^HTTP\/1.1 429 [\s\S]*connection: close/i);
  expect(answer).toContain("TOO_MANY_REQUESTS");
  await expect.poll(() => far.destroyed).toBe(true);
  const fetched = await fetch(`${origin}/api/Auth/sign-in`, {
    method: "POST",
    headers: { "x-forwarded-for": "192.0.2.1", "content-type": "application/json" },
    body: " ".repeat(1_000_000),
  });
  expect(fetched.status).toBe(429);
});

test.each([ofMegabyte, "transfer-encoding: chunked"])(
  "of whoever goes on after many refusals no body is read (%s)",
  async (length) => {
    const address = length === ofMegabyte ? "192.0.2.2" : "192.0.2.3";
    await usedUp(address, 20);
    const { near, far } = await sender(head(address, length));
    const piece = length === ofMegabyte ? chunk : `${chunk.length.toString(16)}\r\n${chunk.toString()}\r\n`;
    near.on("error", () => undefined);
    for (let sent = 0; sent < 50; sent++) near.write(piece);
    await expect.poll(() => far.destroyed).toBe(true);
    expect(far.bytesRead).toBeLessThan(400_000);
    near.destroy();
  },
);

test("a body without end is not read for long by a call that needs none", async () => {
  const { near, far } = await sender(
    head("192.0.2.4", "transfer-encoding: chunked").replace("sign-in", "no-such-call"),
  );
  near.on("error", () => undefined);
  const piece = `${chunk.length.toString(16)}\r\n${chunk.toString()}\r\n`;
  for (let sent = 0; sent < 100; sent++) near.write(piece);
  await expect.poll(() => far.destroyed).toBe(true);
  expect(far.bytesRead).toBeLessThan(4_000_000);
  near.destroy();
});

test("a small body that nobody reads keeps its connection", async () => {
  await usedUp("192.0.2.5", 1);
  const { near } = await sender(`${head("192.0.2.5", "content-length: 2")}{}`);
  const [answer] = (await once(near.resume(), "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 [\s\S]*connection: keep-alive/i);
  near.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(String(((await once(near, "data")) as [Buffer])[0])).toMatch(/^HTTP\/1.1 200 /);
  near.destroy();
});

test("a sender who waits to be asked for its body is not asked for one that is refused", async () => {
  const asking = (address: string, length: number) =>
    sender(head(address, `expect: 100-continue\r\ncontent-length: ${length}\r\nconnection: close`));
  await usedUp("192.0.2.6", 1);
  const [beyond, tooLong] = [await asking("192.0.2.6", 1_000_000), await asking("192.0.2.7", 90_000_000)];
  expect(await beyond.heard()).toMatch(/^HTTP\/1.1 429 /);
  expect(await tooLong.heard()).toMatch(/^HTTP\/1.1 413 /);
  const welcome = await asking("192.0.2.8", 2);
  expect(String(((await once(welcome.near.resume(), "data")) as [Buffer])[0])).toMatch(/^HTTP\/1.1 100 Continue/);
  welcome.near.write("{}");
  expect(await welcome.heard()).toMatch(/^HTTP\/1.1 400 /);
});
