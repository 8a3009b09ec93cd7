import { Trans } from "@lingui/react/macro";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { CircleCheck, Clock, Minus } from "lucide-react";
import { Badge, Count } from "#ui/display/badge.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { PhotoGrid } from "../../photo-grid.tsx";

/** What was asked of the client, and what it answered. */
export function QuestionsCard({ request }: { request: JobRequest }) {
  const momentOf = useMomentText();
  const { questions } = request;
  if (questions.length === 0) return null;
  const open = jobCan("answerQuestion", "Tenderer", request);
  return (
    <Card>
      <CardHead title={<Trans>Questions au client</Trans>} aside={<Count value={questions.length} />} />
      <CardBody>
        <ul className="grid gap-5">
          {questions.map(({ id, text, createdAt, answer, answeredAt, photos }) => (
            <li key={id} className="grid min-w-0 gap-2 border-t border-line pt-5 first:border-t-0 first:pt-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
                <span className="num">{momentOf(createdAt)}</span>
                {answeredAt !== undefined ? (
                  <Badge tone="success" icon={CircleCheck}>
                    <Trans>Répondue</Trans>
                  </Badge>
                ) : open ? (
                  <Badge tone="warning" icon={Clock}>
                    <Trans>Attend le client</Trans>
                  </Badge>
                ) : (
                  <Badge tone="neutral" icon={Minus}>
                    <Trans>Close sans réponse</Trans>
                  </Badge>
                )}
              </div>
              <p className="font-medium whitespace-pre-line wrap-anywhere">{text}</p>
              {answeredAt !== undefined && (
                <div className="grid gap-2 rounded-md bg-sunken px-4 py-3">
                  <p className="num text-xs text-ink-2">
                    <Trans>Réponse du client : {momentOf(answeredAt)}</Trans>
                  </p>
                  {answer && <p className="whitespace-pre-line wrap-anywhere">{answer}</p>}
                  {photos.length > 0 && <PhotoGrid photos={photos} />}
                </div>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
