import { Plural, Trans } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Card, CardBody, CardFoot, CardHead } from "../../../ui/card.tsx";
import { AnswerColumn } from "./answer-column.tsx";
import { mixesUnits } from "./compare-prices.ts";
import { nextStep } from "../next-step.ts";
import { useNextStepWords } from "./next-step-words.ts";
import { offersOf } from "./offers.ts";

/** The answers side by side, their parts on common lines. */
export function AnswersCard({ request }: { request: JobRequest }) {
  const { text } = useNextStepWords()(request);
  const offers = inOrderOfDecision(offersOf(request.jobRequestCompanies));
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
          nextStep(request) === "choice" && (
            <span className="text-sm max-md:hidden">
              <Trans>Vous pouvez en accepter plusieurs, pour une visite</Trans>
            </span>
          )
        }
      />
      <div className="grid md:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))]">
        {offers.map((offer) => (
          <AnswerColumn key={offer.company.id} request={request} offer={offer} offers={offers} />
        ))}
      </div>
      {mixesUnits(offers) && (
        <CardFoot className="text-sm text-ink-2">
          <Trans>Ces prix n’ont pas tous la même unité : seuls ceux qui l’ont sont comparés entre eux.</Trans>
        </CardFoot>
      )}
    </Card>
  );
}

const ranks = { accepted: 0, none: 1, rejected: 2 } as const;

/** Those that were chosen first, those that were declined last. */
const inOrderOfDecision = (offers: readonly Recipient[]): Recipient[] =>
  offers.toSorted((a, b) => ranks[a.clientDecision] - ranks[b.clientDecision]);
