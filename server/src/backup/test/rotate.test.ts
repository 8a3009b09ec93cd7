import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testS3 } from "../../test/s3.ts";
import { backupsIn, type Manifest, nameAt, partKey, sha256, writeManifest } from "../manifest.ts";
import { type BackupPlace, openBackupPlace } from "../place.ts";
import { rotate } from "../rotate.ts";

const s3 = await testS3();
const folder = await mkdtemp(path.join(tmpdir(), "metiro-rotate-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const places = [
  { where: "a folder", to: { folder } },
  { where: "a bucket", to: { s3: s3.settings, folder: "backups" } },
];
const now = new Date("2026-03-31T00:20:00Z");
const day = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * day);
const bytes = Buffer.from("encrypted");

beforeEach(async () => {
  for (const { to } of places) {
    await mkdir(folder, { recursive: true });
    const place = await openBackupPlace({ to });
    for (const name of await place.folders()) await place.remove(name);
  }
});

/** A backup as one leaves it that was begun then: whole, or broken off before its manifest. */
async function planted(
  place: BackupPlace,
  days: number,
  kind: Manifest["kind"] = "dump",
  isWhole = true,
): Promise<string> {
  const name = nameAt(kind, ago(days));
  await place.put(partKey(name, 0), bytes);
  const at = ago(days).toISOString();
  const parts = [{ bytes: bytes.length, sha256: sha256(bytes) }];
  const about = { format: 1 as const, postgres: 18, bytes: bytes.length, files: 0, invariants: 1, recipients: [] };
  if (isWhole) await writeManifest(place, { ...about, name, kind, startedAt: at, endedAt: at, parts });
  return name;
}
const left = async (place: BackupPlace) => (await place.folders()).toSorted();
const rotated = async (place: BackupPlace) => (await rotate(place, { keepDays: 14, now })).toSorted();

test.each(places)(
  "in $where one that is older than fourteen days goes, to the second, and no other",
  async ({ to }) => {
    const place = await openBackupPlace({ to });
    const second = 1 / 86_400;
    const kept = [await planted(place, 0), await planted(place, 1), await planted(place, 13), await planted(place, 14)];
    const gone = [await planted(place, 14 + second), await planted(place, 15), await planted(place, 400)];
    expect(await rotated(place)).toEqual(gone.toSorted());
    expect(await left(place)).toEqual(kept.toSorted());
    expect(await rotated(place)).toEqual([]);
  },
);

test.each(places)(
  "in $where the newest good one stays, though all are old and newer ones broke off",
  async ({ to }) => {
    const place = await openBackupPlace({ to });
    const newest = await planted(place, 200);
    const older = await planted(place, 300);
    const broken = [await planted(place, 20, "dump", false), await planted(place, 2, "dump", false)];
    expect(await rotated(place)).toEqual([older, ...broken].toSorted());
    expect(await left(place)).toEqual([newest]);
    expect((await backupsIn(place)).whole.map(({ name }) => name)).toEqual([newest]);
  },
);

test.each(places)(
  "in $where what broke off, or has a damaged manifest, goes after a day: before, it may be being made",
  async ({ to }) => {
    const place = await openBackupPlace({ to });
    const whole = await planted(place, 0.1);
    const young = await planted(place, 0.9, "dump", false);
    const old = await planted(place, 1.1, "dump", false);
    const damaged = await planted(place, 3);
    await place.put(`${damaged}/manifest.json`, Buffer.from("{"));
    expect(await rotated(place)).toEqual([old, damaged].toSorted());
    expect(await left(place)).toEqual([whole, young].toSorted());
  },
);

test.each(places)(
  "in $where the base backup from before the days that are kept stays, and what is no backup does",
  async ({ to }) => {
    const place = await openBackupPlace({ to });
    const kept = [await planted(place, 7, "base"), await planted(place, 16, "base"), await planted(place, 1)];
    const gone = [await planted(place, 23, "base"), await planted(place, 16)];
    await place.put("photos/2020", bytes);
    expect(await rotated(place)).toEqual(gone.toSorted());
    expect(await left(place)).toEqual([...kept, "photos"].toSorted());
  },
);

test.each(places)("in $where nothing goes while the place does not say what is whole", async ({ to }) => {
  const place = await openBackupPlace({ to });
  const names = [await planted(place, 2), await planted(place, 3), await planted(place, 20)];
  const away: BackupPlace = { ...place, read: () => Promise.reject(new Error("The connection was cut")) };
  await expect(rotate(away, { keepDays: 14, now })).rejects.toThrow("The connection was cut");
  expect(await left(place)).toEqual(names.toSorted());
});
