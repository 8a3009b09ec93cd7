import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SubscriptionsPage } from "#features/profile/company/pages/subscriptions-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/subscriptions")({
  loader: ({ context: { api } }) => void api.subscription.own.prefetch(),
  head: (args) => pageTitle(args, msg`Abonnement`),
  component: SubscriptionsPage,
});
