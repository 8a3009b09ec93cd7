import { Plural, useLingui } from "@lingui/react/macro";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { faultWords } from "#form/fault/fault-words.ts";
import { Summary } from "#ui/display/summary.tsx";
import { Note } from "#ui/feedback/note.tsx";
import type { Selected } from "./model/editing.ts";
import { findQuestion } from "./model/edits.ts";
import { isAt, type PlacedFault } from "./model/placed-faults.ts";

interface FaultListProps {
  form: QuestionForm;
  faults: readonly PlacedFault[];
  /** What is open: its faults stand at its fields, and are not said twice. */
  selected: Selected | undefined;
  onJump: (fault: PlacedFault) => void;
}

/** What keeps the form from being published; each leads to where it is put right. */
export function FaultList({ form, faults, selected, onJump }: FaultListProps) {
  const { t, i18n } = useLingui();
  if (faults.length === 0) return null;
  const elsewhere = faults.filter((fault) => !selected || !isAt(fault, selected));
  const here = faults.length - elsewhere.length;
  const nameOf = ({ at, field }: PlacedFault) => {
    if (!at) return t`Formulaire`;
    if (at.kind === "step") {
      const index = form.steps.findIndex(({ id }) => id === at.id);
      return t`Étape ${index + 1}`;
    }
    const label = findQuestion(form, at.id)?.question.label.fr;
    const name = label ? t`« ${label} »` : t`Question sans texte`;
    const option = /^options\.(\d+)\./.exec(field)?.[1];
    return option === undefined ? name : t`${name}, réponse ${Number(option) + 1}`;
  };
  return (
    <Note tone="danger" className="mb-6">
      <details open={elsewhere.length <= 5}>
        <Summary className="font-semibold">
          <Plural
            value={faults.length}
            one="# point à corriger avant de publier"
            other="# points à corriger avant de publier"
          />
        </Summary>
        <ul className="mt-2 grid gap-1.5">
          {here > 0 && (
            <li>
              <Plural
                value={here}
                one="# dans ce qui est ouvert ci-dessous, à son champ"
                other="# dans ce qui est ouvert ci-dessous, à leur champ"
              />
            </li>
          )}
          {elsewhere.map((fault) => (
            <li key={`${fault.at?.id ?? ""} ${fault.field} ${fault.fault.rule}`}>
              <button
                type="button"
                className="min-h-6 text-left underline underline-offset-2 [overflow-wrap:anywhere]"
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
