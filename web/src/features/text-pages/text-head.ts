import { textLanguageOf } from "@metiro/shared/languages";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead, siteOfPage } from "#layout/public/page-head.ts";

/** The texts are apart from the routes, which every page loads: each comes with its page, like the page's body. */
const texts = {
  "/conditions-and-responsibilities": async () => (await import("./conditions.ts")).conditions,
  "/frequently-asked-question": async () => (await import("./faq.ts")).faq,
  "/how-we-calculate-prices": async () => (await import("./price-method.ts")).priceMethod,
  "/responsibilities": async () => (await import("./responsibilities.ts")).responsibilities,
};

/** The `head` of a page of text at a path. */
export async function textHead(args: HeadArgs, path: keyof typeof texts) {
  const words = await texts[path]();
  const site = siteOfPage(args);
  if (!site) return {};
  const text = words[textLanguageOf(args.match.context.i18n.locale)](site);
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
