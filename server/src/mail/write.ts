import type { Settings } from "@metiro/shared/application-config/keys";
import { isLanguage, isOffered, type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import type { Role } from "@metiro/shared/roles";
import type { Db } from "../db/client.ts";
import { i18nFor } from "../i18n/catalogues.ts";
import { JobFailure } from "../jobs/index.ts";
import type { UnsubscribeTokens } from "../tokens/unsubscribe-token.ts";
import { waysOut } from "./render/foot.ts";
import { type Frame, frameOf } from "./render/frame.ts";
import type { Mail, MailData, MailKind } from "./kinds.ts";
import type { MailContent, MailContext, MailTemplate, MailTemplates } from "./template.ts";

export interface MailRecipient {
  email: string;
  firstName: string;
  /** Whether the account has shown that the address is its own: until then its mails carry no words of whoever typed it. */
  emailConfirmed: boolean;
  role: Role;
  /** The language of the account, whatever its spelling. */
  lang: string;
}

export interface WriterOptions {
  db: Db;
  templates: MailTemplates;
  settings: (db: Db) => Promise<Settings>;
  /** Who gets a mail; nobody where the account may not be written to by now. */
  recipientOf: (db: Db, mail: Mail) => Promise<MailRecipient | undefined>;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** Makes the links that end a kind of mail; absent where it is not the recipient who reads. */
  unsubscribing?: Pick<UnsubscribeTokens, "of">;
}

export interface WrittenMail {
  recipient: { email: string };
  lang: TextLanguage;
  content: MailContent;
  frame: Frame;
  settings: Settings;
  /** Where mails of this kind are ended without signing in. */
  unsubscribe?: string;
}

/** Writes a mail from what the database holds now, in its recipient's language; or says who or what is missing. */
export async function writeMail(
  { db, templates, settings, recipientOf, publicUrl, unsubscribing }: WriterOptions,
  mail: Mail,
): Promise<WrittenMail | { missing: "recipient" | "content" }> {
  const [recipient, configured] = await Promise.all([recipientOf(db, mail), settings(db)]);
  if (!recipient) return { missing: "recipient" };
  const wanted = mail.lang ?? recipient.lang;
  const lang = isLanguage(wanted) && isOffered(wanted, configured["site.languages"]) ? textLanguageOf(wanted) : "fr";
  const i18n = i18nFor(lang);
  const link: MailContext["link"] = (path) => `${publicUrl}${path}`;
  const content = await contentOf(templates, mail, { db, i18n, lang, recipient, settings: configured, link });
  if (!content) return { missing: "content" };
  const { role, emailConfirmed } = recipient;
  // A mail to another address than the account's goes to one that nobody has confirmed.
  const firstName = emailConfirmed && content.to === undefined ? recipient.firstName : undefined;
  const { links, ...out } = waysOut(mail, { i18n, link, lang, role, tokens: unsubscribing });
  const frame = frameOf(i18n, configured, { firstName, url: publicUrl, links });
  return { recipient: { email: content.to ?? recipient.email }, lang, content, frame, settings: configured, ...out };
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
