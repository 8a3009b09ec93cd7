import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { Question } from "@metiro/shared/sub-category/questions";
import type { PhotoStore } from "#form/photo/photos.ts";
import { QuestionField } from "#form/question/question-field.tsx";
import { Button } from "#ui/button/button.tsx";

interface DefaultEditorProps {
  question: Question;
  currency: string;
  onChange: (value: unknown) => void;
  error?: string | undefined;
}

const noPhotos: PhotoStore = {
  upload: () => Promise.reject(new Error("No default photos")),
  find: () => undefined,
};

/** The answer that stands there at first, given as a client would give it. */
export function DefaultEditor({ question, currency, onChange, error }: DefaultEditorProps) {
  const { t } = useLingui();
  const given = question.default ?? undefined;
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <div className="w-full min-w-0">
        <QuestionField
          question={{ ...question, required: false, label: { fr: t`Valeur par défaut` }, help: undefined }}
          name="default"
          language="fr"
          currency={currency}
          today={swissToday()}
          photos={noPhotos}
          value={given}
          onChange={(value) => onChange(isNothing(value) ? undefined : value)}
          error={error}
        />
      </div>
      {given !== undefined && (
        <Button variant="link" size="sm" onClick={() => onChange(undefined)}>
          <Trans>Retirer la valeur par défaut</Trans>
        </Button>
      )}
    </div>
  );
}

const isNothing = (value: unknown) =>
  value === null || value === "" || Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
