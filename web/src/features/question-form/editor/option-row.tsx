import { Trans, useLingui } from "@lingui/react/macro";
import { startPreferences } from "@metiro/shared/sub-category/start-preference";
import type { Question } from "@metiro/shared/sub-category/questions";
import type { Option } from "@metiro/shared/sub-category/questions/form/form";
import type { TextLanguage } from "@metiro/shared/languages";
import { ArrowDown, ArrowUp, Settings2, X } from "lucide-react";
import { type HTMLAttributes, useState } from "react";
import { useStartWords } from "#i18n/use-start-words.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { Grip } from "#ui/drag/grip.tsx";
import { dropClass, rowAttributes } from "#ui/drag/use-drag.ts";
import { TextPair } from "./text-pair.tsx";

const undatedStarts = startPreferences.filter((start) => start !== "on_date");

interface OptionRowProps {
  question: Question;
  option: Option;
  index: number;
  language: TextLanguage;
  errors: Readonly<Record<string, string>>;
  onChange: (option: Option, run?: string) => void;
  onRemove: () => void;
  /** Adds another one below. */
  onEnter: () => void;
  onNudge: (by: 1 | -1) => void;
  drag: HTMLAttributes<HTMLButtonElement>;
  dragged: boolean;
  drop: "before" | "after" | undefined;
}

/** One answer that can be chosen: a line, and what is seldom said of it behind a button. */
export function OptionRow(props: OptionRowProps) {
  const { question, option, index, language, errors, onChange, onEnter } = props;
  const { t } = useLingui();
  const words = useStartWords();
  const starts = undatedStarts.map((value) => ({ value, label: words[value] }));
  const path = `options.${index}`;
  const [open, setOpen] = useState(false);
  const helpFaults = Object.keys(errors).some((field) => field.startsWith(`${path}.help`));
  const shown = open || helpFaults;
  const name = option.label.fr || t`réponse ${index + 1}`;
  const label = language === "fr" ? t`Réponse ${index + 1} (français)` : t`Réponse ${index + 1} (anglais)`;
  return (
    <li
      {...rowAttributes({ kind: "option", id: option.value })}
      className={cn("min-w-0 rounded-sm", props.dragged && "opacity-50", props.drop && dropClass[props.drop])}
    >
      <div className="flex min-w-0 items-start">
        <Grip
          className="h-11 w-8 max-md:hidden"
          label={t`Déplacer « ${name} »`}
          drag={props.drag}
          onNudge={props.onNudge}
        />
        <Field label={label} labelHidden className="min-w-0 flex-1" error={errors[`${path}.label.${language}`]}>
          <TextInput
            name={`${path}.label.${language}`}
            lang={language}
            value={option.label[language] ?? ""}
            placeholder={language === "en" ? option.label.fr : undefined}
            onChange={({ target: { value: typed } }) =>
              onChange(
                { ...option, label: { ...option.label, [language]: typed } },
                `${path}.label.${language} ${typed.trim().split(/\s+/).length}`,
              )
            }
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              onEnter();
            }}
          />
        </Field>
        <IconButton
          icon={Settings2}
          label={t`Réglages de « ${name} »`}
          aria-expanded={shown}
          onClick={() => setOpen(!shown)}
        />
        <IconButton icon={X} label={t`Retirer « ${name} »`} onClick={props.onRemove} className="max-md:hidden" />
      </div>
      {!shown && (option.help || option.exclusive || option.start) && (
        <p
          className={cn(
            "flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-xs text-ink-3 md:pl-8",
            !option.exclusive && !option.start && "max-md:hidden",
          )}
        >
          {option.exclusive && (
            <Badge tone="outline">
              <Trans>Exclut les autres</Trans>
            </Badge>
          )}
          {option.start && <span>{words[option.start]}</span>}
          {option.help && (
            <span className="[overflow-wrap:anywhere] max-md:hidden">{option.help[language] || option.help.fr}</span>
          )}
        </p>
      )}
      {shown && (
        <div className="mt-1 mb-2 grid min-w-0 gap-3 rounded-md bg-sunken p-3 md:ml-8">
          <TextPair
            name={`${path}.help`}
            label={t`Précision ${index + 1}`}
            optional
            value={option.help ?? { fr: "" }}
            onChange={(help, run) => onChange({ ...option, help: help.fr === "" && !help.en ? undefined : help }, run)}
            errors={errors}
          />
          {question.fills === "timing" && (
            <Field label={<Trans>Début souhaité</Trans>}>
              <Select
                name={`${path}.start`}
                value={option.start ?? ""}
                options={[{ value: "", label: t`À demander au client` }, ...starts]}
                onChange={(event) =>
                  onChange({ ...option, start: starts.find(({ value }) => value === event.target.value)?.value })
                }
              />
            </Field>
          )}
          {question.type === "multiChoice" && (
            <Checkbox
              label={<Trans>Exclut les autres réponses</Trans>}
              checked={option.exclusive === true}
              onChange={(event) => onChange({ ...option, exclusive: event.target.checked || undefined })}
            />
          )}
          {/* On a phone the line is the text; what moves it and takes it away stands here. */}
          <div className="-ml-2 flex items-center gap-1 md:hidden">
            <IconButton icon={ArrowUp} label={t`Monter « ${name} »`} onClick={() => props.onNudge(-1)} />
            <IconButton icon={ArrowDown} label={t`Descendre « ${name} »`} onClick={() => props.onNudge(1)} />
            <Button variant="ghost" size="sm" icon={X} className="ml-auto" onClick={props.onRemove}>
              <Trans>Retirer</Trans>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
