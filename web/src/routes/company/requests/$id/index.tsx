import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { ReceivedRequest } from "#features/job-request/company/received-request.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { RequestMissing } from "#features/job-request/request-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/company/requests/$id/")({
  // The server takes who loads it for who has seen it: a pointer over a link has not.
  preload: false,
  loader: async ({ context: { api }, params: { id } }) => {
    const request = await loadRequest(api, id);
    void api.jobRequest.listForCompany.invalidate(undefined, { refetchType: "none" });
    return request;
  },
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: Missing,
  component: Request,
});

function Request() {
  const { id } = Route.useParams();
  return <ReceivedRequest key={id} id={id} />;
}

function Missing() {
  return (
    <RequestMissing>
      <Link to="/company" className={buttonClass()}>
        <Trans>Voir les demandes reçues</Trans>
      </Link>
    </RequestMissing>
  );
}
