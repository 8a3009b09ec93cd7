import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const { app } = await testApp();
await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as { port: number };

/** What the server says to bytes, until it ends the connection. */
async function said(bytes: string | Buffer) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => undefined);
  socket.write(bytes);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { head, body };
}

const codes: Record<number, string> = { 400: "BAD_REQUEST", 417: "EXPECTATION_FAILED", 431: "HEADERS_TOO_LARGE" };
const get = (lines: string) => `GET /api/Region/All HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${lines}\r\n`;

test.each([
  ["no HTTP at all", "hello\r\n\r\n", 400],
  ["another version", "GET / HTTP/9.9\r\nhost: x\r\n\r\n", 400],
  ["a header without a name", get(": x\r\n"), 400],
  ["a header with a control character", get("x: a\u0000b\r\n"), 400],
  ["two lengths", get("content-length: 1\r\ncontent-length: 2\r\n"), 400],
  ["a length and chunks", get("content-length: 1\r\ntransfer-encoding: chunked\r\n"), 400],
  ["a length that is none", get("content-length: -1\r\n"), 400],
  ["chunks that are none", `${get("transfer-encoding: chunked\r\n").replace("GET", "POST")}zz\r\n`, 400],
  ["no host", "GET /api/Region/All HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["two hosts", get("host: y\r\n"), 400],
  ["the same host twice", get("Host: x\r\n"), 400],
  ["an expectation that cannot be met", get("expect: a-miracle\r\n"), 417],
  ["headers that are too long", get(`x: ${"x".repeat(20_000)}\r\n`), 431],
  ["an address that is too long", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ["bytes of another protocol", Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]), 400],
])("%s is a problem like any other", async (_name, bytes, status) => {
  const { head, body } = await said(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(head).toMatch(/^x-content-type-options: nosniff/im);
  const problem = JSON.parse(body) as { status: number; requestId: string };
  expect(problem).toMatchObject({ status, code: codes[status] });
  expect(head).toContain(`x-request-id: ${problem.requestId}`);
  expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
});

test("a request in order is answered over the same port", async () => {
  expect((await said(get(""))).head).toMatch(/^HTTP\/1.1 200 /);
  const asked = get("expect: 100-Continue\r\ncontent-length: 2\r\ncontent-type: application/json\r\n");
  const { head, body } = await said(`${asked.replace("GET /api/Region/All", "POST /api/Region/All-filtered")}{}`);
  expect(head).toBe("HTTP/1.1 100 Continue");
  expect(body).toMatch(/^HTTP\/1.1 200 /);
});

test("a body that is compressed is refused by its coding, and no coding is none", async () => {
  const send = (coding: string, body: string | Buffer) =>
    app.inject({
      method: "POST",
      url: "/api/Region/All-filtered",
      headers: { "content-type": "application/json", "content-encoding": coding },
      body,
    });
  const refused = await send("gzip", gzipSync("{}"));
  expect(refused.headers["accept-encoding"]).toBe("identity");
  expect(refused.json()).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
  expect((await send("Identity", "{}")).statusCode).toBe(200);
  const asked = await app.inject({ url: "/api/Region/All", headers: { "content-encoding": "gzip" } });
  expect(asked.statusCode).toBe(200);
});
