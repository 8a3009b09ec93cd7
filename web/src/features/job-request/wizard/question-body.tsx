import { useLingui } from "@lingui/react";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import { textIn } from "@metiro/shared/sub-category/questions/text-in";
import { QuestionScreenBody } from "../../../form/question/question-screen-body.tsx";
import { useSite } from "../../../site/use-site.ts";
import { usePhotoMeans } from "./photo-means.ts";
import { PlaceStep } from "./place-step.tsx";
import { photosOf } from "./send-photos.ts";
import { asksPlace, type Screen } from "./screens.ts";
import type { StepProps } from "./step-props.ts";

const none: readonly string[] = [];

interface QuestionBodyProps extends StepProps {
  screen: Extract<Screen, { kind: "question" }>;
  regions: readonly RegionTree[];
}

/** One question of the trade; photos wait on the device until the request is sent. */
export function QuestionBody({ screen, draft, change, errors, regions }: QuestionBodyProps) {
  const { i18n } = useLingui();
  const { currency } = useSite();
  const { id, help, type } = screen.question;
  const language = i18n.locale as Language;
  const photos = usePhotoMeans(type === "photos" ? photosOf(draft) : none);
  if (asksPlace(screen))
    return (
      <div className="grid gap-6">
        {help && <p className="text-ink-2">{textIn(help, { language, currency })}</p>}
        <PlaceStep draft={draft} change={change} errors={errors} regions={regions} />
      </div>
    );
  return (
    <QuestionScreenBody
      screen={screen}
      language={language}
      currency={currency}
      photos={photos}
      value={draft.answers[id]}
      error={errors[id]}
      onChange={(answer) => change({ answers: { ...draft.answers, [id]: answer } })}
    />
  );
}
