import addressparser from "nodemailer/lib/addressparser";
import type { Handler } from "../jobs/index.ts";
import { settle } from "./kept.ts";
import type { Mail } from "./kinds.ts";
import { render } from "./render.ts";
import type { MailTransport } from "./transport.ts";
import { writeMail, type WriterOptions } from "./write.ts";

export interface MailerOptions extends WriterOptions {
  transport: MailTransport;
  /** Sender: an address, or `Name <address>`; without a name the site's. */
  from: string;
}

/** Works the mail queue off: finds the recipient, has the mail written in its language, sends it. */
export function mailer({ transport, from, ...writer }: MailerOptions): Handler<Mail> {
  const [sender] = addressparser(from, { flatten: true });
  if (!sender) throw new Error("The sender of the mails is not an address");
  return async ({ id, data: mail, signal }) => {
    const written = await writeMail(writer, mail);
    if ("missing" in written) {
      await settle(writer.db, id, "skipped");
      return { skipped: written.missing };
    }
    const { recipient, lang, content, frame, settings } = written;
    const replyTo = settings["mail.replyTo"] || settings["contact.email"] || content.replyTo || "";
    await transport.send(
      {
        ...render(content, frame, lang),
        id,
        from: { name: sender.name || settings["site.name"], address: sender.address },
        to: recipient.email,
        ...(replyTo !== "" && { replyTo }),
        lang,
      },
      signal,
    );
    await settle(writer.db, id, "sent");
    return {};
  };
}
