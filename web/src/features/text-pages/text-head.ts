import { textLanguageOf } from "@metiro/shared/languages";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead, siteOfPage } from "#layout/public/page-head.ts";
import type { FaqTexts, PageTexts } from "./text.ts";

/** The `head` of a page of text at a path. */
export function textHead(args: HeadArgs, texts: PageTexts | FaqTexts, path: string) {
  const site = siteOfPage(args);
  if (!site) return {};
  const text = texts[textLanguageOf(args.match.context.i18n.locale)](site);
  return pageHead(args, {
    title: text.title,
    description: text.description,
    facts: (page) => [
      breadcrumbFacts(page, [
        { name: site.name, path: "/" },
        { name: text.title, path },
      ]),
      ...("groups" in text ? [questionFacts(text.groups.flatMap(({ questions }) => questions))] : []),
    ],
  });
}
