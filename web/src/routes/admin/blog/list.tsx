import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { PostsList } from "#features/blog/admin/list/posts-list.tsx";
import { postsInput, postsSearch } from "#features/blog/admin/list/posts-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/blog/list")({
  validateSearch: postsSearch.validate,
  search: { middlewares: [stripSearchParams(postsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.blog.list.prefetch(postsInput(deps));
    void api.category.list.prefetch(undefined, handlesOwnErrors);
  },
  head: (args) => pageTitle(args, msg`Blogs`),
  component: PostsList,
});
