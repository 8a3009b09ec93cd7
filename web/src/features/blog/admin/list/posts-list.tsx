import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
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
import { usePostColumns } from "./post-columns.tsx";
import { PostRowActions } from "./post-row-actions.tsx";
import { postsInput, postsSearch } from "./posts-search.ts";
import { usePostTabs } from "./use-post-tabs.tsx";
import { usePostsActions } from "./use-posts-actions.ts";

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
