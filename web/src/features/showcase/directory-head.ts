import { msg } from "@lingui/core/macro";
import type { ShowcaseItem } from "@metiro/shared/showcase/schema";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead } from "#layout/public/page-head.ts";
import type { DirectorySearch } from "./directory-search.ts";
import { companyListFacts } from "./showcase-facts.ts";

/** What is told of the directory; `companies` are those of the page, absent while they failed to load. */
export function directoryHead(
  args: HeadArgs,
  { page: pageNumber = 1, ...narrowed }: DirectorySearch,
  companies: readonly Pick<ShowcaseItem, "name" | "slug">[] | undefined,
) {
  const { i18n } = args.match.context;
  return pageHead(args, {
    title: pageNumber === 1 ? msg`Entreprises` : i18n._(msg`Entreprises, page ${pageNumber}`),
    description: msg`Des entreprises suisses pour vos travaux et services : ce qu’elles font, où elles travaillent, et ce que leurs clients en disent.`,
    ...(pageNumber > 1 && { query: { page: String(pageNumber) } }),
    // Endlessly many searches show the same companies in other orders.
    hidden: Object.keys(narrowed).length > 0 || (companies?.length === 0 && pageNumber > 1),
    facts: (page) => [
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Entreprises`), path: "/companies" },
      ]),
      ...(companies && companies.length > 0 ? [companyListFacts(page, companies)] : []),
    ],
  });
}
