import { useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { postsInput, type PostsValues, postViews } from "./posts-search.ts";

const counting = { ...handlesOwnErrors, retryOnMount: false, placeholderData: keepPreviousData };

/** The states of posts, each with how many of it the filters leave. */
export function usePostTabs(values: PostsValues): Tab[] {
  const { t } = useLingui();
  const words = { all: t`Tous`, draft: t`Brouillons`, scheduled: t`Programmés`, published: t`Publiés` };
  const counts = trpc.useQueries((calls) =>
    postViews.map((state) =>
      calls.blog.list(postsInput({ ...values, state, sort: "newest", pageNumber: 1, pageSize: 1 }), counting),
    ),
  );
  return postViews.map((view, index) => {
    const count = counts[index]?.data?.totalCount;
    return {
      key: view,
      label: words[view],
      count: count === undefined ? undefined : formatCount(count),
      current: view === values.state,
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
