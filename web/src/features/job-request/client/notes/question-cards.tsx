import { Trans, useLingui } from "@lingui/react/macro";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import type { RequestQuestion } from "@metiro/shared/job-request/notes";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { MessageCircleQuestion } from "lucide-react";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { focusContent } from "#layout/document/focus-on-navigation.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { falls, useFocusWhenGone } from "../use-focus-when-gone.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

/** Most requests have no question that waits: the form comes with the first that has. */
const SaidForm = lazyPart(async () => ({ default: (await import("./said-form.tsx")).SaidForm }));

/** The questions of the back office that wait for an answer, each with room for it. */
export function QuestionCards({ request }: { request: JobRequest }) {
  const waiting = jobCan("answerQuestion", "Tenderer", request)
    ? request.questions.filter(({ answeredAt }) => answeredAt === undefined)
    : [];
  useFocusWhenGone(waiting.length, falls, focusContent);
  return waiting.map((question) => <QuestionCard key={question.id} id={request.id} question={question} />);
}

function QuestionCard({ id, question }: { id: string; question: RequestQuestion }) {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const keep = useKeepRequest("Tenderer", id);
  const answer = trpc.jobRequest.answerQuestion.useMutation(keep);
  return (
    <Card className="border-warning!" aria-labelledby={`question-${question.id}`}>
      <div className="flex gap-3 rounded-t-lg bg-warning-soft p-4 md:px-5">
        <Icon of={MessageCircleQuestion} className="mt-0.5 shrink-0 text-warning" />
        <div className="min-w-0">
          <h2 id={`question-${question.id}`} className="title-card">
            <Trans>Une question de notre équipe</Trans>
          </h2>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink">{question.text}</p>
          <p className="num mt-1 text-xs text-ink-2">{momentOf(question.createdAt)}</p>
        </div>
      </div>
      <CardBody>
        <Suspense fallback={<Skeleton shape="block" />}>
          <SaidForm
            name={t`Répondre à la question`}
            label={t`Votre réponse`}
            help={t`Seule notre équipe la lit. Les entreprises ne la voient pas.`}
            submitLabel={<Trans>Envoyer ma réponse</Trans>}
            send={(said) => answer.mutateAsync({ id, questionId: question.id, ...said })}
            onSent={() => void toast.success(t`Merci, votre réponse est envoyée.`)}
          />
        </Suspense>
      </CardBody>
    </Card>
  );
}
