import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { UsersList } from "#features/people/users/users-list.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/users/")({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => void api.user.list.prefetch(deps),
  head: (args) => pageTitle(args, msg`Utilisateurs`),
  component: UsersList,
});
