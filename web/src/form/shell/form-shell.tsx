import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@metiro/shared/errors/codes";
import { useHydrated } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";
import { Button } from "#ui/button/button.tsx";
import type { ButtonSize, ButtonVariant } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { Note } from "#ui/feedback/note.tsx";
import { focusFault } from "../fault/focus-fault.ts";
import { FormFailure } from "./form-failure.ts";
import { FormSendingContext, FormWaitsContext, useFormWaits } from "./form-waits.ts";
import { sortProblem } from "#api/server-problem.ts";
import { problemIn } from "#api/failure/failure.ts";
import { useEarly } from "../use-early.ts";
import { useOnLanguage } from "../use-on-language.ts";
import type { RevisionedForm } from "../conflict/use-revisioned-form.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ConflictNote = lazyPart(() => import("../conflict/conflict-note.tsx"));

/** The part of a react-query mutation that a form needs. */
interface FormMutation<Output, Result> {
  mutateAsync: (values: Output) => Promise<Result>;
}

export interface FormShellProps<Input extends FieldValues, Output, Result> {
  form: UseFormReturn<Input, unknown, Output>;
  /** What is done with the values. What goes wrong stands in the form, beside the toasts of any failed call. */
  mutation: FormMutation<Output, Result>;
  /** Verb and object: « Envoyer ma réponse ». Absent: a button elsewhere on the page sends it, by the form's `id`. */
  submitLabel?: ReactNode;
  id?: string | undefined;
  /** The verb meanwhile: « Envoi… ». */
  pendingLabel?: ReactNode;
  /** What is still missing before it can be sent: the button says it. */
  missing?: string | undefined;
  submitSize?: ButtonSize | undefined;
  submitBlock?: boolean | undefined;
  submitVariant?: ButtonVariant | undefined;
  /** There is no field: a dialog opens with the focus on the submit button. */
  submitFocused?: boolean | undefined;
  onSuccess?: ((result: Result, values: Output) => void | Promise<void>) | undefined;
  /** What a failed sending is called, whatever is wrong: stands above the reasons. */
  failureTitle?: string | undefined;
  /** Other words for a problem that concerns the whole form. */
  problemWords?: ((problem: Problem) => string | undefined) | undefined;
  /** The field that a problem which names none is about: a wrong code. */
  problemField?: ((problem: Problem) => FieldPath<Input> | undefined) | undefined;
  /** The version that is edited, where several edit the same: who comes second is told, and chooses. */
  revised?: RevisionedForm | undefined;
  /** Told whether it is being sent, from the press on: also while a file is waited for. */
  onRunning?: ((running: boolean) => void) | undefined;
  /** Beside the submit button: a way back. */
  secondary?: ReactNode;
  /** Accessible name, where a page has several forms. */
  label?: string | undefined;
  className?: string | undefined;
  /** Of the row of buttons, where it stands otherwise than after the last field. */
  buttonsClass?: string | undefined;
  /** The server takes the form as the browser sends it, where the page's script is long in coming. */
  posts?: boolean | undefined;
  /** Why the server has refused it so. */
  refused?: Problem | undefined;
  children: ReactNode;
}

