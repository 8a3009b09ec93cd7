import { useLingui } from "@lingui/react/macro";
import type { BlogPage } from "@metiro/shared/blog/schema";
import { formatCount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { type PostsValues, postViews } from "./posts-search.ts";

/** The states of posts, each with how many of it the filters leave. */
export function usePostTabs(current: PostsValues["state"], counts: BlogPage["stateCounts"]): Tab[] {
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
