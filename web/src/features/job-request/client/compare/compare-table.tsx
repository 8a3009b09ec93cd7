import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { ReviewScore } from "@metiro/shared/review/schema";
import { formatAmount, formatFigure } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { useLineName, useQuantityText, useUnpricedWords } from "#domain/offer/line-text.ts";
import { cellOf, type ComparedCell, type ComparedCompany, groupRows, spanOf } from "./compare-rows.ts";
import type { ComparedRow } from "./compare-rows.ts";
import { useFactRows } from "./company-facts.tsx";
import { TotalScale } from "./total-scale.tsx";

interface CompareTableProps {
  request: JobRequest;
  currency: string;
  /** In the order of the columns. */
  companies: readonly ComparedCompany[];
  rows: readonly ComparedRow[];
  scoreOf: (companyId: string) => ReviewScore | undefined;
}

const firstClass =
  "sticky left-0 z-10 w-36 min-w-36 max-w-36 border-r border-line bg-surface px-3 py-2.5 text-left align-top font-medium md:w-64 md:min-w-64 md:max-w-64 md:px-5 print:static print:w-40 print:max-w-none print:min-w-0 print:px-2 print:py-1.5";
const cellClass = "min-w-36 px-3 py-2.5 text-right align-top md:min-w-44 md:px-4 print:min-w-0 print:px-2 print:py-1.5";

/** Offers as a table: lines down, companies across. Its first column and its head stay in sight while it is scrolled. */
export function CompareTable({ request, currency, companies, rows, scoreOf }: CompareTableProps) {
  const { t } = useLingui();
  const nameOf = useLineName();
  const facts = useFactRows(request, scoreOf);
  const span = spanOf(companies);
  const withOptions = companies.some(({ optionalTotal }) => optionalTotal > 0);
  const row = (key: string, head: ReactNode, value: (company: ComparedCompany) => ReactNode) => (
    <tr key={key} className="border-t border-line print:break-inside-avoid">
      <th scope="row" className={`${firstClass} wrap-anywhere`}>
        {head}
      </th>
      {companies.map((company) => (
        <td key={company.companyId} className={cellClass}>
          {value(company)}
        </td>
      ))}
    </tr>
  );
  return (
    <section
      // Scrolled by keys as well: the whole of it is reached without a pointer.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t`Comparaison ligne par ligne`}
      className="relative max-h-[85dvh] overflow-auto rounded-lg border border-line bg-surface focus-visible:-outline-offset-3 print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:table-fixed print:text-xs">
        <caption className="sr-only">
          <Trans>Totaux et lignes des offres, TVA comprise, une colonne par entreprise</Trans>
        </caption>
        <thead className="sticky top-0 z-20 bg-surface print:static">
          <tr>
            <td className={`${firstClass} z-30 border-b border-line-strong text-xs text-ink-3`}>
              <Trans>Montants en {currency}, TVA comprise</Trans>
            </td>
            {companies.map((company) => (
              <th
                key={company.companyId}
                scope="col"
                className={`${cellClass} border-b border-line-strong bg-surface font-semibold`}
              >
                <Link
                  to="/tenderer/requests/$id/offers/$companyId"
                  params={{ id: request.id, companyId: company.companyId }}
                  className="inline-block min-h-6 font-semibold text-accent-ink underline underline-offset-[0.2em] wrap-anywhere max-md:min-h-11 max-md:content-center print:text-ink print:no-underline"
                >
                  {company.name}
                </Link>
                <span className="num block text-base print:text-sm">{formatAmount(company.total, currency)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:border-t [&_td]:border-line [&_th]:border-t [&_th]:border-line">
          {span.least !== span.most &&
            row("scale", <Trans>Place parmi les totaux</Trans>, (company) => (
              <TotalScale company={company} span={span} />
            ))}
          {withOptions &&
            row("options", <Trans>Options, en plus du total</Trans>, ({ optionalTotal }) =>
              optionalTotal > 0 ? (
                <span className="num">{formatFigure(optionalTotal)}</span>
              ) : (
                <span className="text-ink-3">
                  <Trans>Aucune</Trans>
                </span>
              ),
            )}
          {facts.map(({ key, label, value }) => row(key, label, value))}
        </tbody>
        {groupRows(rows, companies).map((group) => (
          <tbody
            key={group.companyId ?? "shared"}
            className="[&_td]:border-t [&_td]:border-line [&_th]:border-t [&_th]:border-line"
          >
            <tr>
              <th
                scope="rowgroup"
                colSpan={companies.length + 1}
                className="bg-sunken px-3 py-2 text-left text-xs font-semibold text-ink-2 md:px-5 print:px-2 print:py-1.5"
              >
                <span className="sticky left-3 md:left-5">
                  <GroupName name={companies.find(({ companyId }) => companyId === group.companyId)?.name} />
                </span>
              </th>
            </tr>
            {group.rows.map((line, index) =>
              row(line.standardLineId ?? `own-${index}`, nameOf(line.labels), ({ companyId }) => (
                <LineCell cell={cellOf(line, companyId)} />
              )),
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const GroupName = ({ name }: { name: string | undefined }) =>
  name === undefined ? <Trans>Lignes communes</Trans> : <Trans>Propres à {name}</Trans>;

/** What one company says to one line: its amount and what it is for, or in words why there is none. */
function LineCell({ cell }: { cell: ComparedCell | undefined }) {
  const quantityOf = useQuantityText();
  const unpriced = useUnpricedWords();
  if (!cell)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <Trans>Pas dans cette offre</Trans>
        </VisuallyHidden>
      </span>
    );
  if (cell.state !== "priced" || cell.amount === undefined)
    return <span className="text-ink-2">{unpriced(cell.state)}</span>;
  return (
    <>
      <span className="num font-medium">{formatFigure(cell.amount)}</span>
      <span className="block text-xs text-ink-2">{quantityOf(cell)}</span>
      {cell.optional && (
        <span className="block text-xs text-ink-2">
          <Trans>En option, non compté</Trans>
        </span>
      )}
    </>
  );
}
