import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SignInsList } from "#features/sign-in-log/sign-ins-list.tsx";
import { signInsInput, signInsSearch } from "#features/sign-in-log/sign-ins-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/audit/sign-ins")({
  validateSearch: signInsSearch.validate,
  search: { middlewares: [stripSearchParams(signInsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.signIn.list.prefetch(signInsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Connexions`),
  component: SignInsList,
});
