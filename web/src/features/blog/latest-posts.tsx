import { Trans } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { cn } from "#ui/cn.ts";
import { PostCard } from "./post-card.tsx";

interface LatestPostsProps {
  posts: readonly BlogItem[];
  categories: readonly Category[];
  title?: ReactNode;
  /** With the headings of the home page. */
  large?: boolean;
}

/** A few posts on another page, with the way to all of them; nothing where there are none. */
export function LatestPosts({ posts, categories, title, large = false }: LatestPostsProps) {
  const id = useId();
  if (posts.length === 0) return null;
  const alone = posts.length === 1;
  return (
    <section aria-labelledby={id} className={cn("border-t border-line", large ? "py-16 md:py-24" : "py-12 md:py-16")}>
      <div className="wrap-page grid gap-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id={id} className={large ? "title-1" : "title-2"}>
            {title ?? <Trans>Conseils du blog</Trans>}
          </h2>
          <Link to="/blogs" className="text-accent-ink underline underline-offset-4">
            <Trans>Lire tous les articles</Trans>
          </Link>
        </div>
        <ul className={cn("grid gap-x-6 gap-y-10", !alone && "md:grid-cols-2 lg:grid-cols-3")}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} categories={categories} level={3} described={alone} wide={alone} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
