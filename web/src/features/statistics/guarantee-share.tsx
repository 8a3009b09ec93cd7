import { Trans, useLingui } from "@lingui/react/macro";
import type { GuaranteeFigures } from "@metiro/shared/guarantee/schema";
import { formatCount, formatDay } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useCollapsedRows } from "#ui/chart/use-collapsed-rows.tsx";
import { cn } from "#ui/cn.ts";
import { Card } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "#ui/table/table.tsx";
import { countCell, listLink, shareCell } from "./figure-texts.ts";
import { shareText } from "#ui/number/share-text.ts";
import { Nothing } from "./nothing.tsx";
import { PhoneLabel } from "./phone-label.tsx";
import type { Days } from "./statistics-search.ts";
import { FoldChart } from "./fold-chart.tsx";

interface Share {
  met: number;
  missed: number;
}

const shareOf = ({ met, missed }: Share) => (met + missed === 0 ? undefined : met / (met + missed));

/** « Promesses de réponse tenues »: by week, trade and canton, each figure with the offers that it counts. */
export function GuaranteeShare({ days: { from, to } }: { days: Days }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.guarantee.figures.useQuery(
    { from, to },
    { ...handlesOwnErrors, placeholderData: keepPreviousData, retryOnMount: false },
  );
  if (isError && !isFetching)
    return (
      <Card className="lg:col-span-2">
        <ErrorState title={<Trans>Ces chiffres n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <SkeletonCard />;
  return (
    <>
      <Weeks figures={data} />
      <Named
        figures={data}
        rows={data.byCategory}
        by="categoryId"
        title={t`Promesses tenues, selon la catégorie`}
        head={t`Catégorie`}
        file="promesses-par-categorie"
      />
      <Named
        figures={data}
        rows={data.byRegion}
        by="regionId"
        title={t`Promesses tenues, selon le canton`}
        head={t`Canton`}
        file="promesses-par-canton"
      />
    </>
  );
}

function Weeks({ figures: { from, to, total, weeks } }: { figures: GuaranteeFigures }) {
  const { t } = useLingui();
  const title = t`Promesses de réponse tenues`;
  return (
    <FoldChart
      id="statistics-guarantee"
      title={title}
      aside={
        <Trans>
          {shareText(shareOf(total))} sur {formatCount(total.met + total.missed)} demandes
        </Trans>
      }
      className="lg:col-span-2"
      file={`promesses-${from}-${to}`}
      figure={shareText(shareOf(total))}
      data={tableOf(
        t`Semaine du`,
        [t`Tenues`, t`Manquées`, t`Part tenue`],
        weeks.map(({ week, ...share }) => ({ key: week, name: formatDay(week), ...share })),
      )}
    >
      {weeks.length === 0 ? (
        <Nothing />
      ) : (
        <Shares
          label={title}
          head={t`Semaine du`}
          rows={weeks.map(({ week, ...share }) => ({
            key: week,
            name: formatDay(week),
            search: { sentFrom: week < from ? from : week, sentTo: endOf(week, to) },
            ...share,
          }))}
        />
      )}
    </FoldChart>
  );
}

/** The Sunday of a week, or the end of the period within it. */
function endOf(week: string, to: string): string {
  const sunday = new Date(Date.parse(week) + 6 * 86_400_000).toISOString().slice(0, 10);
  return sunday > to ? to : sunday;
}

interface NamedProps {
  figures: GuaranteeFigures;
  rows: GuaranteeFigures["byRegion"];
  by: "categoryId" | "regionId";
  title: string;
  head: string;
  file: string;
}

function Named({ figures: { from, to, countedFrom }, rows, by, title, head, file }: NamedProps) {
  const { t } = useLingui();
  return (
    <FoldChart
      title={title}
      aside={
        countedFrom > from ? (
          <Trans>transmises dès le {formatDay(countedFrom)}</Trans>
        ) : (
          <Trans>demandes transmises</Trans>
        )
      }
      file={`${file}-${countedFrom}-${to}`}
      data={tableOf(
        head,
        [t`Tenues`, t`Manquées`, t`Part tenue`],
        rows.map(({ id, ...row }) => ({ key: id, ...row })),
      )}
    >
      {rows.length === 0 ? (
        <Nothing />
      ) : (
        <Shares
          label={title}
          head={head}
          rows={rows.map(({ id, ...row }) => ({
            key: id,
            search: { sentFrom: countedFrom, sentTo: to, [by]: id },
            ...row,
          }))}
          isRanking
        />
      )}
    </FoldChart>
  );
}

const tableOf = (head: string, columns: string[], rows: readonly (Share & { key: string; name: string })[]) => ({
  columns: [head, ...columns],
  rows: rows.map(({ key, name, ...share }) => ({
    key,
    cells: [name, countCell(share.met), countCell(share.missed), shareCell(shareOf(share))],
  })),
});

interface Row extends Share {
  key: string;
  name: string;
  search: { sentFrom: string; sentTo: string; categoryId?: string; regionId?: string };
}

/** Two of these tables stand beside each other, and a menu beside both: their words may wrap. */
const narrowClass = "md:min-w-0!";

interface SharesProps {
  label: string;
  head: string;
  rows: readonly Row[];
  /** A ranking, whose end a phone folds away; weeks are none. */
  isRanking?: boolean;
}

function Shares({ label, head, rows, isRanking = false }: SharesProps) {
  const { t } = useLingui();
  const { rowClass, more } = useCollapsedRows(isRanking ? rows.length : 0);
  const figure = (count: number, guarantee: "met" | "missed", search: Row["search"]) =>
    count === 0 ? (
      "0"
    ) : (
      <Link to="/admin/jobs" search={{ status: "all", sort: "newest", guarantee, ...search }} className={listLink}>
        {formatCount(count)}
      </Link>
    );
  return (
    <>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <HeaderCell>{head}</HeaderCell>
            <HeaderCell align="end">{t`Tenues`}</HeaderCell>
            <HeaderCell align="end">{t`Manquées`}</HeaderCell>
            <HeaderCell align="end">{t`Part tenue`}</HeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, met, missed, search }, index) => (
            <TableRow key={key} className={rowClass(index)}>
              <Cell kind="lead" className={narrowClass}>
                {name}
              </Cell>
              <Cell kind="inline" align="end" className={cn("num", narrowClass)}>
                <PhoneLabel>{t`Tenues`}</PhoneLabel>
                {figure(met, "met", search)}
              </Cell>
              <Cell kind="inline" align="end" className={cn("num", narrowClass)}>
                <PhoneLabel>{t`Manquées`}</PhoneLabel>
                {figure(missed, "missed", search)}
              </Cell>
              <Cell kind="inline" align="end" className={cn("num", narrowClass)}>
                {shareText(shareOf({ met, missed }))}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </>
  );
}
