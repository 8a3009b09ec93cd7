import { createFileRoute } from "@tanstack/react-router";
import { EditRequest } from "#features/job-request/client/edit/edit-request.tsx";
import { ClientRequestMissing } from "#features/job-request/client/client-request-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/tenderer/requests/$id/edit")({
  loader: ({ context: { api }, params: { id } }) => loadRequest(api, id),
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: ClientRequestMissing,
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <EditRequest key={id} id={id} />;
}
