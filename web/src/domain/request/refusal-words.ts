import { useLingui } from "@lingui/react/macro";
import { type JobAction, type JobState, JobStatus, jobRefusal } from "@metiro/shared/job-request/rules/lifecycle";
import type { Role } from "@metiro/shared/roles";

/**
 * Why the lifecycle table refuses an action in a status, for the button that stays there disabled; undefined when it does
 * not. `const refusalOf = useRefusalWords("Admin"); refusalOf("cancel", request)`
 */
export function useRefusalWords(role: Role): (action: JobAction, request: JobState) => string | undefined {
  const { t } = useLingui();
  const canceled = role === "Admin" ? t`Cette offre est annulée.` : t`Cette demande est annulée.`;
  const other =
    role === "Admin" ? t`Le statut de l’offre ne le permet pas.` : t`Le statut de la demande ne le permet pas.`;
  const done = t`Le travail est marqué comme terminé.`;
  return (action, request) => {
    const refusal = jobRefusal(action, role, request);
    if (refusal === null) return undefined;
    if (refusal === "done") return done;
    return request.status === JobStatus.Canceled ? canceled : other;
  };
}
