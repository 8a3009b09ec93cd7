import { Plural, Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import { ChevronDown } from "lucide-react";
import { Suspense } from "react";
import { Card, CardBody, CardFoot, CardHead } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { mixesUnits } from "./compare-prices.ts";
import { CompareLink } from "./offer-line-link.tsx";
import { useNextStepWords } from "../next-step-words.ts";
import { OfferGroup } from "./offer-group.tsx";
import { offersOf } from "./offers.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const UsualPriceComparison = lazyPart(() => import("./usual-prices.tsx"));

/** The answers to compare; once one is chosen the others are folded away. */
export function OffersCard({ request }: { request: JobRequest }) {
  const { text } = useNextStepWords()(request);
  const offers = offersOf(request.jobRequestCompanies);
  if (offers.length === 0)
    return (
      <Card>
        <CardHead title={<Trans>Réponses</Trans>} />
        <CardBody className="text-ink-2">{text}</CardBody>
      </Card>
    );
  const chosen = offers.filter(({ clientDecision }) => clientDecision === "accepted");
  const others = offers.filter(({ clientDecision }) => clientDecision !== "accepted");
  return (
    <Card className="overflow-clip">
      <CardHead
        title={<Plural value={offers.length} one="# réponse" other="# réponses" />}
        aside={
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {offers.length > 1 && stageOf(request) === "choice" && (
              <span className="text-sm max-md:hidden">
                <Trans>Vous pouvez en accepter plusieurs, pour une visite</Trans>
              </span>
            )}
            <CompareLink request={request} />
          </span>
        }
      />
      {chosen.length === 0 ? (
        <OfferGroup request={request} group={offers} offers={offers} />
      ) : (
        <>
          <OfferGroup request={request} group={chosen} offers={offers} />
          {others.length > 0 && (
            <details className="group border-t border-line">
              <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-4 font-medium text-accent-ink md:px-5 [&::-webkit-details-marker]:hidden">
                <Plural value={others.length} one="Voir l’autre réponse" other="Voir les # autres réponses" />
                <Icon of={ChevronDown} size="sm" className="transition-transform group-open:rotate-180" />
              </summary>
              <OfferGroup request={request} group={others} offers={offers} />
            </details>
          )}
        </>
      )}
      {mixesUnits(offers) && (
        <CardFoot className="text-sm text-ink-2">
          <Trans>Ces prix n’ont pas tous la même unité : seuls ceux qui l’ont sont comparés entre eux.</Trans>
        </CardFoot>
      )}
      <Suspense fallback={null}>
        <UsualPriceComparison request={request} offers={offers} />
      </Suspense>
    </Card>
  );
}
