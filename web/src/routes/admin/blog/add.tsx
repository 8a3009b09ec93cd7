import { msg } from "@lingui/core/macro";
import { isId } from "@metiro/shared/id";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { beginDraft, loadNewDraft } from "#features/blog/admin/load-draft.ts";
import { PostEditor } from "#features/blog/admin/editor/post-editor.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

/** The id of the new post stands in the address, so that a reload goes on with it and another tab does not. */
export const Route = createFileRoute("/admin/blog/add")({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === "string" && isId(id) ? { id } : {},
  beforeLoad: ({ search }) => {
    if (search.id === undefined) throw redirect({ to: "/admin/blog/add", search: { id: beginDraft() }, replace: true });
    return { postId: search.id };
  },
  loader: async ({ context: { api, postId } }) => ({ id: postId, post: await loadNewDraft(api, postId) }),
  staleTime: 0,
  gcTime: 0,
  preload: false,
  head: (args) => pageTitle(args, msg`Nouvel article`),
  component: Add,
});

function Add() {
  const { id, post } = Route.useLoaderData();
  return <PostEditor key={id} id={id} post={post} />;
}
