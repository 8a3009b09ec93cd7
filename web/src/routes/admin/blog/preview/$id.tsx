import { createFileRoute } from "@tanstack/react-router";
import { loadDraft } from "#features/blog/admin/load-draft.ts";
import { PostMissing } from "#features/blog/admin/post-missing.tsx";
import { PostPreview } from "#features/blog/admin/preview.tsx";
import { latestPosts } from "#features/blog/load-posts.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/blog/preview/$id")({
  loader: async ({ context: { api }, params: { id } }) => {
    const [post, related, categories] = await Promise.all([
      loadDraft(api, id),
      latestPosts(api),
      api.category.list.fetch(),
    ]);
    return { post, related: related.filter((other) => other.id !== id), categories };
  },
  staleTime: 0,
  head: (args) => pageTitle(args, args.loaderData?.post.title ?? ""),
  notFoundComponent: PostMissing,
  component: Shown,
});

function Shown() {
  return <PostPreview {...Route.useLoaderData()} />;
}
