import { Trans } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { cn } from "#ui/cn.ts";
import { PostCover } from "./post-cover.tsx";
import { PostFacts } from "./post-facts.tsx";
import { usePostWords } from "./post-words.ts";

interface PostCardProps {
  post: BlogItem;
  categories: readonly Category[];
  /** Level of its title. */
  level: 2 | 3;
  /** With summary and reading time. */
  described?: boolean;
  /** Large, picture and words side by side. */
  wide?: boolean;
  /** Its picture is the first thing to be seen on the page. */
  first?: boolean;
}

/** A post in a list. All of it leads to the post; its name is the title. */
export function PostCard({ post, categories, level, described = false, wide = false, first = false }: PostCardProps) {
  const nameOf = useCatalogueName();
  const { title, summary, lang } = usePostWords(post);
  const category = categories.find(({ id }) => id === post.categoryId);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article
      className={cn("group/post relative grid content-start gap-4", wide && "lg:grid-cols-12 lg:items-center lg:gap-6")}
    >
      <PostCover
        post={post}
        icon={category?.icon}
        first={first}
        shape={wide ? "band" : "card"}
        sizes={
          wide
            ? "(min-width: 80rem) 43rem, (min-width: 64rem) 57vw, 100vw"
            : "(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 100vw"
        }
        {...(wide && { className: "lg:col-span-7" })}
      />
      <div className={cn("grid gap-1", wide && "gap-3 lg:col-span-5")}>
        <PostFacts post={post} lang={lang} timed={described}>
          {category ? nameOf(category) : <Trans>Conseils</Trans>}
        </PostFacts>
        <Heading lang={lang} className={wide ? "title-2" : "title-3"}>
          <Link
            to="/blogs/$slug"
            params={{ slug: post.slug }}
            className="text-ink no-underline group-hover/post:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        {described && (
          <p lang={lang} className={wide ? "lead" : "mt-1 text-base text-ink-2"}>
            {summary}
          </p>
        )}
      </div>
    </article>
  );
}
