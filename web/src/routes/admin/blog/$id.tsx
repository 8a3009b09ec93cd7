import { createFileRoute } from "@tanstack/react-router";
import { PostEditor } from "#features/blog/admin/editor/post-editor.tsx";
import { loadDraft } from "#features/blog/admin/load-draft.ts";
import { PostMissing } from "#features/blog/admin/post-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/blog/$id")({
  loader: ({ context: { api }, params: { id } }) => loadDraft(api, id),
  // What was read before is never shown first: the editor would go on from an older version.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: PostMissing,
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <PostEditor key={id} id={id} post={Route.useLoaderData()} />;
}
