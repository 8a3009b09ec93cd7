import { Trans, useLingui } from "@lingui/react/macro";
import type { Question, QuestionType } from "@metiro/shared/sub-category/questions";
import type { ReactNode } from "react";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Field } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { Switch } from "#ui/input/switch.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { Summary } from "#ui/display/summary.tsx";
import { ConditionEditor } from "../condition/condition-editor.tsx";
import { besides } from "../model/editing.ts";
import { askable } from "../model/conditions.ts";
import {
  changeQuestion,
  duplicateQuestion,
  findQuestion,
  moveQuestion,
  nudgeQuestion,
  removeQuestion,
} from "../model/edits.ts";
import { idsFor } from "../model/ids.ts";
import { missingInQuestion } from "../model/missing-english.ts";
import { boundsFor, hasDefault, hasOptions, hasUnit, withType } from "../model/question-kinds.ts";
import type { Builder } from "../use-builder.ts";
import { kinds } from "../words.ts";
import { BoundsEditor } from "./bounds-editor.tsx";
import { DefaultEditor } from "./default-editor.tsx";
import { LanguageChoice } from "./edited-language.tsx";
import { EditorHead } from "./editor-head.tsx";
import { FillsEditor } from "./fills-editor.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import { TextPair } from "./text-pair.tsx";

interface QuestionEditorProps {
  builder: Builder;
  id: string;
  currency: string;
}

