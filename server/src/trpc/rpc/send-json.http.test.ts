import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const { app, signedIn } = await testApp();
const admin = await signedIn("Admin");
const headers = { authorization: admin.authorization };
beforeAll(async () => {
  for (const _ of "12345678") await signedIn("Company");
});

const list = "/api/Company/All";
const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: { ...headers, ...(accepted !== undefined && { "accept-encoding": accepted }) } });

describe("a long answer of a query", () => {
  test.each([
    ["zstd", zstdDecompressSync],
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("comes as %s to whoever takes it so, with the same content", async (coding, unpack) => {
    for (const url of [
      list,
      "/trpc/company.list?input=%7B%7D",
      "/trpc/company.list,company.list?batch=1&input=%7B%220%22:%7B%7D,%221%22:%7B%7D%7D",
    ]) {
      const plain = await get(url);
      const packed = await get(url, coding);
      expect(plain.payload.length, url).toBeGreaterThan(1000);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect([plain.headers["vary"], packed.headers["vary"]]).toEqual(
        Array(2).fill(expect.stringContaining("accept-encoding")),
      );
      expect(packed.headers).toMatchObject({ "content-encoding": coding, "cache-control": "no-store" });
      expect(Number(packed.headers["content-length"])).toBe(packed.rawPayload.length);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    }
  });

  test("comes as it is to whoever takes no coding that there is", async () => {
    expect((await get(list, "compress, identity")).headers["content-encoding"]).toBeUndefined();
  });
});

test("a short answer, a room of secrets and a change are not compressed", async () => {
  const company = await signedIn("Company");
  const as = { authorization: company.authorization, "accept-encoding": "br" };
  for (const url of [
    "/api/Region/Get/0199f0c0-0000-7000-8000-00000000dead",
    "/trpc/auth.exportData,auth.sessions?batch=1&input=%7B%7D",
  ])
    expect((await app.inject({ url, headers: as })).headers["content-encoding"], url).toBeUndefined();
});
