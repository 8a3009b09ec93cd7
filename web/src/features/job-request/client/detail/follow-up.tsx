import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Timeline, type TimelineItem } from "#ui/display/timeline.tsx";
import { useRequestTimeline } from "../../request-timeline.ts";
import { nextStep } from "#domain/request/next-step.ts";
import { offersOf } from "../offers/offers.ts";
import { useNextStepWords } from "../next-step-words.ts";

/** What has happened to the request, and what it waits for. */
export function FollowUp({ request }: { request: JobRequest }) {
  const past = useRequestTimeline()(request);
  const { title, text } = useNextStepWords()(request);
  const now: TimelineItem = { key: "now", title, note: text, state: "now" };
  return (
    <Card>
      <CardHead title={<Trans>Suivi</Trans>} />
      <CardBody>
        <InShort request={request} />
        <Timeline items={["canceled", "done"].includes(nextStep(request)) ? past : [...past, now]} />
      </CardBody>
    </Card>
  );
}

/** « Envoyée à 3 entreprises, vue par 2, 1 réponse » */
function InShort({ request: { jobRequestCompanies: recipients } }: { request: JobRequest }) {
  const { t } = useLingui();
  if (recipients.length === 0) return null;
  const sent = recipients.length;
  const seen = recipients.filter(({ seenAt }) => seenAt !== undefined).length;
  const answers = offersOf(recipients).length;
  const parts = [
    t`${plural(sent, { one: "Envoyée à # entreprise", other: "Envoyée à # entreprises" })}`,
    seen > 0 && t`vue par ${seen}`,
    answers > 0 && t`${plural(answers, { one: "# réponse", other: "# réponses" })}`,
  ];
  return <p className="mb-4 text-sm text-ink-2">{parts.filter(Boolean).join(", ")}</p>;
}
