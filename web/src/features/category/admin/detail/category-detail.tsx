import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Pencil, Plus, Star, Trash2 } from "lucide-react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Badge } from "#ui/display/badge.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { Menu } from "../tree/menu.ts";
import type { Reorder } from "../tree/use-reorder.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { SubcategoryTable } from "./subcategory-table.tsx";
import { useRemoval } from "../removal/use-removal.tsx";

interface CategoryDetailProps {
  menu: Menu;
  index: number;
  reorder: Reorder;
}

/** One category: its place in the menu and what depends on it, and its subcategories. */
export function CategoryDetail({ menu, index, reorder }: CategoryDetailProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const removal = useRemoval(menu);
  const category = menu[index];
  if (!category) return null;
  const { id, slug, popular, requestCount, companyCount, subCategories } = category;
  const name = nameOf(category);
  const rank = index + 1;
  return (
    <div className="grid min-w-0 content-start gap-6">
      <Card>
        <CardHead
          title={name}
          aside={
            <span className="flex flex-wrap items-center gap-1">
              <MoveButtons menu={menu} id={id} name={name} reorder={reorder} />
              <Link
                to="/admin/category/$categoryId"
                params={{ categoryId: id }}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                <Icon of={Pencil} size="sm" />
                <Trans>Modifier</Trans>
              </Link>
              <IconButton
                size="sm"
                icon={Trash2}
                label={t`Supprimer ${name}`}
                onClick={() => removal.openCategory(category)}
              />
            </span>
          }
        />
        <CardBody className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3! text-sm text-ink-2">
          <Link
            to="/categories/$slug"
            params={{ slug }}
            target="_blank"
            className="inline-block min-h-6 content-center wrap-anywhere"
          >
            /categories/{slug}
          </Link>
          <span className="num">
            <Trans>
              Position {rank} sur {menu.length}
            </Trans>
          </span>
          <span className="num">
            <Plural value={requestCount} one="# demande" other="# demandes" />
          </span>
          <span className="num">
            <Plural value={companyCount} one="# entreprise" other="# entreprises" />
          </span>
          {popular && (
            <Badge tone="accent" icon={Star}>
              <Trans>Populaire</Trans>
            </Badge>
          )}
        </CardBody>
      </Card>
      <Card className="overflow-clip">
        <CardHead
          title={<Trans>Sous-catégories</Trans>}
          aside={
            <Link
              to="/admin/category/$categoryId/subcategories/add"
              params={{ categoryId: id }}
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Icon of={Plus} size="sm" />
              <Trans>Ajouter</Trans>
            </Link>
          }
        />
        {subCategories.length === 0 ? (
          <EmptyState level={3} art="inbox" title={<Trans>Aucune sous-catégorie</Trans>}>
            <Trans>Une catégorie sans sous-catégorie ne reçoit pas de demandes.</Trans>
          </EmptyState>
        ) : (
          <SubcategoryTable menu={menu} category={category} reorder={reorder} onRemove={removal.openSubcategory} />
        )}
      </Card>
      {removal.dialog}
    </div>
  );
}
