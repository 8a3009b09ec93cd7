import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount, formatDay } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { BarList } from "#ui/chart/bar-list.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { shortDay } from "./along-time.tsx";
import { countCell, countChangeText } from "./figure-texts.ts";
import { Nothing } from "./nothing.tsx";
import type { Days } from "./statistics-search.ts";
import { FoldChart } from "./fold-chart.tsx";
import { useRunning } from "./use-running.ts";

const mostBars = 12;

/** How often the pages of the site were come to, by the platform's own count. */
export function Visits({ days: { from, to } }: { days: Days }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.dashboard.pageViews.useQuery(
    { from, to },
    { ...handlesOwnErrors, placeholderData: keepPreviousData, retryOnMount: false },
  );
  const running = useRunning(data);
  const languages = new Intl.DisplayNames(["fr"], { type: "language" });
  if (isError && !isFetching)
    return (
      <Card className="lg:col-span-2">
        <ErrorState title={<Trans>Les pages vues n’ont pas pu être chargées</Trans>} onRetry={() => void refetch()}>
          <Trans>Vos données ne sont pas perdues.</Trans>
        </ErrorState>
      </Card>
    );
  if (!data) return <SkeletonCard />;
  if (data.total === 0 && data.byPage.length === 0)
    return (
      <Card id="statistics-visits" aria-label={t`Pages vues`} className="lg:col-span-2">
        <CardHead title={t`Pages vues`} aside={<Trans>Rien sur cette période.</Trans>} />
      </Card>
    );
  const { series, byPage, byLanguage, unit, total, previousTotal } = data;
  const all = formatCount(total);
  const was = formatCount(previousTotal);
  const change = countChangeText(total, previousTotal);
  const ranking = (parts: readonly { name: string; views: number }[]) =>
    parts.slice(0, mostBars).map(({ name, views }) => ({ key: name, name, value: views, text: formatCount(views) }));
  return (
    <>
      <FoldChart
        id="statistics-visits"
        title={t`Pages vues`}
        aside={unit === "week" ? <Trans>par semaine</Trans> : <Trans>par jour</Trans>}
        className="lg:col-span-2"
        file={`pages-vues-${from}-${to}`}
        figure={all}
        data={{
          columns: [unit === "week" ? t`Semaine du` : t`Jour`, t`Pages vues`],
          rows: series.map(({ date, views }) => ({
            key: date,
            cells: [{ text: formatDay(date), raw: date }, countCell(views)],
          })),
        }}
      >
        {total === 0 ? (
          <Nothing />
        ) : (
          <LineChart
            summary={
              change !== undefined
                ? t`Pages vues : ${all} en tout, ${change} · ${was} sur la période précédente`
                : t`Pages vues : ${all} en tout`
            }
            labels={series.map(({ date }) => shortDay(date))}
            unsettled={running}
            series={[{ name: t`Pages vues`, values: series.map(({ views }) => views) }]}
            entryText={(index) => {
              const entry = series[index];
              return entry ? t`${formatDay(entry.date)} : pages vues ${formatCount(entry.views)}` : "";
            }}
          />
        )}
      </FoldChart>
      <FoldChart
        title={t`Pages vues par page`}
        file={`pages-${from}-${to}`}
        figure={byPage[0]?.path}
        data={{
          columns: [t`Page`, t`Pages vues`],
          rows: byPage.map(({ path, views }) => ({ key: path, cells: [path, countCell(views)] })),
        }}
      >
        {byPage.length === 0 ? (
          <Nothing />
        ) : (
          <BarList
            label={t`Pages vues par page`}
            rows={ranking(byPage.map(({ path, views }) => ({ name: path, views })))}
          />
        )}
      </FoldChart>
      <FoldChart
        title={t`Pages vues par langue`}
        file={`langues-${from}-${to}`}
        figure={byLanguage[0] && (languages.of(byLanguage[0].language) ?? byLanguage[0].language)}
        data={{
          columns: [t`Langue`, t`Pages vues`],
          rows: byLanguage.map(({ language, views }) => ({
            key: language,
            cells: [languages.of(language) ?? language, countCell(views)],
          })),
        }}
      >
        {byLanguage.length === 0 ? (
          <Nothing />
        ) : (
          <BarList
            label={t`Pages vues par langue`}
            rows={ranking(
              byLanguage.map(({ language, views }) => ({ name: languages.of(language) ?? language, views })),
            )}
          />
        )}
      </FoldChart>
    </>
  );
}
