import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { testApp } from "../app/app.ts";

const secret = "of the tests alone, and as long as a secret has to be";
const { url, signedIn, config } = await testApp({ env: { JWT_SECRET: secret } });
const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-going-"));
const server = spawn(process.execPath, [path.join(import.meta.dirname, "server-process.ts")], {
  stdio: ["ignore", "ignore", "inherit", "ipc"],
  env: {
    NODE_ENV: "test",
    PORT: "0",
    PUBLIC_URL: config.publicUrl,
    SHUTDOWN_NOTICE: "0.5",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: secret,
    RATE_LIMIT_PER_MINUTE: "0",
    SMTP_URL: "smtp://127.0.0.1:1",
  },
});
const [origin] = (await once(server, "message")) as [string];
const port = Number(new URL(origin).port);
afterAll(() => {
  if (server.exitCode === null) server.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** A picture whose second half is sent when it is told. */
async function halfUpload(authorization: string) {
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2338c2" } })
    .png()
    .toBuffer();
  const boundary = "half-way";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), image, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { authorization, "content-type": type, "content-length": body.length };
  const call = request(`${origin}/api/File/Upload`, { method: "POST", headers });
  const answered = once(call, "response").then(([answer]) => (answer as IncomingMessage).statusCode);
  const half = Math.floor(body.length / 2);
  await new Promise((sent) => call.write(body.subarray(0, half), sent));
  return { answered, finish: () => call.end(body.subarray(half)) };
}

/** A connection that a proxy has opened beforehand, without having asked anything over it yet. */
async function opened() {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Calls over one kept connection, one after the other, until an answer says that it closes; their statuses. */
async function caller(authorization: string): Promise<Set<number | undefined>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number | undefined>();
  for (let isKept = true; isKept;) {
    const call = request(`${origin}/api/Tenderer`, { agent, headers: { authorization } }).end();
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    await text(answer);
    statuses.add(answer.statusCode);
    isKept = answer.headers.connection !== "close";
  }
  agent.destroy();
  return statuses;
}

const takesNoMore = () =>
  opened().then(
    (socket) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code,
  );

test("at SIGTERM what runs comes to its end, and whoever has a connection is served over it once more", async () => {
  const { authorization } = await signedIn("Tenderer");
  const stream = await fetch(`${origin}/trpc/live.events`, { headers: { authorization } });
  const streamEnd = stream.text().then(() => "in order", String);
  const upload = await halfUpload(authorization);
  const callers = Promise.all(Array.from({ length: 4 }, () => caller(authorization)));
  const [early, idle] = [await opened(), await opened()];
  early.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(early, "data");

  const exit = once(server, "exit");
  server.kill("SIGTERM");
  // Before anything is refused, whoever looks is told.
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { interval: 20 }).toBe(503);
  early.write("GET /api/Region/All HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await text(early)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i);
  expect(await callers).toEqual(Array.from({ length: 4 }, () => new Set([200])));

  await expect.poll(takesNoMore, { interval: 20 }).toBe("ECONNREFUSED");
  idle.write("GET /api/Region/All HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await text(idle)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/i);
  upload.finish();
  expect(await upload.answered).toBe(200);
  expect(await streamEnd).toBe("in order");
  expect(await exit).toEqual([0, null]);
});
