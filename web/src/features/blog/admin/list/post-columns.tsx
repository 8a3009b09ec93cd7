import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { Category } from "@metiro/shared/category/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { formatShortDay } from "#i18n/formats.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import type { Column } from "#list/column.ts";
import { CellNote } from "#ui/table/table.tsx";
import { PostBadge } from "../post-badge.tsx";

export function usePostColumns(categories: readonly Category[]): Column<BlogItem>[] {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  return [
    { key: "title", header: t`Article`, primary: true, cell: (post) => <Title post={post} /> },
    {
      key: "category",
      header: t`Catégorie`,
      hideOn: "between",
      place: "below",
      cell: ({ categoryId }) => {
        const category = categories.find(({ id }) => id === categoryId);
        if (!category) return <Nothing />;
        return (
          <span className="max-md:line-clamp-1 max-md:break-all" title={nameOf(category)}>
            {nameOf(category)}
          </span>
        );
      },
    },
    { key: "author", header: t`Auteur`, hideOn: "laptop", cell: ({ authorName }) => authorName },
    {
      key: "published",
      header: t`Publication`,
      cell: ({ state, publishedAt }) =>
        state !== "draft" && publishedAt !== undefined ? <Moment iso={publishedAt} /> : <Nothing />,
    },
    { key: "changed", header: t`Modifié le`, hideOn: "laptop", cell: ({ updatedAt }) => <Moment iso={updatedAt} /> },
    { key: "state", header: t`État`, place: "figure", cell: (post) => <State post={post} /> },
  ];
}

/** Most are published and stay so: a badge is for the others. On a phone the day and the languages stand beside it. */
const State = ({ post }: { post: BlogItem }) => (
  <span className="max-md:flex max-md:flex-wrap max-md:justify-end max-md:gap-x-2">
    {post.state === "published" && !post.hasChanges ? (
      <span className="text-ink-2">
        <Trans>Publié</Trans>
      </span>
    ) : (
      <PostBadge post={post} />
    )}
    {post.state !== "draft" && !post.hasChanges && post.publishedAt !== undefined && (
      <span className="num text-ink-2 md:hidden">{formatShortDay(post.publishedAt)}</span>
    )}
    <span className="text-ink-3 md:hidden">{post.translations.en ? "FR · EN" : "FR"}</span>
  </span>
);

const Nothing = () => (
  <span data-nothing="" className="text-ink-3">
    –
  </span>
);

function Title({ post: { title, translations } }: { post: BlogItem }) {
  return (
    <>
      <span className="md:line-clamp-1" title={title}>
        {title || <Trans>Sans titre</Trans>}
      </span>
      {translations.en && (
        <CellNote className="max-md:hidden!">
          <Trans>Français et anglais</Trans>
        </CellNote>
      )}
    </>
  );
}

function Moment({ iso }: { iso: string }) {
  return (
    <span className="num">
      {formatDay(iso)}
      <CellNote className="max-md:hidden!">{formatTime(iso)}</CellNote>
    </span>
  );
}
