import type { TextLanguage } from "@metiro/shared/languages";
import type { Frame } from "./frame.ts";
import { htmlOf } from "./html.ts";
import type { MailContent } from "../template.ts";
import { textOf } from "./text.ts";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** One content, told twice: as HTML and as plain text. */
export function render(content: MailContent, frame: Frame, lang: TextLanguage): RenderedMail {
  // Without one a list of mails shows the name of the site, the heading once more and the greeting.
  const preheader = content.preheader ?? content.paragraphs[0];
  const tidy = {
    ...content,
    ...(preheader !== undefined && { preheader }),
    subject: oneLine(content.subject),
    heading: oneLine(content.heading),
  };
  return { subject: tidy.subject, html: htmlOf(tidy, frame, lang), text: textOf(tidy, frame, lang) };
}

/** A title may hold line breaks and tabs; a header line must not. No-break spaces stay. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
