import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { EditRequest } from "#features/job-request/client/edit/edit-request.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { RequestMissing } from "#features/job-request/request-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/tenderer/requests/$id/edit")({
  loader: ({ context: { api }, params: { id } }) => loadRequest(api, id),
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: Missing,
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  return <EditRequest key={id} id={id} />;
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
