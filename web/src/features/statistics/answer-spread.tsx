import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { formatCount, formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { Legend, LegendEntry } from "#ui/chart/legend.tsx";
import { StackedBar } from "#ui/chart/stacked-bar.tsx";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "#ui/table/table.tsx";
import { countCell, listLink, shareCell, shareText } from "./figure-texts.ts";
import { Nothing } from "./nothing.tsx";
import { PhoneLabel } from "./phone-label.tsx";

/** « Nombre de réponses par demande »: of the requests sent to each canton how many got none, one, two or more answers. */
export function AnswerSpread({ statistics: { from, to, answerSpread } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { from: since, byRegion } = answerSpread;
  const title = t`Nombre de réponses par demande, selon le canton`;
  const sent = { status: "all", sort: "newest", sentFrom: since, sentTo: to } as const;
  const parts = [
    { key: "threeOrMore", name: t`3 et plus`, color: "bg-chart-1" },
    { key: "two", name: formatCount(2), color: "bg-chart-3" },
    { key: "one", name: formatCount(1), color: "bg-chart-2" },
    { key: "none", name: t`Aucune`, color: "bg-ink-3" },
  ] as const;
  return (
    <ChartCard
      title={title}
      aside={since > from ? <Trans>transmises dès le {formatDay(since)}</Trans> : <Trans>demandes transmises</Trans>}
      className="lg:col-span-2"
      file={`reponses-par-demande-${since}-${to}`}
      data={{
        columns: [
          t`Canton`,
          t`Transmises`,
          t`3 réponses et plus`,
          t`2 réponses`,
          t`1 réponse`,
          t`Sans réponse`,
          t`Part sans réponse`,
        ],
        rows: byRegion.map(({ id, name, sent: all, none, one, two, threeOrMore }) => ({
          key: id,
          cells: [name, ...[all, threeOrMore, two, one, none].map(countCell), shareCell(none / all)],
        })),
      }}
    >
      {byRegion.length === 0 ? (
        <Nothing />
      ) : (
        <div className="grid gap-3">
          <Legend>
            {parts.map(({ key, name, color }) => (
              <LegendEntry
                key={key}
                name={name}
                sample={<span aria-hidden="true" className={`size-3 shrink-0 ${color}`} />}
              />
            ))}
          </Legend>
          <Table aria-label={title}>
            <TableHead>
              <TableRow>
                <HeaderCell>{t`Canton`}</HeaderCell>
                <HeaderCell className="lg:w-1/2">{t`Répartition`}</HeaderCell>
                <HeaderCell align="end">{t`Transmises`}</HeaderCell>
                <HeaderCell align="end">{t`Avec une réponse`}</HeaderCell>
                <HeaderCell align="end">{t`Sans réponse`}</HeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {byRegion.map((row) => (
                <TableRow key={row.id}>
                  <Cell kind="lead" className="md:min-w-28!">
                    {row.name}
                  </Cell>
                  <Cell className="max-md:block! max-md:py-1.5!">
                    <StackedBar
                      text={parts.map(({ key, name }) => `${name} : ${formatCount(row[key])}`).join(", ")}
                      parts={parts.map(({ key, color }) => ({ key, color, value: row[key] }))}
                    />
                  </Cell>
                  <Cell kind="inline" align="end" className="num">
                    <PhoneLabel>{t`Transmises`}</PhoneLabel>
                    <Link to="/admin/jobs" search={{ ...sent, regionId: row.id }} className={listLink}>
                      {formatCount(row.sent)}
                    </Link>
                  </Cell>
                  <Cell kind="inline" align="end" className="num">
                    <PhoneLabel>{t`Avec une réponse`}</PhoneLabel>
                    {row.sent === row.none ? (
                      "0"
                    ) : (
                      <Link
                        to="/admin/jobs"
                        search={{ ...sent, unanswered: "no", regionId: row.id }}
                        className={listLink}
                      >
                        {formatCount(row.sent - row.none)}
                      </Link>
                    )}
                  </Cell>
                  <Cell kind="inline" align="end" className="num">
                    <PhoneLabel>{t`Sans réponse`}</PhoneLabel>
                    {row.none === 0 ? (
                      "0"
                    ) : (
                      <Link
                        to="/admin/jobs"
                        search={{ ...sent, unanswered: "without", regionId: row.id }}
                        className={listLink}
                      >
                        {formatCount(row.none)}
                      </Link>
                    )}{" "}
                    ({shareText(row.none / row.sent)})
                  </Cell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </ChartCard>
  );
}
