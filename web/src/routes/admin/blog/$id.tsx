import { createFileRoute } from "@tanstack/react-router";
import { PostEditor } from "../../../features/blog/admin/editor/post-editor.tsx";
import { loadDraft } from "../../../features/blog/admin/load-draft.ts";
import { PostMissing } from "../../../features/blog/admin/post-missing.tsx";
import { pageTitle } from "../../../layout/page-title.ts";

export const Route = createFileRoute("/admin/blog/$id")({
  loader: ({ context: { api }, params: { id } }) => loadDraft(api, id),
  staleTime: 0,
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: PostMissing,
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <PostEditor key={id} id={id} post={Route.useLoaderData()} />;
}
