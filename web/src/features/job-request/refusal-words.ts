import { useLingui } from "@lingui/react/macro";
import { type JobAction, JobStatus, jobRefusal } from "@metiro/shared/job-request/lifecycle";
import type { Role } from "@metiro/shared/roles";

/**
 * Why the lifecycle table refuses an action in a status, for the button that stays there disabled; undefined when it does
 * not. `const refusalOf = useRefusalWords("Admin"); refusalOf("cancel", request.status)`
 */
export function useRefusalWords(role: Role): (action: JobAction, status: JobStatus) => string | undefined {
  const { t } = useLingui();
  const canceled = role === "Admin" ? t`Cette offre est annulée.` : t`Cette demande est annulée.`;
  const other =
    role === "Admin" ? t`Le statut de l’offre ne le permet pas.` : t`Le statut de la demande ne le permet pas.`;
  return (action, status) => {
    if (jobRefusal(action, role, status) === null) return undefined;
    return status === JobStatus.Canceled ? canceled : other;
  };
}
