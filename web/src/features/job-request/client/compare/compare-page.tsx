import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { useId, useState } from "react";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useScores } from "#domain/review/use-scores.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Select } from "#ui/input/select.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { usePriceText } from "#domain/request/price-text.ts";
import { type CompareOrder, compareOrders, sortCompanies } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";
import { CompanyList } from "./company-list.tsx";
import { offersOf } from "../offers/offers.ts";

/** The offers of a request side by side, line by line. */
export default function ComparePage({ id }: { id: string }) {
  const { t } = useLingui();
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id });
  const [comparison] = trpc.offer.compare.useSuspenseQuery({ jobRequestId: id });
  const scoreOf = useScores(comparison.companies.map(({ companyId }) => companyId));
  const selectId = useId();
  const tableId = useId();
  const [order, setOrder] = useState<CompareOrder>("total");
  const [opened, setOpened] = useState(false);
  const companies = sortCompanies(comparison.companies, order, scoreOf);
  const words: Record<CompareOrder, string> = {
    total: t`Total le plus bas`,
    date: t`Disponible le plus tôt`,
    reviews: t`Meilleurs avis`,
  };
  const { currency, rows } = comparison;
  const placeOf = useLocalityText();
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Mes demandes`, link: (parts) => <Link {...parts} to="/tenderer" /> },
              {
                label: request.title,
                link: (parts) => <Link {...parts} to="/tenderer/requests/$id" params={{ id }} />,
              },
            ]}
            current={t`Comparer`}
          />
        }
        title={t`Comparer les offres`}
        description={
          <>
            <p className="hidden font-medium text-ink print:block">{request.title}</p>
            <p className="hidden print:block">
              <Trans>
                Demande n° {request.number} · {placeOf(request)} · imprimé le {formatDay(swissToday())}
              </Trans>
            </p>
            <p>
              <Trans>
                Tous les montants s’entendent TVA comprise, quelle que soit la façon dont l’entreprise les a écrits.
              </Trans>
            </p>
          </>
        }
        actions={
          <Button variant="ghost" icon={Printer} onClick={() => window.print()}>
            <Trans>Imprimer</Trans>
          </Button>
        }
      />
      {companies.length === 0 ? (
        <EmptyState
          title={<Trans>Aucune offre ligne par ligne pour l’instant</Trans>}
          action={
            <Link to="/tenderer/requests/$id" params={{ id }} className={buttonClass({ variant: "secondary" })}>
              <Trans>Voir les réponses</Trans>
            </Link>
          }
        >
          <Trans>
            Les entreprises peuvent aussi donner une réponse courte : vous trouverez ces réponses sur la page de la
            demande.
          </Trans>
        </EmptyState>
      ) : (
        <div className="grid min-w-0 gap-4">
          {companies.length > 1 && (
            <div className="flex items-center justify-end gap-3 text-sm text-ink-2 print:hidden">
              <label htmlFor={selectId}>{t`Trier par`}</label>
              <Select
                id={selectId}
                compact
                className="min-w-0 flex-auto md:flex-none"
                value={order}
                onChange={({ target }) => setOrder(compareOrders.find((key) => key === target.value) ?? "total")}
                options={compareOrders.map((value) => ({ value, label: words[value] }))}
              />
            </div>
          )}
          <CompanyList request={request} currency={currency} companies={companies} scoreOf={scoreOf} />
          <Button
            variant="secondary"
            block
            aria-expanded={opened}
            aria-controls={tableId}
            className="md:hidden print:hidden"
            onClick={() => setOpened(!opened)}
          >
            {opened ? <Trans>Fermer le tableau</Trans> : <Trans>Comparer ligne par ligne</Trans>}
          </Button>
          <div id={tableId} className={cn("min-w-0", !opened && "max-md:hidden print:block")}>
            <CompareTable request={request} currency={currency} companies={companies} rows={rows} scoreOf={scoreOf} />
          </div>
          <ShortAnswers request={request} />
        </div>
      )}
    </>
  );
}

/** Answers without lines: they have no column, and belong to what is compared all the same. */
function ShortAnswers({ request }: { request: JobRequest }) {
  const priceOf = usePriceText();
  const short = offersOf(request.jobRequestCompanies).filter(({ offerLines }) => offerLines === undefined);
  if (short.length === 0) return null;
  return (
    <Card className="print:break-inside-avoid">
      <CardHead title={<Trans>Réponses reçues sans détail par ligne</Trans>} />
      <CardBody>
        <ul className="grid gap-2 text-sm">
          {short.map((offer) => (
            <li key={offer.company.id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
              <span className="min-w-0 font-medium wrap-anywhere">{offer.company.name}</span>
              <span className="num text-right">{priceOf(offer) ?? <Trans>Prix non indiqué</Trans>}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
