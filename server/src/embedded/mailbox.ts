import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { MailboxMessage } from "./mailbox-process.ts";

export interface MailboxOptions {
  /** Absolute folder; the mails are kept in `mail` below it. */
  dataDir: string;
  /** Port of the web page; the next free one when it is taken. */
  port: number;
}

export interface Mailbox {
  smtpUrl: string;
  /** The page; `/api/email` below it lists the mails. */
  webUrl: string;
  stop: () => Promise<void>;
}

const program = path.join(import.meta.dirname, "mailbox-process.ts");

/** Starts a local SMTP server that delivers nothing and shows every mail on a page, both on 127.0.0.1 only. */
export async function startMailbox({ dataDir, port }: MailboxOptions): Promise<Mailbox> {
  const folder = path.join(dataDir, "mail");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A process of its own: it parses what it receives, and Ctrl-C must not end it before the server has drained.
  const child = fork(program, [folder, String(port)], { detached: true, stdio: "ignore", env: {} });
  const message = await firstMessage(child);
  if ("failure" in message) throw new Error(`The mailbox did not start: ${message.failure}`);
  child.unref();
  child.channel?.unref();
  return {
    smtpUrl: `smtp://127.0.0.1:${message.smtpPort}`,
    webUrl: `http://127.0.0.1:${message.webPort}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, "exit");
      child.ref();
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<MailboxMessage> {
  return new Promise((resolve) => {
    child.once("message", (message: MailboxMessage) => resolve(message));
    child.once("exit", (code, signal) => resolve({ failure: `ended with ${signal ?? code}` }));
    child.once("error", (error) => resolve({ failure: error.message }));
  });
}
