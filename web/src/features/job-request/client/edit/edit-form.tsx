import { Trans, useLingui } from "@lingui/react/macro";
import { maxPlans, maxPhotos } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { Link } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { focusFault } from "#form/fault/focus-fault.ts";
import { QuestionScreenBody } from "#form/question/question-screen-body.tsx";
import { PhotosInput } from "#form/photo/photos-input.tsx";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { BudgetStep } from "../../wizard/steps/budget-step.tsx";
import { DescriptionStep } from "../../wizard/steps/description-step.tsx";
import { TimingStep } from "../../wizard/steps/timing-step.tsx";
import { usePdfUpload } from "#form/document/use-pdf-upload.ts";
import { FormWaitsContext, useFormWaits } from "#form/shell/form-waits.ts";
import { usePhotoUpload } from "#form/photo/use-photo-upload.ts";
import { useEdit } from "./use-edit.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const PdfsInput = lazyPart(() => import("#form/document/pdfs-input.tsx"));
const ConflictNote = lazyPart(() => import("#form/conflict/conflict-note.tsx"));

/** The steps of the wizard on one page, without trade and place. */
export function EditForm({ request }: { request: JobRequest }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const store = usePhotoUpload(request.photos);
  const edit = useEdit(request);
  const { draft, photoIds, planIds, errors, change, questions, failure, conflict } = edit;
  const plans = usePdfUpload(request.plans);
  const element = useRef<HTMLFormElement>(null);
  const waits = useFormWaits();
  const [waiting, setWaiting] = useState(false);
  const latest = useRef(edit.save);
  useEffect(() => {
    latest.current = edit.save;
  });
  const step = { draft, change, errors };

  const save = async () => {
    if (waiting) return;
    // A plan that is on its way belongs to what is saved.
    setWaiting(true);
    await waits.over();
    setWaiting(false);
    if (!(await latest.current())) requestAnimationFrame(() => element.current && focusFault(element.current));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form
      ref={element}
      noValidate
      aria-label={t`Modifier ma demande`}
      onSubmit={submit}
      className="grid min-w-0 max-w-180 gap-6"
    >
      <Part title={<Trans>Votre demande</Trans>}>
        <DescriptionStep {...step} subcategory={{ ...request.subcategory, questions: request.form }} />
      </Part>
      {questions.map((screen) => (
        <Part key={screen.id} title={shortIn(screen.question, { language, currency: request.currency })}>
          <QuestionScreenBody
            screen={screen}
            language={language}
            currency={request.currency}
            photos={store}
            value={draft.answers[screen.question.id]}
            error={errors[screen.question.id]}
            onChange={(answer) => change({ answers: { ...draft.answers, [screen.question.id]: answer } })}
          />
        </Part>
      ))}
      <Part title={<Trans>Début souhaité</Trans>}>
        <TimingStep {...step} />
      </Part>
      <Part title={<Trans>Budget</Trans>}>
        <BudgetStep {...step} subcategoryId={request.subcategory.id} />
      </Part>
      <Part title={<Trans>Photos</Trans>}>
        <FieldGroup label={t`Photos`} labelHidden error={errors["photoIds"]}>
          <PhotosInput
            name="photoIds"
            value={photoIds}
            onChange={edit.changePhotos}
            maxFiles={maxPhotos}
            store={store}
            invalid={errors["photoIds"] !== undefined}
          />
        </FieldGroup>
      </Part>
      <Part title={<Trans>Plans en PDF</Trans>}>
        <FieldGroup label={t`Plans en PDF`} labelHidden name="planIds" error={errors["planIds"]}>
          <FormWaitsContext value={waits}>
            <Suspense fallback={<span className="block min-h-11" />}>
              <PdfsInput
                name="planIds"
                value={planIds}
                onChange={edit.changePlans}
                maxFiles={maxPlans}
                store={plans}
                invalid={errors["planIds"] !== undefined}
              />
            </Suspense>
          </FormWaitsContext>
        </FieldGroup>
      </Part>
      {failure && (
        <div data-form-fault="" tabIndex={-1} className="rounded-md">
          <Note tone="error">{failure}</Note>
        </div>
      )}
      {conflict && (
        <div role="alert" data-form-fault="" tabIndex={-1} className="rounded-md">
          <Suspense>
            <ConflictNote conflict={conflict} onSave={() => void save()} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:items-center md:justify-between">
        <Link to="/tenderer/requests/$id" params={{ id: request.id }} className={buttonClass({ variant: "secondary" })}>
          <Trans>Ne rien changer</Trans>
        </Link>
        <Button type="submit" loading={edit.saving || waiting} loadingLabel={<Trans>Enregistrement…</Trans>}>
          <Trans>Enregistrer les modifications</Trans>
        </Button>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardHead title={title} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
