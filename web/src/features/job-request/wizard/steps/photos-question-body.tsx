import { type QuestionScreenBodyProps, QuestionScreenBody } from "#form/question/question-screen-body.tsx";
import { useDeviceFiles } from "../photos/use-device-files.ts";
import { photosOf } from "@metiro/shared/request-draft/photos";
import { PlansField } from "./plans-field.tsx";
import type { StepProps } from "./step-props.ts";

interface PhotosQuestionBodyProps extends Omit<QuestionScreenBodyProps, "photos"> {
  step: StepProps;
  /** The trade always asks for photos here: its plans stand beside them. */
  holdsPlans: boolean;
}

/** A question for photos: they wait on the device until the request is sent. */
export function PhotosQuestionBody({ step, holdsPlans, ...question }: PhotosQuestionBodyProps) {
  const photos = useDeviceFiles(photosOf(step.draft));
  return (
    <div className="grid min-w-0 gap-8">
      <QuestionScreenBody {...question} photos={photos} />
      {holdsPlans && <PlansField {...step} />}
    </div>
  );
}
