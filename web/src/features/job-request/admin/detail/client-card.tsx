import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { personName } from "@metiro/shared/user/nameless";
import { Avatar } from "#ui/display/avatar.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { formatPhone } from "#i18n/phone-text.ts";
import { useDistrictText, useLocalityText } from "#domain/request/locality-text.ts";

/** Who asks, and how to reach them. */
export function RequestClientCard({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const districtOf = useDistrictText();
  const { tenderer, street } = request;
  const { email, phone } = tenderer;
  const name = personName(tenderer) ?? t`Client supprimé`;
  return (
    <Card>
      <CardHead title={<Trans>Client</Trans>} />
      <CardBody>
        <p className="mb-3 flex items-center gap-3 font-semibold">
          <Avatar name={name} round />
          <Link
            to="/admin/tenderer/$id"
            params={{ id: tenderer.id }}
            className="min-w-0 text-ink no-underline hover:underline"
          >
            {name}
          </Link>
        </p>
        <Facts
          compact
          items={[
            { label: t`E-mail`, value: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
            {
              label: t`Téléphone`,
              value: phone && <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink>,
            },
            { label: t`Adresse`, value: [street, placeOf(request)].filter(Boolean).join(", ") },
            { label: t`District`, value: districtOf(request) },
          ]}
        />
      </CardBody>
    </Card>
  );
}
