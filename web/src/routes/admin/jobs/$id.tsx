import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { AdminRequest } from "#features/job-request/admin/detail/admin-request.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { RequestMissing } from "#features/job-request/request-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { buttonClass } from "#ui/button/button-class.ts";

export const Route = createFileRoute("/admin/jobs/$id")({
  loader: ({ context: { api }, params: { id } }) => loadRequest(api, id),
  head: (args) => pageTitle(args, args.loaderData?.title ?? ""),
  notFoundComponent: Missing,
  component: Request,
});

function Request() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return <AdminRequest key={id} id={id} leave={() => navigate({ to: "/admin/jobs", search: true })} />;
}

function Missing() {
  return (
    <RequestMissing>
      <Link to="/admin/jobs" search className={buttonClass()}>
        <Trans>Voir les offres</Trans>
      </Link>
    </RequestMissing>
  );
}
