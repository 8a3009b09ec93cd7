import { Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { formatDay } from "@metiro/shared/text/format";
import { formatPhone } from "#i18n/phone-text.ts";
import { CardBody } from "#ui/display/card.tsx";
import { ContactLink } from "#ui/display/contact-link.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";

/** What a company says of itself. */
export function ProfileCard({ company }: { company: CompanyDetail }) {
  const { t } = useLingui();
  const { phone, website, street, postalCode, locality, description, logo, holidays } = company;
  const place = [postalCode, locality].filter(Boolean).join(" ");
  const complete = company.profileCompleted ? <Trans>Complet</Trans> : <Trans>À compléter</Trans>;
  return (
    <FoldCard
      title={<Trans>Profil</Trans>}
      note={[street, place].filter(Boolean).join(", ")}
      figure={complete}
      aside={complete}
    >
      <CardBody>
        {logo && <img src={logo.url} alt="" className="mb-4 max-h-16 w-auto max-w-full rounded-md" />}
        {description && <p className="mb-3 text-sm wrap-anywhere whitespace-pre-line text-ink-2">{description}</p>}
        <Facts
          compact
          items={[
            { label: t`Numéro IDE`, value: company.uid },
            {
              label: t`Téléphone`,
              value: phone && <ContactLink href={`tel:${phone}`}>{formatPhone(phone)}</ContactLink>,
            },
            {
              label: t`Site web`,
              value: website && <ContactLink href={website}>{website.replace(/^https?:\/\/|\/$/g, "")}</ContactLink>,
            },
            { label: t`Adresse`, value: [street, place].filter(Boolean).join(", ") },
            { label: t`Fondation`, value: company.foundedYear },
            {
              label: t`Effectif`,
              value: company.employees?.replace("-", " – ").replace("50+", t`plus de 50`),
            },
            ...holidays.map(({ id, startsOn, endsOn }) => ({
              key: id,
              label: t`Vacances`,
              value: <span className="num">{`${formatDay(startsOn)} – ${formatDay(endsOn)}`}</span>,
            })),
          ]}
        />
      </CardBody>
    </FoldCard>
  );
}
