import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import type { FormReplay } from "@metiro/shared/sub-category/schema";
import { useEffect, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { findQuestion } from "./model/edits.ts";

interface ReplayDialogProps {
  id: string;
  form: QuestionForm;
  /** Resolves when the server has the draft as it is here. */
  ready: () => Promise<void>;
  onClose: () => void;
}

/** Whether the answers of past requests would fit what is being written: nothing of them is shown but how many. */
export default function ReplayDialog({ id, form, ready, onClose }: ReplayDialogProps) {
  const [send] = useState(() => ready);
  const [state, setState] = useState<"waiting" | "there" | "failed">("waiting");
  useEffect(() => {
    let isOpen = true;
    const put = (next: typeof state) => isOpen && setState(next);
    send().then(
      () => put("there"),
      () => put("failed"),
    );
    return () => {
      isOpen = false;
    };
  }, [send]);
  const { data, isError, isFetching, refetch } = trpc.subCategory.replayForm.useQuery(
    { id },
    { ...handlesOwnErrors, enabled: state === "there", staleTime: 0, gcTime: 0 },
  );
  const failed = state === "failed" || isError;
  const again = async () => {
    try {
      await send();
      if (state === "there") await refetch();
      else setState("there");
    } catch {
      setState("failed");
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={<Trans>Essai sur les demandes passées</Trans>}
      description={
        <Trans>Leurs réponses sont données à ce brouillon ; les demandes elles-mêmes ne changent pas.</Trans>
      }
      footer={
        <Button variant="secondary" data-autofocus onClick={onClose}>
          <Trans>Revenir au formulaire</Trans>
        </Button>
      }
    >
      {failed ? (
        <ErrorState
          title={<Trans>L’essai n’a pas pu se faire</Trans>}
          onRetry={() => void again()}
          retrying={isFetching}
        />
      ) : data ? (
        <Replayed replay={data} form={form} />
      ) : (
        <SkeletonArea>
          <Skeleton shape="block" />
        </SkeletonArea>
      )}
    </Dialog>
  );
}

function Replayed({
  replay: { requestCount, fittingCount, questions: faulty },
  form,
}: {
  replay: FormReplay;
  form: QuestionForm;
}) {
  const { t } = useLingui();
  const questions = faulty.map(({ rules, ...question }) => ({
    ...question,
    reasons: rules.map((rule) => reason(rule)).join(" ; "),
  }));
  if (requestCount === 0)
    return (
      <p>
        <Trans>Aucune demande n’a encore été faite pour cette prestation.</Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      <p className="font-semibold">
        <Plural
          value={requestCount}
          one={`Les réponses de ${fittingCount} demande sur # conviennent telles quelles.`}
          other={`Les réponses de ${fittingCount} demandes sur # conviennent telles quelles.`}
        />
      </p>
      {questions.length > 0 && (
        <ul className="grid gap-2">
          {questions.map(({ questionId, count, reasons }) => (
            <li key={questionId} className="border-b border-line pb-2 last:border-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">
                {findQuestion(form, questionId)?.question.label.fr ?? t`Question qui n’existe plus`}
              </span>
              <span className="text-sm text-ink-2">
                <Trans>
                  <Plural value={count} one="# demande" other="# demandes" /> : {reasons}
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function reason(rule: string): string {
    if (rule === "required") return t`sans réponse, alors qu’elle est obligatoire`;
    if (rule === "unknownQuestion") return t`la réponse n’est plus demandée`;
    if (rule === "hiddenQuestion") return t`la question ne serait plus montrée`;
    if (rule === "unknownOption") return t`la réponse choisie n’est plus proposée`;
    if (rule === "wrongType") return t`le type de réponse a changé`;
    return t`la réponse dépasse les limites`;
  }
}
