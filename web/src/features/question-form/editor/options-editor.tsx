import { Trans, useLingui } from "@lingui/react/macro";
import { startPreferences } from "@metiro/shared/sub-category/start-preference";
import type { Question, QuestionForm } from "@metiro/shared/sub-category/questions";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useRef } from "react";
import { useStartWords } from "#i18n/use-start-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Select } from "#ui/input/select.tsx";
import { idsFor } from "../model/ids.ts";
import { newOption } from "../model/question-kinds.ts";
import { TextPair } from "./text-pair.tsx";

type Option = NonNullable<Question["options"]>[number];

const undatedStarts = startPreferences.filter((start) => start !== "on_date");

interface OptionsEditorProps {
  form: QuestionForm;
  question: Question;
  onChange: (options: Option[], run?: string) => void;
  errors: Readonly<Record<string, string>>;
}

/** What can be chosen, in both languages and in order. Enter adds the next one. */
export function OptionsEditor({ form, question, onChange, errors }: OptionsEditorProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const words = useStartWords();
  const starts = undatedStarts.map((value) => ({ value, label: words[value] }));
  const options = question.options ?? [];
  const focus = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[name="options.${index}.label.fr"]`)?.focus(),
    );
  const add = (at: number) => {
    onChange([...options.slice(0, at), newOption(idsFor(form)), ...options.slice(at)]);
    focus(at);
  };
  const swap = (one: number, other: number) => {
    const next = [...options];
    const [first, second] = [options[one], options[other]];
    if (!first || !second) return;
    next[one] = second;
    next[other] = first;
    onChange(next);
  };
  return (
    <FieldGroup label={<Trans>Réponses proposées</Trans>} name="options" error={errors["options"]}>
      <ol ref={list} className="grid min-w-0 gap-3">
        {options.map((option, index) => {
          const name = option.label.fr || t`réponse ${index + 1}`;
          const patch = (change: Partial<Option>, run?: string) =>
            onChange(
              options.map((one, at) => (at === index ? { ...one, ...change } : one)),
              run,
            );
          return (
            <li key={option.value} className="grid min-w-0 gap-1 border-b border-line pb-3 last:border-0">
              <div className="flex min-w-0 items-start gap-1">
                <TextPair
                  className="flex-1"
                  bare
                  name={`options.${index}.label`}
                  label={t`Réponse ${index + 1}`}
                  value={option.label}
                  onChange={(label, run) => patch({ label }, run)}
                  errors={errors}
                  onEnter={() => add(index + 1)}
                />
                <div className="grid shrink-0 grid-cols-1 min-[26rem]:flex">
                  <IconButton
                    icon={ArrowUp}
                    size="sm"
                    label={t`Monter « ${name} »`}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    label={t`Descendre « ${name} »`}
                    disabled={index === options.length - 1}
                    onClick={() => swap(index, index + 1)}
                  />
                  <IconButton
                    icon={X}
                    size="sm"
                    label={t`Retirer « ${name} »`}
                    onClick={() => onChange(options.filter((one) => one !== option))}
                  />
                </div>
              </div>
              <details open={option.help !== undefined || undefined}>
                <summary className="min-h-6 cursor-pointer text-sm text-ink-2">
                  <Trans>Précision</Trans>
                </summary>
                <TextPair
                  className="py-2"
                  bare
                  name={`options.${index}.help`}
                  label={t`Précision ${index + 1}`}
                  value={option.help ?? { fr: "" }}
                  onChange={(help, run) => patch({ help: help.fr === "" && !help.en ? undefined : help }, run)}
                  errors={errors}
                />
              </details>
              {question.fills === "timing" && (
                <Field label={<Trans>Début souhaité</Trans>}>
                  <Select
                    name={`options.${index}.start`}
                    value={option.start ?? ""}
                    options={[{ value: "", label: t`À demander au client` }, ...starts]}
                    onChange={(event) =>
                      patch({ start: starts.find(({ value }) => value === event.target.value)?.value })
                    }
                  />
                </Field>
              )}
              {question.type === "multiChoice" && (
                <Checkbox
                  label={<Trans>Exclut les autres réponses</Trans>}
                  checked={option.exclusive === true}
                  onChange={(event) => patch({ exclusive: event.target.checked || undefined })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Button variant="link" icon={Plus} className="justify-self-start self-start" onClick={() => add(options.length)}>
        <Trans>Ajouter une réponse</Trans>
      </Button>
    </FieldGroup>
  );
}
