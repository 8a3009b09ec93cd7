import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount, formatDay } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { Card } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";

/** How many requests came in on each of the last seven days. */
export function LastWeek() {
  const { t, i18n } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.dashboard.lastWeek.useQuery(undefined, {
    ...handlesOwnErrors,
    retryOnMount: false,
  });
  if (isError && !isFetching && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Les demandes de la semaine n’ont pas pu être chargées</Trans>}
          onRetry={() => void refetch()}
        >
          <Trans>Vos données ne sont pas perdues.</Trans>
        </ErrorState>
      </Card>
    );
  if (!data) return <SkeletonCard />;
  const total = data.reduce((sum, { count }) => sum + count, 0);
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: "short", timeZone: "UTC" });
  return (
    <ChartCard
      title={t`Demandes, sept derniers jours`}
      aside={
        <Link
          to="/admin/jobs"
          search={{ status: "all", sort: "newest", createdFrom: data[0]?.date ?? "" }}
          className="num inline-flex min-h-6 items-center text-sm text-accent-ink underline underline-offset-[0.2em]"
        >
          <Trans>Voir ces offres</Trans>
        </Link>
      }
      file="demandes-sept-jours"
      data={{
        columns: [t`Jour`, t`Demandes`],
        rows: data.map(({ date, count }) => ({
          key: date,
          cells: [
            { text: formatDay(date), raw: date },
            { text: formatCount(count), raw: count },
          ],
        })),
      }}
    >
      <BarChart
        summary={t`${plural(total, { one: "# demande en sept jours", other: "# demandes en sept jours" })}`}
        bars={data.map(({ date, count }, index) => ({
          key: date,
          label: weekday.format(new Date(date)),
          note: formatDay(date).slice(0, 5),
          shortNote: formatDay(date).slice(0, 2),
          value: count,
          current: index === data.length - 1,
        }))}
        entryText={(index) => {
          const day = data[index];
          return day ? t`${formatDay(day.date)} : ${plural(day.count, { one: "# demande", other: "# demandes" })}` : "";
        }}
      />
    </ChartCard>
  );
}
