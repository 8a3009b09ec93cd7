import { useLingui } from "@lingui/react";
import type { Language } from "@metiro/shared/languages";
import { QuestionScreenBody } from "../../../form/question/question-screen-body.tsx";
import { useSite } from "../../../site/use-site.ts";
import { usePhotoMeans } from "./photo-means.ts";
import { photosOf } from "./send-photos.ts";
import type { Screen } from "./screens.ts";
import type { StepProps } from "./step-props.ts";

const none: readonly string[] = [];

interface QuestionBodyProps extends StepProps {
  screen: Extract<Screen, { kind: "question" }>;
}

/** One question of the trade; photos wait on the device until the request is sent. */
export function QuestionBody({ screen, draft, change, errors }: QuestionBodyProps) {
  const { i18n } = useLingui();
  const { currency } = useSite();
  const { id } = screen.question;
  const photos = usePhotoMeans(screen.question.type === "photos" ? photosOf(draft) : none);
  return (
    <QuestionScreenBody
      screen={screen}
      language={i18n.locale as Language}
      currency={currency}
      photos={photos}
      value={draft.answers[id]}
      error={errors[id]}
      onChange={(answer) => change({ answers: { ...draft.answers, [id]: answer } })}
    />
  );
}
