import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "@metiro/shared/dashboard/schema";
import { plusDays } from "@metiro/shared/calendar-day";
import { formatCount, formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { cn } from "#ui/cn.ts";
import { Legend, LegendEntry } from "#ui/chart/legend.tsx";
import { useCollapsedRows } from "#ui/chart/use-collapsed-rows.tsx";
import { StackedBar } from "#ui/chart/stacked-bar.tsx";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "#ui/table/table.tsx";
import { countCell, listLink, shareCell } from "./figure-texts.ts";
import { shareText } from "#ui/number/share-text.ts";
import { Nothing } from "./nothing.tsx";
import { PhoneLabel } from "./phone-label.tsx";
import { FoldChart } from "./fold-chart.tsx";

type Row = Statistics["answerSpread"]["byRegion"][number];

/** The others add up to it. */
const notOnTablet = "md:max-lg:hidden";

const answered = ({ one, two, threeOrMore }: Row) => one + two + threeOrMore;

/** « Nombre de réponses par demande »: of the requests sent to each canton how many got none, one, two or more answers, or may still get their first in time. */
export function AnswerSpread({ statistics: { from, to, answerSpread } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { from: since, dueTo, byRegion } = answerSpread;
  const { rowClass, more } = useCollapsedRows(byRegion.length);
  const title = t`Nombre de réponses par demande, selon le canton`;
  const sent = { status: "all", sort: "newest", sentFrom: since, sentTo: to } as const;
  const due = { ...sent, unanswered: "without", sentTo: dueTo < to ? dueTo : to } as const;
  const dueSince = plusDays(dueTo, 1);
  const open = { ...sent, unanswered: "without", sentFrom: dueSince > since ? dueSince : since } as const;
  const parts = [
    { key: "threeOrMore", name: t`3 et plus`, color: "bg-chart-1" },
    { key: "two", name: formatCount(2), color: "bg-chart-3" },
    { key: "one", name: formatCount(1), color: "bg-chart-2" },
    { key: "none", name: t`Aucune`, color: "bg-ink-3" },
    {
      key: "pending",
      name: t`Encore dans le délai`,
      color:
        "bg-[repeating-linear-gradient(135deg,var(--color-line-strong)_0_2px,transparent_2px_6px)] ring ring-line-strong ring-inset",
    },
  ] as const;
  /** Of those whose answers are due. */
  const shareWithout = ({ sent: all, pending, none }: Row) => (all === pending ? undefined : none / (all - pending));
  return (
    <FoldChart
      id="statistics-answers"
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
          t`Encore dans le délai`,
          t`Part sans réponse`,
        ],
        rows: byRegion.map((row) => ({
          key: row.id,
          cells: [
            row.name,
            ...[row.sent, row.threeOrMore, row.two, row.one, row.none, row.pending].map(countCell),
            shareCell(shareWithout(row)),
          ],
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
                <HeaderCell align="end" className={notOnTablet}>{t`Transmises`}</HeaderCell>
                <HeaderCell align="end">{t`Avec une réponse`}</HeaderCell>
                <HeaderCell align="end">{t`Sans réponse`}</HeaderCell>
                <HeaderCell align="end">{t`Encore dans le délai`}</HeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {byRegion.map((row, index) => (
                <TableRow key={row.id} className={rowClass(index)}>
                  <Cell kind="lead" className="md:min-w-28!">
                    {row.name}
                  </Cell>
                  <Cell className="max-md:block! max-md:py-1.5!">
                    <StackedBar
                      text={parts.map(({ key, name }) => `${name} : ${formatCount(row[key])}`).join(", ")}
                      parts={parts.map(({ key, color }) => ({ key, color, value: row[key] }))}
                    />
                  </Cell>
                  <Cell kind="inline" align="end" className={cn("num", notOnTablet)}>
                    <PhoneLabel>{t`Transmises`}</PhoneLabel>
                    <Link to="/admin/jobs" search={{ ...sent, regionId: row.id }} className={listLink}>
                      {formatCount(row.sent)}
                    </Link>
                  </Cell>
                  <Cell kind="inline" align="end" className="num">
                    <PhoneLabel>{t`Avec une réponse`}</PhoneLabel>
                    {answered(row) === 0 ? (
                      "0"
                    ) : (
                      <Link
                        to="/admin/jobs"
                        search={{ ...sent, unanswered: "no", regionId: row.id }}
                        className={listLink}
                      >
                        {formatCount(answered(row))}
                      </Link>
                    )}
                  </Cell>
                  <Cell kind="inline" align="end" className="num">
                    <PhoneLabel>{t`Sans réponse`}</PhoneLabel>
                    {row.none === 0 ? (
                      "0"
                    ) : (
                      <Link to="/admin/jobs" search={{ ...due, regionId: row.id }} className={listLink}>
                        {formatCount(row.none)}
                      </Link>
                    )}{" "}
                    ({shareText(shareWithout(row))})
                  </Cell>
                  <Cell kind="inline" align="end" className="num">
                    <PhoneLabel>{t`Encore dans le délai`}</PhoneLabel>
                    {row.pending === 0 ? (
                      "0"
                    ) : (
                      <Link to="/admin/jobs" search={{ ...open, regionId: row.id }} className={listLink}>
                        {formatCount(row.pending)}
                      </Link>
                    )}
                  </Cell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {more}
        </div>
      )}
    </FoldChart>
  );
}
