import { Trans, useLingui } from "@lingui/react/macro";
import { endsSoon, type SubscriptionStanding } from "@metiro/shared/subscription/standing";
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
  const words = {
    active: <Trans>Demander à prolonger</Trans>,
    upcoming: <Trans>Demander à prolonger</Trans>,
    expired: <Trans>Demander un abonnement</Trans>,
    none: <Trans>Demander un abonnement</Trans>,
  }[state];
  const who = company?.name ?? "";
  const subject = t`Abonnement : ${who}`;
  const urgent = state === "expired" || state === "none" || endsSoon(standing);
  return (
    <CardFoot>
      <p className="min-w-0 flex-[1_1_18rem] text-sm text-ink-2">
        <Trans>Notre équipe vous dit le prix et inscrit la période ; elle paraît alors parmi vos périodes.</Trans>{" "}
        {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
        {email && phone && " · "}
        {phone && <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink>}
      </p>
      {email && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          className={buttonClass({ variant: urgent ? "primary" : "secondary" })}
        >
          {words}
        </a>
      )}
    </CardFoot>
  );
}
