import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestEvent } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { CardBody } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { Timeline, type TimelineItem } from "#ui/display/timeline.tsx";
import { type NextStep, nextStep } from "#domain/request/next-step.ts";
import { useEventWords } from "./event-words.tsx";
import { recipientState } from "#domain/request/recipient-state.ts";

interface TimelineCardProps {
  request: JobRequest;
  /** What has happened; undefined while it is on its way. */
  events: readonly RequestEvent[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** What has happened to the request, with who did it, and whose turn it is. */
export function TimelineCard({ request, events, failed, onRetry }: TimelineCardProps) {
  const wordsOf = useEventWords(request);
  const now = useTurn(request);
  const past = events?.map(wordsOf);
  return (
    <FoldCard title={<Trans>Suivi</Trans>} count={past?.length}>
      {failed && !past ? (
        <ErrorState title={<Trans>Le suivi n’a pas pu être chargé</Trans>} onRetry={onRetry} />
      ) : (
        <CardBody>
          {past ? (
            <Timeline items={now ? [...past, now] : past} />
          ) : (
            <SkeletonArea className="grid gap-4">
              <Skeleton />
              <Skeleton className="w-[86%]" />
              <Skeleton />
            </SkeletonArea>
          )}
        </CardBody>
      )}
    </FoldCard>
  );
}

function useTurn(request: JobRequest): TimelineItem | undefined {
  const { t } = useLingui();
  const answers = request.jobRequestCompanies.filter((recipient) => recipientState(recipient) === "interested").length;
  const received = t`${plural(answers, { one: "# réponse reçue", other: "# réponses reçues" })}`;
  const words: Record<NextStep, { title: string; note?: string } | undefined> = {
    review: { title: t`À transmettre`, note: t`Aucune entreprise ne l’a encore reçue` },
    answers: { title: t`En attente de réponses` },
    choice: { title: t`Le client choisit`, note: received },
    chosen: undefined,
    done: undefined,
    nobody: { title: t`Aucune offre`, note: t`Toutes les entreprises ont décliné` },
    rejected: { title: t`Le client a décliné les réponses` },
    canceled: undefined,
  };
  const turn = words[nextStep(request)];
  return turn && { key: "now", state: "now", ...turn };
}
