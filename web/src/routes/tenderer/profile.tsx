import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ClientProfile } from "#features/profile/client/client-profile.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/tenderer/profile")({
  loader: ({ context: { api } }) =>
    Promise.all([api.auth.profile.ensureData(), api.tenderer.own.ensureData(), api.region.tree.ensureData()]),
  head: (args) => pageTitle(args, msg`Mon profil`),
  component: ClientProfile,
});
