import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import type { S3Settings } from "../config/config.ts";
import { testS3 } from "../test/s3.ts";
import { type Storage, storageOf } from "./storage.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-storage-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const { settings } = await testS3();
const onS3 = (other: Partial<S3Settings> = {}) => storageOf({ dataDir, s3: { ...settings, ...other } });

const text = async (storage: Storage, key: string) => {
  const stream = await storage.read(key);
  return stream && (await buffer(stream)).toString();
};
async function foldersIn(storage: Storage, folder: string) {
  const all: string[] = [];
  for await (const names of storage.folders(folder)) all.push(...names);
  return all;
}

async function putAll(storage: Storage, keys: string[]) {
  for (let at = 0; at < keys.length; at += 10)
    await Promise.all(keys.slice(at, at + 10).map((key) => storage.put(key, Buffer.from("x"))));
}

describe.each([
  ["a folder", storageOf({ dataDir })],
  ["a bucket", onS3()],
])("%s", (_, storage) => {
  test("gives back what was put, the newest of it, and nothing for what is not there", async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (__, n) => n % 256));
    await storage.put("aa/one/large.webp", bytes);
    const stream = await storage.read("aa/one/large.webp");
    expect(stream && (await buffer(stream)).equals(bytes)).toBe(true);
    await storage.put("aa/one/large.webp", Buffer.from("newer"));
    expect(await text(storage, "aa/one/large.webp")).toBe("newer");
    expect(await storage.read("aa/one/small.webp")).toBeNull();
    expect(await storage.read("aa/two/large.webp")).toBeNull();
  });

  test("keeps an empty object apart from none", async () => {
    await storage.put("aa/empty/small.webp", Buffer.alloc(0));
    expect(await text(storage, "aa/empty/small.webp")).toBe("");
  });

  test("removes a folder with all that is in it, and nothing that only begins like it", async () => {
    await putAll(storage, ["bb/one/large.webp", "bb/one/small.webp", "bb/one2/large.webp", "bb/two/large.webp"]);
    await storage.removeFolder("bb/one");
    expect(await storage.read("bb/one/large.webp")).toBeNull();
    expect(await foldersIn(storage, "bb").then((names) => names.sort())).toEqual(["one2", "two"]);
    await storage.removeFolder("bb/one");
    await storage.removeFolder("nowhere");
  });

  test(
    "names the folders behind a page of a thousand objects, and removes all of it",
    { timeout: 90_000 },
    async () => {
      const loose = Array.from({ length: 1_005 }, (__, n) => `cc/${String(n).padStart(4, "0")}.webp`);
      const names = ["0500-in-between", "one", "two"];
      await putAll(storage, ["cc0/other/small.webp", ...loose, ...names.map((name) => `cc/${name}/small.webp`)]);
      expect((await foldersIn(storage, "cc")).sort()).toEqual(names);
      expect(await foldersIn(storage, "nowhere")).toEqual([]);
      await storage.removeFolder("cc");
      expect(await storage.read(loose.at(-1) ?? "")).toBeNull();
      expect(await foldersIn(storage, "cc")).toEqual([]);
      expect(await foldersIn(storage, "cc0")).toEqual(["other"]);
    },
  );
});

describe("a bucket that cannot be had is unavailable", () => {
  const everyCall = (storage: Storage) => [
    storage.put("dd/one/small.webp", Buffer.from("x")),
    storage.read("dd/one/small.webp"),
    storage.removeFolder("dd/one"),
    foldersIn(storage, "dd"),
  ];
  const refused = (storage: Storage) =>
    Promise.all(everyCall(storage).map((call) => expect(call).rejects.toMatchObject({ code: "UNAVAILABLE" })));

  test("with a wrong secret", () => refused(onS3({ secretAccessKey: "wrong" })));
  test("when it does not exist", () => refused(onS3({ bucket: "nobodys" })));
  test("when nothing answers", () => refused(onS3({ endpoint: "http://127.0.0.1:9" })));
  test("when it breaks off in the middle of an object", async () => {
    const half = createServer((_, answer) => {
      answer.writeHead(200, { "content-length": 100 });
      answer.write("x".repeat(10), () => answer.destroy());
    });
    await new Promise<void>((resolve) => half.listen(0, "127.0.0.1", resolve));
    const address = half.address();
    if (typeof address !== "object" || !address) throw new Error("No address");
    const broken = onS3({ endpoint: `http://127.0.0.1:${address.port}` });
    await expect(broken.read("dd/one/small.webp")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    half.close();
  });
});

test("a folder that takes nothing, as on a full disk, is unavailable like a bucket that is away", async () => {
  const place = mkdtempSync(path.join(dataDir, "full-"));
  writeFileSync(path.join(place, "files"), "in the place of the folder");
  await expect(storageOf({ dataDir: place }).put("aa/one/a.webp", Buffer.from("x"))).rejects.toMatchObject({
    code: "UNAVAILABLE",
    cause: expect.any(Error),
  });
});
