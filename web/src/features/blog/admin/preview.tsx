import { Trans, useLingui } from "@lingui/react/macro";
import type { BlogDraft, BlogItem } from "@metiro/shared/blog/schema";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { PostPage } from "../post-page.tsx";
import { PostBadge } from "./post-badge.tsx";

interface PreviewProps {
  post: BlogDraft;
  related: readonly BlogItem[];
  categories: readonly Category[];
}

/** A post with its changes, drawn by the page that readers get. */
export function PostPreview({ post, related, categories }: PreviewProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState<"fr" | "en">("fr");
  const { en } = post.translations;
  const shown = language === "en" && en ? { ...post, ...en } : post;
  return (
    <>
      <PageHead
        title={<Trans>Aperçu</Trans>}
        description={<PostBadge post={post} />}
        actions={
          <>
            {en && (
              <Segment
                label={t`Langue`}
                options={[
                  { value: "fr", label: <Trans>Français</Trans> },
                  { value: "en", label: <Trans>Anglais</Trans> },
                ]}
                value={language}
                onChange={setLanguage}
              />
            )}
            <Link to="/admin/blog/$id" params={{ id: post.id }} className={buttonClass({ variant: "secondary" })}>
              <Trans>Revenir à l’article</Trans>
            </Link>
          </>
        }
      />
      <section
        aria-label={t`L’article tel qu’il sera publié`}
        data-scale="public"
        className="overflow-hidden rounded-lg border border-line bg-paper"
      >
        <PostPage post={shown} related={[...related]} categories={categories} titleLevel={2} />
      </section>
    </>
  );
}
