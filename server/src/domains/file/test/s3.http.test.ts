import sharp from "sharp";
import { expect, test } from "vitest";
import { storageOf } from "../../../storage/storage.ts";
import { testApp } from "../../../test/app/app.ts";
import { testS3 } from "../../../test/s3.ts";
import { folderOf, imageKeyOf } from "../../../storage/image-keys.ts";

const { settings, stop, start } = await testS3();
const { app, sql, signedIn } = await testApp({
  env: {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_FORCE_PATH_STYLE: "true",
  },
});
const { authorization } = await signedIn("Tenderer");
const bucket = storageOf({ dataDir: "", s3: settings });

async function upload() {
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2338c2" } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "salon.jpg");
  const request = new Request("http://test", { method: "POST", body });
  const headers = { authorization, "content-type": request.headers.get("content-type") ?? "" };
  const payload = Buffer.from(await request.arrayBuffer());
  return app.inject({ method: "POST", url: "/api/File/Upload", headers, payload });
}

const rows = async () => (await sql`select id from files`).length;
async function keptFolders() {
  let kept = 0;
  for (let n = 0; n < 256; n++)
    for await (const names of bucket.folders(n.toString(16).padStart(2, "0"))) kept += names.length;
  return kept;
}

test("an upload is kept in the bucket and read from it", async () => {
  const answer = await upload();
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: { id: string; url: string } }>();
  expect(await bucket.read(imageKeyOf(data.id, "small"))).not.toBeNull();

  const served = await app.inject(data.url);
  expect(served.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width: 960 });

  await bucket.removeFolder(folderOf(data.id));
  const gone = await app.inject(data.url);
  expect([gone.statusCode, gone.headers["cache-control"], gone.headers.etag]).toEqual([404, "no-store", undefined]);
});

test("while the bucket is away uploads and files are 503, nothing is half written, and the server stays ready", async () => {
  const { data } = (await upload()).json<{ data: { id: string; url: string } }>();
  const before = await rows();
  await stop();
  const refused = await upload();
  expect(refused.json()).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect(await rows()).toBe(before);
  const unread = await app.inject(data.url);
  expect(unread.json()).toMatchObject({ status: 503, code: "UNAVAILABLE" });
  expect(unread.headers["cache-control"]).toBe("no-store");
  expect((await app.inject("/readyz")).statusCode).toBe(200);

  await start();
  expect((await app.inject(data.url)).statusCode).toBe(200);
  expect((await upload()).statusCode).toBe(200);
  // The first test took the bytes of its row away.
  expect(await keptFolders()).toBe((await rows()) - 1);
});
