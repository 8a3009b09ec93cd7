import { mkdtempSync, rmSync } from "node:fs";
import { fork } from "node:child_process";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "./free-port.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";

let dataDir: string;
let running: Mailbox | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "mailbox-"));
});
afterEach(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (port?: number) => (running = await startMailbox({ dataDir, port: port ?? (await freePort()) }));
const subjects = async ({ webUrl }: Mailbox) => {
  const list: unknown = await (await fetch(`${webUrl}/api/email`)).json();
  return Array.isArray(list) ? list.map((mail: { subject: string }) => mail.subject) : list;
};

it("shows the mails it took, after a restart as well", async () => {
  const first = await start();
  await createTransport(first.smtpUrl).sendMail({
    from: "a@metiro.test",
    to: "b@metiro.test",
    subject: "Réponse",
    text: "!",
  });
  expect(await subjects(first)).toEqual(["Réponse"]);
  await first.stop();
  expect(await subjects(await start())).toEqual(["Réponse"]);
});

it("has a page", async () => {
  const { webUrl } = await start();
  const page = await fetch(webUrl, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("<!doctype html>");
});

it("takes the next port when the wanted one is in use", async () => {
  const port = await freePort();
  const taken = createServer().listen(port, "127.0.0.1");
  await once(taken, "listening");
  const { webUrl } = await start(port);
  expect(Number(new URL(webUrl).port)).toBeGreaterThan(port);
  taken.close();
});

it("two that start at once on one port both run", async () => {
  for (let pair = 0; pair < 3; pair++) {
    const port = await freePort();
    const folders = [0, 1].map((nth) => path.join(dataDir, `${pair}-${nth}`));
    const both = await Promise.all(folders.map((folder) => startMailbox({ dataDir: folder, port })));
    try {
      expect(new Set(both.map(({ webUrl }) => webUrl)).size).toBe(2);
      for (const mailbox of both) expect(await subjects(mailbox)).toEqual([]);
    } finally {
      await Promise.all(both.map(({ stop }) => stop()));
    }
  }
}, 60_000);

it("a mailbox whose server ends while it starts ends too", async () => {
  const program = path.join(import.meta.dirname, "mailbox-process.ts");
  const child = fork(program, [dataDir, "0"], { stdio: "ignore", env: {} });
  await once(child, "spawn");
  child.disconnect();
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).not.toBeNull();
}, 60_000);
