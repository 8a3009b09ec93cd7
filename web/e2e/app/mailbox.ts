import { expect } from "@playwright/test";
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

const patience = 60_000;

/** Every mail of a mailbox, the newest first. */
export async function mailsIn(mailboxUrl: string): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/api/email?sort=desc`);
  if (!response.ok) throw new Error(`The mailbox answers ${response.status}.`);
  return (await response.json()) as Mail[];
}

/** The mails that this address has received so far, the newest first. */
export async function mailsTo(address: string, mailboxUrl = site().mailbox): Promise<Mail[]> {
  const mails = await mailsIn(mailboxUrl);
  return mails.filter(({ to }) => to.some((recipient) => recipient.address.toLowerCase() === address));
}

/** Waits until this address has a mail whose subject matches, and returns the newest one. */
export async function untilMail(address: string, subject: RegExp, mailboxUrl = site().mailbox): Promise<Mail> {
  const found: Mail[] = [];
  await expect(async () => {
    const mail = (await mailsTo(address, mailboxUrl)).find((candidate) => subject.test(candidate.subject));
    if (!mail) throw new Error(`${address} has no mail with a subject like ${String(subject)}.`);
    found.push(mail);
  }).toPass({ timeout: patience, intervals: [250] });
  const [mail] = found;
  if (!mail) throw new Error("The mail is lost.");
  return mail;
}
