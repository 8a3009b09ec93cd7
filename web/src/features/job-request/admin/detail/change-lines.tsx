import { Trans, useLingui } from "@lingui/react/macro";
import { Summary } from "#ui/display/summary.tsx";
import type { RequestVersion } from "@metiro/shared/job-request/notes";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { Answer } from "@metiro/shared/sub-category/questions";
import { answerPresent } from "@metiro/shared/sub-category/questions/answers/answer-present";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useFormats } from "#i18n/use-formats.ts";
import { useStartText } from "#i18n/use-start-words.ts";

interface ChangeLinesProps {
  request: JobRequest;
  before: RequestVersion | undefined;
  after: RequestVersion | undefined;
}

const nothing: RequestVersion = {};

/** What a change made of what, for who wants to read it. */
export function ChangeLines({ request, before = nothing, after = nothing }: ChangeLinesProps) {
  const linesOf = useVersionWords(request);
  const [was, is] = [linesOf(before), linesOf(after)];
  const labels = [...new Set([...was.keys(), ...is.keys()])];
  if (labels.length === 0) return null;
  return (
    <>
      <span className="mt-0.5 block text-ink-2">{labels.join(", ")}</span>
      <details className="mt-1">
        <Summary className="text-accent-ink max-md:min-h-11">
          <Trans>Ce qui a changé</Trans>
        </Summary>
        {labels.map((label) => (
          <span key={label} className="mt-1 block whitespace-pre-line wrap-anywhere text-ink-2">
            <span className="block font-semibold">{label}</span>
            <del className="block text-ink-3">{was.get(label) ?? "–"}</del>
            <ins className="block no-underline">{is.get(label) ?? "–"}</ins>
          </span>
        ))}
      </details>
    </>
  );
}

/** A version in words: by label, only what it says. */
function useVersionWords({ form, currency }: JobRequest): (version: RequestVersion) => Map<string, string> {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const startOf = useStartText();
  const { amount } = useFormats();
  const nameOf = useCatalogueName();
  return ({
    title,
    description,
    subcategory,
    subregion,
    startPreference,
    startDate,
    budgetMin,
    budgetMax,
    answers = {},
    photoCount,
    planCount,
  }) => {
    const start = startPreference && startOf({ startPreference, startDate: startDate ?? undefined });
    const said: [string, string | undefined][] = [
      [t`Titre`, title],
      [t`Description`, description],
      [t`Sous-catégorie`, subcategory && nameOf(subcategory)],
      [t`District`, subregion && nameOf(subregion)],
      [t`Début souhaité`, start ?? startDate ?? undefined],
      [t`Budget minimal`, budgetMin === undefined || budgetMin === null ? undefined : amount(budgetMin)],
      [t`Budget maximal`, budgetMax === undefined || budgetMax === null ? undefined : amount(budgetMax)],
      ...questionsOf(form).map((question): [string, string | undefined] => {
        const answer = answers[question.id];
        const isText = question.type !== "photos" && answerPresent(answer);
        return [
          shortIn(question, { language, currency }),
          isText ? answerText(question, answer as Answer, { language, currency }) : undefined,
        ];
      }),
      [t`Photos`, photoCount === undefined ? undefined : String(photoCount)],
      [t`Plans en PDF`, planCount === undefined ? undefined : String(planCount)],
    ];
    return new Map(said.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]])));
  };
}
