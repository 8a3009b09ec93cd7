import { msg } from "@lingui/core/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import { createFileRoute } from "@tanstack/react-router";
import { businesses } from "#features/text-pages/businesses.ts";
import { BusinessesPage } from "#features/text-pages/businesses-page.tsx";
import { usePageText } from "#features/text-pages/use-page-text.ts";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { pageHead, siteOfPage } from "#layout/public/page-head.ts";

const path = "/how-it-works-for-businesses";

export const Route = createFileRoute("/_public/how-it-works-for-businesses")({
  // The text is apart from the routes, which every page loads: it comes with the page, like its body.
  head: async (args) => {
    const { businesses } = await import("#features/text-pages/businesses.ts");
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
          { name: title, path },
        ]),
        questionFacts(questions.list),
      ],
    });
  },
  component: Page,
});

function Page() {
  return <BusinessesPage {...usePageText(businesses)} />;
}
