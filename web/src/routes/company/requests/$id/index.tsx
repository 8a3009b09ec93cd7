import { createFileRoute } from "@tanstack/react-router";
import { ReceivedRequest } from "#features/job-request/company/detail/received-request.tsx";
import { ReceivedRequestMissing } from "#features/job-request/company/detail/received-request-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/requests/$id/")({
  // The server takes who loads it for who has seen it: a pointer over a link has not.
  preload: false,
  loader: async ({ context: { api }, params: { id } }) => {
    const request = await loadRequest(api, id);
    void api.jobRequest.listForCompany.invalidate(undefined, { refetchType: "none" });
    return request;
  },
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: ReceivedRequestMissing,
  component: Request,
});

function Request() {
  const { id } = Route.useParams();
  return <ReceivedRequest key={id} id={id} />;
}