/** A form: sends once, says what is wrong where it is wrong, keeps what was typed. */
export function FormShell<Input extends FieldValues, Output, Result>(props: FormShellProps<Input, Output, Result>) {
  const { form, mutation, id, submitLabel, pendingLabel, secondary, label, className } = props;
  const { submitSize, submitBlock, submitVariant, buttonsClass, revised } = props;
  const { t } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const { posts, refused } = props;
  const [failures, setFailures] = useState<readonly string[]>(() =>
    refused ? wholeOf(refused, props.problemWords) : [],
  );
  const [failed, setFailed] = useState(refused !== undefined);
  const [refusals, setRefusals] = useState(0);
  const waits = useFormWaits();
  const [waiting, setWaiting] = useState(false);
  const refuse = () => setRefusals((count) => count + 1);

  // What the server said, it said in the former language.
  useOnLanguage(() => {
    setFailed(false);
    setFailures([]);
  });

  const alive = useHydrated();
  useEarly(element, alive);

  useEffect(() => {
    if (refusals > 0 && element.current) focusFault(element.current);
  }, [refusals]);

  const unanswered = t`Le serveur n’a pas répondu. Votre saisie est gardée : réessayez dans un instant.`;
  const offline = t`Hors connexion : rien n’est parti, votre saisie est gardée. Réessayez quand la connexion est revenue.`;
  const showProblem = (error: unknown) => {
    if (error instanceof FormFailure) {
      setFailures([error.message]);
      return;
    }
    const problem = problemIn(error);
    const own = problem && props.problemWords?.(problem);
    const about = problem && props.problemField?.(problem);
    if (about) {
      form.setError(about, { type: "server", message: own ?? problem.detail });
      return;
    }
    if (!problem || own) {
      setFailures([own ?? (navigator.onLine ? unanswered : offline)]);
      return;
    }
    const { fields, whole } = sortProblem(problem, (path) => element.current?.elements.namedItem(path) !== null);
    for (const [path, message] of fields) form.setError(path as FieldPath<Input>, { type: "server", message });
    setFailures(whole);
  };

  const showRefusal = async (error: unknown) => {
    if (revised && problemIn(error)?.code === "REVISION_CONFLICT")
      try {
        expectedHere(error);
        await revised.meet();
        return;
      } catch (unread) {
        error = unread;
      }
    shownInPage(error);
    setFailed(true);
    showProblem(error);
  };

  const send = async (values: Output) => {
    let result: Result;
    try {
      result = await mutation.mutateAsync(values);
    } catch (error) {
      await showRefusal(error);
      refuse();
      return;
    }
    await props.onSuccess?.(result, values);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    props.onRunning?.(true);
    setFailed(false);
    setFailures([]);
    setWaiting(true);
    try {
      await waits.over();
      await form.handleSubmit(send, refuse)();
    } finally {
      running.current = false;
      props.onRunning?.(false);
      setWaiting(false);
    }
  };

  const sending = waiting || form.formState.isSubmitting;
  return (
    <form
      ref={element}
      id={id}
      method="post"
      data-early={alive ? undefined : posts ? "post" : ""}
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className={cn("grid min-w-0 gap-5", className)}
    >
      {failures.length > 0 ? (
        <div data-form-fault="" tabIndex={-1} className="rounded-md">
          <Failure title={props.failureTitle}>
            {failures.map((failure) => (
              <p key={failure}>{failure}</p>
            ))}
          </Failure>
        </div>
      ) : (
        failed && props.failureTitle && <Failure title={props.failureTitle} />
      )}
      {revised?.conflict && (
        <div role="alert" data-form-fault="" tabIndex={-1} className="rounded-md">
          <Suspense>
            <ConflictNote conflict={revised.conflict} onSave={() => element.current?.requestSubmit()} />
          </Suspense>
        </div>
      )}
      <FormWaitsContext value={waits}>
        <FormSendingContext value={sending}>{props.children}</FormSendingContext>
      </FormWaitsContext>
      {submitLabel === undefined ? (
        secondary
      ) : (
        <div className={cn("flex flex-col-reverse gap-3 md:flex-row md:items-center md:justify-between", buttonsClass)}>
          {secondary ?? (!submitBlock && <span />)}
          <Button
            type="submit"
            variant={submitVariant}
            size={submitSize}
            block={submitBlock}
            missing={props.missing}
            data-autofocus={props.submitFocused ? "" : undefined}
            loading={sending}
            loadingLabel={pendingLabel ?? <Trans>Envoi…</Trans>}
          >
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

/** All that a problem says: without its script a page cannot show a message at its field. */
const wholeOf = (problem: Problem, words: FormShellProps<FieldValues, unknown, unknown>["problemWords"]): string[] => {
  const own = words?.(problem);
  return own === undefined ? [...new Set(sortProblem(problem, () => false).whole)] : [own];
};

function Failure({ title, children }: { title: string | undefined; children?: ReactNode }) {
  return (
    <Note tone="error">
      {title && <p className="font-semibold">{title}</p>}
      {children ?? (
        <p>
          <Trans>Les champs à corriger sont signalés ci-dessous.</Trans>
        </p>
      )}
    </Note>
  );
}
