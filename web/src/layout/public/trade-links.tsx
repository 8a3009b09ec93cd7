import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";

/** A link to the page of each subcategory of a category. */
export function TradeLinks({ category }: { category: Category }) {
  const nameOf = useCatalogueName();
  return category.subCategories.map((subcategory) => (
    <li key={subcategory.id}>
      <Link to="/category/$slug" params={{ slug: subcategory.slug }}>
        {nameOf(subcategory)}
      </Link>
    </li>
  ));
}
