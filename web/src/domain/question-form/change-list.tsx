import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangedPart, FormChange } from "@metiro/shared/sub-category/questions/diff/changes";

const partWords: Record<ChangedPart, MessageDescriptor> = {
  texts: msg`textes`,
  type: msg`type de réponse`,
  required: msg`obligation`,
  options: msg`réponses proposées`,
  unit: msg`unité`,
  default: msg`valeur par défaut`,
  visibleIf: msg`condition`,
  validation: msg`limites`,
  sensitive: msg`confidentialité`,
  summary: msg`présence dans les résumés`,
  fills: msg`lieu ou début de la demande`,
};

/** What changed from one form to another, a sentence each. */
export function ChangeList({ changes }: { changes: readonly FormChange[] }) {
  const sentence = useChangeWords();
  if (changes.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Aucune différence.</Trans>
      </p>
    );
  return (
    <ul className="grid list-disc gap-1 pl-5 text-sm">
      {changes.map((change) => (
        <li key={`${change.of} ${change.id} ${change.change}`} className="[overflow-wrap:anywhere]">
          {sentence(change)}
        </li>
      ))}
    </ul>
  );
}

/** A change in words: « Question « Surface » modifiée : limites, textes ». */
export function useChangeWords(): (change: FormChange) => string {
  const { t, i18n } = useLingui();
  return ({ change, of, label, parts = [] }) => {
    const name = label || "–";
    const what = parts.map((part) => i18n._(partWords[part])).join(", ");
    if (of === "step") {
      if (change === "added") return t`Étape « ${name} » ajoutée`;
      if (change === "removed") return t`Étape « ${name} » supprimée`;
      return change === "moved" ? t`Étape « ${name} » déplacée` : t`Étape « ${name} » modifiée : ${what}`;
    }
    if (change === "added") return t`Question « ${name} » ajoutée`;
    if (change === "removed") return t`Question « ${name} » supprimée`;
    return change === "moved" ? t`Question « ${name} » déplacée` : t`Question « ${name} » modifiée : ${what}`;
  };
}
