import { useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { type Fact, Facts } from "#ui/display/facts.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAnswerFacts } from "./answer-facts.ts";
import { PhotoGrid } from "./photo-grid.tsx";
import { useDistrictText, useLocalityText } from "#domain/request/locality-text.ts";
import { RequestAdditions } from "./request-additions.tsx";
import { useAmountText } from "#domain/request/price-text.ts";
import { useStartText } from "#i18n/use-start-words.ts";

const DocumentRows = lazyPart(() => import("#domain/document/document-rows.tsx"));

/** Everything that a request says, as far as its reader may see it. */
export function RequestFacts({ request }: { request: JobRequest }) {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const districtOf = useDistrictText();
  const startOf = useStartText();
  const amountOf = useAmountText();
  const answers = useAnswerFacts(request);
  const budget = amountOf(request.budgetMin, request.budgetMax, request.currency);
  const { distanceKm } = request;
  const facts: Fact[] = [
    {
      label: t`Lieu`,
      value: (
        <>
          {[request.street, placeOf(request)].filter(Boolean).join(", ")}
          <span className="block text-sm font-normal text-ink-2">
            {[districtOf(request), Boolean(distanceKm) && t`à ${distanceKm} km de chez vous`]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </>
      ),
    },
    ...answers.map(({ question, label, text }) => ({
      key: `answer ${question.id}`,
      label,
      value: <span className="whitespace-pre-line">{text}</span>,
    })),
    { label: t`Début souhaité`, value: startOf(request) },
    ...(budget === undefined ? [] : [{ label: t`Budget`, value: budget }]),
    ...(request.wish ? [{ label: t`Entreprise souhaitée`, value: request.wish.name }] : []),
    {
      label: t`Description`,
      value: <span className="font-normal whitespace-pre-line">{request.description}</span>,
      long: true,
    },
  ];
  return (
    <div className="grid gap-3">
      <Facts items={facts} />
      {request.photos.length > 0 && <PhotoGrid photos={request.photos} />}
      {request.plans.length > 0 && (
        <Suspense>
          <DocumentRows label={t`Plans en PDF`} documents={request.plans} />
        </Suspense>
      )}
      {request.additions.length > 0 && <RequestAdditions additions={request.additions} />}
    </div>
  );
}
