import { Trans, useLingui } from "@lingui/react/macro";
import type { LaidOutList, SavedView } from "@metiro/shared/saved-view/schema";
import { Link } from "@tanstack/react-router";
import { personName } from "@metiro/shared/user/nameless";
import { Bookmark, BookmarkPlus, Check, ListChecks, ListFilter, Rows3, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { ListedView, Shows, Views } from "./use-views.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const KeepViewDialog = lazyPart(() => import("./keep-view-dialog.tsx"));
const ViewsDialog = lazyPart(() => import("./views-dialog.tsx"));

interface ViewsMenuProps {
  list: LaidOutList;
  shows: Shows;
  views: Views;
}

/** The views of a list, one's own, those that colleagues share and those that it brings along: each leads to its address. */
export function ViewsMenu({ list, shows, views: all }: ViewsMenuProps) {
  const { t } = useLingui();
  const { views, ready, whole, current, choose } = all;
  const [open, setOpen] = useState<"keep" | "all" | null>(null);
  const close = () => setOpen(null);
  const entry = (view: ListedView) => (
    <MenuLink
      key={view.id}
      icon={view.id === current?.id ? Check : view.ready ? ListFilter : view.shared ? Users : Bookmark}
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
          {whole ?? <Trans>Toute la liste</Trans>}
        </MenuLink>
        {ready.map(entry)}
        {ready.length > 0 && own.length > 0 && <MenuSeparator />}
        {own.map(entry)}
        {ofColleagues.length > 0 && <MenuSeparator />}
        {ofColleagues.map(entry)}
        <MenuSeparator />
        <MenuItem icon={BookmarkPlus} onSelect={() => setOpen("keep")}>
          <Trans>Enregistrer cette vue…</Trans>
        </MenuItem>
        {views.length + ready.length > 0 && (
          <MenuItem icon={ListChecks} onSelect={() => setOpen("all")}>
            <Trans>Gérer les vues…</Trans>
          </MenuItem>
        )}
      </DropdownMenu>
      <Suspense>
        {open === "keep" && <KeepViewDialog list={list} shows={shows} onClose={close} />}
        {open === "all" && <ViewsDialog list={list} views={all} shows={shows} onClose={close} />}
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
