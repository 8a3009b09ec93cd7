import { useLingui } from "@lingui/react";
import type { Language } from "@metiro/shared/languages";
import type { RegionTree } from "@metiro/shared/region/schema";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { use } from "react";
import { QuestionScreenBody } from "#form/question/question-screen-body.tsx";
import { useSite } from "#site/use-site.ts";
import { deferredParts } from "../parts.ts";
import { asksPlace, type Screen } from "../screens.ts";
import type { StepProps } from "./step-props.ts";

interface QuestionBodyProps extends StepProps {
  screen: Extract<Screen, { kind: "question" }>;
  regions: readonly RegionTree[];
  /** Plans are added on this screen. */
  holdsPlans: boolean;
}

/** One question of the trade. */
export function QuestionBody({ screen, draft, change, errors, regions, holdsPlans }: QuestionBodyProps) {
  const { i18n } = useLingui();
  const { currency } = useSite();
  const { id, help, type } = screen.question;
  const language = i18n.locale as Language;
  if (asksPlace(screen)) {
    const { PlaceQuestionBody } = use(deferredParts.fetch());
    return (
      <div className="grid gap-6">
        {help && <p className="text-ink-2">{textIn(help, { language, currency })}</p>}
        <PlaceQuestionBody draft={draft} change={change} errors={errors} regions={regions} />
      </div>
    );
  }
  const question = {
    screen,
    language,
    currency,
    value: draft.answers[id],
    error: errors[id],
    onChange: (answer: unknown) => change({ answers: { ...draft.answers, [id]: answer } }),
  };
  if (type !== "photos") return <QuestionScreenBody {...question} photos={undefined} />;
  const { PhotosQuestionBody } = use(deferredParts.fetch());
  return <PhotosQuestionBody {...question} step={{ draft, change, errors }} holdsPlans={holdsPlans} />;
}
