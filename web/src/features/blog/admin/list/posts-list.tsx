import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem, BlogPage } from "@metiro/shared/blog/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus, Ellipsis, Eye, EyeOff, Send, SquarePen, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatCount } from "@metiro/shared/text/format";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { BulkActs } from "#list/selection/bulk-acts.tsx";
import { ExportButton } from "#list/export/export-button.tsx";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { usePostColumns } from "./post-columns.tsx";
import { type PostsValues, postsInput, postsSearch, postViews } from "./posts-search.ts";
import { type PostsActions, usePostsActions } from "./use-posts-actions.ts";

/** « Blogs »: all posts, drafts too. */
export function PostsList() {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const list = useListSearch(postsSearch, ["state", "sort"]);
  const query = trpc.blog.list.useQuery(postsInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const { data: categories = [] } = trpc.category.list.useQuery(undefined, {
    ...handlesOwnErrors,
    retryOnMount: false,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const actions = usePostsActions();
  const columns = usePostColumns(categories);
  const all = async (act: (ids: readonly string[]) => Promise<boolean>) => {
    if (await act([...selected])) setSelected(new Set());
  };
  return (
    <ListScreen
      title={<Trans>Blogs</Trans>}
      description={<Trans>Les articles du blog, publiés ou en préparation.</Trans>}
      corner={<ExportButton path="/Blog/Export" input={postsInput(list.values)} />}
      actions={
        <Link to="/admin/blog/add" className={buttonClass({})}>
          <Icon of={Plus} size="sm" />
          <Trans>Écrire un article</Trans>
        </Link>
      }
      list={list}
      query={query}
      compactFirst
      tabsLabel={t`État des articles`}
      tabs={usePostTabs(list.values.state, query.data?.stateCounts)}
      filters={
        <>
          <FilterSelect
            list={list}
            name="categoryId"
            label={t`Catégorie`}
            all={t`Toutes les catégories`}
            options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
          />
          <FilterSelect
            list={list}
            name="sort"
            label={t`Ordre`}
            options={[
              { value: "newest", label: t`Les plus récents` },
              { value: "oldest", label: t`Les plus anciens` },
              { value: "changed", label: t`Modifiés récemment` },
              { value: "title", label: t`Par titre` },
            ]}
          />
        </>
      }
      columns={columns}
      rowKey={(post: BlogItem) => post.id}
      rowLink={(post, parts) => <Link {...parts} to="/admin/blog/$id" params={{ id: post.id }} />}
      cornerActions
      rowActions={(post) => <PostRowActions post={post} actions={actions} />}
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: (post) => t`Sélectionner « ${post.title} »`,
        summary: (count) => <Plural value={count} one="# article sélectionné" other="# articles sélectionnés" />,
        actions: (
          <BulkActs
            acts={[
              {
                key: "publish",
                label: <Trans>Publier</Trans>,
                onSelect: () => void all((ids) => actions.setPublished(ids, true)),
              },
              {
                key: "unpublish",
                label: <Trans>Dépublier</Trans>,
                onSelect: () => void all((ids) => actions.setPublished(ids, false)),
              },
              {
                key: "remove",
                danger: true,
                label: <Trans>Supprimer</Trans>,
                onSelect: () => void all(actions.remove),
              },
            ]}
          />
        ),
      }}
      words={{
        caption: t`Articles`,
        search: t`Titre, résumé, texte`,
        failed: t`Les articles n’ont pas pu être chargés`,
        empty: { title: t`Pas encore d’article`, text: t`Le premier article paraîtra ici.` },
        noMatch: t`Aucun article ne correspond`,
      }}
    />
  );
}

/** The states of posts, each with how many of it the filters leave. */
function usePostTabs(current: PostsValues["state"], counts: BlogPage["stateCounts"]): Tab[] {
  const { t } = useLingui();
  const words = { all: t`Tous`, draft: t`Brouillons`, scheduled: t`Programmés`, published: t`Publiés` };
  return postViews.map((view) => {
    const count = counts && (view === "all" ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[view]);
    return {
      key: view,
      label: words[view],
      count: count === undefined ? undefined : formatCount(count),
      current: view === current,
      link: (parts: LinkParts) => (
        <Link
          {...parts}
          to="."
          search={(previous) => ({ ...previous, state: view, pageNumber: 1 })}
          resetScroll={false}
        />
      ),
    };
  });
}

function PostRowActions({ post, actions }: { post: BlogItem; actions: PostsActions }) {
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
