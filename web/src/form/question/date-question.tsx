import { boundsOf, resolveDay } from "@metiro/shared/sub-category/questions/form/bounds";
import { DateInput } from "#ui/date/date-field.tsx";
import { DateRangeField } from "#ui/date/date-range-field.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import type { QuestionFrame, QuestionProps } from "./question-props.ts";

type DateQuestionProps = QuestionProps & { frame: QuestionFrame };

function daysOf({ question, today }: QuestionProps) {
  const { minDate, maxDate } = boundsOf(question);
  return { min: minDate && resolveDay(minDate, today), max: maxDate && resolveDay(maxDate, today) };
}

export function DateQuestion(props: DateQuestionProps) {
  const { frame, name, value, onChange, onBlur } = props;
  return (
    <Field {...frame} className="max-w-64">
      <DateInput
        name={name}
        value={typeof value === "string" ? value : ""}
        onChange={onChange}
        onBlur={onBlur}
        {...daysOf(props)}
      />
    </Field>
  );
}

export function DateRangeQuestion(props: DateQuestionProps) {
  const { frame, name, value, onChange, onBlur } = props;
  return (
    <FieldGroup {...frame} name={name}>
      <DateRangeField
        name={name}
        value={{ from: partOf(value, "from"), to: partOf(value, "to") }}
        onChange={onChange}
        onBlur={onBlur}
        {...daysOf(props)}
      />
    </FieldGroup>
  );
}

/** A text part of an answer that is an object, or will be. */
export function partOf(value: unknown, part: string): string {
  if (typeof value !== "object" || value === null || !(part in value)) return "";
  const text = (value as Record<string, unknown>)[part];
  return typeof text === "string" ? text : "";
}
