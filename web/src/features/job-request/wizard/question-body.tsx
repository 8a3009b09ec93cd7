import { useLingui } from "@lingui/react";
import type { Language } from "@metiro/shared/languages";
import { QuestionScreenBody } from "../../../form/question/question-screen-body.tsx";
import { useSession } from "../../../session/use-session.ts";
import { useSite } from "../../../site/use-site.ts";
import { usePhotoMeans } from "./photo-means.ts";
import type { Screen } from "./screens.ts";
import type { StepProps } from "./step-props.ts";

interface QuestionBodyProps extends StepProps {
  screen: Extract<Screen, { kind: "question" }>;
}

/** One question of the trade; photos only once the client is signed in. */
export function QuestionBody({ screen, draft, change, errors }: QuestionBodyProps) {
  const { i18n } = useLingui();
  const { currency } = useSite();
  const photos = usePhotoMeans();
  const mayUpload = useSession()?.claims?.role === "Tenderer";
  const { id } = screen.question;
  return (
    <QuestionScreenBody
      screen={screen}
      language={i18n.locale as Language}
      currency={currency}
      photos={mayUpload ? photos : undefined}
      value={draft.answers[id]}
      error={errors[id]}
      onChange={(answer) => change({ answers: { ...draft.answers, [id]: answer } })}
    />
  );
}
