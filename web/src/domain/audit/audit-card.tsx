import { maxPageSize } from "@metiro/shared/paging/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { formatMoment } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { useSectionTexts } from "#i18n/use-section-texts.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Button } from "#ui/button/button.tsx";
import { CardFoot } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";

/** The sentences of all actions: the card stands at the end of its page. Their texts come with those of the section. */
const AuditSentence = lazyPart(async () => {
  const part = await import("./audit-sentence.tsx");
  return { default: part.AuditSentence };
});

interface View {
  key: string;
  label: string;
  /** What happened to this row, or what this person did. */
  of: { entityId: string } | { actorId: string };
}

const step = 10;

/** What the audit knows of a row, the latest first, from one or more sides. */
export function AuditCard({ views, className }: { views: readonly [View, ...View[]]; className?: string }) {
  const { t } = useLingui();
  const [key, setKey] = useState(views[0].key);
  const [pageSize, setPageSize] = useState(step);
  const view = views.find((one) => one.key === key) ?? views[0];
  const { data, error, isFetching, refetch } = trpc.audit.list.useQuery(
    { ...view.of, pageSize },
    { ...handlesOwnErrors, staleTime: 0, retryOnMount: false, placeholderData: keepPreviousData },
  );
  const texts = useSectionTexts();
  const failed = (error && !data) || texts.failed;
  const choose = (next: string) => {
    setKey(next);
    setPageSize(step);
  };
  const more = data !== undefined && data.totalCount > data.items.length && pageSize < maxPageSize;
  return (
    <FoldCard
      title={<Trans>Journal</Trans>}
      count={data?.totalCount}
      className={className}
      aside={
        views.length > 1 ? (
          <Segment
            label={t`Journal`}
            options={views.map(({ key: value, label }) => ({ value, label }))}
            value={view.key}
            onChange={choose}
          />
        ) : undefined
      }
    >
      {failed && (
        <ErrorState
          title={<Trans>Le journal n’a pas pu être chargé.</Trans>}
          onRetry={() => void Promise.all([texts.fetch(), refetch()])}
          retrying={isFetching}
        />
      )}
      {!failed && (!data || !texts.areHere) && <Pending />}
      {data?.totalCount === 0 && (
        <p className="p-4 text-sm text-ink-2 md:p-5">
          <Trans>Aucune entrée.</Trans>
        </p>
      )}
      <Suspense fallback={<Pending />}>
        <ul className="divide-y divide-line" aria-busy={isFetching}>
          {texts.areHere &&
            data?.items.map((entry) => (
              <Entry key={entry.id} entry={entry} about={"entityId" in view.of ? view.of.entityId : undefined} />
            ))}
        </ul>
      </Suspense>
      {more && (
        <CardFoot>
          <Button
            size="sm"
            variant="secondary"
            loading={isFetching}
            onClick={() => setPageSize(Math.min(maxPageSize, pageSize + 3 * step))}
          >
            <Trans>Afficher plus</Trans>
          </Button>
        </CardFoot>
      )}
    </FoldCard>
  );
}

function Entry({ entry, about }: { entry: AuditEntry; about: string | undefined }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm md:flex-nowrap md:px-5">
      <AuditSentence entry={entry} about={about} />
      <span className="num shrink-0 text-ink-2">{formatMoment(entry.at)}</span>
    </li>
  );
}

const Pending = () => (
  <SkeletonArea className="grid gap-4 p-5">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </SkeletonArea>
);
