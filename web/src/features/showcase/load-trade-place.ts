import type { TradePlace, TradePlaceInput } from "@metiro/shared/showcase/schema";
import { msg } from "@lingui/core/macro";
import { orMissing } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { nameIn } from "#i18n/catalogue-name.ts";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead } from "#layout/public/page-head.ts";
import { companyListFacts } from "./showcase-facts.ts";

type Fetch = (input: TradePlaceInput, options: typeof handlesOwnErrors) => Promise<TradePlace>;

/** The page of a trade in a canton; where there is no such trade or canton, none. */
export const loadTradePlace = (fetch: Fetch, input: TradePlaceInput): Promise<TradePlace> =>
  orMissing(() => fetch(input, handlesOwnErrors));

/** What is told of it: where few companies are, it is for people and not to be found. */
export function tradePlaceHead(args: HeadArgs, place: TradePlace) {
  const { i18n } = args.match.context;
  const { category, subcategory, region, companies, listed, showcases } = place;
  const [trade, canton] = [nameIn(subcategory ?? category, i18n.locale), nameIn(region, i18n.locale)];
  const title = i18n._(msg`${trade}, ${canton}`);
  return pageHead(args, {
    title,
    description: i18n._(
      msg`${trade}, ${canton}. ${companies} entreprises y travaillent : décrivez votre demande une fois et comparez leurs réponses.`,
    ),
    hidden: !listed,
    facts: (page) => [
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Catégories`), path: "/categories" },
        { name: nameIn(category, i18n.locale), path: `/categories/${category.slug}` },
        ...(subcategory ? [{ name: nameIn(subcategory, i18n.locale), path: `/category/${subcategory.slug}` }] : []),
        { name: title, path: args.match.pathname },
      ]),
      {
        "@type": "Service",
        name: title,
        serviceType: trade,
        url: page.url,
        areaServed: { "@type": "AdministrativeArea", name: canton },
      },
      ...(showcases.length > 0 ? [companyListFacts(page, showcases)] : []),
    ],
  });
}
