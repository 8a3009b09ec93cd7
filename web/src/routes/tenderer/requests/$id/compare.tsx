import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { fresh } from "#api/failure/found-or-missing.ts";
import { ClientRequestMissing } from "#features/job-request/client/client-request-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

export const Route = createFileRoute("/tenderer/requests/$id/compare")({
  loader: async ({ context: { api }, params: { id } }) => {
    const request = await loadRequest(api, id);
    await api.offer.compare.fetch({ jobRequestId: id }, fresh);
    return request;
  },
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  pendingComponent: PagePending,
  notFoundComponent: ClientRequestMissing,
  component: Page,
});

const ComparePage = lazyPart(() => import("#features/job-request/client/compare/compare-page.tsx"));

function Page() {
  const { id } = Route.useParams();
  return (
    <Suspense fallback={<PagePending />}>
      <ComparePage key={id} id={id} />
    </Suspense>
  );
}
