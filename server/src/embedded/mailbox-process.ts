import { MailDev } from "maildev";
import { freePort } from "./free-port.ts";

/** What the mailbox tells the server that started it. */
export type MailboxMessage = { smtpPort: number; webPort: number } | { failure: string };

const host = "127.0.0.1";
/** Enough for a long evening of trying; keeps the memory of the mailbox bounded. */
const maxEmails = 2_000;

/** Another program may take a port between the look and the bind: so often it is looked again. */
const maxTries = 20;

async function serve(mailDirectory: string, preferredPort: number): Promise<MailboxMessage> {
  for (let tries = 1; ; tries++) {
    const [smtpPort, webPort] = [await freePort(), await freePort(preferredPort)];
    const mailbox = mailboxOn(mailDirectory, { smtpPort, webPort });
    try {
      await mailbox.start();
      stop = () => mailbox.stop();
      return { smtpPort, webPort };
    } catch (error) {
      // One of the two may listen already.
      await mailbox.stop().catch(() => undefined);
      if (tries === maxTries || !String(error).includes("EADDRINUSE")) throw error;
    }
  }
}

const mailboxOn = (mailDirectory: string, { smtpPort, webPort }: { smtpPort: number; webPort: number }) =>
  new MailDev({
    smtp: smtpPort,
    ip: host,
    web: webPort,
    webIp: host,
    mailDirectory,
    maxEmails,
    silent: true,
  });

let stop = async (): Promise<void> => undefined;
// The channel closes when the server ends, however and whenever it ends: no mailbox outlives its server.
process.once("disconnect", () => void stop().finally(() => process.exit(0)));

const [folder = "", port = "0"] = process.argv.slice(2);
const message = await serve(folder, Number(port)).catch((error: unknown): MailboxMessage => ({
  failure: String(error),
}));
if (process.connected) process.send?.(message);
if ("failure" in message && process.connected) process.disconnect();
