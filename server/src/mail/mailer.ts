import addressparser from "nodemailer/lib/addressparser";
import type { Db } from "../db/client.ts";
import type { MailOutcome } from "../db/schema/index.ts";
import type { Handler } from "../jobs/index.ts";
import { verdictOn } from "../domains/notification/delivery/decide.ts";
import { hold, settleGathered } from "../domains/notification/delivery/defer.ts";
import { settle } from "../domains/notification/delivery/log.ts";
import type { Mail } from "./kinds.ts";
import { render } from "./render/render.ts";
import type { MailTransport } from "./transport.ts";
import { writeMail, type WriterOptions } from "./write.ts";

export interface MailerOptions extends WriterOptions {
  transport: MailTransport;
  /** Sender: an address, or `Name <address>`; without a name the site's. */
  from: string;
  /** Tells the time; the clock of the machine unless told. */
  now?: () => Date;
}

/** Works the mail queue off: obeys the recipient's choice, has the mail written in its language, sends it. */
export function mailer({ transport, from, now = () => new Date(), ...writer }: MailerOptions): Handler<Mail> {
  const [sender] = addressparser(from, { flatten: true });
  if (!sender) throw new Error("The sender of the mails is not an address");
  return async ({ id, data: mail, signal }) => {
    const { db } = writer;
    const verdict = await verdictOn(db, mail, now());
    if (verdict.does === "wait") {
      await hold(db, { id, mail, now: now() });
      return { held: verdict.why };
    }
    if (verdict.does === "end") {
      await settle(db, id, "off");
      return { skipped: "off" };
    }
    const written = await writeMail(writer, mail);
    if ("missing" in written) {
      await conclude(db, id, mail, "skipped");
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
    await conclude(db, id, mail, "sent", content.told);
    return {};
  };
}

/** Notes what became of a mail, and of those that a mail of the day was to tell. */
async function conclude(db: Db, id: string, mail: Mail, outcome: MailOutcome, told: readonly string[] = []) {
  await settle(db, id, outcome);
  if (mail.kind === "dailyDigest") await settleGathered(db, mail.data.digestId, told);
}
