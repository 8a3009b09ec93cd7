import { Trans, useLingui } from "@lingui/react/macro";
import type { Guide } from "@metiro/shared/guide";
import { Check, NotebookPen } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { CardBody } from "#ui/display/card.tsx";
import { FoldCard } from "#ui/display/fold-card.tsx";
import { QuestionsAndAnswers } from "#ui/display/question-list.tsx";
import { Icon } from "#ui/icon.tsx";
import { useTextLanguage } from "../bilingual.tsx";

/** What the public page will say, as it is typed, in the open language. */
export function TextsPreview<Input extends FieldValues, Output>({
  control,
}: {
  control: Control<Input, unknown, Output>;
}) {
  const { t } = useLingui();
  const language = useTextLanguage();
  const english = `translations.en.`;
  const paths = ["name", "description", `${english}name`, `${english}description`, `guide.${language}`];
  const watched: unknown[] = useWatch({ control, name: paths as FieldPath<Input>[] });
  const [name, description, englishName, englishDescription, guide] = watched as [
    string,
    string,
    string,
    string,
    Guide | undefined,
  ];
  const { factors = [], prepare = [], expect = [], questions = [] } = guide ?? {};
  const isEnglish = language === "en";
  return (
    <FoldCard
      label={t`Aperçu`}
      title={<Trans>Aperçu de la page</Trans>}
      className="lg:sticky lg:top-[calc(var(--under-bar,0px)+1rem)]"
    >
      <CardBody large className="grid gap-6 lg:max-h-[calc(100dvh-23rem)] lg:overflow-y-auto" tabIndex={0}>
        <div lang={language} className="grid gap-6 wrap-anywhere">
          <div>
            <h2 className="title-2">{(isEnglish && englishName) || name || "…"}</h2>
            <p className="mt-2 text-ink-2">{(isEnglish && englishDescription) || description}</p>
          </div>
          <Points title={t`Ce qui influence le prix`} icon={Check} points={factors} />
          <Points title={t`À préparer pour la demande`} icon={NotebookPen} points={prepare} />
          {expect.length > 0 && (
            <Part title={t`Le déroulement`}>
              <ol className="grid gap-3">
                {expect.map(({ title, text }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- what is being typed has nothing else to be known by
                  <li key={index} className="border-t-3 border-ink pt-2">
                    <p className="font-semibold">{title || "…"}</p>
                    <p className="text-ink-2">{text}</p>
                  </li>
                ))}
              </ol>
            </Part>
          )}
          {questions.length > 0 && (
            <Part title={t`Les questions fréquentes`}>
              <QuestionsAndAnswers questions={questions} />
            </Part>
          )}
        </div>
      </CardBody>
    </FoldCard>
  );
}

const Points = ({ title, icon, points }: { title: string; icon: LucideIcon; points: readonly string[] }) =>
  points.length > 0 && (
    <Part title={title}>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <Icon of={icon} size="sm" className="mt-1 shrink-0 text-accent-ink" />
            {point}
          </li>
        ))}
      </ul>
    </Part>
  );

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="title-4">{title}</h3>
    {children}
  </section>
);
