import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect } from "../../db/client.ts";
import { processEnvironment } from "../../config/config.ts";
import { createTenderer } from "../../factories/index.ts";
import { imageKeyOf, sizeNames } from "../../storage/image-keys.ts";
import { folderStorage } from "../../storage/storage.ts";
import { operate } from "../../cli/program.ts";
import { newApiKey } from "../../tokens/api-key.ts";
import { testDatabase } from "../../test/database/database.ts";
import { productionSettings } from "../../test/app/production-settings.ts";
import { testS3 } from "../../test/s3.ts";
import { programsFor } from "../programs.ts";
import { rowCounts } from "../scratch.ts";

const { db, sql, url } = await testDatabase();
const s3 = await testS3();
const programs = processEnvironment()["PG_BIN"];
const hasPrograms = await programsFor(programs, url, "pg_dump").then(
  () => true,
  () => false,
);
/** Where PostgreSQL's programs are not installed, or older than the server, the names of these tests say what was not tried. */
const drill = hasPrograms ? test : test.skip;

const folder = await mkdtemp(path.join(tmpdir(), "metiro-backup-"));
afterAll(() => rm(folder, { recursive: true }));
const [dataDir, place, identityFile] = ["data", "place", "identity"].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];

const settings = {
  ...productionSettings(url, dataDir),
  BACKUP_TO: place,
  BACKUP_RECIPIENT: "",
  ...(programs !== undefined && { PG_BIN: programs }),
};
const images: string[] = [];

beforeAll(async () => {
  await mkdir(dataDir);
  await mkdir(place);
  const keys = await operate(["backup", "keys", "--json"], settings);
  const { BACKUP_RECIPIENT, identity } = JSON.parse(keys.stdout) as Record<string, string>;
  settings.BACKUP_RECIPIENT = BACKUP_RECIPIENT ?? "";
  await writeFile(identityFile, `# of the test\n${identity}\n`);
  const { user } = await createTenderer(db);
  for (let count = 0; count < 3; count++) {
    const id = randomUUID();
    await sql`insert into files (id, owner_id, width, height, bytes) values (${id}, ${user.id}, 1, 1, 1)`;
    for (const size of sizeNames) await folderStorage(dataDir).put(imageKeyOf(id, size), Buffer.from(`${id} ${size}`));
    images.push(id);
  }
});

interface Asked {
  env?: Partial<typeof settings> & Record<string, string>;
  signal?: AbortSignal;
  say?: (line: string) => unknown;
}
const asked = (args: string[], { env = {}, signal, say }: Asked = {}) =>
  operate(args, { ...settings, ...env }, { ...(signal && { signal }), say: (line) => void say?.(line) });

async function backedUp(given: Asked = {}) {
  const { code, stdout, stderr } = await asked(["backup", "--json"], given);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout) as { name: string; files: number; invariants: number; bytes: number };
}

/** An empty database, and the settings of somebody who restores into it. */
async function elsewhere() {
  const name = `restored_${randomUUID().replaceAll("-", "")}`;
  await sql.unsafe(`create database ${name}`);
  const into = new URL(inject("postgresUrl"));
  into.pathname = name;
  const connection = connect(into.href, { max: 1 });
  const dropped = async () => {
    await connection.close();
    await sql.unsafe(`drop database ${name} with (force)`);
  };
  const own = await mkdtemp(path.join(folder, "elsewhere-"));
  return {
    name,
    dataDir: own,
    connection,
    env: { DATABASE_URL: into.href, DATA_DIR: own },
    [Symbol.asyncDispose]: dropped,
  };
}

const restored = (name: string, env: Record<string, string>, ...more: string[]) =>
  asked(["restore", name, "--identity", identityFile, ...more], { env });

