import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { CategoryOverviewItem, SubcategoryOverview } from "@metiro/shared/category/overview";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import type { Column } from "#list/column.ts";
import { DataTable } from "#list/data-table.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Badge } from "#ui/display/badge.tsx";
import type { Menu } from "../tree/menu.ts";
import type { Reorder } from "../tree/use-reorder.ts";
import { SubcategoryActions } from "./subcategory-actions.tsx";

interface SubcategoryTableProps {
  menu: Menu;
  category: CategoryOverviewItem;
  reorder: Reorder;
  onRemove: (subcategory: SubcategoryOverview) => void;
}

export function SubcategoryTable({ menu, category, reorder, onRemove }: SubcategoryTableProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const columns: Column<SubcategoryOverview>[] = [
    { key: "name", header: t`Nom`, primary: true, cell: (subcategory) => nameOf(subcategory) },
    {
      key: "questions",
      header: t`Questions`,
      inline: true,
      cell: ({ questionCount }) => <Questions count={questionCount} />,
    },
    {
      key: "companies",
      header: t`Entreprises`,
      inline: "named",
      hideOn: "narrow",
      cell: ({ companyCount }) => <span className="num">{formatCount(companyCount)}</span>,
    },
    {
      key: "requests",
      header: t`Demandes`,
      inline: "named",
      hideOn: "between",
      cell: ({ requestCount }) => <span className="num">{formatCount(requestCount)}</span>,
    },
    {
      key: "recent",
      header: t`30 derniers jours`,
      hideOn: "tablet",
      cell: ({ recentRequestCount }) => <span className="num">{formatCount(recentRequestCount)}</span>,
    },
  ];
  return (
    <DataTable
      caption={t`Sous-catégories : ${nameOf(category)}`}
      columns={columns}
      rows={category.subCategories}
      rowKey={({ id }) => id}
      rowLink={({ categoryId, id }, parts) => (
        <Link {...parts} to="/admin/category/$categoryId/subcategories/$id" params={{ categoryId, id }} />
      )}
      cornerActions
      rowActions={(subcategory) => (
        <>
          <Link
            to="/admin/category/$categoryId/subcategories/$id/questions"
            params={{ categoryId: subcategory.categoryId, id: subcategory.id }}
            aria-label={t`Formulaire : ${nameOf(subcategory)}`}
            className={buttonClass({ variant: "ghost", size: "sm", className: "max-md:hidden" })}
          >
            <Trans>Formulaire</Trans>
          </Link>
          <SubcategoryActions menu={menu} subcategory={subcategory} reorder={reorder} onRemove={onRemove} />
        </>
      )}
      empty={null}
      compact
    />
  );
}

function Questions({ count }: { count: number }) {
  if (count === 0)
    return (
      <Badge tone="warning" icon={TriangleAlert}>
        <Trans>Sans formulaire</Trans>
      </Badge>
    );
  return (
    <span className="num">
      <span className="max-md:hidden">{formatCount(count)}</span>
      <span className="md:hidden">
        <Plural value={count} one="# question" other="# questions" />
      </span>
    </span>
  );
}
