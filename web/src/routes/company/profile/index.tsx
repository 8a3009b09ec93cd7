import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { OwnCompanyPage } from "#features/profile/company/pages/company-page.tsx";
import { pageOfAnchor, profileSearch } from "#features/profile/company/pages/profile-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

/** Beside the form: it comes after it. */
const CompanyPreview = lazyPart(async () => ({
  default: (await import("#features/job-request/client/offers/company-card.tsx")).CompanyPreview,
}));

export const Route = createFileRoute("/company/profile/")({
  validateSearch: profileSearch,
  beforeLoad: ({ location: { hash } }) => {
    const to = pageOfAnchor(hash);
    if (to) throw redirect({ to, hash, replace: true });
  },
  loader: ({ context: { api } }) =>
    Promise.all([api.company.own.ensureData(), api.category.list.ensureData(), api.region.tree.ensureData()]),
  head: (args) => pageTitle(args, msg`Mon profil`),
  component: Company,
});

/** The card is the very one that clients see beside an answer. */
function Company() {
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const to = (next: string, from?: string) =>
    void navigate({
      search: { step: next },
      resetScroll: false,
      ignoreBlocker: true,
      state: from === undefined ? {} : { screenBefore: from },
    });
  return (
    <OwnCompanyPage
      address={{
        step,
        go: to,
        back: (before) => (router.state.location.state.screenBefore === before ? router.history.back() : to(before)),
      }}
      draw={({ id, name, locality, verified, ...card }) => (
        <Suspense>
          <CompanyPreview company={{ id, name, verified, card, ...(locality !== undefined && { locality }) }} />
        </Suspense>
      )}
    />
  );
}
