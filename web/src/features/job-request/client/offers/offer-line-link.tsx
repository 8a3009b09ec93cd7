import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Columns3, ListOrdered } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { offersOf } from "./offers.ts";

const linkClass =
  "inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent-ink underline underline-offset-[0.2em] md:min-h-9 print:hidden";

/** From an answer to the offer that it sums up, where it is one. */
export function OfferLineLink({ id, offer: { company, offerLines } }: { id: string; offer: Recipient }) {
  const { t } = useLingui();
  if (offerLines === undefined) return null;
  const { name } = company;
  return (
    <Link
      to="/tenderer/requests/$id/offers/$companyId"
      params={{ id, companyId: company.id }}
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
  if (offersOf(request.jobRequestCompanies).filter(({ offerLines }) => offerLines !== undefined).length < 2)
    return null;
  return (
    <Link to="/tenderer/requests/$id/compare" params={{ id: request.id }} className={linkClass}>
      <Icon of={Columns3} size="sm" />
      <Trans>Comparer ligne par ligne</Trans>
    </Link>
  );
}
