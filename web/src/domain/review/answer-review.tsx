import { Trans, useLingui } from "@lingui/react/macro";
import { maxReviewAnswer } from "@metiro/shared/review/constants";
import { formatDay } from "@metiro/shared/text/format";
import { type FormEvent, useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";

interface AnswerReviewProps {
  id: string;
  until: string;
  /** Among others: the field comes when it is asked for. */
  folded?: boolean;
}

/** A company's one public answer to a review of its work. */
export function AnswerReview({ id, until, folded = false }: AnswerReviewProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(!folded);
  /** Who asks for the field writes in it next. */
  const toFocus = useRef(folded);
  const [text, setText] = useState("");
  const answer = trpc.review.answer.useMutation({ onSettled: () => void utils.review.invalidate() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate({ id, text: text.trim() }, { onSuccess: () => void toast.success(t`Votre réponse est publiée.`) });
  };
  if (!isOpen)
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Répondre publiquement</Trans>
      </Button>
    );
  return (
    <form onSubmit={submit} aria-label={t`Répondre à cet avis`} className="grid gap-3">
      <Field
        label={<Trans>Votre réponse publique</Trans>}
        help={<Trans>Une seule réponse, possible jusqu’au {formatDay(until)}. Vous ne pourrez plus la modifier.</Trans>}
      >
        <TextArea
          ref={(field) => {
            if (!field || !toFocus.current) return;
            toFocus.current = false;
            field.focus();
          }}
          rows={3}
          maxLength={maxReviewAnswer}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        loading={answer.isPending}
        disabledReason={text.trim() === "" ? t`Écrivez d’abord votre réponse.` : undefined}
      >
        <Trans>Publier ma réponse</Trans>
      </Button>
    </form>
  );
}
