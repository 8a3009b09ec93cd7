import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { Pictogram } from "#art/pictogram.tsx";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Note } from "#ui/feedback/note.tsx";
import { LatestPosts } from "./latest-posts.tsx";
import type { LoadedPost } from "./load-posts.ts";
import { PostCover } from "./post-cover.tsx";
import { PostFacts } from "./post-facts.tsx";
import { usePostWords } from "./post-words.ts";

interface PostPageProps extends LoadedPost {
  categories: readonly Category[];
  /** In a page that has a title of its own. */
  titleLevel?: 1 | 2;
}

/** One post in a column of comfortable width, then others to read. Who reads English has it in English where it is written in it. */
export function PostPage({ post, related, categories, titleLevel = 1 }: PostPageProps) {
  const Title = `h${titleLevel}` as const;
  const { t, i18n } = useLingui();
  const { title, summary, content, coverAlt, lang } = usePostWords(post);
  const category = categories.find(({ id }) => id === post.categoryId);
  return (
    <>
      <div className="wrap-page pt-5 pb-16 md:pb-24">
        <Breadcrumb
          items={[
            { label: t`Accueil`, link: (parts) => <Link {...parts} to="/" /> },
            { label: t`Blog`, link: (parts) => <Link {...parts} to="/blogs" /> },
          ]}
          current={<span lang={lang}>{title}</span>}
        />
        <article className="mx-auto mt-8 max-w-read md:mt-12">
          <header className="grid gap-4">
            <Title lang={lang} className="title-1">
              {title}
            </Title>
            <p lang={lang} className="lead">
              {summary}
            </p>
            <PostFacts post={post} timed>
              {post.authorName}
            </PostFacts>
            {i18n.locale === "en" && lang === "fr" && (
              <Note tone="info">
                <Trans>Cet article n’existe qu’en français.</Trans>
              </Note>
            )}
          </header>
          <PostCover
            post={post}
            icon={category?.icon}
            first
            shape="band"
            alt={coverAlt}
            sizes="(min-width: 48rem) 42.5rem, 100vw"
            className="mt-8"
          />
          {/* The server has made it safe before it was stored. */}
          <div lang={lang} className="prose mt-10" dangerouslySetInnerHTML={{ __html: content }} />
        </article>
        {category && <Trade category={category} />}
      </div>
      <LatestPosts posts={related} categories={categories} title={<Trans>À lire aussi</Trans>} />
    </>
  );
}

/** From what was read to who does it. */
function Trade({ category }: { category: Category }) {
  const name = useCatalogueName()(category);
  return (
    <aside className="mx-auto mt-12 flex max-w-read flex-wrap items-center gap-x-4 gap-y-4 rounded-lg border border-line bg-surface p-6">
      <Pictogram icon={category.icon} />
      <div className="min-w-52 flex-1">
        <h2 className="title-3">{name}</h2>
        <p className="text-base text-ink-2">
          <Trans>Décrivez votre projet, les entreprises de votre région vous répondent.</Trans>
        </p>
      </div>
      <Link to="/categories/$slug" params={{ slug: category.slug }} className={buttonClass({})}>
        <Trans>Trouver une entreprise</Trans>
      </Link>
    </aside>
  );
}
