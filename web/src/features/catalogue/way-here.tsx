import { useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";

/** The way to a page of the catalogue: `category` is the one that it lies in. */
export function WayHere({ category, current }: { category?: Category; current: string }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  return (
    <Breadcrumb
      items={[
        { label: t`Accueil`, link: (parts) => <Link {...parts} to="/" /> },
        { label: t`Catégories`, link: (parts) => <Link {...parts} to="/categories" /> },
        ...(category
          ? [
              {
                label: nameOf(category),
                link: (parts: LinkParts) => <Link {...parts} to="/categories/$slug" params={{ slug: category.slug }} />,
              },
            ]
          : []),
      ]}
      current={current}
    />
  );
}
