import { Trans } from "@lingui/react/macro";
import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import type { Option } from "@metiro/shared/sub-category/questions/form/form";
import { Plus } from "lucide-react";
import { use, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { useDrag } from "#ui/drag/use-drag.ts";
import { idsFor } from "../model/ids.ts";
import { movedOption } from "../model/options.ts";
import { newOption } from "../model/question-kinds.ts";
import { EditedLanguageContext } from "./edited-language.tsx";
import { OptionRow } from "./option-row.tsx";

interface OptionsEditorProps {
  form: QuestionForm;
  question: Question;
  onChange: (options: Option[], run?: string) => void;
  errors: Readonly<Record<string, string>>;
}

/** What can be chosen, a line each, in the open language; moved by grip or arrow keys. Enter adds the next one. */
export function OptionsEditor({ form, question, onChange, errors }: OptionsEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const { language } = use(EditedLanguageContext);
  const options = question.options ?? [];
  const { grip, item, dropAt } = useDrag<{ kind: "option"; id: string }>(["option"], ({ id }, { id: target, after }) =>
    onChange(movedOption(options, id, target, after)),
  );
  const focus = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[name="options.${index}.label.${language}"]`)?.focus(),
    );
  const add = (at: number) => {
    onChange([...options.slice(0, at), newOption(idsFor(form)), ...options.slice(at)]);
    focus(at);
  };
  const nudge = (option: Option, by: 1 | -1) => {
    const target = options[options.indexOf(option) + by];
    if (target) onChange(movedOption(options, option.value, target.value, by === 1));
  };
  return (
    <FieldGroup label={<Trans>Réponses proposées</Trans>} name="options" error={errors["options"]}>
      <ol ref={list} className="grid min-w-0 gap-2 max-md:gap-1.5">
        {options.map((option, index) => (
          <OptionRow
            key={option.value}
            question={question}
            option={option}
            index={index}
            language={language}
            errors={errors}
            onChange={(next, run) => onChange(options.with(index, next), run)}
            onRemove={() => onChange(options.toSpliced(index, 1))}
            onEnter={() => add(index + 1)}
            onNudge={(by) => nudge(option, by)}
            drag={grip({ kind: "option", id: option.value })}
            dragged={item?.id === option.value}
            drop={dropAt({ kind: "option", id: option.value })}
          />
        ))}
      </ol>
      <Button variant="link" icon={Plus} className="justify-self-start self-start" onClick={() => add(options.length)}>
        <Trans>Ajouter une réponse</Trans>
      </Button>
    </FieldGroup>
  );
}