/** Everything that can be said of one question. */
export function QuestionEditor({ builder, id, currency }: QuestionEditorProps) {
  const { t, i18n } = useLingui();
  const { form, edit, errors } = builder;
  const place = findQuestion(form, id);
  if (!place) return null;
  const { question, step, stepIndex, index } = place;
  const { type } = question;
  const number = form.steps.slice(0, stepIndex).reduce((sum, one) => sum + one.questions.length, index + 1);
  const change = (next: Question, run?: string) =>
    edit(
      changeQuestion(form, id, () => next),
      run === undefined ? {} : { run: `${id} ${run}` },
    );
  const patch = (parts: Partial<Question>, run?: string) => change({ ...question, ...parts }, run);
  const copy = () => {
    const copyId = idsFor(form)("q");
    edit(duplicateQuestion(form, id, copyId), { selected: { kind: "question", id: copyId } });
  };
  const up = nudgeQuestion(form, id, -1);
  const down = nudgeQuestion(form, id, 1);
  return (
    <Card aria-labelledby="form-editor">
      <EditorHead
        title={t`Question ${number}`}
        onUp={up === form ? undefined : () => edit(up, { moves: true })}
        onDown={down === form ? undefined : () => edit(down, { moves: true })}
        onCopy={copy}
        onDelete={() => edit(removeQuestion(form, id), { selected: besides(form, { kind: "question", id }) })}
      />
      <CardBody className="grid min-w-0 gap-5">
        <LanguageChoice missing={missingInQuestion(question)} />
        <TextPair
          name="label"
          label={t`Question`}
          value={question.label}
          onChange={(label, run) => patch({ label }, run)}
          errors={errors}
        />
        <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2 sm:gap-3">
          <Field label={<Trans>Type de réponse</Trans>} error={errors["type"]}>
            <Select
              name="type"
              value={type}
              options={Object.entries(kinds).map(([value, { name }]) => ({ value, label: i18n._(name) }))}
              onChange={(event) => change(withType(question, event.target.value as QuestionType, idsFor(form)))}
            />
          </Field>
          {type !== "info" && (
            <TextPair
              name="short"
              label={t`Nom court`}
              help={t`Devant la réponse, dans les listes et les e-mails : « Surface ».`}
              optional
              value={question.short ?? { fr: "" }}
              onChange={(short, run) => patch({ short: short.fr === "" && !short.en ? undefined : short }, run)}
              errors={errors}
            />
          )}
        </div>
        {hasOptions(type) && (
          <OptionsEditor
            form={form}
            question={question}
            onChange={(options, run) => patch({ options }, run)}
            errors={errors}
          />
        )}
        {hasUnit(type) && (
          <Field
            label={<Trans>Unité</Trans>}
            optional
            help={<Trans>Par exemple m2, pièces, cm.</Trans>}
            error={errors["unit"]}
            className="max-w-64"
          >
            <TextInput
              name="unit"
              value={question.unit ?? ""}
              onChange={(event) => patch({ unit: event.target.value || undefined }, "unit")}
            />
          </Field>
        )}
        {boundsFor[type].length > 0 && (
          <BoundsEditor
            question={question}
            currency={currency}
            onChange={(validation, run) => patch({ validation }, run)}
            errors={errors}
          />
        )}
        {type !== "info" && (
          <div className="grid justify-items-start">
            <Switch
              label={<Trans>Réponse obligatoire</Trans>}
              checked={question.required}
              onChange={(event) => patch({ required: event.target.checked })}
            />
            <Switch
              label={<Trans>Confidentielle : l’entreprise ne la voit qu’avec les coordonnées</Trans>}
              checked={question.sensitive === true}
              onChange={(event) => patch({ sensitive: event.target.checked || undefined })}
            />
            <Switch
              label={<Trans>Présente dans les listes et les e-mails</Trans>}
              checked={question.summary === true}
              onChange={(event) => patch({ summary: event.target.checked || undefined })}
            />
          </div>
        )}
        <ConditionEditor
          earlier={askable(form, { kind: "question", id })}
          all={form}
          currency={currency}
          condition={question.visibleIf}
          onChange={(visibleIf, run) => patch({ visibleIf }, run)}
          errors={errors}
        />
        <MoreSettings
          set={[
            ...(question.help ? [t`Aide`] : []),
            ...(question.default === undefined ? [] : [t`Valeur par défaut`]),
            ...(question.fills ? [t`Donne aussi`] : []),
          ]}
          faulty={Object.keys(errors).some((path) => /^(help|default|fills)/.test(path))}
        >
          {type !== "info" && (
            <TextPair
              name="help"
              label={t`Aide`}
              optional
              multiline
              value={question.help ?? { fr: "" }}
              onChange={(help, run) => patch({ help: help.fr === "" && !help.en ? undefined : help }, run)}
              errors={errors}
            />
          )}
          {hasDefault(type) && (
            <DefaultEditor
              key={type}
              question={question}
              currency={currency}
              onChange={(value) => patch({ default: value }, "default")}
              error={errors["default"]}
            />
          )}
          <FillsEditor question={question} onChange={(fills) => patch({ fills })} error={errors["fills"]} />
          {form.steps.length > 1 && (
            <Field
              label={<Trans>Étape</Trans>}
              help={<Trans>En choisir une autre y déplace la question, à la fin.</Trans>}
            >
              <Select
                name="step"
                value={step.id}
                options={form.steps.map((one, at) => ({
                  value: one.id,
                  label: `${at + 1}. ${one.title.fr || t`Étape sans titre`}`,
                }))}
                onChange={(event) => {
                  const target = form.steps.find((one) => one.id === event.target.value);
                  if (target) edit(moveQuestion(form, id, target.id, target.questions.length), { moves: true });
                }}
              />
            </Field>
          )}
          <p className="text-xs text-ink-3">
            <Trans>Identifiant pour les intégrations : {id}</Trans>
          </p>
        </MoreSettings>
      </CardBody>
    </Card>
  );
}

interface MoreSettingsProps {
  /** What of them is set, in words. */
  set: readonly string[];
  /** Something in them is wrong. */
  faulty: boolean;
  children: ReactNode;
}

/** What is seldom said of a question; closed, it tells what of that is said. */
function MoreSettings({ set, faulty, children }: MoreSettingsProps) {
  return (
    <details open={faulty || undefined} className="border-t border-line pt-4">
      <Summary className="text-sm font-semibold">
        <Trans>Plus de réglages</Trans>
        {set.length > 0 && <span className="ml-2 font-normal text-ink-2">{set.join(" · ")}</span>}
      </Summary>
      <div className="grid min-w-0 gap-5 pt-4">{children}</div>
    </details>
  );
}
