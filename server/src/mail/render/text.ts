import type { TextLanguage } from "@metiro/shared/languages";
import type { Frame } from "./frame.ts";
import type { MailContent } from "../template.ts";

/** The same mail as plain text. */
export const textOf = (content: MailContent, frame: Frame, lang: TextLanguage): string =>
  [
    content.heading,
    frame.greeting,
    ...content.paragraphs,
    content.facts?.map(({ label, value }) => `- ${label}${colon[lang]}${value}`).join("\n"),
    content.quoteLead,
    content.quote
      ?.split(/\r?\n/)
      .map((line) => `> ${line}`.trimEnd())
      .join("\n"),
    ...(content.sections ?? []).map(({ heading, items }) =>
      [heading, ...items.map(({ text, note, url }) => `- ${[text, note].filter(Boolean).join(" · ")}\n  ${url}`)].join(
        "\n\n",
      ),
    ),
    content.button && `${content.button.label}\n${content.button.url}`,
    content.closing,
    // Two hyphens and a space: mail readers fold what follows as a signature.
    [
      "-- ",
      frame.siteName,
      ...frame.footer,
      ...frame.links.map(({ label, url }) => `${label}${colon[lang]}${url}`),
      frame.site.url,
    ].join("\n"),
  ]
    .filter((part) => part !== undefined && part !== "")
    .join("\n\n")
    .concat("\n");

const colon: Record<TextLanguage, string> = { fr: "\u00a0: ", en: ": " };
