import { msg } from "@lingui/core/macro";
import type { CategoryWithGuide } from "@metiro/shared/category/schema";
import { descriptionIn, nameIn } from "#i18n/catalogue-name.ts";
import { breadcrumbFacts, questionFacts } from "#layout/public/facts.ts";
import { type HeadArgs, pageHead } from "#layout/public/page-head.ts";
import { guideIn } from "./guide.ts";

/** What is told of the page of a category. */
export function categoryHead(args: HeadArgs, category: CategoryWithGuide) {
  const { i18n } = args.match.context;
  const name = nameIn(category, i18n.locale);
  const { questions } = guideIn(category.guide, i18n.locale);
  return pageHead(args, {
    title: name,
    description: descriptionIn(category, i18n.locale) ?? name,
    facts: (page) => [
      breadcrumbFacts(page, [
        { name: page.site.name, path: "/" },
        { name: i18n._(msg`Catégories`), path: "/categories" },
        { name, path: `/categories/${category.slug}` },
      ]),
      ...(questions ? [questionFacts(questions)] : []),
    ],
  });
}
