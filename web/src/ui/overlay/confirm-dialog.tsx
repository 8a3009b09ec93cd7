import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import type { Confirmation, Confirmed, ConfirmQuestion } from "./confirm-context.ts";
import { Dialog } from "./dialog.tsx";
import { Field } from "../input/field.tsx";
import { TextArea } from "../input/text-area.tsx";
import { TextInput } from "../input/text-input.tsx";

interface ConfirmDialogProps {
  question: ConfirmQuestion;
  onAnswer: (confirmed: Confirmed) => void;
}

/** As long as systems wait for the second press of a double click, in milliseconds. */
const doubleClick = 500;

/** Who presses everything twice means the button that is gone by then, and not what stood below it. */
function dropSecondPress() {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", drop, { capture: true });
  setTimeout(() => window.removeEventListener("click", drop, { capture: true }), doubleClick);
}

export default function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const closing = useClosingQuestion();
  const {
    title,
    children,
    action,
    keep,
    tone = "danger",
    reason: asksReason,
    choice,
    retype,
  } = question === "closing" ? closing : question;
  const { t } = useLingui();
  const formId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState("");
  const retyped = retype === undefined || typed.trim() === retype;
  const ready = retyped && !(asksReason?.required && reason.trim() === "") && !(choice && chosen === "");
  const answer = (confirmed: Confirmed) => {
    setOpen(false);
    dropSecondPress();
    onAnswer(confirmed);
  };
  const write = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setReason(target.value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (ready) answer({ reason: reason.trim(), ...(choice && { choice: chosen }) });
  };
  return (
    <Dialog
      open={open}
      // Not with the reason that was typed: Escape is soon pressed.
      onClose={() => (reason.trim() === "" ? answer(null) : setLeaving(true))}
      title={title}
      description={children}
      footer={
        <>
          <Button variant="secondary" data-autofocus="" onClick={() => answer(null)}>
            {keep}
          </Button>
          <Button
            variant={tone}
            type="submit"
            form={formId}
            disabledReason={ready ? undefined : t`Remplissez d’abord ce qui est demandé.`}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-5 empty:hidden">
        {choice?.(chosen, setChosen)}
        {asksReason && (
          <Field label={asksReason.label} optional={!asksReason.required} help={asksReason.help}>
            {asksReason.oneLine ? (
              <TextInput maxLength={asksReason.maxLength} value={reason} onChange={write} />
            ) : (
              <TextArea rows={3} maxLength={asksReason.maxLength} value={reason} onChange={write} />
            )}
          </Field>
        )}
        {asksReason?.below?.(reason, setReason)}
        {retype !== undefined && (
          <Field label={<Trans>Pour confirmer, écrivez « {retype} »</Trans>}>
            <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
      </form>
      {isLeaving && (
        <ConfirmDialog question="closing" onAnswer={(leaves) => (leaves ? answer(null) : setLeaving(false))} />
      )}
    </Dialog>
  );
}

function useClosingQuestion(): Confirmation {
  const { t } = useLingui();
  return {
    title: t`Fermer sans terminer ?`,
    children: t`Ce que vous avez saisi sera perdu.`,
    action: t`Fermer sans terminer`,
    keep: t`Continuer`,
  };
}
