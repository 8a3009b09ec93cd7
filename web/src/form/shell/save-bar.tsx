import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { use } from "react";
import { type FieldValues, type UseFormReturn, useFormState } from "react-hook-form";
import { Button } from "#ui/button/button.tsx";
import { FootBar } from "#ui/navigation/foot-bar.tsx";
import { FormSendingContext, useFormWaiting } from "./form-waits.ts";

interface SaveBarProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Of something that there is not yet: the way back without making it. The bar is there from the beginning. */
  back?: ReactNode;
  /** Whether something is not saved, where the form alone does not tell. */
  dirty?: boolean;
  /** Gives up what is changed beside the form. */
  onDiscard?: (() => void) | undefined;
  /** The verb, where more than saving is done, and the verb meanwhile. */
  words?: ReactNode;
  pendingWords?: ReactNode;
}

/** Within a form, in sight however long it is, on a phone once there is something to save: whether something in it is not saved, what saves it, and what gives it up. */
export function SaveBar<Input extends FieldValues, Output>(props: SaveBarProps<Input, Output>) {
  const { form, back, onDiscard } = props;
  const { t } = useLingui();
  const sending = use(FormSendingContext);
  const waiting = useFormWaiting();
  const { isDirty: differs } = useFormState({ control: form.control });
  const isDirty = props.dirty ?? differs;
  const idle = !isDirty && !sending && !waiting && back === undefined;
  return (
    <ChangesBar
      idle={idle}
      said={isDirty && <Trans>Des changements ne sont pas enregistrés.</Trans>}
      back={back}
      onDiscard={() => {
        form.reset();
        onDiscard?.();
      }}
      discardRefused={sending || !isDirty}
    >
      <Button
        type="submit"
        disabledReason={idle ? t`Rien n’a changé.` : undefined}
        loading={sending}
        loadingLabel={props.pendingWords ?? <Trans>Enregistrement…</Trans>}
      >
        {props.words ?? <Trans>Enregistrer</Trans>}
      </Button>
    </ChangesBar>
  );
}

interface ChangesBarProps {
  /** What is changed. */
  said: ReactNode;
  onDiscard: () => void;
  discardRefused?: boolean | undefined;
  /** In place of giving up: a way back. */
  back?: ReactNode;
  /** Nothing is to be saved: that is said where there is room, and there is nothing to give up. A phone shows fields in its place. */
  idle?: boolean;
  /** The button that saves. */
  children: ReactNode;
}

/** What is changed and not saved, what gives it up, and what saves it: the same wherever something is saved. */
export function ChangesBar({ said, onDiscard, discardRefused = false, back, idle = false, children }: ChangesBarProps) {
  const { t } = useLingui();
  return (
    <FootBar label={t`Enregistrement`} wideOnly={idle}>
      {(said || idle) && (
        <output className="min-w-0 flex-1 text-sm text-ink-2 [overflow-wrap:anywhere] max-md:basis-full">
          {idle ? <Trans>Tout est enregistré.</Trans> : said}
        </output>
      )}
      {!idle &&
        (back ?? (
          <Button variant="secondary" held={discardRefused} onClick={onDiscard}>
            <Trans>Abandonner</Trans>
          </Button>
        ))}
      {children}
    </FootBar>
  );
}
