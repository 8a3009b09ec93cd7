import { msg } from "@lingui/core/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead, siteOfPage } from "#layout/public/page-head.ts";

/** What is told of the page for businesses. Its text is apart from the routes, which every page loads: it comes with the page. */
export async function businessesHead(args: HeadArgs) {
  const { businesses } = await import("./businesses.ts");
  const { i18n } = args.match.context;
  const site = siteOfPage(args);
  if (!site) return {};
  const { description, questions } = businesses[textLanguageOf(i18n.locale)](site);
  const title = i18n._(msg`Pour les entreprises`);
  return pageHead(args, {
    title,
    description,
    facts: (page) => [
      breadcrumbFacts(page, [
        { name: site.name, path: "/" },
        { name: title, path: "/how-it-works-for-businesses" },
      ]),
      questionFacts(questions.list),
    ],
  });
}
