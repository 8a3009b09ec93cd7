import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { ProfileListPage } from "#features/profile/company/pages/list-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/pages")({
  loader: ({ context: { api } }) => {
    void api.subscription.own.prefetch(undefined, handlesOwnErrors);
    return api.company.own.ensureData();
  },
  head: (args) => pageTitle(args, msg`Mon profil`),
  component: ProfileListPage,
});
