import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { Language } from "@metiro/shared/languages";
import { checkAnswer } from "@metiro/shared/sub-category/questions/check/check-answer";
import { textIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { answerFaultWords } from "#form/question/answer-fault-words.ts";
import { QuestionScreenBody } from "#form/question/question-screen-body.tsx";
import { ScreenHead } from "#form/question/screen-head.tsx";
import { WizardShell } from "#layout/wizard/wizard-shell.tsx";
import { Button } from "#ui/button/button.tsx";
import { PreviewSummary } from "./preview-summary.tsx";
import type { PreviewWindow } from "./use-preview.ts";

interface FormPreviewPageProps {
  preview: PreviewWindow;
  name: string;
  icon: string | undefined;
  currency: string;
}

/** Place, timing, budget and description, which follow the questions in every request. */
const ownScreens = 4;

/** The page that a client sees, with the questions of the form; nothing of it is sent. */
export function FormPreviewPage({ preview, name, icon, currency }: FormPreviewPageProps) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const { screens, screen, index, answers } = preview;
  const [tried, setTried] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const id = screen?.question.id;
  useEffect(() => {
    if (id !== undefined) top.current?.ownerDocument.documentElement.scrollTo?.(0, 0);
  }, [id]);

  const check = screen && checkAnswer(screen.question, answers[screen.question.id], { today: swissToday() });
  const error = check && !check.ok && tried === id ? answerFaultWords(screen.question, check.failure, i18n) : undefined;
  const count = screens.length + ownScreens;
  const place = screen ? t`Question ${index + 1} sur ${count}` : t`Dernière étape`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(id);
    if (check?.ok) preview.go(index + 1);
  };
  // What leads away in the page of a client would lead out of the builder.
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Object && "closest" in event.target && (event.target as Element).closest("a")) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div ref={top} onClickCapture={stay}>
      <WizardShell
        icon={icon}
        name={name}
        progress={{ value: screen ? (index + 1) / (count + 1) : 1, label: place }}
        onLeave={preview.restart}
        foot={
          <>
            {index > 0 ? (
              <Button
                variant="ghost"
                size="lg"
                className="shrink-0"
                icon={ArrowLeft}
                onClick={() => preview.go(index - 1)}
              >
                <Trans>Retour</Trans>
              </Button>
            ) : (
              <span />
            )}
            {screen ? (
              <Button type="submit" form="preview" size="lg" iconAfter={ArrowRight}>
                <Trans>Continuer</Trans>
              </Button>
            ) : (
              <Button size="lg" onClick={preview.restart}>
                <Trans>Recommencer</Trans>
              </Button>
            )}
          </>
        }
      >
        {screen ? (
          <form id="preview" noValidate onSubmit={submit} className="grid gap-8">
            <ScreenHead
              place={place}
              title={textIn(screen.question.label, { language, currency }) || "…"}
              optional={!screen.question.required}
            />
            <QuestionScreenBody
              key={screen.question.id + screen.question.type}
              screen={screen}
              language={language}
              currency={currency}
              photos={undefined}
              value={answers[screen.question.id]}
              error={error}
              onChange={(answer) => preview.answer(screen.question.id, answer)}
            />
          </form>
        ) : (
          <div className="grid gap-8">
            <ScreenHead
              place={place}
              title={t`Tout est juste ?`}
              lead={t`Avant ce résumé viennent le lieu, le délai, le budget et la description, les mêmes pour toutes les demandes.`}
            />
            <PreviewSummary preview={preview} language={language} currency={currency} />
          </div>
        )}
      </WizardShell>
    </div>
  );
}
