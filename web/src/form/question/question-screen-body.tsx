import { Trans } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { isTyped } from "@metiro/shared/contact-details/typed";
import type { Language } from "@metiro/shared/languages";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { Note } from "#ui/feedback/note.tsx";
import { ContactNotice } from "../contact/contact-notice.tsx";
import type { PhotoStore } from "../photo/photos.ts";
import { QuestionField } from "./question-field.tsx";
import type { QuestionScreen } from "./question-screens.ts";

export interface QuestionScreenBodyProps {
  screen: QuestionScreen;
  language: Language;
  currency: string;
  value: unknown;
  onChange: (answer: unknown) => void;
  error?: string | undefined;
  /** Absent: photos come later, once the client is signed in. */
  photos: PhotoStore | undefined;
}

/** One question of the trade as a client answers it, with the notes that belong to it. Its words stand in the screen's head. */
export function QuestionScreenBody({
  screen: { question, notes },
  language,
  photos,
  ...field
}: QuestionScreenBodyProps) {
  return (
    <div className="grid gap-6">
      {notes.map((note) => (
        <Note key={note.id}>{textIn(note.label, { language, currency: field.currency })}</Note>
      ))}
      {question.type === "photos" && !photos ? (
        <Note tone="lock">
          <Trans>Les photos s’ajoutent ici, depuis l’appareil de la personne qui répond.</Trans>
        </Note>
      ) : (
        <QuestionField
          {...field}
          question={question}
          name={question.id}
          labelHidden
          today={swissToday()}
          photos={photos ?? noPhotos}
          language={language}
        />
      )}
      {isTyped(question) && !question.sensitive && (
        <ContactNotice
          quiet
          text={typeof field.value === "string" ? field.value : ""}
          writer="client"
          onChange={field.onChange}
        />
      )}
    </div>
  );
}

const noPhotos: PhotoStore = {
  upload: () => Promise.reject(new Error("No photos before the client is signed in")),
  find: () => undefined,
};
