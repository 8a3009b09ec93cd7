import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedView } from "@metiro/shared/saved-view/schema";
import { Link } from "@tanstack/react-router";
import { personName } from "@metiro/shared/user/nameless";
import { Bookmark, BookmarkPlus, Check, ListChecks, Rows3, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Shows, Views } from "./use-views.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const KeepViewDialog = lazyPart(() => import("./keep-view-dialog.tsx"));
const ViewsDialog = lazyPart(() => import("./views-dialog.tsx"));

interface ViewsMenuProps {
  list: string;
  shows: Shows;
  views: Views;
}

/** The views of a list, one's own and those that colleagues share: each leads to its address. */
export function ViewsMenu({ list, shows, views: { views, current, choose } }: ViewsMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"keep" | "all" | null>(null);
  const close = () => setOpen(null);
  const entry = (view: SavedView) => (
    <MenuLink
      key={view.id}
      icon={view === current ? Check : view.shared ? Users : Bookmark}
      link={viewLink(view.search, () => choose(view))}
    >
      {view.name}
      <ViewNote view={view} />
    </MenuLink>
  );
  const own = views.filter(({ owner }) => !owner);
  const ofColleagues = views.filter(({ owner }) => owner);
  return (
    <>
      <DropdownMenu
        title={t`Vues`}
        trigger={
          <Button variant="ghost" size="sm" icon={Bookmark}>
            {current?.name ?? <Trans>Vues</Trans>}
          </Button>
        }
      >
        <MenuLink icon={Rows3} link={viewLink({}, () => choose(undefined))}>
          <Trans>Toute la liste</Trans>
        </MenuLink>
        {own.map(entry)}
        {ofColleagues.length > 0 && <MenuSeparator />}
        {ofColleagues.map(entry)}
        <MenuSeparator />
        <MenuItem icon={BookmarkPlus} onSelect={() => setOpen("keep")}>
          <Trans>Enregistrer cette vue…</Trans>
        </MenuItem>
        {views.length > 0 && (
          <MenuItem icon={ListChecks} onSelect={() => setOpen("all")}>
            <Trans>Gérer les vues…</Trans>
          </MenuItem>
        )}
      </DropdownMenu>
      <Suspense>
        {open === "keep" && <KeepViewDialog list={list} shows={shows} onClose={close} />}
        {open === "all" && <ViewsDialog list={list} views={views} shows={shows} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Whose view it is, who finds it, and whether the list opens with it. */
function ViewNote({ view: { owner, shared, isDefault } }: { view: SavedView }) {
  if (!owner && !shared && !isDefault) return null;
  const name = owner && personName(owner);
  return (
    <span className="block text-xs text-ink-3">
      {owner ? <Trans>Partagée par {name}</Trans> : shared && <Trans>Partagée</Trans>}
      {isDefault && (owner || shared) && " · "}
      {isDefault && <Trans>À l’ouverture</Trans>}
    </span>
  );
}

const viewLink = (search: SavedView["search"], onClick: () => void) => (parts: LinkParts) => (
  <Link {...parts} to="." search={search as never} resetScroll={false} onClick={onClick} />
);
