import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { testApp } from "../../../test/app/app.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-files-"));
const { app, sql, signedIn } = await testApp({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { authorization } = await signedIn("Tenderer");

const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#2338c2" } })
  .png()
  .toBuffer();
const boundary = "----boundary";
const part = (name: string, bytes: Buffer | string, { filename = "a.png", type = "image/png" } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const multipart = `multipart/form-data; boundary=${boundary}`;
const send = (payload: Buffer, contentType = multipart) =>
  app.inject({
    method: "POST",
    url: "/api/File/Upload",
    headers: { "content-type": contentType, authorization },
    payload,
  });

async function port(): Promise<number> {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (typeof address !== "object" || address === null) throw new Error("No address");
  return address.port;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const kept = async () => {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from files`;
  return { rows: row?.n ?? -1, bytes: filesIn(dataDir) };
};

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Buffer) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** A PNG of a few kilobytes that unfolds to so many pixels. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 60_000_000)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const heic = Buffer.concat([Buffer.from("0000001c", "hex"), Buffer.from("ftypheic\0\0\0\0mif1heicmiaf")]);
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const file = (bytes: Buffer | string) => Buffer.concat([part("file", bytes), end]);

const unreadable = { errors: { file: [expect.stringMatching(/JPEG, PNG, WebP.*HEIC/)] } };
const tooManyPixels = { errors: { file: [expect.stringContaining("50 mégapixels")] } };
const missing = { errors: { file: ["Ce champ est obligatoire."] } };

test.each<[string, Buffer, number, object]>([
  ["nothing at all", Buffer.alloc(0), 400, {}],
  ["a body without parts", end, 400, missing],
  ["a body that breaks off in the file", Buffer.concat([part("file", image)]).subarray(0, 150), 400, {}],
  ["a body that breaks off before its end", part("file", image), 400, {}],
  ["a part without its head", Buffer.from(`--${boundary}\r\n\r\nx\r\n--${boundary}--`), 400, {}],
  ["noise", Buffer.from("x".repeat(1000)), 400, {}],
  ["another field", Buffer.concat([part("photo", image), end]), 400, missing],
  ["another field beside it", Buffer.concat([part("photo", image), part("file", image), end]), 400, missing],
  [
    "two files",
    Buffer.concat([part("file", image), part("file", image), end]),
    400,
    { errors: { file: [expect.stringContaining("1")] } },
  ],
  ["three files", Buffer.concat([part("file", image), part("file", image), part("file", image), end]), 413, {}],
  ["an empty file", file(""), 400, unreadable],
  ["an SVG that calls itself PNG", file(svg), 400, unreadable],
  ["HTML that calls itself PNG", file("<!doctype html><script>alert(1)</script>"), 400, unreadable],
  ["a HEIC", file(heic), 400, unreadable],
  ["a GIF", file(gif), 400, unreadable],
  ["a PDF", file("%PDF-1.7\n1 0 obj\n<<>>\nendobj"), 400, unreadable],
  ["half a PNG", file(image.subarray(0, image.length - 30)), 400, unreadable],
  ["a PNG of 400 megapixels", file(bomb(20_000, 20_000)), 400, tooManyPixels],
  ["a PNG that says it has 10^18 pixels", file(bomb(2 ** 30, 2 ** 30)), 400, unreadable],
  ["more than 10 MB", file(Buffer.alloc(10 * 1024 * 1024 + 1)), 413, {}],
])("%s is refused in words and leaves nothing behind", async (_, payload, status, words) => {
  const before = await kept();
  const answer = await send(payload);
  expect(answer.json()).toMatchObject({ status, ...words });
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(await kept()).toEqual(before);
});

test.each(["application/json", "text/plain", "image/png", "application/x-www-form-urlencoded"])(
  "a body of type %s is 415",
  async (type) => {
    expect((await send(Buffer.from("{}"), type)).statusCode).toBe(415);
  },
);

test("a multipart body without a boundary is refused", async () => {
  const { statusCode } = await send(file(image), "multipart/form-data");
  expect([400, 406, 415]).toContain(statusCode);
});

test("a name and a type that lie change nothing, and what hangs on the image is gone", async () => {
  const polyglot = Buffer.concat([image, Buffer.from("<script>alert(1)</script><?php evil() ?>")]);
  const body = Buffer.concat([part("file", polyglot, { filename: "../../x.php\u0000.html", type: "text/html" }), end]);
  const answer = await send(body);
  expect(answer.json()).toMatchObject({ data: { width: 60, height: 40 } });
  const served = await app.inject(answer.json<{ data: { url: string } }>().data.url);
  expect(served.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  expect(served.rawPayload.includes("script")).toBe(false);
  expect(served.rawPayload.includes("evil")).toBe(false);
});

/** Begins an upload and sends no more of it; resolves with what is answered. */
async function trickle(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST /api/File/Upload HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${multipart}\r\ncontent-length: 900000\r\n\r\n`,
  );
  socket.write(part("file", image).subarray(0, 150));
  let answer = "";
  for await (const piece of socket) answer += String(piece);
  return answer;
}

test("a body that hardly comes is cut off", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let answer = "";
  void trickle(await port()).then((whole) => (answer = whole));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000);
      return answer;
    })
    .toMatch(/^HTTP\/1.1 408 /);
  vi.useRealTimers();
});

test("an upload that is broken off leaves nothing behind, and the server goes on", async () => {
  const socket = connect(await port(), "127.0.0.1");
  const before = await kept();
  const whole = file(image);
  socket.write(
    `POST /api/File/Upload HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${multipart}\r\ncontent-length: ${whole.length}\r\n\r\n`,
  );
  socket.write(whole.subarray(0, whole.length - 60));
  await new Promise((resolve) => socket.once("drain", resolve) && setImmediate(resolve));
  socket.destroy();
  expect((await send(file(image))).statusCode).toBe(200);
  const after = await kept();
  expect([after.rows - before.rows, after.bytes - before.bytes]).toEqual([1, 3]);
});
