import { Trans, useLingui } from "@lingui/react/macro";
import type { SubcategoryOverview } from "@metiro/shared/category/overview";
import { Link } from "@tanstack/react-router";
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  ExternalLink,
  FolderInput,
  ListChecks,
  Pencil,
  ReceiptText,
  Trash2,
} from "lucide-react";
import { Suspense, useState } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { categoryOf, type Menu, placeSubcategory } from "../tree/menu.ts";
import { useMenuPositionText } from "../tree/menu-position-text.ts";
import type { Reorder } from "../tree/use-reorder.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const MoveDialog = lazyPart(() => import("./move-dialog.tsx"));

interface SubcategoryActionsProps {
  menu: Menu;
  subcategory: SubcategoryOverview;
  reorder: Reorder;
  onRemove: (subcategory: SubcategoryOverview) => void;
}

export function SubcategoryActions({ menu, subcategory, reorder, onRemove }: SubcategoryActionsProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const placeText = useMenuPositionText();
  const [moving, setMoving] = useState(false);
  const { id, categoryId, slug } = subcategory;
  const name = nameOf(subcategory);
  const parent = categoryOf(menu, id);
  const at = parent?.subCategories.findIndex((sub) => sub.id === id) ?? -1;
  const last = (parent?.subCategories.length ?? 0) - 1;
  const move = (target: string, index: number) => {
    const moved = placeSubcategory(menu, id, target, index);
    reorder.save(moved, placeText(moved, id));
  };
  return (
    <>
      <DropdownMenu
        title={name}
        trigger={<IconButton icon={Ellipsis} size="sm" label={t`Autres actions pour ${name}`} />}
      >
        <MenuLink
          icon={Pencil}
          link={(parts: LinkParts) => (
            <Link {...parts} to="/admin/category/$categoryId/subcategories/$id" params={{ categoryId, id }} />
          )}
        >
          <Trans>Modifier</Trans>
        </MenuLink>
        <MenuLink
          icon={ListChecks}
          link={(parts: LinkParts) => (
            <Link {...parts} to="/admin/category/$categoryId/subcategories/$id/questions" params={{ categoryId, id }} />
          )}
        >
          <Trans>Formulaire</Trans>
        </MenuLink>
        <MenuLink
          icon={ReceiptText}
          link={(parts: LinkParts) => (
            <Link {...parts} to="/admin/category/$categoryId/subcategories/$id/lines" params={{ categoryId, id }} />
          )}
        >
          <Trans>Lignes des offres</Trans>
        </MenuLink>
        <MenuLink
          icon={ExternalLink}
          link={(parts: LinkParts) => <Link {...parts} to="/category/$slug" params={{ slug }} target="_blank" />}
        >
          <Trans>Voir la page publique</Trans>
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={ArrowUp} disabled={at <= 0} onSelect={() => parent && move(parent.id, at - 1)}>
          <Trans>Monter</Trans>
        </MenuItem>
        <MenuItem icon={ArrowDown} disabled={at === last} onSelect={() => parent && move(parent.id, at + 1)}>
          <Trans>Descendre</Trans>
        </MenuItem>
        <MenuItem icon={FolderInput} disabled={menu.length < 2} onSelect={() => setMoving(true)}>
          <Trans>Changer de catégorie</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => onRemove(subcategory)}>
          <Trans>Supprimer</Trans>
        </MenuItem>
      </DropdownMenu>
      {moving && (
        <Suspense>
          <MoveDialog
            onClose={() => setMoving(false)}
            name={name}
            categories={menu.filter((category) => category.id !== parent?.id)}
            onMove={(category) => move(category.id, category.subCategories.length)}
          />
        </Suspense>
      )}
    </>
  );
}
