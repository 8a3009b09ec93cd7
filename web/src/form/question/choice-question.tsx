import { useLingui } from "@lingui/react/macro";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { ChoiceCards, MultiChoiceCards } from "#ui/input/choice-card.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import type { QuestionFrame, QuestionProps } from "./question-props.ts";

type ChoiceQuestionProps = QuestionProps & { frame: QuestionFrame };

const optionsIn = ({ question, ...words }: QuestionProps) =>
  (question.options ?? []).map(({ value, label, help, exclusive }) => ({
    value,
    label: textIn(label, words),
    hint: help && textIn(help, words),
    exclusive,
  }));

export function SingleChoiceQuestion(props: ChoiceQuestionProps) {
  const { frame, name, value, onChange, onBlur } = props;
  const options = optionsIn(props);
  return (
    <FieldGroup {...frame} radios>
      <ChoiceCards
        name={name}
        options={options}
        columns={options.length > 5 ? 2 : 1}
        value={typeof value === "string" ? value : null}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}

export function MultiChoiceQuestion(props: ChoiceQuestionProps) {
  const { t } = useLingui();
  const { frame, name, value, onChange, onBlur } = props;
  const options = optionsIn(props);
  return (
    <FieldGroup {...frame} help={frame.help ?? t`Plusieurs réponses possibles.`}>
      <MultiChoiceCards
        name={name}
        options={options}
        columns={options.length > 3 ? 2 : 1}
        value={Array.isArray(value) ? value.filter((item) => typeof item === "string") : []}
        onChange={onChange}
        onBlur={onBlur}
        invalid={frame.error !== undefined}
      />
    </FieldGroup>
  );
}

export function YesNoQuestion({ frame, name, value, onChange, onBlur }: ChoiceQuestionProps) {
  const { t } = useLingui();
  return (
    <FieldGroup {...frame} radios>
      <ChoiceCards
        name={name}
        options={[
          { value: "yes", label: t`Oui` },
          { value: "no", label: t`Non` },
        ]}
        columns="always2"
        value={typeof value === "boolean" ? (value ? "yes" : "no") : null}
        onChange={(choice) => onChange(choice === "yes")}
        onBlur={onBlur}
      />
    </FieldGroup>
  );
}
