import { msg } from "@lingui/core/macro";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead } from "#layout/public/page-head.ts";
import { feedLink } from "./feed-link.ts";

/** What is told of a page of the blog. */
export function blogHead(args: HeadArgs, { pageNumber, totalPages }: { pageNumber: number; totalPages: number }) {
  const { i18n } = args.match.context;
  const at = (page: number) => (page > 1 ? { page: String(page) } : {});
  return pageHead(args, {
    title: pageNumber === 1 ? msg`Conseils du blog` : i18n._(msg`Conseils du blog, page ${pageNumber}`),
    description: msg`Préparer ses travaux, choisir une entreprise, comparer des offres, payer au bon moment : des conseils pratiques pour la Suisse.`,
    query: at(pageNumber),
    links: ({ urlOf, site }) => [
      feedLink(site.name, i18n.locale),
      ...(pageNumber > 1 ? [{ rel: "prev", href: urlOf("/blogs", at(pageNumber - 1)) }] : []),
      ...(pageNumber < totalPages ? [{ rel: "next", href: urlOf("/blogs", at(pageNumber + 1)) }] : []),
    ],
    facts: (page) => [
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Blog`), path: "/blogs" },
      ]),
    ],
  });
}
