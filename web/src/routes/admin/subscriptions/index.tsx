import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { SubscriptionsList } from "#features/subscription/admin/list/subscriptions-list.tsx";
import { subscriptionsInput, subscriptionsSearch } from "#features/subscription/admin/list/subscriptions-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/subscriptions/")({
  validateSearch: subscriptionsSearch.validate,
  search: { middlewares: [stripSearchParams(subscriptionsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.subscription.list.prefetch(subscriptionsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Abonnements`),
  component: SubscriptionsList,
});
