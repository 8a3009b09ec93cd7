import { startApp } from "./app.ts";
import { emptyMailbox, type RunningMailbox, startMailbox } from "./worker-mailbox.ts";
import type { ServerOptions } from "./try-it-server.ts";

export interface Site {
  /** Of the pages and the calls. */
  origin: string;
  /** Of the page of the mails. */
  mailbox: string;
  /** The folder of its database, for journeys that let time pass. */
  dataDir: string;
}

interface OwnSite extends Site {
  file: string;
  stop: () => Promise<void>;
}

let own: OwnSite | undefined;
/** All sites of a worker, one after the other, send to the same one: its program takes a second of the processor to load. */
let mailbox: RunningMailbox | undefined;

/** Every file of journeys has a site of its own, so that what one does is nothing to another, whatever their order. */
export async function openSite(file: string, options: Pick<ServerOptions, "host" | "settings"> = {}): Promise<void> {
  if (own?.file === file) return;
  await closeSite();
  if (mailbox) await emptyMailbox(mailbox);
  mailbox ??= await startMailbox();
  const { url, dataDir, mailboxUrl, stop } = await startApp(process.env["FILLED_DATA_DIR"], { mailbox, ...options });
  own = { file, origin: url, mailbox: mailboxUrl, dataDir, stop };
}

async function closeSite(): Promise<void> {
  const { stop } = own ?? {};
  own = undefined;
  await stop?.();
}

/** With the worker everything of it ends. */
export async function closeEverything(): Promise<void> {
  await closeSite();
  await mailbox?.stop();
  mailbox = undefined;
}

/** The site that the file of the present test has to itself. */
export function site(): Site {
  if (!own) throw new Error("No site was started for this file.");
  return own;
}
