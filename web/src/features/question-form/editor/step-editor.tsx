import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { ConditionEditor } from "../condition/condition-editor.tsx";
import { besides } from "../model/editing.ts";
import { askable } from "../model/conditions.ts";
import { addQuestion, duplicateStep, nudgeStep, patchStep, removeStep, type Step } from "../model/edits.ts";
import { idsFor } from "../model/ids.ts";
import { newQuestion } from "../model/question-kinds.ts";
import type { Builder } from "../use-builder.ts";
import { missingInStep } from "../model/missing-english.ts";
import { LanguageChoice } from "./edited-language.tsx";
import { EditorHead } from "./editor-head.tsx";
import { TextPair } from "./text-pair.tsx";

interface StepEditorProps {
  builder: Builder;
  id: string;
  currency: string;
}

/** Title and condition of a step. */
export function StepEditor({ builder, id, currency }: StepEditorProps) {
  const { t } = useLingui();
  const { form, edit, errors } = builder;
  const index = form.steps.findIndex((step) => step.id === id);
  const step = form.steps[index];
  if (!step) return null;
  const patch = (parts: Partial<Step>, run?: string) =>
    edit(patchStep(form, id, parts), run === undefined ? {} : { run: `${id} ${run}` });
  const copy = () => {
    const { form: next, copyId } = duplicateStep(form, id, idsFor(form));
    edit(next, { selected: { kind: "step", id: copyId } });
  };
  const add = () => {
    const question = newQuestion("singleChoice", idsFor(form));
    edit(addQuestion(form, id, question), { selected: { kind: "question", id: question.id }, fresh: [question.id] });
  };
  return (
    <Card aria-labelledby="form-editor">
      <EditorHead
        title={t`Étape ${index + 1}`}
        onUp={index > 0 ? () => edit(nudgeStep(form, id, -1), { moves: true }) : undefined}
        onDown={index < form.steps.length - 1 ? () => edit(nudgeStep(form, id, 1), { moves: true }) : undefined}
        onCopy={copy}
        onDelete={() => edit(removeStep(form, id), { selected: besides(form, { kind: "step", id }) })}
      />
      <CardBody className="grid min-w-0 gap-5">
        <LanguageChoice missing={missingInStep(step)} />
        <TextPair
          name="title"
          label={t`Titre`}
          value={step.title}
          onChange={(title, run) => patch({ title }, run)}
          errors={errors}
        />
        <ConditionEditor
          earlier={askable(form, { kind: "step", id })}
          all={form}
          currency={currency}
          condition={step.visibleIf}
          onChange={(visibleIf, run) => patch({ visibleIf }, run)}
          errors={errors}
        />
        <Button variant="secondary" icon={Plus} className="justify-self-start" onClick={add}>
          <Trans>Ajouter une question</Trans>
        </Button>
      </CardBody>
    </Card>
  );
}
