import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { CompanyProfile } from "#features/profile/company/company-profile.tsx";
import { pageTitle } from "#layout/page-title.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

/** Beside the form: it comes after it. */
const CompanyPreview = lazyPart(async () => ({
  default: (await import("#features/job-request/client/offers/company-card.tsx")).CompanyPreview,
}));

export const Route = createFileRoute("/company/profile")({
  loader: ({ context: { api } }) =>
    Promise.all([
      api.auth.profile.ensureData(),
      api.company.own.ensureData(),
      api.category.list.ensureData(),
      api.region.tree.ensureData(),
    ]),
  head: (args) => pageTitle(args, msg`Mon profil`),
  component: Profile,
});

/** The card is the very one that clients see beside an answer. */
function Profile() {
  return (
    <CompanyProfile
      draw={({ id, name, locality, verified, ...card }) => (
        <Suspense>
          <CompanyPreview company={{ id, name, verified, card, ...(locality !== undefined && { locality }) }} />
        </Suspense>
      )}
    />
  );
}
