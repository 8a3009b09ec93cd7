import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { PreviewPage } from "#features/profile/company/pages/preview-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const CompanyPreview = lazyPart(async () => ({
  default: (await import("#features/job-request/client/offers/company-card.tsx")).CompanyPreview,
}));
const ShowcasePage = lazyPart(async () => ({
  default: (await import("#features/showcase/showcase-page.tsx")).ShowcasePage,
}));

export const Route = createFileRoute("/company/preview")({
  loader: ({ context: { api } }) => Promise.all([api.company.own.ensureData(), api.showcase.own.ensureData()]),
  head: (args) => pageTitle(args, msg`Ce que voient les clients`),
  component: Preview,
});

/** Card and page are the very ones that clients see. */
function Preview() {
  return (
    <PreviewPage
      draw={({ id, name, locality, verified, ...card }, as) => (
        <Suspense>
          <CompanyPreview company={{ id, name, verified, card, ...(locality !== undefined && { locality }) }} {...as} />
        </Suspense>
      )}
      drawPage={(company, reviews) => (
        <Suspense>
          <ShowcasePage company={company} reviews={reviews} />
        </Suspense>
      )}
    />
  );
}
