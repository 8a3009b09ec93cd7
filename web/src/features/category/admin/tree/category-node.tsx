import { useDroppable } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import { useLingui } from "@lingui/react/macro";
import type { CategoryOverviewItem, SubcategoryOverview } from "@metiro/shared/category/overview";
import { Link } from "@tanstack/react-router";
import { ChevronDown, ChevronRight, GripVertical } from "lucide-react";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Count } from "#ui/display/badge.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { wholeKey } from "./menu.ts";

interface CategoryNodeProps {
  category: CategoryOverviewItem;
  index: number;
  /** Nothing can be moved now. */
  fixed: boolean;
  current: boolean;
  open: boolean;
  onToggle: (() => void) | undefined;
}

const handleClass =
  "grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-3 hover:text-ink disabled:cursor-not-allowed disabled:opacity-40";
const nameClass = "flex min-h-11 min-w-0 flex-1 items-center gap-2.5 py-1.5 text-ink no-underline hover:underline";

export function CategoryNode({ category, index, fixed, current, open, onToggle }: CategoryNodeProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { id, icon, subCategories } = category;
  const name = nameOf(category);
  const { ref, handleRef, isDragging } = useSortable({
    id,
    index,
    group: "menu",
    type: "category",
    accept: "category",
    disabled: fixed,
  });
  const { ref: wholeRef, isDropTarget } = useDroppable({ id: wholeKey(id), accept: "subcategory", disabled: fixed });
  return (
    <li ref={ref} className={cn("border-t border-line bg-surface", isDragging && "opacity-70 shadow-float")}>
      <div
        ref={wholeRef}
        className={cn("flex items-center gap-1 pr-3 pl-1.5", current && "bg-accent-soft", isDropTarget && "bg-hover")}
      >
        <button ref={handleRef} type="button" disabled={fixed} className={handleClass} aria-label={t`Déplacer ${name}`}>
          <Icon of={GripVertical} size="sm" />
        </button>
        <Link
          to="/admin/category/list"
          search={(previous) => ({ ...previous, category: id })}
          resetScroll={false}
          aria-current={current ? "true" : undefined}
          className={cn(nameClass, current ? "font-semibold" : "font-medium")}
        >
          <Pictogram icon={icon} size="sm" />
          <span className="min-w-0">{name}</span>
        </Link>
        <Count value={subCategories.length} />
        {onToggle && (
          <IconButton
            size="sm"
            icon={ChevronDown}
            label={open ? t`Replier ${name}` : t`Déplier ${name}`}
            aria-expanded={open}
            onClick={onToggle}
            className={cn("transition-transform max-md:hidden", open && "rotate-180")}
          />
        )}
        {/* On a phone a press leads to the category alone. */}
        <Icon of={ChevronRight} size="sm" className="shrink-0 text-ink-3 md:hidden" />
      </div>
      {open && (
        <ul aria-label={t`Sous-catégories : ${name}`} className="border-t border-line pl-6">
          {subCategories.map((subcategory, place) => (
            <SubcategoryNode key={subcategory.id} subcategory={subcategory} index={place} group={id} fixed={fixed} />
          ))}
          {subCategories.length === 0 && <li className="px-3 py-3 text-sm text-ink-3">{t`Aucune sous-catégorie`}</li>}
        </ul>
      )}
    </li>
  );
}

interface SubcategoryNodeProps {
  subcategory: SubcategoryOverview;
  index: number;
  group: string;
  fixed: boolean;
}

function SubcategoryNode({ subcategory, index, group, fixed }: SubcategoryNodeProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { id } = subcategory;
  const name = nameOf(subcategory);
  const { ref, handleRef, isDragging } = useSortable({
    id,
    index,
    group,
    type: "subcategory",
    accept: "subcategory",
    disabled: fixed,
  });
  return (
    <li
      ref={ref}
      className={cn("flex items-center gap-1 bg-surface pr-3 text-sm", isDragging && "opacity-70 shadow-float")}
    >
      <button ref={handleRef} type="button" disabled={fixed} className={handleClass} aria-label={t`Déplacer ${name}`}>
        <Icon of={GripVertical} size="sm" />
      </button>
      <Link to="/admin/category/$categoryId/subcategories/$id" params={{ categoryId: group, id }} className={nameClass}>
        {name}
      </Link>
    </li>
  );
}
