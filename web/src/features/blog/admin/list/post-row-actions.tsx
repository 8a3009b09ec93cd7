import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { Link } from "@tanstack/react-router";
import { Ellipsis, Eye, EyeOff, Send, SquarePen, Trash2 } from "lucide-react";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { PostsActions } from "./use-posts-actions.ts";

export function PostRowActions({ post, actions }: { post: BlogItem; actions: PostsActions }) {
  const { t } = useLingui();
  const { id, title, state, hasChanges } = post;
  return (
    <DropdownMenu
      title={title || t`Sans titre`}
      trigger={<IconButton icon={Ellipsis} size="sm" label={t`Actions pour « ${title} »`} />}
    >
      <MenuLink icon={SquarePen} link={(parts) => <Link {...parts} to="/admin/blog/$id" params={{ id }} />}>
        <Trans>Modifier</Trans>
      </MenuLink>
      <MenuLink icon={Eye} link={(parts) => <Link {...parts} to="/admin/blog/preview/$id" params={{ id }} />}>
        <Trans>Aperçu</Trans>
      </MenuLink>
      {(state !== "published" || hasChanges) && (
        <MenuItem icon={Send} onSelect={() => void actions.setPublished([id], true)}>
          {state === "published" ? <Trans>Publier les modifications</Trans> : <Trans>Publier maintenant</Trans>}
        </MenuItem>
      )}
      {state !== "draft" && (
        <MenuItem icon={EyeOff} onSelect={() => void actions.setPublished([id], false)}>
          <Trans>Dépublier</Trans>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => void actions.remove([id])}>
        <Trans>Supprimer</Trans>
      </MenuItem>
    </DropdownMenu>
  );
}
