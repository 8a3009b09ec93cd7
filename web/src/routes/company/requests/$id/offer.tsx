import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { fresh } from "#api/failure/found-or-missing.ts";
import { ReceivedRequestMissing } from "#features/job-request/company/detail/received-request-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

export const Route = createFileRoute("/company/requests/$id/offer")({
  // As for the request itself: who loads it has seen it.
  preload: false,
  loader: async ({ context: { api }, params: { id } }) => {
    const request = await loadRequest(api, id);
    await api.offer.start.fetch({ jobRequestId: id }, fresh);
    return request;
  },
  // What was read before is never shown first: the editor would go on from an older version.
  staleTime: 0,
  gcTime: 0,
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  pendingComponent: PagePending,
  notFoundComponent: ReceivedRequestMissing,
  component: Page,
});

const OfferPage = lazyPart(() => import("#features/job-request/company/offer/offer-page.tsx"));

function Page() {
  const { id } = Route.useParams();
  return (
    <Suspense fallback={<PagePending />}>
      <OfferPage key={id} id={id} />
    </Suspense>
  );
}