async function hashesIn(ofFolder: string) {
  const names = await readdir(path.join(ofFolder, "files"), { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
  const hashed = await Promise.all(
    files.map(async (file) => [
      path.relative(ofFolder, file),
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    ]),
  );
  return Object.fromEntries(hashed) as Record<string, string>;
}

/** What a backup that was broken off might have left. */
async function leftovers() {
  const databases =
    await sql`select from pg_database where datname like ${`${new URL(url).pathname.slice(1)}_verify%`}`;
  return {
    databases: databases.length,
    work: (await readdir(dataDir)).filter((name) => name.startsWith("backup-work-")),
  };
}
const nothingLeft = { databases: 0, work: [] };

drill(
  "what was lost comes back whole: every row, every file, and it serves (pg_dump, pg_restore)",
  { timeout: 120_000 },
  async () => {
    const steps: string[] = [];
    const made = await backedUp({ say: (line) => steps.push(line) });
    expect(made).toMatchObject({ files: 9 });
    expect(steps[0]).toBe("Dumping the database");
    expect(await leftovers()).toEqual(nothingLeft);
    const listed = await asked(["backup", "list"]);
    expect(listed.stdout).toContain(`${made.name}  ${made.bytes} bytes, 9 files, whole since`);

    await using there = await elsewhere();
    const told = await restored("latest", there.env, "--json");
    expect({ code: told.code, stderr: told.stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(told.stdout)).toMatchObject({ name: made.name, files: 9, broken: [], differing: [] });
    expect(await rowCounts(there.connection)).toEqual(await rowCounts({ sql }));
    expect(await hashesIn(there.dataDir)).toEqual(await hashesIn(dataDir));
    const runs = await there.connection.sql`select name, failure from backup_runs where ended_at is not null`;
    expect(runs.map((run) => ({ ...run }))).toEqual([{ name: made.name, failure: null }]);
    expect(await asked(["migrate", "run"], { env: there.env })).toMatchObject({ code: 0 });
    expect(await asked(["check"], { env: there.env })).toMatchObject({ code: 0 });

    const again = await restored(made.name, there.env);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    expect(again.stderr).toContain(`To lose what is in it: --replace ${there.name}`);
    expect((await restored(made.name, there.env, "--replace", "other")).stderr).toContain(
      `the database is ${there.name}`,
    );
    expect((await restored(made.name, there.env, "--replace", there.name)).stderr).toContain("stop the server first");
    await there.connection.close();
    expect(await restored(made.name, there.env, "--replace", there.name)).toMatchObject({ code: 0 });
  },
);

drill(
  "a backup with a bit flipped, a part lost or another key is refused, before anything is touched (pg_dump)",
  { timeout: 120_000 },
  async () => {
    await using there = await elsewhere();
    const { name } = await backedUp();
    const part = path.join(place, name, "part-00001");
    const bytes = await readFile(part);
    const other = path.join(folder, "other");
    const keys = await asked(["backup", "keys", "--json"]);
    await writeFile(other, (JSON.parse(keys.stdout) as { identity: string }).identity);
    expect(await asked(["restore", name, "--identity", other], { env: there.env })).toMatchObject({
      code: 1,
      stderr: `The identity does not open ${name}: it is for ${settings.BACKUP_RECIPIENT}.\n`,
    });
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(part, flipped);
    expect((await restored(name, there.env)).stderr).toBe(
      `${name}/part-00001 is not what was written (its SHA-256 differs): the backup is damaged.\n`,
    );
    await rm(part);
    expect((await restored(name, there.env)).stderr).toBe(
      `${name}/part-00001 is missing: the backup cannot be restored.\n`,
    );
    expect(await rowCounts(there.connection)).toEqual({});
    expect(await readdir(there.dataDir)).toEqual([]);
    expect((await restored("metiro-20200101T000000Z", there.env)).stderr).toContain(
      "There is no backup metiro-20200101T000000Z",
    );
    await rm(path.join(place, name), { recursive: true });
  },
);

drill("given up at any step, it leaves nothing behind and is no backup (pg_dump)", { timeout: 240_000 }, async () => {
  const before = await readdir(place);
  for (const step of ["Dumping", "Restoring", "Asking", "Encrypting"]) {
    const given = new AbortController();
    const ended = await asked(["backup"], {
      signal: given.signal,
      say: (line) => line.startsWith(step) && setImmediate(() => given.abort(new Error("Given up"))),
    });
    expect({ step, code: ended.code }).toEqual({ step, code: 1 });
    expect({ step, ...(await leftovers()) }).toEqual({ step, ...nothingLeft });
    expect({ step, place: await readdir(place) }).toEqual({ step, place: before });
  }
});

drill(
  "a place that takes no more is told, and what was begun there is no backup (pg_dump)",
  { timeout: 120_000 },
  async () => {
    const full = path.join(folder, "full");
    await mkdir(full);
    const ended = await asked(["backup"], {
      env: { BACKUP_TO: full },
      // In the place of the folder that the parts would go into.
      say: (line) => line.startsWith("Encrypting") && void writeFile(line.replace(/^.* to /, ""), ""),
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(/EEXIST|ENOTDIR/);
    expect(await readdir(full)).toEqual([]);
    expect(await leftovers()).toEqual(nothingLeft);
    expect(await asked(["backup", "list"], { env: { BACKUP_TO: full } })).toMatchObject({
      stdout: "There are no backups.\n",
    });
    expect((await asked(["backup"], { env: { BACKUP_TO: path.join(folder, "nowhere") } })).stderr).toContain(
      "there is no folder",
    );
  },
);

drill("of two at once one is made, whenever the other begins (pg_dump)", { timeout: 120_000 }, async () => {
  const others: ReturnType<typeof asked>[] = [];
  const first = await asked(["backup"], {
    say: (line) => /^(?:Dumping|Restoring|Encrypting)/.test(line) && others.push(asked(["backup"])),
  });
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: "" });
  expect(others.length).toBeGreaterThan(2);
  for (const { code, stderr } of await Promise.all(others))
    expect({ code, stderr }).toEqual({ code: 1, stderr: "Another backup of this database is being made.\n" });
});

drill(
  "rows that break what must hold, or a file without bytes, make no backup (pg_dump)",
  { timeout: 120_000 },
  async () => {
    const before = await readdir(place);
    await sql`update users set lock_reason = 'Vacances'`;
    expect((await asked(["backup"])).stderr).toContain(
      "What was restored does not hold: lock-reason-of-locked: 1 rows",
    );
    await sql`update users set lock_reason = null`;
    const [id = ""] = images;
    const bytes = await readFile(path.join(dataDir, "files", imageKeyOf(id, "small")));
    await rm(path.join(dataDir, "files", imageKeyOf(id, "small")));
    expect((await asked(["backup"])).stderr).toContain(`1 images have no bytes (${id})`);
    await folderStorage(dataDir).put(imageKeyOf(id, "small"), bytes);
    expect(await readdir(place)).toEqual(before);
  },
);

drill("to a bucket and from there (pg_dump)", { timeout: 120_000 }, async () => {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket } = s3.settings;
  const bucketOf = {
    BACKUP_TO: `s3://${bucket}/of/metiro`,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
    BACKUP_S3_FORCE_PATH_STYLE: "true",
  };
  const { name } = await backedUp({ env: bucketOf });
  expect(s3.keys().toSorted()).toEqual([`of/metiro/${name}/manifest.json`, `of/metiro/${name}/part-00001`]);
  await using there = await elsewhere();
  expect(await restored("latest", { ...there.env, ...bucketOf })).toMatchObject({ code: 0 });
  expect(await hashesIn(there.dataDir)).toEqual(await hashesIn(dataDir));
  await s3.stop();
  expect((await asked(["backup", "list"], { env: bucketOf })).stderr).toContain(`s3://${bucket}/of/metiro: `);
});

drill(
  "who was erased and which keys were revoked since are kept as the database goes, and are so again by one command (pg_dump, pg_restore)",
  { timeout: 120_000 },
  async () => {
    const { user: stays } = await createTenderer(db);
    const { user: goes } = await createTenderer(db);
    const [key, other] = [newApiKey(), newApiKey()];
    for (const { hash, prefix } of [key, other])
      await sql`insert into api_keys (user_id, name, hash, prefix, scopes, expires_at)
        values (${stays.id}, 'Programme', ${hash}, ${prefix}, '{auth.profile}', now() + interval '90 days')`;
    const { name } = await backedUp();
    await using there = await elsewhere();
    const first = await restored(name, there.env);
    expect(first.stdout).toMatch(/WHO WAS ERASED .* nothing here says who/);
    const asksThere = async (...args: string[]) => {
      const ended = await asked(args, { env: there.env });
      expect({ args, code: ended.code, stderr: ended.stderr }).toEqual({ args, code: 0, stderr: "" });
      return ended.stdout;
    };
    await asksThere("migrate", "run");
    await asksThere("erase", goes.email, "--confirm", goes.email);
    await asksThere("api-key", "revoke", key.prefix);
    await there.connection.close();
    const again = await restored(name, there.env, "--replace", there.name);
    const file = path.join(there.dataDir, `undone-by-${name}.txt`);
    expect(again.stdout).toContain(`2 accounts and API keys that were erased or revoked since`);
    expect(again.stdout).toContain(`erase again ${file}`);
    expect(await readFile(file, "utf8")).toBe(`${goes.id}\n${key.prefix}\n`);
    // What it holds by now knows of nobody any more.
    const third = await restored(name, there.env, "--replace", there.name);
    expect(third.stdout).toContain(`2 accounts and API keys that were erased or revoked since`);
    expect(await readFile(file, "utf8")).toBe(`${goes.id}\n${key.prefix}\n`);
    await asksThere("migrate", "run");
    const state = async () => {
      const { sql: asking, close } = connect(there.env.DATABASE_URL, { max: 1 });
      const erased = await asking<{ id: string }[]>`select id from users where deleted_at is not null`;
      const working = await asking<
        { prefix: string }[]
      >`select prefix from api_keys where revoked_at is null order by 1`;
      await close();
      return { erased: erased.map(({ id }) => id), working: working.map(({ prefix }) => prefix) };
    };
    expect(await state()).toEqual({ erased: [], working: [key.prefix, other.prefix].toSorted() });
    await writeFile(file, "nobody\n", { flag: "a" });
    expect(await asksThere("erase", "again", file)).toBe(
      "1 accounts are erased, 1 API keys revoked.\nnobody: nobody and no API key that works is meant by this.\n",
    );
    expect(await state()).toEqual({ erased: [goes.id], working: [other.prefix] });
  },
);

test("programs that are not there are named, with what to do", async () => {
  const ended = await asked(["backup"], { env: { PG_BIN: folder } });
  expect(ended).toMatchObject({ code: 1, stdout: "" });
  expect(ended.stderr).toMatch(/^pg_dump of PostgreSQL 18 or later is needed.*none in .*install postgresql-client-18/);
});

test("a password on the command line is refused, and backups without a key are not set up", async () => {
  const ended = await asked(["restore", "latest", "--identity", identityFile, "--into", "postgres://a:b@localhost/c"]);
  expect(ended).toMatchObject({ code: 2, stdout: "" });
  expect(ended.stderr).toContain("PGPASSWORD");
  expect((await asked(["backup"], { env: { BACKUP_RECIPIENT: "" } })).stderr).toContain("BACKUP_RECIPIENT is missing");
});
