import { Trans, useLingui } from "@lingui/react/macro";
import { declineReasons } from "@metiro/shared/company/decline-reasons";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { useId, useState } from "react";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { cn } from "#ui/cn.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import { useAnswerRefusal } from "./answer/answer-refusal.ts";
import { useDecline } from "./use-decline.ts";

const oneTap = declineReasons.filter((reason) => reason !== "other");

interface DeclineReasonsProps {
  request: JobRequest;
  own: Recipient;
  /** Of the section. */
  id?: string | undefined;
  onDeclined?: (() => void) | undefined;
}

/** Reasons to decline for: a tap on one declines. Only the last one asks for words, and they may be left out. */
export function DeclineReasons({ request, own, id, onDeclined }: DeclineReasonsProps) {
  const { t } = useLingui();
  const words = useDeclineWords();
  const { decline, isPending } = useDecline(request.id, onDeclined);
  const refusal = useAnswerRefusal(request, own);
  const [other, setOther] = useState(false);
  const [message, setMessage] = useState("");
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cn("grid gap-3", id === undefined && "border-t border-line pt-5")}
    >
      <div>
        <h3 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
          <Trans>Ce n’est pas pour vous ?</Trans>
        </h3>
        <p className="text-sm text-ink-2">
          <Trans>Un motif suffit pour décliner. Il nous aide à vous envoyer des demandes qui vous conviennent.</Trans>
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {oneTap.map((reason) => (
          <li key={reason}>
            <Button
              variant="secondary"
              size="sm"
              disabledReason={refusal}
              loading={isPending}
              onClick={() => decline(reason)}
            >
              {words[reason]}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="secondary"
            size="sm"
            disabledReason={refusal}
            aria-expanded={other}
            onClick={() => setOther(!other)}
          >
            {words.other}
          </Button>
        </li>
      </ul>
      {other && (
        <div className="grid gap-3">
          <Field label={<Trans>Quelques mots</Trans>} optional help={<Trans>Le client les lit aussi.</Trans>}>
            <TextArea rows={3} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
          </Field>
          {!request.contactVisible && <ContactNotice quiet text={message} writer="company" onChange={setMessage} />}
          <Button
            variant="secondary"
            loading={isPending}
            className="justify-self-start"
            onClick={() => decline("other", message.trim())}
          >
            {t`Décliner la demande`}
          </Button>
        </div>
      )}
    </section>
  );
}
