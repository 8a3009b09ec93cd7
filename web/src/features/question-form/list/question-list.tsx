import { Trans, useLingui } from "@lingui/react/macro";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { ArrowUpDown, Check, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardHead } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { dropped } from "../model/drop.ts";
import type { Selected } from "../model/editing.ts";
import { addQuestion, addStep, nudgeQuestion, nudgeStep } from "../model/edits.ts";
import { idsFor } from "../model/ids.ts";
import { newQuestion } from "../model/question-kinds.ts";
import { ownSteps } from "@metiro/shared/sub-category/screens";
import { stepWords } from "../words.ts";
import { LeftShare } from "../figures/left-share.tsx";
import { fewest, type FormFigures } from "../figures/use-figures.ts";
import type { Builder } from "../use-builder.ts";
import { QuestionRow, StepRow } from "./list-rows.tsx";
import { useDrag } from "#ui/drag/use-drag.ts";

interface QuestionListProps {
  builder: Builder;
  figures: FormFigures;
  /** Something was chosen, or added, to be written. */
  onOpen: () => void;
  className?: string;
}

/** The steps with their questions: chosen here, moved by grip or arrow keys, added at the end. */
export function QuestionList({ builder, figures, onOpen, className }: QuestionListProps) {
  const { t, i18n } = useLingui();
  const { form, edit, selected, select, faults } = builder;
  const drag = useDrag<Selected>(["step", "question"], (item, target) =>
    edit(dropped(form, item, target), { selected: item, moves: true }),
  );
  // A phone moves them with buttons, which stand there while one does.
  const [moving, setMoving] = useState(false);
  const isDragging = drag.item !== undefined;
  const card = useRef<HTMLElement>(null);
  const open = selected?.id;
  useEffect(() => {
    const row = open === undefined ? null : card.current?.querySelector(`[data-row-id="${CSS.escape(open)}"]`);
    const list = card.current;
    if (!row || !list) return;
    // The list scrolls by itself; on a phone it does not, and nobody is led away from what is open.
    const [here, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
    if (here.bottom > around.bottom) list.scrollBy(0, here.bottom - around.bottom + here.height);
    else if (here.top < around.top) list.scrollBy(0, here.top - around.top - here.height);
  }, [open]);

  const rowOf = (item: Selected, name: string) => ({
    item,
    current: selected?.kind === item.kind && selected.id === item.id,
    faulty: faults.some(({ at }) => at?.kind === item.kind && at.id === item.id),
    moving,
    onSelect: () => {
      select(item);
      onOpen();
    },
    grip: drag.grip(item),
    gripLabel: t`Déplacer « ${name} »`,
    dragged: drag.item?.id === item.id,
    drop: drag.dropAt(item),
    onNudge: (by: 1 | -1) =>
      edit(item.kind === "step" ? nudgeStep(form, item.id, by) : nudgeQuestion(form, item.id, by), {
        selected: item,
        moves: true,
      }),
  });

  // What was counted before anybody had sent a request says nothing of the summary.
  const ownCounts = ownSteps.flatMap((step) =>
    figures.steps.filter((one) => one.step === step && (step !== "summary" || one.left < one.shown)),
  );
  const newStep = () => ({ id: idsFor(form)("s"), title: { fr: "" }, questions: [] });
  const appendStep = () => {
    const step = newStep();
    edit(addStep(form, step), { selected: { kind: "step", id: step.id }, fresh: [step.id] });
    onOpen();
  };
  /** After the last one; a form without steps gets its first one. */
  const appendQuestion = () => {
    const question = newQuestion("singleChoice", idsFor(form));
    const first = newStep();
    const last = form.steps.at(-1);
    edit(addQuestion(last ? form : addStep(form, first), last?.id ?? first.id, question), {
      selected: { kind: "question", id: question.id },
      fresh: last ? [question.id] : [question.id, first.id],
    });
    onOpen();
  };

  return (
    <Card
      ref={card}
      aria-label={t`Étapes et questions`}
      data-scrolls=""
      className={cn(
        "md:sticky md:top-31 md:max-h-[calc(100dvh-13.5rem)] md:overflow-y-auto",
        isDragging && "cursor-grabbing select-none",
        className,
      )}
    >
      <CardHead
        title={<Trans>Questions</Trans>}
        aside={
          <span className="flex items-center gap-2">
            {form.steps.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                icon={moving ? Check : ArrowUpDown}
                className="md:hidden"
                aria-pressed={moving}
                onClick={() => setMoving(!moving)}
              >
                {moving ? <Trans>Terminé</Trans> : <Trans>Réordonner</Trans>}
              </Button>
            )}
            <Count value={questionsOf(form).length} />
          </span>
        }
      />
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
                    count={figures.questions.get(question.id)}
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
      {ownCounts.some(({ shown }) => shown >= fewest) && (
        <ul className="grid gap-1 border-t border-line px-4 py-3 text-xs text-ink-2">
          {ownCounts.map(({ step, ...count }) => (
            <li key={step} className="flex justify-between gap-3">
              <span>{i18n._(stepWords[step])}</span>
              <LeftShare {...count} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
