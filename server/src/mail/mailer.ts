import type { Settings } from "@metiro/shared/application-config/keys";
import { textLanguageOf } from "@metiro/shared/languages";
import { and, eq, isNull } from "drizzle-orm";
import addressparser from "nodemailer/lib/addressparser";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/index.ts";
import { i18nFor } from "../i18n/catalogues.ts";
import { type Handler, JobFailure } from "../jobs/index.ts";
import { frameOf } from "./frame.ts";
import type { Mail, MailData, MailKind } from "./kinds.ts";
import { render } from "./render.ts";
import type { MailContent, MailContext, MailTemplate, MailTemplates } from "./template.ts";
import type { MailTransport } from "./transport.ts";

export interface MailerOptions {
  db: Db;
  transport: MailTransport;
  templates: MailTemplates;
  settings: (db: Db) => Promise<Settings>;
  /** Sender: an address, or `Name <address>`; without a name the site's. */
  from: string;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
}

/** Works the mail queue off: finds the recipient, has the mail written in its language, sends it. */
export function mailer({ db, transport, templates, settings, from, publicUrl }: MailerOptions): Handler<Mail> {
  const [sender] = addressparser(from, { flatten: true });
  if (!sender) throw new Error("The sender of the mails is not an address");
  return async ({ id, data: mail, signal }) => {
    const [recipient, configured] = await Promise.all([recipientOf(db, mail.to), settings(db)]);
    if (!recipient) return { skipped: "recipient" };
    const lang = textLanguageOf(recipient.lang);
    const i18n = i18nFor(lang);
    const link: MailContext["link"] = (path) => `${publicUrl}${path}`;
    const content = await contentOf(templates, mail, { db, i18n, lang, recipient, settings: configured, link });
    if (!content) return { skipped: "content" };
    const replyTo = configured["mail.replyTo"] || configured["contact.email"];
    await transport.send(
      {
        ...render(content, frameOf(i18n, configured, { firstName: recipient.firstName, url: publicUrl }), lang),
        id,
        from: { name: sender.name || configured["site.name"], address: sender.address },
        to: recipient.email,
        ...(replyTo !== "" && { replyTo }),
        lang,
      },
      signal,
    );
    return {};
  };
}

/** Who gets the mail. Nobody when the account is locked or erased by now. */
async function recipientOf(db: Db, id: string) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lang: users.lang, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt), isNull(users.lockedAt)));
  return row;
}

function contentOf<Kind extends MailKind>(
  templates: MailTemplates,
  { kind, data }: { kind: Kind; data: MailData[Kind] },
  context: MailContext,
): Promise<MailContent | null> {
  // A newer version of the server may have put a kind into the queue that this one does not know.
  const template: MailTemplate<Kind> | undefined = templates[kind];
  if (!template) throw new JobFailure({ unknownKind: kind });
  return template(context, data);
}
