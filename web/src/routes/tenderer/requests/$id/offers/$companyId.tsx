import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { foundOrMissing, fresh } from "#api/failure/found-or-missing.ts";
import { ClientRequestMissing } from "#features/job-request/client/client-request-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

export const Route = createFileRoute("/tenderer/requests/$id/offers/$companyId")({
  loader: async ({ context: { api }, params: { id, companyId } }) => {
    const [{ company }] = await Promise.all([
      foundOrMissing(companyId, () => api.offer.get.fetch({ jobRequestId: id, companyId }, fresh)),
      loadRequest(api, id),
    ]);
    return company.name;
  },
  head: (args) => pageTitle(args, args.loaderData ?? ""),
  pendingComponent: PagePending,
  notFoundComponent: ClientRequestMissing,
  component: Page,
});

const ClientOffer = lazyPart(() => import("#features/job-request/client/offer/client-offer.tsx"));

function Page() {
  const { id, companyId } = Route.useParams();
  return (
    <Suspense fallback={<PagePending />}>
      <ClientOffer key={`${id} ${companyId}`} id={id} companyId={companyId} />
    </Suspense>
  );
}
