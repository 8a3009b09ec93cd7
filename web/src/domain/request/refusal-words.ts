import { useLingui } from "@lingui/react/macro";
import { type JobAction, type JobState, JobStatus, jobRefusal } from "@metiro/shared/job-request/rules/lifecycle";
import type { Role } from "@metiro/shared/roles";

/**
 * Why the lifecycle table refuses an action in a state, for the button that stays there disabled; undefined when it does
 * not. `const refusalOf = useRefusalWords("Admin"); refusalOf("cancel", request)`
 */
export function useRefusalWords(role: Role): (action: JobAction, request: JobState) => string | undefined {
  const { t } = useLingui();
  const canceled = role === "Admin" ? t`Cette offre est annulée.` : t`Cette demande est annulée.`;
  const other =
    role === "Admin" ? t`Le statut de l’offre ne le permet pas.` : t`Le statut de la demande ne le permet pas.`;
  const done = t`Le travail est marqué comme terminé.`;
  const erased = {
    Admin: t`Cette offre est ancienne : son contenu a été effacé.`,
    Tenderer: t`Cette demande est ancienne : son contenu a été effacé.`,
    Company: t`Cette demande est ancienne : son contenu a été effacé, on ne peut plus y répondre.`,
  }[role];
  return (action, request) => {
    const refusal = jobRefusal(action, role, request);
    if (refusal === null) return undefined;
    if (refusal === "done") return done;
    if (refusal === "erased") return erased;
    return request.status === JobStatus.Canceled ? canceled : other;
  };
}
