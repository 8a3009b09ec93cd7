import { type ReactNode, Suspense } from "react";
import type { QuestionType } from "@metiro/shared/sub-category/questions";
import { boundsOf } from "@metiro/shared/sub-category/questions/form/bounds";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { FieldGroup } from "#ui/input/field.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { MultiChoiceQuestion, SingleChoiceQuestion, YesNoQuestion } from "./choice-question.tsx";
import { DateQuestion, DateRangeQuestion } from "./date-question.tsx";
import { MoneyQuestion, NumberQuestion, ScaleQuestion } from "./number-question.tsx";
import type { QuestionFrame, QuestionProps } from "./question-props.ts";
import { AddressQuestion, LongTextQuestion, ShortTextQuestion } from "./text-question.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Seldom asked first, and heavier than the others.
const PhotosInput = lazyPart(async () => ({ default: (await import("../photo/photos-input.tsx")).PhotosInput }));

type Drawing = (props: QuestionProps & { frame: QuestionFrame }) => ReactNode;

const drawings: Record<QuestionType, Drawing> = {
  shortText: ShortTextQuestion,
  longText: LongTextQuestion,
  number: NumberQuestion,
  integer: NumberQuestion,
  money: MoneyQuestion,
  singleChoice: SingleChoiceQuestion,
  multiChoice: MultiChoiceQuestion,
  yesNo: YesNoQuestion,
  scale: ScaleQuestion,
  date: DateQuestion,
  dateRange: DateRangeQuestion,
  address: AddressQuestion,
  photos: PhotosQuestion,
  info: InfoQuestion,
};

/** One question of a subcategory's form, by its type. Its error stands under the question as a whole. */
export function QuestionField(props: QuestionProps) {
  const { question, labelHidden, error } = props;
  const Drawing = drawings[question.type];
  const frame: QuestionFrame = {
    label: textIn(question.label, props),
    labelHidden,
    help: question.help && textIn(question.help, props),
    optional: !question.required,
    error,
  };
  return <Drawing {...props} frame={frame} />;
}

function PhotosQuestion({ question, frame, name, value, onChange, photos }: QuestionProps & { frame: QuestionFrame }) {
  return (
    <FieldGroup {...frame} name={name}>
      <Suspense>
        <PhotosInput
          name={name}
          value={Array.isArray(value) ? value.filter((id) => typeof id === "string") : []}
          onChange={onChange}
          maxFiles={boundsOf(question).maxFiles ?? 1}
          store={photos}
          invalid={frame.error !== undefined}
        />
      </Suspense>
    </FieldGroup>
  );
}

function InfoQuestion({ frame }: { frame: QuestionFrame }) {
  return (
    <Note>
      {!frame.labelHidden && <p>{frame.label}</p>}
      {frame.help && <p>{frame.help}</p>}
    </Note>
  );
}
