import { LRUCache } from "lru-cache";
import addressparser from "nodemailer/lib/addressparser";
import type { Handler } from "../jobs/index.ts";
import type { Mail } from "./kinds.ts";
import { render } from "./render/render.ts";
import type { MailTransport } from "./transport.ts";
import { writeMail, type WriterOptions } from "./write.ts";

interface MailJob {
  id: string;
  mail: Mail;
}

/** What is asked before a mail is written, and told when it is done with. */
export interface MailPolicy {
  /** What becomes of a mail that may not leave now, kept beside its job; undefined where it may. */
  intercept: (job: MailJob) => Promise<Record<string, string> | undefined>;
  /** The mail has left, or there is nothing to say to anybody. Of a mail of the day, `told` are the jobs of the mails in it. */
  conclude: (job: MailJob, outcome: "sent" | "skipped", told?: readonly string[]) => Promise<void>;
}

/** What became of the attempts of a process to send mails; a failed one is made again. */
export type MailCounts = Record<"sent" | "failed" | "held" | "skipped", number>;

export const noMails = (): MailCounts => ({ sent: 0, failed: 0, held: 0, skipped: 0 });

export interface MailerOptions extends WriterOptions {
  transport: MailTransport;
  policy: MailPolicy;
  /** Sender: an address, or `Name <address>`; without a name the site's. */
  from: string;
  /** Where attempts are counted. */
  counts?: MailCounts;
}

/** How many mails are remembered; each is an id. */
const maxRemembered = 10_000;

/**
 * Works the mail queue off: asks the policy, has the mail written in its recipient's language, sends it. Of what the mail server
 * has taken over nothing is sent again, whatever keeps the database from noting it; only who kills this process makes it forget.
 */
export function mailer({ transport, policy, from, counts = noMails(), ...writer }: MailerOptions): Handler<Mail> {
  const [sender] = addressparser(from, { flatten: true });
  if (!sender) throw new Error("The sender of the mails is not an address");
  const sent = new LRUCache<string, { told: readonly string[] | undefined }>({ max: maxRemembered });
  const send: Handler<Mail> = async ({ id, data: mail, signal }) => {
    const job = { id, mail };
    const before = sent.get(id);
    if (before) {
      await policy.conclude(job, "sent", before.told);
      return {};
    }
    const intercepted = await policy.intercept(job);
    if (intercepted) {
      counts.held += 1;
      return intercepted;
    }
    const written = await writeMail(writer, mail);
    if ("missing" in written) {
      counts.skipped += 1;
      await policy.conclude(job, "skipped");
      return { skipped: written.missing };
    }
    const { recipient, lang, content, frame, settings, unsubscribe } = written;
    const replyTo = settings["mail.replyTo"] || settings["contact.email"] || content.replyTo || "";
    await transport.send(
      {
        ...render(content, frame, lang),
        id,
        from: { name: sender.name || settings["site.name"], address: sender.address },
        to: recipient.email,
        ...(replyTo !== "" && { replyTo }),
        lang,
        ...(unsubscribe !== undefined && { unsubscribe }),
      },
      signal,
    );
    counts.sent += 1;
    sent.set(id, { told: content.told });
    await policy.conclude(job, "sent", content.told);
    return {};
  };
  return async (job) => {
    try {
      return await send(job);
    } catch (error) {
      counts.failed += 1;
      throw error;
    }
  };
}
