import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { Category } from "@metiro/shared/category/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
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
      inline: true,
      cell: ({ categoryId }) => {
        const category = categories.find(({ id }) => id === categoryId);
        return category ? nameOf(category) : <Nothing />;
      },
    },
    { key: "author", header: t`Auteur`, hideOn: "laptop", cell: ({ authorName }) => authorName },
    {
      key: "published",
      header: t`Publication`,
      inline: true,
      cell: ({ state, publishedAt }) =>
        state !== "draft" && publishedAt !== undefined ? <Moment iso={publishedAt} /> : <Nothing />,
    },
    { key: "changed", header: t`Modifié le`, hideOn: "laptop", cell: ({ updatedAt }) => <Moment iso={updatedAt} /> },
    { key: "state", header: t`État`, inline: true, cell: (post) => <State post={post} /> },
  ];
}

/** Most are published and stay so: a badge is for the others. */
const State = ({ post }: { post: BlogItem }) =>
  post.state === "published" && !post.hasChanges ? (
    <span data-nothing="" className="text-ink-2">
      <Trans>Publié</Trans>
    </span>
  ) : (
    <PostBadge post={post} />
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
