import type { I18n } from "@lingui/core";
import type { Settings } from "@metiro/shared/application-config/keys";
import type { TextLanguage } from "@metiro/shared/languages";
import type { Role } from "@metiro/shared/roles";
import type { Db } from "../db/client.ts";
import type { MailData, MailKind } from "./kinds.ts";

/** What a mail says. Plain text throughout: markup in it is shown, never obeyed. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows beside the subject; else the first paragraph. */
  preheader?: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** What leads on to the words of another person, right above them. */
  quoteLead?: string;
  /** The words of another person. */
  quote?: string;
  /** Lists of short news, each with the page that tells more. */
  sections?: { heading: string; items: { text: string; note?: string; url: string }[] }[];
  button?: { label: string; url: string };
  closing?: string;
  /** Where it goes when that is not the address of the account. */
  to?: string;
  /** Where an answer goes when the platform has named no address for that. */
  replyTo?: string;
  /** What it is about, in the fewest words: a line of the mail of the day, under a heading that says the kind. Else the subject. */
  brief?: string;
  /** Of a mail of the day: the jobs of the mails that it tells. */
  told?: readonly string[];
}

export interface MailContext {
  db: Db;
  /** The recipient's language. */
  i18n: I18n;
  lang: TextLanguage;
  recipient: { role: Role };
  settings: Settings;
  /** The address of a page of the site. */
  link: (path: `/${string}`) => string;
}

/**
 * Writes a mail of one kind when it is about to be sent, from what the database holds by then. Null when there is
 * nothing to say any more.
 */
export type MailTemplate<Kind extends MailKind> = (
  context: MailContext,
  data: MailData[Kind],
) => Promise<MailContent | null>;

/** One template for each kind there is. */
export type MailTemplates = { [Kind in MailKind]: MailTemplate<Kind> };
