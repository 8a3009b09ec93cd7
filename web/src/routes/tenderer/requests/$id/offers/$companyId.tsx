import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { foundOrMissing, fresh } from "#api/failure/found-or-missing.ts";
import { loadRequest } from "#features/job-request/load-request.ts";
import { RequestMissing } from "#features/job-request/request-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

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
  notFoundComponent: Missing,
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

function Missing() {
  return (
    <RequestMissing>
      <Link to="/tenderer" className={buttonClass()}>
        <Trans>Voir mes demandes</Trans>
      </Link>
    </RequestMissing>
  );
}
