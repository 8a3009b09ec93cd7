import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql as raw } from "drizzle-orm";
import { v7 } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { blogImages, blogs, companies, files, jobRequestPhotos } from "../../../db/schema/index.ts";
import { folderStorage } from "../../../storage/storage.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { createCompany, createJobRequest, createPost, createUser } from "../../../factories/index.ts";
import { folderOf, imageKeyOf } from "../../../storage/image-keys.ts";
import { isNamedFile } from "../policy.ts";
import { shardsOfHour, sweepForgottenFiles, sweepStrayImages } from "../tasks.ts";

const { db, sql } = await testDatabase();
const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-sweep-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const storage = folderStorage(dataDir);
const owner = await createUser(db);
const everyShard = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, "0"));

beforeEach(async () => {
  await emptyTables(sql, "files, blogs, blog_images, job_request_photos, companies");
  rmSync(path.join(dataDir, "files"), { recursive: true, force: true });
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function bytesOf(id: string) {
  await storage.put(imageKeyOf(id, "small"), Buffer.from("x"));
  await storage.put(imageKeyOf(id, "large"), Buffer.from("x"));
  return id;
}

async function file(hours: number) {
  const id = await bytesOf(v7({ msecs: hoursAgo(hours).getTime() }));
  const createdAt = hoursAgo(hours).toISOString();
  await db.insert(files).values({ id, ownerId: owner.id, width: 1, height: 1, bytes: 2, createdAt });
  return id;
}

const rows = async () => (await db.select({ id: files.id }).from(files)).map(({ id }) => id).sort();
const stored = () =>
  readdirSync(path.join(dataDir, "files"))
    .flatMap((shard) => readdirSync(path.join(dataDir, "files", shard)))
    .sort();

test("takes what nothing names after a day, with its bytes, and nothing else", async () => {
  const [fresh, photo, logo, cover, inside] = [
    await file(23),
    await file(99),
    await file(99),
    await file(99),
    await file(99),
  ];
  await file(25);
  const request = await createJobRequest(db);
  await db.insert(jobRequestPhotos).values({ jobRequestId: request.id, fileId: photo, position: 0 });
  await createCompany(db, { logoId: logo });
  const post = await createPost(db, { coverImageId: cover });
  await db.insert(blogImages).values({ blogId: post.id, fileId: inside });
  expect(await sweepForgottenFiles(db, storage)).toBe(1);
  expect(await rows()).toEqual([fresh, photo, logo, cover, inside].sort());
  expect(stored()).toEqual(await rows());

  await db.update(companies).set({ logoId: null });
  await db.delete(blogs);
  await db.delete(jobRequestPhotos);
  expect(await sweepForgottenFiles(db, storage)).toBe(4);
  expect(stored()).toEqual([fresh]);
});

test("every table that refers to a file names it, so that no sweep takes what one shows", async () => {
  const tables = await sql<{ name: string }[]>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'files'::regclass order by 1`;
  expect(tables.length).toBeGreaterThan(6);
  const { sql: text } = db.select({ id: files.id }).from(files).where(isNamedFile).toSQL();
  expect(tables.filter(({ name }) => !text.includes(`from "${name}"`))).toEqual([]);
});

test("goes on in batches until nothing is left", async () => {
  await db.insert(files).values(
    Array.from({ length: 450 }, () => ({
      ownerId: owner.id,
      width: 1,
      height: 1,
      bytes: 1,
      createdAt: hoursAgo(30).toISOString(),
    })),
  );
  expect(await sweepForgottenFiles(db, storage)).toBe(450);
  expect(await rows()).toEqual([]);
});

test("leaves a file that somebody is just about to name", async () => {
  const id = await file(30);
  const request = await createJobRequest(db);
  await db.transaction(async (tx) => {
    await tx.insert(jobRequestPhotos).values({ jobRequestId: request.id, fileId: id, position: 0 });
    expect(await sweepForgottenFiles(db, storage)).toBe(0);
  });
  expect(await sweepForgottenFiles(db, storage)).toBe(0);
  expect(stored()).toEqual([id]);
});

test("sweeping and naming at the same moment: the photo stays whole, or naming is refused", async () => {
  const request = await createJobRequest(db);
  for (let round = 0; round < 25; round++) {
    const id = await file(30);
    const [, named] = await Promise.all([
      sweepForgottenFiles(db, storage),
      db
        .insert(jobRequestPhotos)
        .values({ jobRequestId: request.id, fileId: id, position: round })
        .then(
          () => true,
          () => false,
        ),
    ]);
    const [row] = await db.execute<{ photo: boolean; row: boolean }>(raw`select
      exists (select from job_request_photos where file_id = ${id}) as photo,
      exists (select from files where id = ${id}) as row`);
    expect({ named, ...row, bytes: stored().includes(id) }).toEqual({ named, photo: named, row: named, bytes: named });
  }
});

test("removes bytes without a row, but none that may still get one, and nothing of others", async () => {
  const known = await file(99);
  const young = await bytesOf(v7());
  await bytesOf(v7({ msecs: hoursAgo(25).getTime() }));
  await storage.put("ab/notes/readme.txt", Buffer.from("x"));
  expect(await sweepStrayImages(db, storage, everyShard)).toBe(1);
  expect(stored()).toEqual([known, young, "notes"].sort());
  expect(await sweepStrayImages(db, storage, everyShard)).toBe(0);
});

test("sees every folder within a day", () => {
  const seen = new Set(Array.from({ length: 24 }, (_, hour) => shardsOfHour(Date.UTC(2026, 10, 22, hour))).flat());
  expect([...seen].sort()).toEqual(everyShard);
  expect(folderOf("0199f0c0-0000-7000-8000-0000000000Ab".toLowerCase())).toMatch(/^ab\//);
});
