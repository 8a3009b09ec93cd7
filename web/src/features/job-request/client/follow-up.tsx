import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Card, CardBody, CardHead } from "../../../ui/card.tsx";
import { Timeline, type TimelineItem } from "../../../ui/timeline.tsx";
import { useHistory } from "../history.ts";
import { nextStep } from "../next-step.ts";
import { useNextStepWords } from "./next-step-words.ts";

/** What has happened to the request, and what it waits for. */
export function FollowUp({ request }: { request: JobRequest }) {
  const past = useHistory()(request);
  const { title, text } = useNextStepWords()(request);
  const now: TimelineItem = { key: "now", title, note: text, state: "now" };
  return (
    <Card>
      <CardHead title={<Trans>Suivi</Trans>} />
      <CardBody>
        <Timeline items={["canceled", "done"].includes(nextStep(request)) ? past : [...past, now]} />
      </CardBody>
    </Card>
  );
}
