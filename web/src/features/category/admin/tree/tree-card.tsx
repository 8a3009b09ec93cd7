import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronsDownUp, ChevronsUpDown, Search, X } from "lucide-react";
import { Suspense, useState } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useDebouncedSearch } from "#list/filter/use-debounced-search.ts";
import { Card, CardHead } from "#ui/display/card.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { found } from "#ui/tree/tree-choice.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { Menu } from "./menu.ts";
import type { Reorder } from "./use-reorder.ts";

/** What drags comes with a library of its own: the page is there before it. */
const MenuTree = lazyPart(() => import("./menu-tree.tsx"));

interface TreeCardProps {
  menu: Menu;
  current: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  reorder: Reorder;
}

export function TreeCard({ menu, current, search, onSearch, reorder }: TreeCardProps) {
  const { t } = useLingui();
  const { text, type } = useDebouncedSearch(search, onSearch);
  const { open, toggle, set } = useOpen();
  const shown = useFound(menu, text);
  const searching = text.trim() !== "";
  const allOpen = menu.every(({ id }) => open.has(id));
  const count = shown.flatMap(({ subCategories }) => subCategories).length;
  return (
    <Card aria-label={t`Ordre du menu`} className="overflow-clip">
      <CardHead
        title={<Trans>Catégories</Trans>}
        aside={
          <IconButton
            size="sm"
            icon={allOpen ? ChevronsDownUp : ChevronsUpDown}
            label={allOpen ? t`Tout replier` : t`Tout déplier`}
            held={searching}
            onClick={() => set(allOpen ? [] : menu.map(({ id }) => id))}
          />
        }
      />
      <search className="block px-4 py-3">
        <TextInput
          type="search"
          icon={Search}
          autoComplete="off"
          aria-label={t`Rechercher une catégorie ou une sous-catégorie`}
          placeholder={t`Rechercher`}
          className="[--control-text:var(--text-sm)] md:[--control-height:2.5rem]"
          value={text}
          onChange={(event) => type(event.target.value)}
          action={text && <IconButton size="sm" icon={X} label={t`Effacer la recherche`} onClick={() => type("")} />}
        />
        <output className="sr-only">
          {searching && <Plural value={count} one="# sous-catégorie" other="# sous-catégories" />}
        </output>
      </search>
      {shown.length === 0 && (
        <p className="border-t border-line px-4 py-5 text-ink-2">
          <Trans>Rien ne correspond à « {text} ».</Trans>
        </p>
      )}
      <Suspense fallback={<Pending />}>
        <MenuTree
          menu={menu}
          shown={shown}
          searching={searching}
          saving={reorder.saving}
          current={current}
          open={open}
          onToggle={toggle}
          onMove={reorder.save}
        />
      </Suspense>
      <output className="sr-only">{reorder.said}</output>
    </Card>
  );
}

/** What a search leaves: a category that is found itself keeps all of its subcategories. */
function useFound(menu: Menu, text: string): Menu {
  const nameOf = useCatalogueName();
  const groups = menu.map((category) => ({
    key: category.id,
    label: nameOf(category),
    category,
    items: category.subCategories.map((sub) => ({ key: sub.id, label: nameOf(sub) })),
  }));
  if (text.trim() === "") return menu;
  return found(groups, text).map(({ category, items }) => {
    const left = new Set(items.map(({ key }) => key));
    return { ...category, subCategories: category.subCategories.filter(({ id }) => left.has(id)) };
  });
}

const Pending = () => (
  <SkeletonArea className="grid gap-5 border-t border-line p-4">
    {["a", "b", "c", "d", "e", "f"].map((key) => (
      <Skeleton key={key} />
    ))}
  </SkeletonArea>
);

const key = "categories.open";

/** Which categories are unfolded; kept for this tab, so that the tree is as it was left. */
function useOpen() {
  const [open, setOpen] = useState<ReadonlySet<string>>(read);
  const change = (next: ReadonlySet<string>) => {
    setOpen(next);
    try {
      sessionStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // Without storage the tree is folded the next time.
    }
  };
  return {
    open,
    toggle: (id: string) =>
      change(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id])),
    set: (ids: readonly string[]) => change(new Set(ids)),
  };
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}
