import { useLingui } from "@lingui/react/macro";
import { undoSeconds } from "@metiro/shared/job-request/constants";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useEffect } from "react";
import { toast } from "#ui/feedback/toast-store.ts";
import { useTakeBack } from "../use-take-back.ts";

/** Told once for each load of the document. */
const told = new Set<string>();

/** A decline or a withdrawal of moments ago, told by a page that was then loaded anew: the way to take it back is told again. */
export function useUndoAfterReload({ id, jobRequestCompanies: [own] }: JobRequest): void {
  const { t } = useLingui();
  const takeBack = useTakeBack(id);
  const at = own?.response === "declined" && own.respondedAt !== undefined ? Date.parse(own.respondedAt) : undefined;
  const words = own?.declineReason ? t`Demande déclinée.` : t`Réponse retirée.`;
  useEffect(() => {
    // Since this document was loaded whoever declined here has been told.
    if (at === undefined || at >= performance.timeOrigin || Date.now() >= at + undoSeconds * 1000) return;
    if (told.has(id)) return;
    told.add(id);
    toast.success(words, takeBack);
  });
}
