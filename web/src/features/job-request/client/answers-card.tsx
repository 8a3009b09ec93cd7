import { Plural, Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Card, CardBody, CardHead } from "../../../ui/card.tsx";
import { AnswerColumn } from "./answer-column.tsx";
import { nextStep } from "../next-step.ts";
import { useNextStepWords } from "./next-step-words.ts";
import { offersOf } from "./offers.ts";

/** The answers side by side, their parts on common lines. */
export function AnswersCard({ request }: { request: JobRequest }) {
  const { text } = useNextStepWords()(request);
  const offers = offersOf(request.jobRequestCompanies);
  if (offers.length === 0)
    return (
      <Card>
        <CardHead title={<Trans>Réponses</Trans>} />
        <CardBody className="text-ink-2">{text}</CardBody>
      </Card>
    );
  return (
    <Card className="overflow-clip">
      <CardHead
        title={<Plural value={offers.length} one="# réponse" other="# réponses" />}
        aside={
          offers.length > 1 &&
          nextStep(request) === "decision" && (
            <span className="text-sm max-md:hidden">
              <Trans>Vous pouvez en accepter plusieurs, pour une visite</Trans>
            </span>
          )
        }
      />
      <div className="grid md:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))]">
        {offers.map((offer) => (
          <AnswerColumn key={offer.company.id} request={request} offer={offer} />
        ))}
      </div>
    </Card>
  );
}
