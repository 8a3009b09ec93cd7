import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { formatDay } from "@metiro/shared/text/format";

/** Why nothing is sent to a company at present, and until when; nothing while it receives. */
export function AwayWords({ company: { pausedAt, away } }: { company: Pick<Company, "pausedAt" | "away"> }) {
  if (pausedAt !== undefined)
    return <Trans>Notre équipe a mis votre entreprise en pause. Contactez-nous pour en parler.</Trans>;
  if (away?.endsOn)
    return <Trans>En pause jusqu’au {formatDay(away.endsOn)} : nous ne vous envoyons pas de demandes.</Trans>;
  if (away) return <Trans>Vous êtes en pause : nous ne vous envoyons pas de demandes.</Trans>;
  return null;
}
