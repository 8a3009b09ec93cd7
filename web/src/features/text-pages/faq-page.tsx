import { QuestionsAndAnswers } from "#ui/display/question-list.tsx";
import { faq } from "./faq.ts";
import { usePageText } from "./use-page-text.ts";

export function FaqPage() {
  const { title, lead, groups } = usePageText(faq);
  return (
    <>
      <header className="wrap-page pt-10 pb-12 md:pt-16">
        <h1 className="title-1">{title}</h1>
        <p className="lead mt-4 max-w-read">{lead}</p>
      </header>
      {groups.map((group) => (
        <section key={group.id} id={group.id} className="scroll-mt-6 border-t border-line py-10 md:py-16">
          <div className="wrap-page grid gap-6 lg:grid-cols-12">
            <h2 className="title-2 lg:col-span-4">{group.title}</h2>
            <QuestionsAndAnswers questions={group.questions} className="lg:col-span-8" />
          </div>
        </section>
      ))}
    </>
  );
}
