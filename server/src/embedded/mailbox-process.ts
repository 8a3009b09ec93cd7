import { MailDev } from "maildev";
import { freePort } from "./free-port.ts";

/** What the mailbox tells the server that started it. */
export type MailboxMessage = { smtpPort: number; webPort: number } | { failure: string };

const host = "127.0.0.1";
/** Enough for a long evening of trying; keeps the memory of the mailbox bounded. */
const maxEmails = 2_000;

async function serve(mailDirectory: string, preferredPort: number): Promise<MailboxMessage> {
  const [smtpPort, webPort] = [await freePort(), await freePort(preferredPort)];
  const mailbox = new MailDev({
    smtp: smtpPort,
    ip: host,
    web: webPort,
    webIp: host,
    mailDirectory,
    maxEmails,
    silent: true,
  });
  await mailbox.start();
  const end = () => void mailbox.stop().finally(() => process.exit(0));
  // The channel closes when the server ends, however it ends: no mailbox outlives its server.
  process.once("disconnect", end);
  return { smtpPort, webPort };
}

const [folder = "", port = "0"] = process.argv.slice(2);
const message = await serve(folder, Number(port)).catch((error: unknown): MailboxMessage => ({
  failure: String(error),
}));
process.send?.(message);
if ("failure" in message) process.disconnect();
