import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { formatCount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { BarList } from "#ui/chart/bar-list.tsx";
import { countCell, countChangeText, listLink, shareCell, useHours } from "./figure-texts.ts";
import { shareText } from "#ui/number/share-text.ts";
import { Nothing } from "./nothing.tsx";
import { FoldChart } from "./fold-chart.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

/** How many bars are told apart at a glance; the table has all. */
const mostBars = 12;

/** What happened in each category, each canton and each company. */
export function ByPart({ statistics }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { from, to, byCategory, byRegion, byCompany } = statistics;
  const { hoursCell } = useHours();
  const nameOf = useCompanyName();
  const columns = [
    t`Demandes`,
    t`Période précédente`,
    t`Transmises`,
    t`Avec une réponse`,
    t`Part`,
    t`Délai avant l’envoi`,
    t`Délai avant la première réponse`,
  ];
  const scoped = (
    title: string,
    head: string,
    file: string,
    parts: Statistics["byCategory"],
    by: "categoryId" | "regionId",
  ): ReactNode => (
    <FoldChart
      id={`statistics-${file}`}
      title={title}
      aside={<Trans>demandes · écart avec la période précédente</Trans>}
      file={`${file}-${from}-${to}`}
      figure={parts[0]?.name}
      data={{
        columns: [head, ...columns],
        rows: parts.map((part) => ({
          key: part.id,
          cells: [
            part.name,
            countCell(part.requests),
            countCell(part.previousRequests),
            countCell(part.sent),
            countCell(part.answered),
            shareCell(part.shareAnswered),
            hoursCell(part.medianHoursToSend),
            hoursCell(part.medianHoursToFirstAnswer),
          ],
        })),
      }}
    >
      {parts.length === 0 ? (
        <Nothing />
      ) : (
        <BarList
          label={title}
          rows={parts.slice(0, mostBars).map(({ id, name, requests, previousRequests }) => ({
            key: id,
            name: (
              <Link
                to="/admin/jobs"
                search={{ status: "all", sort: "newest", createdFrom: from, createdTo: to, [by]: id }}
                className={listLink}
              >
                {name}
              </Link>
            ),
            value: requests,
            text:
              previousRequests > 0
                ? `${formatCount(requests)} · ${countChangeText(requests, previousRequests) ?? t`${previousRequests} avant`}`
                : formatCount(requests),
          }))}
        />
      )}
    </FoldChart>
  );
  return (
    <>
      {scoped(t`Demandes par catégorie`, t`Catégorie`, "categories", byCategory, "categoryId")}
      {scoped(t`Demandes par canton`, t`Canton`, "cantons", byRegion, "regionId")}
      <FoldChart
        title={t`Les entreprises qui ont le plus reçu`}
        aside={<Trans>reçues · taux de réponse</Trans>}
        className="lg:col-span-2"
        file={`entreprises-${from}-${to}`}
        figure={byCompany[0] && nameOf(byCompany[0])}
        data={{
          columns: [
            t`Entreprise`,
            t`Reçues`,
            t`Encore dans le délai`,
            t`Répondues`,
            t`Taux de réponse`,
            t`Intéressées`,
            t`Acceptées`,
            t`Délai de réponse médian`,
          ],
          rows: byCompany.map((company) => ({
            key: company.id,
            cells: [
              nameOf(company),
              countCell(company.received),
              countCell(company.received - company.due),
              countCell(company.answered),
              shareCell(company.answerRate),
              countCell(company.interested),
              countCell(company.accepted),
              hoursCell(company.medianHoursToAnswer),
            ],
          })),
        }}
      >
        {byCompany.length === 0 ? (
          <Nothing />
        ) : (
          <BarList
            label={t`Les entreprises qui ont le plus reçu`}
            rows={byCompany.slice(0, mostBars).map(({ id, name, received, answerRate }) => ({
              key: id,
              name: (
                <Link to="/admin/company/$id" params={{ id }} search={{}} className={listLink}>
                  {nameOf({ name })}
                </Link>
              ),
              value: received,
              text: `${formatCount(received)} · ${shareText(answerRate)}`,
            }))}
          />
        )}
      </FoldChart>
    </>
  );
}
