import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Columns3, ListOrdered } from "lucide-react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Icon } from "#ui/icon.tsx";
import { offersOf } from "./offers.ts";

const linkClass =
  "inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent-ink underline underline-offset-[0.2em] md:min-h-9 print:hidden";

/** Which of the answers are offers line by line; asked once for the page, and only where there are answers. */
function useOffered(request: JobRequest): readonly string[] {
  const { data } = trpc.offer.compare.useQuery(
    { jobRequestId: request.id },
    { ...handlesOwnErrors, enabled: offersOf(request.jobRequestCompanies).length > 0, retryOnMount: false },
  );
  return data?.companies.map(({ companyId }) => companyId) ?? [];
}

/** From an answer to the offer that it sums up. */
export function OfferLineLink({ request, companyId, name }: { request: JobRequest; companyId: string; name: string }) {
  const { t } = useLingui();
  if (!useOffered(request).includes(companyId)) return null;
  return (
    <Link
      to="/tenderer/requests/$id/offers/$companyId"
      params={{ id: request.id, companyId }}
      aria-label={t`Voir l’offre ligne par ligne : ${name}`}
      className={linkClass}
    >
      <Icon of={ListOrdered} size="sm" />
      <Trans>Voir l’offre ligne par ligne</Trans>
    </Link>
  );
}

/** From the answers to the table of their lines, once two can be compared. */
export function CompareLink({ request }: { request: JobRequest }) {
  if (useOffered(request).length < 2) return null;
  return (
    <Link to="/tenderer/requests/$id/compare" params={{ id: request.id }} className={linkClass}>
      <Icon of={Columns3} size="sm" />
      <Trans>Comparer ligne par ligne</Trans>
    </Link>
  );
}
