import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { errorStatus } from "@metiro/shared/errors/codes";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { testApp } from "../app/app.ts";

const secret = "of the tests alone, and as long as a secret has to be";
const { url, sql, signedIn } = await testApp({ env: { JWT_SECRET: secret } });
const { authorization } = await signedIn("Tenderer");
const dataDir = mkdtempSync(path.join(tmpdir(), "metiro-full-"));

/** Blocks of 512 or 1,024 bytes, as the shell has it: no file grows beyond them, as on a disk that is full in the middle of one. */
const blocks = 16;
const server = spawn(
  "/bin/sh",
  [
    "-c",
    `ulimit -f ${blocks} && exec "$0" "$1"`,
    process.execPath,
    path.join(import.meta.dirname, "server-process.ts"),
  ],
  {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      NODE_ENV: "test",
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      JWT_SECRET: secret,
      SMTP_URL: "smtp://127.0.0.1:9",
      LOG_LEVEL: "silent",
    },
  },
);
const [origin] = (await once(server, "message")) as [string];
afterAll(async () => {
  server.kill("SIGKILL");
  await once(server, "exit");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Nothing of it can be left out: its size is that of its pixels. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

async function upload(side: number) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await noise(side))], { type: "image/png" }), "a.png");
  const answer = await fetch(`${origin}/api/File/Upload`, { method: "POST", headers: { authorization }, body: form });
  const { status, headers } = answer;
  return {
    status,
    type: headers.get("content-type"),
    retryAfter: headers.get("retry-after"),
    body: await answer.json(),
  };
}
const kept = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const rows = async () => (await sql`select from files`).length;

test("a picture for which the disk has no room is 503 with a code, and neither file nor row of it stays", async () => {
  const refused = await upload(300);
  expect(refused).toMatchObject({
    status: errorStatus.UNAVAILABLE,
    type: expect.stringContaining("application/problem+json"),
    body: { status: errorStatus.UNAVAILABLE, code: "UNAVAILABLE" },
  });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  await expect.poll(kept).toBe(0);
  expect(await rows()).toBe(0);

  // What still has room is taken.
  expect(await upload(30)).toMatchObject({ status: 200 });
  expect([kept(), await rows()]).toEqual([3, 1]);
});
