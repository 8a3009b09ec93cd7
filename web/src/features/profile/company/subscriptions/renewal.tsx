import { Trans, useLingui } from "@lingui/react/macro";
import { endsSoon, type SubscriptionStanding } from "@metiro/shared/subscription/standing";
import { formatDay } from "@metiro/shared/text/format";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { useSite } from "#site/use-site.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { CardFoot } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";

/** How a subscription is begun or goes on: the back office enters each period, so one writes to it, or calls. */
export function Renewal({ standing }: { standing: SubscriptionStanding }) {
  const { t } = useLingui();
  const { email, phone } = useSite();
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const { state } = standing;
  const end = state === "active" ? formatDay(standing.endsOn) : "";
  const words = {
    active: <Trans>Demander à prolonger</Trans>,
    upcoming: <Trans>Écrire à l’équipe</Trans>,
    expired: <Trans>Demander un nouvel abonnement</Trans>,
    none: <Trans>Demander un abonnement</Trans>,
  }[state];
  const who = company?.name ?? "";
  const subject = state === "active" ? t`Prolonger l’abonnement : ${who}` : t`Abonnement : ${who}`;
  const body =
    state === "active"
      ? t`Bonjour, mon abonnement se termine le ${end}. Je souhaite le prolonger.`
      : t`Bonjour, je souhaite un abonnement.`;
  const urgent = state === "expired" || state === "none" || endsSoon(standing);
  return (
    <CardFoot>
      <p className="min-w-0 flex-[1_1_18rem] text-sm text-ink-2">
        <Trans>Notre équipe vous dit le prix et inscrit la période ; elle paraît alors ci-dessous.</Trans>{" "}
        {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
        {email && phone && " · "}
        {phone && <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink>}
      </p>
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(state === "upcoming" ? "" : body)}`}
          className={buttonClass({ variant: urgent ? "primary" : "secondary" })}
        >
          {words}
        </a>
      )}
    </CardFoot>
  );
}
