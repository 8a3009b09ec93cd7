import { Plural, useLingui } from "@lingui/react/macro";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { faultWords } from "#form/rule-words.ts";
import { Note } from "#ui/feedback/note.tsx";
import { findQuestion } from "./model/edits.ts";
import type { PlacedFault } from "./model/placed-faults.ts";

interface FaultListProps {
  form: QuestionForm;
  faults: readonly PlacedFault[];
  onJump: (fault: PlacedFault) => void;
}

/** All that keeps the form from being published; each leads to where it is put right. */
export function FaultList({ form, faults, onJump }: FaultListProps) {
  const { t, i18n } = useLingui();
  if (faults.length === 0) return null;
  const nameOf = ({ at }: PlacedFault) => {
    if (!at) return t`Formulaire`;
    if (at.kind === "step") {
      const index = form.steps.findIndex(({ id }) => id === at.id);
      return t`Étape ${index + 1}`;
    }
    return findQuestion(form, at.id)?.question.label.fr || t`Question sans texte`;
  };
  return (
    <Note tone="danger" className="mb-6">
      <details open={faults.length <= 5}>
        <summary className="cursor-pointer font-semibold">
          <Plural
            value={faults.length}
            one="# point à corriger avant de publier"
            other="# points à corriger avant de publier"
          />
        </summary>
        <ul className="mt-2 grid gap-1.5">
          {faults.map((fault) => (
            <li key={`${fault.at?.id ?? ""} ${fault.field} ${fault.fault.rule}`}>
              <button
                type="button"
                className="text-left underline underline-offset-2 [overflow-wrap:anywhere]"
                onClick={() => onJump(fault)}
              >
                {nameOf(fault)} : {faultWords(fault.fault, i18n)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </Note>
  );
}
