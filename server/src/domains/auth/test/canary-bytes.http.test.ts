import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { passwords } from "../../../passwords/passwords.ts";
import { testApp } from "../../../test/app/app.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-canary-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { app, sql, signedIn } = await testApp({ env: { DATA_DIR: dataDir } });

const canary = "Kanarienfels";
const secret = "Trois-Pommes-7";
const hash = await passwords({ light: true }).hash(secret);

/** Every file of the data folder that holds the word. */
const found = (): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => {
    const file = path.join(dataDir, name);
    return statSync(file).isFile() && readFileSync(file).includes(canary);
  });
const stored = (): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".webp"));

const blank = () => sharp({ create: { width: 400, height: 300, channels: 3, background: "#2338c2" } });
const texts = { Artist: canary, Copyright: canary, ImageDescription: canary, UserComment: canary, XPAuthor: canary };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${canary}"/></rdf:RDF></x:xmpmeta>`;
const marked = () =>
  blank()
    .withExif({ IFD0: texts, IFD3: { GPSLatitudeRef: "N", GPSProcessingMethod: canary } })
    .withXmp(xmp);
const word = Buffer.from(canary);
/** A comment of a JPEG, behind its first mark. */
const withComment = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, word.length + 2]), word, jpeg.subarray(2)]);
/** Whatever a camera hangs behind the picture. */
const withTail = (bytes: Buffer) => Buffer.concat([bytes, word]);

const pictures = {
  "image/jpeg": withTail(withComment(await marked().jpeg().toBuffer())),
  "image/png": withTail(await marked().png().toBuffer()),
  "image/webp": await marked().webp().toBuffer(),
  "image/avif": await marked().avif({ effort: 0 }).toBuffer(),
};

async function upload(authorization: string, type: string, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)], { type }), `${canary}.jpg`);
  const request = new Request("http://test", { method: "POST", body });
  const answer = await app.inject({
    method: "POST",
    url: "/api/File/Upload",
    headers: { authorization, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { id: string } }>().data.id;
}

test("what a camera and a person write into a picture is not kept, and its bytes go with its owner", async () => {
  const { userId, authorization } = await signedIn("Tenderer");
  const other = await signedIn("Tenderer");
  await sql`update users set password_hash = ${hash} where id = ${userId}`;
  for (const [type, bytes] of Object.entries(pictures)) {
    expect(bytes.includes(canary), type).toBe(true);
    await upload(authorization, type, bytes);
  }
  const kept = await upload(other.authorization, "image/jpeg", pictures["image/jpeg"]);
  expect(stored()).toHaveLength(3 * (Object.keys(pictures).length + 1));
  expect(found()).toEqual([]);

  // In every size of each of them a word that only goes with the bytes themselves.
  for (const name of stored().filter((file) => !file.includes(kept))) appendFileSync(path.join(dataDir, name), canary);
  expect(found()).toHaveLength(3 * Object.keys(pictures).length);
  const answer = await app.inject({
    method: "POST",
    url: "/api/Auth/delete-account",
    headers: { authorization },
    payload: { password: secret },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(found()).toEqual([]);
  expect(stored()).toHaveLength(3);
});
