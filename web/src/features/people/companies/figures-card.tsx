import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CompanyDetail } from "@metiro/shared/company/schema";
import { answerRateMonths } from "@metiro/shared/job-request/answer-rate";
import { formatCount } from "@metiro/shared/text/format";
import { Card, CardHead } from "#ui/display/card.tsx";

/** What became of all that a company received. */
export function CompanyFiguresCard({ company }: { company: CompanyDetail }) {
  const { t } = useLingui();
  const { figures, receivedLast30Days, answerRate, openLastYear } = company;
  const rate = answerRate === undefined ? "–" : t`${Math.round(answerRate * 100)} %`;
  const items = [
    { label: t`Demandes reçues`, value: formatCount(figures.received) },
    { label: t`En 30 jours`, value: formatCount(receivedLast30Days) },
    { label: t`Réponses intéressées`, value: formatCount(figures.interested) },
    { label: t`Déclinées ou retirées`, value: formatCount(figures.declined) },
    { label: t`Acceptées par le client`, value: formatCount(figures.accepted) },
    {
      label: t`Taux de réponse, ${answerRateMonths} mois`,
      value: rate,
      // The rate leaves them out.
      note: openLastYear > 0 && <Plural value={openLastYear} one="# en attente" other="# en attente" />,
    },
  ];
  return (
    <Card>
      <CardHead title={<Trans>Chiffres</Trans>} />
      <dl className="grid grid-cols-3 gap-x-4 cramped:grid-cols-1 gap-y-3 p-4 md:gap-x-6 md:gap-y-4 md:p-5 xl:grid-cols-6">
        {items.map(({ label, value, note }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="num">
              <span className="title-3">{value}</span>
              {note && (
                <span className="ml-2 text-xs whitespace-normal text-ink-2 max-md:ml-0 max-md:block">{note}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
