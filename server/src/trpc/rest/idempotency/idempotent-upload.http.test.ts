import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { buildPdf } from "../../../test/pdf/build-pdf.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-uploads-"));
const { app, sql, signedIn } = await testApp({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const company = await signedIn("Company");
const other = await signedIn("Company");

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function send(url: string, bytes: Buffer, key: string, { authorization } = company) {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), "salon.jpg");
  const request = new Request("http://test", { method: "POST", body });
  const type = request.headers.get("content-type") ?? "";
  return app.inject({
    method: "POST",
    url: `/api${url}`,
    headers: { "content-type": type, authorization, "idempotency-key": key },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe.each([
  ["/File/Upload", "files", await picture("#2338c2"), await picture("#c22338")],
  ["/Document/Upload", "documents", buildPdf(), await picture("#23c238")],
] as const)("%s", (url, table, bytes, others) => {
  const rows = async () => (await sql<{ n: number }[]>`select count(*)::int as n from ${sql(table)}`)[0]?.n ?? 0;
  const key = (name: string) => `${table} ${name}`;
  const idOf = (answer: Awaited<ReturnType<typeof send>>) => answer.json<{ data: { id: string } }>().data.id;

  test("a repeat gets the first answer, and nothing is kept twice", async () => {
    const before = await rows();
    const first = await send(url, bytes, key("one"));
    expect(first.statusCode).toBe(200);
    const again = await send(url, bytes, key("one"));
    expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    expect(await rows()).toBe(before + 1);
    expect(idOf(await send(url, bytes, key("two")))).not.toBe(idOf(first));
    expect(idOf(await send(url, bytes, key("one"), other))).not.toBe(idOf(first));
  });

  test("the same key with other bytes is refused, and so is one that no header may hold", async () => {
    await send(url, bytes, key("three"));
    const before = await rows();
    expect((await send(url, others, key("three"))).json()).toMatchObject({
      status: 409,
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect((await send(url, bytes, "x".repeat(201))).json()).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(await rows()).toBe(before);
  });

  test("of two at once one is kept: the other gets its answer, or is told that it is under way", async () => {
    const before = await rows();
    const answers = await Promise.all([send(url, bytes, key("four")), send(url, bytes, key("four"))]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ payload }) => payload)).size).toBe(1);
    for (const answer of answers) if (answer.statusCode !== 200) expect([409, 429]).toContain(answer.statusCode);
    expect(await rows()).toBe(before + 1);
    expect((await send(url, bytes, key("four"))).payload).toBe(done[0]?.payload);
  });
});

test("a refusal is not kept: the key is free for the file that is put right", async () => {
  expect((await send("/File/Upload", Buffer.from("no image"), "five")).statusCode).toBe(400);
  expect((await send("/File/Upload", await picture("#fff"), "five")).statusCode).toBe(200);
});
