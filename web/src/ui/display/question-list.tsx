import { Plus } from "lucide-react";
import { Icon } from "../icon.tsx";

interface Question {
  question: string;
  answer: string;
}

/** Questions that open on their answers: the browser's own, without a script. */
export function QuestionsAndAnswers({
  questions,
  className = "",
}: {
  questions: readonly Question[];
  className?: string;
}) {
  return (
    <div className={`border-t border-line-strong ${className}`}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line-strong">
          <summary className="flex min-h-14 list-none items-center gap-4 px-1 py-3 font-semibold hover:bg-hover [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1">{question}</span>
            <Icon of={Plus} className="text-ink-2 transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <p className="max-w-read px-1 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
