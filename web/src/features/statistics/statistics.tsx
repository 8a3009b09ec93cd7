import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Card } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SectionNav } from "#ui/navigation/section-nav.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { AlongTime } from "./along-time.tsx";
import { AnswerSpread } from "./answer-spread.tsx";
import { ByPart } from "./by-part.tsx";
import { daysOf, type Days, type StatisticsSearch } from "./statistics-search.ts";
import { GuaranteeShare } from "./guarantee-share.tsx";
import { Funnel } from "./funnel.tsx";
import { CustomDays, PeriodPicker } from "./period-picker.tsx";
import { Tiles } from "./tiles.tsx";
import { Visits } from "./visits.tsx";

const columnsClass = "grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-2";

interface StatisticsPageProps {
  search: StatisticsSearch;
  onSearch: (search: StatisticsSearch) => void;
}

/** « Statistiques »: what happened in a period. */
export function StatisticsPage({ search, onSearch }: StatisticsPageProps) {
  const { t } = useLingui();
  const days = daysOf(search);
  // The page is there with what is seen of it at first; all that lies below follows.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <PageHead
        title={<Trans>Statistiques</Trans>}
        description={
          <span className="num">
            <Trans>
              Du {formatDay(days.from)} au {formatDay(days.to)}
            </Trans>
          </span>
        }
        actions={<PeriodPicker search={search} onChange={onSearch} />}
      />
      {search.period === "custom" && (
        <div className="mb-5 grid md:justify-end">
          <CustomDays search={search} onChange={onSearch} />
        </div>
      )}
      <SectionNav
        across
        // Where the cards are folded their heads lead to them.
        className="mb-5 max-lg:hidden"
        sections={[
          { value: "statistics-requests", label: t`Demandes et réponses` },
          { value: "statistics-answers", label: t`Réponses par demande` },
          { value: "statistics-categories", label: t`Catégories, cantons et entreprises` },
          { value: "statistics-guarantee", label: t`Promesses de réponse` },
          { value: "statistics-visits", label: t`Pages vues` },
        ]}
      />
      <div className="grid gap-4 md:gap-6">
        <Requests days={days} isWhole={isWhole} />
        {isWhole && (
          <div className={columnsClass}>
            <GuaranteeShare days={days} />
            <Visits days={days} />
          </div>
        )}
      </div>
    </>
  );
}

/** Requests and answers; visits have their own call and their own states. */
function Requests({ days: { from, to }, isWhole }: { days: Days; isWhole: boolean }) {
  const { data, isError, isFetching, refetch } = trpc.dashboard.statistics.useQuery(
    { from, to },
    { ...handlesOwnErrors, placeholderData: keepPreviousData, retryOnMount: false },
  );
  if (isError && !isFetching)
    return (
      <Card>
        <ErrorState title={<Trans>Les statistiques n’ont pas pu être chargées</Trans>} onRetry={() => void refetch()}>
          <Trans>Vos données ne sont pas perdues.</Trans>
        </ErrorState>
      </Card>
    );
  if (!data)
    return (
      <>
        <SkeletonCard />
        <SkeletonCard />
      </>
    );
  return (
    <>
      <Tiles statistics={data} />
      <div className={columnsClass}>
        <Funnel statistics={data} />
        <AlongTime statistics={data} isWhole={isWhole} />
        {isWhole && (
          <>
            <AnswerSpread statistics={data} />
            <ByPart statistics={data} />
          </>
        )}
      </div>
    </>
  );
}
