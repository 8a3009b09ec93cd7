import { createFileRoute } from "@tanstack/react-router";
import { RequestAccesses } from "#features/data-access/request-accesses.tsx";
import { ClientRequest } from "#features/job-request/client/detail/client-request.tsx";
import { ClientRequestMissing } from "#features/job-request/client/client-request-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/tenderer/requests/$id/")({
  loader: ({ context: { api }, params: { id } }) => loadRequest(api, id),
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: ClientRequestMissing,
  component: Request,
});

function Request() {
  const { id } = Route.useParams();
  return <ClientRequest key={id} id={id} accesses={<RequestAccesses jobRequestId={id} />} />;
}
