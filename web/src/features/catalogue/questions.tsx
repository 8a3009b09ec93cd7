import { Trans } from "@lingui/react/macro";
import type { Guide } from "@metiro/shared/guide";
import { QuestionsAndAnswers } from "#ui/display/question-list.tsx";

/** What people ask of a trade. */
export function Questions({ questions }: Pick<Guide, "questions">) {
  if (!questions?.length) return null;
  return (
    <section className="border-t border-line py-12 md:py-16">
      <div className="wrap-page grid gap-6 lg:grid-cols-12">
        <h2 className="title-2 lg:col-span-4">
          <Trans>Questions fréquentes</Trans>
        </h2>
        <QuestionsAndAnswers questions={questions} className="lg:col-span-8" />
      </div>
    </section>
  );
}
