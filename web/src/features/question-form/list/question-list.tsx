import { Trans, useLingui } from "@lingui/react/macro";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { dropped } from "../model/drop.ts";
import type { Selected } from "../model/editing.ts";
import { addQuestion, addStep, findQuestion, nudgeQuestion, nudgeStep } from "../model/edits.ts";
import { idsFor } from "../model/ids.ts";
import { newQuestion } from "../model/question-kinds.ts";
import type { Builder } from "../use-builder.ts";
import { QuestionRow, StepRow } from "./list-rows.tsx";
import { useDrag } from "./use-drag.ts";

/** The steps with their questions: chosen here, moved by grip or arrow keys, added at the end. */
export function QuestionList({ builder }: { builder: Builder }) {
  const { t } = useLingui();
  const { form, edit, selected, select, faults } = builder;
  const { cancel, ...drag } = useDrag((item, target) =>
    edit(dropped(form, item, target), { selected: item, moves: true }),
  );
  const isDragging = drag.item !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const stop = (event: KeyboardEvent) => event.key === "Escape" && cancel();
    window.addEventListener("keydown", stop);
    return () => window.removeEventListener("keydown", stop);
  });

  const rowOf = (item: Selected, name: string) => ({
    item,
    current: selected?.kind === item.kind && selected.id === item.id,
    faulty: faults.some(({ at }) => at?.kind === item.kind && at.id === item.id),
    onSelect: () => select(item),
    grip: drag.grip(item),
    gripLabel: t`Déplacer « ${name} »`,
    dragged: drag.item?.id === item.id,
    drop:
      drag.over?.id === item.id && drag.item?.id !== item.id
        ? drag.over.after
          ? ("after" as const)
          : ("before" as const)
        : undefined,
    onNudge: (by: 1 | -1) =>
      edit(item.kind === "step" ? nudgeStep(form, item.id, by) : nudgeQuestion(form, item.id, by), {
        selected: item,
        moves: true,
      }),
  });

  const newStep = () => ({ id: idsFor(form)("s"), title: { fr: "" }, questions: [] });
  const appendStep = () => {
    const step = newStep();
    edit(addStep(form, step), { selected: { kind: "step", id: step.id } });
  };
  /** After the open question, or at the end of the open step; a form without steps gets its first one. */
  const appendQuestion = () => {
    const question = newQuestion("singleChoice", idsFor(form));
    const open = selected?.kind === "question" ? findQuestion(form, selected.id) : undefined;
    const stepId = open?.step.id ?? selected?.id;
    const withStep = stepId === undefined ? addStep(form, newStep()) : form;
    const target = stepId ?? withStep.steps[0]?.id ?? "";
    edit(addQuestion(withStep, target, question, open && open.index + 1), {
      selected: { kind: "question", id: question.id },
    });
  };

  return (
    <Card
      aria-label={t`Étapes et questions`}
      data-scrolls=""
      className={cn(
        "md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto",
        isDragging && "cursor-grabbing select-none",
      )}
    >
      <CardHead title={<Trans>Questions</Trans>} aside={<Count value={questionsOf(form).length} />} />
      {form.steps.length === 0 && (
        <p className="px-4 py-6 text-sm text-ink-2">
          <Trans>Ce formulaire ne pose encore aucune question.</Trans>
        </p>
      )}
      <ol>
        {form.steps.map((step, index) => (
          <li key={step.id}>
            <StepRow
              {...rowOf({ kind: "step", id: step.id }, step.title.fr || t`Étape sans titre`)}
              step={step}
              number={index + 1}
            />
            <ol>
              {step.questions.map((question) => (
                <li key={question.id}>
                  <QuestionRow
                    {...rowOf({ kind: "question", id: question.id }, question.label.fr || t`Question sans texte`)}
                    question={question}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className="grid gap-2 border-t border-line p-4">
        <Button variant="secondary" block icon={Plus} onClick={appendQuestion}>
          <Trans>Ajouter une question</Trans>
        </Button>
        <Button variant="ghost" block icon={Plus} onClick={appendStep}>
          <Trans>Ajouter une étape</Trans>
        </Button>
      </div>
      <p className="px-4 pb-4 text-xs text-ink-3">
        <Trans>Lieu, délai, budget, description et coordonnées s’ajoutent d’eux-mêmes à la fin.</Trans>
      </p>
    </Card>
  );
}
