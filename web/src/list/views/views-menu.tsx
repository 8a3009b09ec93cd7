import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedView } from "@metiro/shared/saved-view/schema";
import { Link } from "@tanstack/react-router";
import { Bookmark, BookmarkPlus, Check, ListChecks, Rows3 } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { useViews } from "./use-views.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const KeepViewDialog = lazyPart(() => import("./keep-view-dialog.tsx"));
const ViewsDialog = lazyPart(() => import("./views-dialog.tsx"));

interface ViewsMenuProps {
  list: string;
  /** What the list shows now. */
  search: SavedView["search"];
}

/** The views that an admin keeps of a list: each leads to its address. */
export function ViewsMenu({ list, search }: ViewsMenuProps) {
  const { t } = useLingui();
  const { views, current } = useViews(list, search);
  const [open, setOpen] = useState<"keep" | "all" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DropdownMenu
        title={t`Mes vues`}
        trigger={
          <Button variant="ghost" size="sm" icon={Bookmark}>
            {current?.name ?? <Trans>Vues</Trans>}
          </Button>
        }
      >
        <MenuLink icon={Rows3} link={viewLink({})}>
          <Trans>Toute la liste</Trans>
        </MenuLink>
        {views.map((view) => (
          <MenuLink key={view.id} icon={view === current ? Check : Bookmark} link={viewLink(view.search)}>
            {view.name}
            {view.isDefault && (
              <span className="block text-xs text-ink-3">
                <Trans>À l’ouverture</Trans>
              </span>
            )}
          </MenuLink>
        ))}
        <MenuSeparator />
        <MenuItem icon={BookmarkPlus} onSelect={() => setOpen("keep")}>
          <Trans>Garder cette vue…</Trans>
        </MenuItem>
        {views.length > 0 && (
          <MenuItem icon={ListChecks} onSelect={() => setOpen("all")}>
            <Trans>Gérer mes vues…</Trans>
          </MenuItem>
        )}
      </DropdownMenu>
      <Suspense>
        {open === "keep" && <KeepViewDialog list={list} search={search} onClose={close} />}
        {open === "all" && <ViewsDialog list={list} views={views} search={search} onClose={close} />}
      </Suspense>
    </>
  );
}

const viewLink = (search: SavedView["search"]) => (parts: LinkParts) => (
  <Link {...parts} to="." search={search as never} resetScroll={false} />
);
