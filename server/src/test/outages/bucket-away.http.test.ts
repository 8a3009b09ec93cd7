import { errorStatus } from "@metiro/shared/errors/codes";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { passwords } from "../../passwords/passwords.ts";
import { testApp } from "../app/app.ts";
import { testS3 } from "../s3.ts";
import { type Outage, startRelay } from "./relay.ts";

const { settings, keys } = await testS3();
const relay = await startRelay({ host: "127.0.0.1", port: Number(new URL(settings.endpoint ?? "").port) });
const testing = await testApp({
  env: {
    S3_ENDPOINT: `http://127.0.0.1:${relay.port}`,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_FORCE_PATH_STYLE: "true",
  },
});
const { sql } = testing;
const origin = await testing.app.listen({ host: "127.0.0.1", port: 0 });
afterAll(relay.close);

const secret = "Trois-Pommes-7";
const hash = await passwords({ light: true }).hash(secret);
/** A client with a password, who can delete the account. */
async function person() {
  const { userId, authorization } = await testing.signedIn("Tenderer");
  await sql`update users set password_hash = ${hash} where id = ${userId}`;
  return authorization;
}
const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#2338c2" } })
  .png()
  .toBuffer();

async function ask(path: string, init: RequestInit = {}) {
  const asked = performance.now();
  const response = await fetch(`${origin}${path}`, init);
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  const ms = performance.now() - asked;
  return {
    status,
    ms,
    text: body.toString(),
    type: headers.get("content-type"),
    retryAfter: headers.get("retry-after"),
  };
}
function upload(authorization: string) {
  const form = new FormData();
  form.append("file", new Blob([image], { type: "image/png" }), "a.png");
  return ask("/api/File/Upload", { method: "POST", headers: { authorization }, body: form });
}
async function uploaded(authorization: string) {
  const { status, text } = await upload(authorization);
  expect(status, text).toBe(200);
  return (JSON.parse(text) as { data: { id: string; url: string } }).data;
}
const erase = (authorization: string) =>
  ask("/api/Auth/delete-account", {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ password: secret }),
  });
const exportOf = (authorization: string) => ask("/api/Auth/export-data", { headers: { authorization } });

const rows = async () => (await sql`select id from files order by id`).map(({ id }) => String(id));
/** The pictures of which the bucket keeps at least one size. */
const kept = () => [...new Set(keys().flatMap((key) => key.split("/").slice(1, 2)))].sort();

/** Of accounts that went while the bucket was away: they wait for the sweep at most. */
const left = new Set<string>();

let owner = "";
let picture: Awaited<ReturnType<typeof uploaded>>;
beforeAll(async () => {
  owner = await person();
  picture = await uploaded(owner);
});
afterEach(() => relay.be("there"));

describe.each<Exclude<Outage, "slow">>(["frozen", "refused", "reset"])("while the bucket is %s", (outage) => {
  test("pictures are 503 and wait for nothing, everything else goes on, and nothing is half-written", async () => {
    const leaving = await person();
    const theirs = [await uploaded(leaving), await uploaded(leaving), await uploaded(leaving)];
    for (const { id } of theirs) left.add(id);
    const before = await rows();
    await relay.be(outage);
    const [sent, read, gone, data, ready] = await Promise.all([
      upload(owner),
      ask(picture.url),
      erase(leaving),
      exportOf(owner),
      ask("/readyz"),
    ]);
    for (const [name, { status, text, type, retryAfter, ms }] of Object.entries({ sent, read })) {
      const what = `${name} (${Math.round(ms)} ms): ${text}`;
      expect(status, what).toBe(errorStatus.UNAVAILABLE);
      expect(type, what).toContain("application/problem+json");
      expect(text, what).toContain('"code":"UNAVAILABLE"');
      expect(Number(retryAfter), what).toBeGreaterThan(0);
      expect(ms, what).toBeLessThan(20_000);
    }
    // The account is gone whether its pictures can be reached or not, and its owner is told so.
    expect([gone.status, gone.text]).toEqual([200, expect.stringContaining('"deleted":true')]);
    expect(gone.ms).toBeLessThan(20_000);
    expect([data.status, ready.status]).toEqual([200, 200]);
    const staying = before.filter((id) => !left.has(id));
    expect(await rows()).toEqual(staying);

    await relay.be("there");
    const back = performance.now();
    expect((await ask(picture.url)).status).toBe(200);
    const { id } = await uploaded(owner);
    expect(performance.now() - back).toBeLessThan(20_000);
    expect(await rows()).toEqual([...staying, id].sort());
    expect(kept().filter((image) => !left.has(image))).toEqual([...staying, id].sort());
  });
});

test("a slow bucket is waited for", async () => {
  const leaving = await person();
  const { id } = await uploaded(leaving);
  await relay.be("slow");
  const answers = await Promise.all([upload(owner), ask(picture.url), erase(leaving)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(kept()).not.toContain(id);
});
