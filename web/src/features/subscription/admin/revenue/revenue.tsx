import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatAmount, formatCount } from "@metiro/shared/text/format";
import type { SubscriptionRevenue } from "@metiro/shared/subscription/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Card } from "#ui/display/card.tsx";
import { FigureTile, FigureTiles } from "#ui/display/figure-tiles.tsx";
import { changeText, unchanged } from "#ui/chart/change-text.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartCard } from "#ui/chart/chart-card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Select } from "#ui/input/select.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";

type Whole = SubscriptionRevenue["years"][number];

/** The price of what has begun. */
const begunIn = ({ amount, upcomingAmount }: { amount: number; upcomingAmount: number }) => amount - upcomingAmount;

interface RevenueProps {
  /** Undefined: the present year; the platform's currency. */
  year: number | undefined;
  currency: string | undefined;
  onChange: (choice: { year?: number; currency?: string }) => void;
}

/** What subscriptions bring in, by the month in which they begin. */
export function Revenue({ year, currency, onChange }: RevenueProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.subscription.revenue.useQuery(
    { year, currency },
    { placeholderData: keepPreviousData, retryOnMount: false },
  );
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[{ label: t`Abonnements`, link: (parts) => <Link {...parts} to="/admin/subscriptions" /> }]}
            current={t`Revenus`}
          />
        }
        title={<Trans>Revenus des abonnements</Trans>}
        description={
          <Trans>
            Un abonnement compte en entier au mois où il commence ; ceux à venir sont à part. Les annulés ne comptent
            pas.
          </Trans>
        }
        actions={
          data && (
            <>
              {data.currencies.length > 1 && (
                <Select
                  compact
                  aria-label={t`Monnaie`}
                  options={data.currencies.map((code) => ({ value: code, label: code }))}
                  value={data.currency}
                  onChange={(event) => onChange({ currency: event.target.value })}
                />
              )}
              <Select
                compact
                aria-label={t`Année`}
                options={data.years.map((one) => ({ value: String(one.year), label: String(one.year) }))}
                value={String(data.year)}
                onChange={(event) => onChange({ year: Number(event.target.value) })}
              />
            </>
          )
        }
      />
      {isError && !isFetching && !data && (
        <Card>
          <ErrorState title={<Trans>Les revenus n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()}>
            <Trans>Vos données ne sont pas perdues.</Trans>
          </ErrorState>
        </Card>
      )}
      {!data && !isError && (
        <SkeletonArea className="grid gap-5">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonArea>
      )}
      {data && <Figures revenue={data} />}
    </>
  );
}

