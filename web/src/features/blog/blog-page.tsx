import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { Category } from "@metiro/shared/category/schema";
import type { Page } from "@metiro/shared/paging/schema";
import { Link } from "@tanstack/react-router";
import { Rss } from "lucide-react";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { feedPath, feedType } from "./feed-link.ts";
import { PostCard } from "./post-card.tsx";

interface BlogPageProps {
  page: Page<BlogItem>;
  categories: readonly Category[];
}

/** The posts, newest first; the very newest stands out. */
export function BlogPage({ page, categories }: BlogPageProps) {
  const { i18n } = useLingui();
  const { items, pageNumber, pageSize, totalCount } = page;
  const featured = pageNumber === 1 ? items[0] : undefined;
  const rest = featured ? items.slice(1) : items;
  return (
    <div className="wrap-page py-10 md:py-16">
      <header>
        <h1 className="title-1">
          {pageNumber === 1 ? <Trans>Conseils du blog</Trans> : <Trans>Conseils du blog, page {pageNumber}</Trans>}
        </h1>
        <p className="lead mt-4 max-w-read">
          <Trans>Préparer ses travaux, choisir une entreprise, payer au bon moment : des repères pour la Suisse.</Trans>
        </p>
      </header>
      {items.length === 0 && (
        <EmptyState art="inbox" title={<Trans>Pas encore d’article</Trans>} className="mt-10 border-t border-line">
          <Trans>Nos conseils paraîtront ici.</Trans>
        </EmptyState>
      )}
      {featured && (
        <div className="mt-10 border-t border-line pt-10">
          <PostCard post={featured} categories={categories} level={2} described wide first />
        </div>
      )}
      {rest.length > 0 && (
        <ul className="mt-10 grid gap-x-6 gap-y-10 border-t border-line pt-10 md:grid-cols-2 lg:grid-cols-3">
          {rest.map((post) => (
            <li key={post.id}>
              <PostCard post={post} categories={categories} level={2} described />
            </li>
          ))}
        </ul>
      )}
      {totalCount > pageSize && (
        <div className="mt-12">
          <Pagination pageNumber={pageNumber} pageSize={pageSize} totalCount={totalCount} link={linkTo} />
        </div>
      )}
      <p className="mt-10 border-t border-line pt-6 text-sm text-ink-2">
        <Trans>Vous lisez avec un agrégateur ?</Trans>{" "}
        <a
          href={feedPath(i18n.locale)}
          type={feedType}
          className="inline-flex min-h-11 items-center gap-2 text-accent-ink underline underline-offset-4 md:min-h-6"
        >
          <Icon of={Rss} size="sm" />
          <Trans>Flux RSS du blog</Trans>
        </a>
      </p>
    </div>
  );
}

/** The first page has one address only. */
const linkTo = (page: number, parts: LinkParts) => <Link {...parts} to="/blogs" search={page > 1 ? { page } : {}} />;
