import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { newDataDir } from "./app.ts";
import type { Mailbox } from "./try-it-server.ts";

const program = path.resolve(import.meta.dirname, "../../../server/src/embedded/mailbox-process.ts");

export interface RunningMailbox extends Mailbox {
  stop: () => Promise<void>;
}

/** Starts a mailbox in a process of its own. */
export async function startMailbox(): Promise<RunningMailbox> {
  const { dataDir, remove } = await newDataDir();
  const folder = path.join(dataDir, "mail");
  await mkdir(folder);
  const child = fork(program, [folder, "0"], { stdio: "ignore", env: {} });
  const [{ smtpPort, webPort }] = (await once(child, "message")) as [{ smtpPort: number; webPort: number }];
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl: `http://127.0.0.1:${webPort}`,
    async stop() {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
      await remove();
    },
  };
}

/** Throws away what a mailbox holds. */
export async function emptyMailbox({ webUrl }: Mailbox): Promise<void> {
  const { ok, status } = await fetch(`${webUrl}/api/email/all`, { method: "DELETE" });
  if (!ok) throw new Error(`The mailbox answers ${status}.`);
}
