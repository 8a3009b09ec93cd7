import { useLingui } from "@lingui/react/macro";
import type { Visit } from "@metiro/shared/job-request/response";

/** What a company says of seeing the place. */
export function useVisitWords(): Record<Visit, string> {
  const { t } = useLingui();
  return { offered: t`Visite sur place proposée`, done: t`Visite déjà faite` };
}