function Figures({ revenue }: { revenue: SubscriptionRevenue }) {
  const { t } = useLingui();
  const monthNames = useMonthNames();
  const { year, currency, years, months } = revenue;
  const amount = (cents: number) => formatAmount(cents, currency);
  const raw = (cents: number) => ({ text: amount(cents), raw: cents / 100 });
  const count = (n: number) => ({ text: formatCount(n), raw: n });
  const whole = years.find((one) => one.year === year);
  const before = years.find((one) => one.year === year - 1);
  /** What it was the year before; nothing where there was none. */
  const was = (figure: (year: Whole) => number, text: (figure: number) => string) =>
    before && figure(before) > 0 ? t`${text(figure(before))} en ${before.year}` : undefined;
  const withChange = () => {
    const words = was(begunIn, amount);
    if (words === undefined || !whole || !before) return null;
    const change = changeText(begunIn(whole), begunIn(before));
    // Beside the amount of the year before a sign that both are the same would be one that nobody reads.
    return change === unchanged ? words : `${words}, ${change}`;
  };
  if (years.every((one) => one.count + one.canceledCount === 0))
    return (
      <Card>
        <EmptyState art="inbox" title={<Trans>Aucun revenu pour l’instant</Trans>}>
          <Trans>Les montants des abonnements saisis s’ajoutent ici.</Trans>
        </EmptyState>
      </Card>
    );
  const columns = [t`Commencés`, t`Revenus`, t`À venir`, t`Montant à venir`, t`Annulés`, t`Montant annulé`];
  const cells = (entry: Omit<SubscriptionRevenue["months"][number], "month">) => [
    count(entry.count - entry.upcomingCount),
    raw(begunIn(entry)),
    count(entry.upcomingCount),
    raw(entry.upcomingAmount),
    count(entry.canceledCount),
    raw(entry.canceledAmount),
  ];
  return (
    <div className="grid gap-6">
      {whole && (
        <FigureTiles aria-label={t`Année ${year}`} className="max-lg:[&>:first-child]:col-span-2 lg:grid-cols-5">
          <FigureTile
            label={t`Par mois, aujourd’hui`}
            value={amount(revenue.monthlyAmount)}
            note={<Plural value={revenue.runningCount} one="# abonnement en cours" other="# abonnements en cours" />}
          />
          <FigureTile label={t`Revenus ${year}`} value={amount(begunIn(whole))} note={withChange()} />
          <FigureTile
            label={t`Abonnements commencés`}
            value={formatCount(whole.count - whole.upcomingCount)}
            note={was(({ count, upcomingCount }) => count - upcomingCount, formatCount) ?? null}
          />
          <FigureTile
            label={t`À venir`}
            value={amount(whole.upcomingAmount)}
            note={<Plural value={whole.upcomingCount} one="# abonnement" other="# abonnements" />}
          />
          <FigureTile
            label={t`Annulés, non comptés`}
            value={amount(whole.canceledAmount)}
            note={[
              t`${plural(whole.canceledCount, { one: "# abonnement", other: "# abonnements" })}`,
              was(({ canceledAmount }) => canceledAmount, amount),
            ]
              .filter(Boolean)
              .join(" · ")}
          />
        </FigureTiles>
      )}
      <ChartCard
        title={t`Revenus par mois, ${year}`}
        file={`revenus-${year}-${currency}`}
        data={{
          columns: [t`Mois`, ...columns],
          rows: months.map((entry) => ({
            key: String(entry.month),
            cells: [monthNames.long(entry.month), ...cells(entry)],
          })),
        }}
      >
        <BarChart
          summary={
            whole && whole.upcomingAmount > 0
              ? t`${amount(begunIn(whole))} en ${year}, et ${amount(whole.upcomingAmount)} à venir`
              : t`${amount(whole ? begunIn(whole) : 0)} en ${year}`
          }
          names={[t`Commencés`, t`À venir`]}
          bars={months.map((entry) => ({
            key: String(entry.month),
            label: monthNames.short(entry.month),
            initial: monthNames.short(entry.month).slice(0, 1).toUpperCase(),
            value: begunIn(entry),
            extra: entry.upcomingAmount,
          }))}
          format={(cents) => formatCount(Math.round(cents / 100))}
          entryText={(index) => {
            const entry = months[index];
            if (!entry) return "";
            return t`${monthNames.long(entry.month)} : ${amount(begunIn(entry))}, ${plural(entry.count - entry.upcomingCount, { one: "# abonnement", other: "# abonnements" })} ; à venir : ${amount(entry.upcomingAmount)}`;
          }}
        />
      </ChartCard>
      <ChartCard
        title={t`Revenus par année`}
        file={`revenus-par-annee-${currency}`}
        data={{
          columns: [t`Année`, ...columns],
          rows: years.map((entry) => ({ key: String(entry.year), cells: [String(entry.year), ...cells(entry)] })),
        }}
      >
        <YearBars years={years} amount={amount} />
      </ChartCard>
    </div>
  );
}

function YearBars({ years, amount }: Pick<SubscriptionRevenue, "years"> & { amount: (cents: number) => string }) {
  const { t } = useLingui();
  const rising = years.toSorted((a, b) => a.year - b.year);
  const total = amount(years.reduce((sum, entry) => sum + begunIn(entry), 0));
  // The bars have it in their labels.
  const upcoming = years.reduce((sum, entry) => sum + entry.upcomingAmount, 0);
  return (
    <BarChart
      summary={upcoming > 0 ? t`${total} en tout, et ${amount(upcoming)} à venir` : t`${total} en tout`}
      names={[t`Commencés`, t`À venir`]}
      bars={rising.map((entry) => ({
        key: String(entry.year),
        label: String(entry.year),
        value: begunIn(entry),
        extra: entry.upcomingAmount,
      }))}
      format={(cents) => formatCount(Math.round(cents / 100))}
      entryText={(index) => {
        const entry = rising[index];
        return entry ? t`${entry.year} : ${amount(begunIn(entry))} ; à venir : ${amount(entry.upcomingAmount)}` : "";
      }}
    />
  );
}

/** The months by their number, in full and shortened, in the reader's language. */
function useMonthNames() {
  const { i18n } = useLingui();
  const named = (month: "long" | "short") => (number: number) =>
    new Intl.DateTimeFormat(i18n.locale, { month, timeZone: "UTC" }).format(Date.UTC(2000, number - 1, 1));
  return { long: named("long"), short: named("short") };
}
