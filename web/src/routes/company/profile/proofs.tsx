import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OwnProofsPage } from "#features/profile/company/pages/proofs-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/proofs")({
  loader: ({ context: { api } }) => api.proof.own.ensureData(),
  head: (args) => pageTitle(args, msg`Vérifications`),
  component: OwnProofsPage,
});
