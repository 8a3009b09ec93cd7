import { msg } from "@lingui/core/macro";
import { descriptionIn, type Named, nameIn } from "#i18n/catalogue-name.ts";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead } from "#layout/public/page-head.ts";

type Trade = Named & { slug: string };

/** What is told of the page of a subcategory. */
export function subcategoryHead(args: HeadArgs, { category, subcategory }: { category: Trade; subcategory: Trade }) {
  const { i18n } = args.match.context;
  const name = nameIn(subcategory, i18n.locale);
  const description = descriptionIn(subcategory, i18n.locale) ?? name;
  return pageHead(args, {
    title: name,
    description,
    facts: (page) => [
      { "@type": "Service", name, description, url: page.url, areaServed: { "@type": "Country", name: "CH" } },
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Catégories`), path: "/categories" },
        { name: nameIn(category, i18n.locale), path: `/categories/${category.slug}` },
        { name, path: `/category/${subcategory.slug}` },
      ]),
    ],
  });
}
