import { vi } from "vitest";
import { site } from "./site.ts";

/** A mail as the mailbox (maildev) lists it. */
export interface Mail {
  id: string;
  subject: string;
  to: { address: string }[];
  headers: Record<string, string>;
  text?: string;
  html?: string;
}

const patience = 20_000;

/** Every mail of a mailbox, the newest first. */
export async function mailsIn(mailboxUrl: string): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/api/email?sort=desc`);
  if (!response.ok) throw new Error(`The mailbox answers ${response.status}.`);
  return (await response.json()) as Mail[];
}

/** The mails that this address has received so far, the newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = await mailsIn(site().mailbox);
  return mails.filter(({ to }) => to.some((recipient) => recipient.address.toLowerCase() === address));
}

/** Waits until this address has a mail whose subject matches, and returns the newest one. */
export async function untilMail(address: string, subject: RegExp): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(address)).find((candidate) => subject.test(candidate.subject));
      if (!mail) throw new Error(`${address} has no mail with a subject like ${String(subject)}.`);
      return mail;
    },
    { timeout: patience, interval: 250 },
  );
}
