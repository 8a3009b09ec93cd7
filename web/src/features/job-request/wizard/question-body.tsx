import { Trans, useLingui } from "@lingui/react/macro";
import { todayIn } from "@metiro/shared/calendar-day";
import type { Language } from "@metiro/shared/languages";
import { textIn } from "@metiro/shared/sub-category/questions";
import { QuestionField } from "../../../form/question/question-field.tsx";
import { useSession } from "../../../session/use-session.ts";
import { useSite } from "../../../site/use-site.ts";
import { Note } from "../../../ui/note.tsx";
import { usePhotoMeans } from "./photo-means.ts";
import type { Screen } from "./screens.ts";
import type { StepProps } from "./step-props.ts";

interface QuestionBodyProps extends StepProps {
  screen: Extract<Screen, { kind: "question" }>;
}

/** One question of the trade, with the notes that belong to it. */
export function QuestionBody({ screen: { question, notes }, draft, change, errors }: QuestionBodyProps) {
  const { i18n } = useLingui();
  const { currency } = useSite();
  const photos = usePhotoMeans();
  const mayUpload = useSession()?.claims?.role === "Tenderer";
  const language = i18n.locale as Language;
  return (
    <div className="grid gap-6">
      {notes.map((note) => (
        <Note key={note.id}>{textIn(note.label, language)}</Note>
      ))}
      {question.type === "photos" && !mayUpload ? (
        <Note tone="lock">
          <Trans>
            Vous pourrez ajouter des photos une fois connecté : au résumé, choisissez « Modifier » à côté des photos.
          </Trans>
        </Note>
      ) : (
        <QuestionField
          question={question}
          name={question.id}
          labelHidden
          today={todayIn()}
          photos={photos}
          language={language}
          currency={currency}
          value={draft.answers[question.id]}
          error={errors[question.id]}
          onChange={(answer) => change({ answers: { ...draft.answers, [question.id]: answer } })}
        />
      )}
    </div>
  );
}
