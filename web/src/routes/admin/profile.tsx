import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { AdminProfile } from "#features/profile/admin-profile.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/profile")({
  loader: ({ context: { api } }) => api.auth.profile.ensureData(),
  head: (args) => pageTitle(args, msg`Mon profil`),
  component: AdminProfile,
});
