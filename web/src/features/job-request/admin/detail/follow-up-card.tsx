import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Card, CardBody, CardHead } from "../../../../ui/card.tsx";
import { Timeline, type TimelineItem } from "../../../../ui/timeline.tsx";
import { useHistory } from "../../history.ts";
import { type NextStep, nextStep } from "../../next-step.ts";
import { recipientState } from "../../recipient-state.ts";

/** What has happened to the request, and whose turn it is. */
export function FollowUpCard({ request }: { request: JobRequest }) {
  const past = useHistory()(request);
  const now = useTurn(request);
  return (
    <Card>
      <CardHead title={<Trans>Suivi</Trans>} />
      <CardBody>
        <Timeline items={now ? [...past, now] : past} />
      </CardBody>
    </Card>
  );
}

function useTurn(request: JobRequest): TimelineItem | undefined {
  const { t } = useLingui();
  const answers = request.jobRequestCompanies.filter((recipient) => recipientState(recipient) === "interested").length;
  const received = t`${plural(answers, { one: "# réponse reçue", other: "# réponses reçues" })}`;
  const words: Record<NextStep, { title: string; note?: string } | undefined> = {
    review: { title: t`À transmettre`, note: t`Aucune entreprise ne l’a encore reçue` },
    answers: { title: t`En attente de réponses` },
    decision: { title: t`Le client choisit`, note: received },
    contact: undefined,
    nobody: { title: t`Aucune offre`, note: t`Toutes les entreprises ont décliné` },
    rejected: { title: t`Le client a décliné les réponses` },
    canceled: undefined,
  };
  const turn = words[nextStep(request)];
  return turn && { key: "now", state: "now", ...turn };
}
