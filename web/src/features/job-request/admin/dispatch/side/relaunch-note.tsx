import { Trans, useLingui } from "@lingui/react/macro";
import type { NextCompanies } from "@metiro/shared/guarantee/schema";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { Repeat } from "lucide-react";
import { relaunchWords } from "#domain/guarantee/relaunch-words.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { Icon } from "#ui/icon.tsx";

interface RelaunchNoteProps {
  /** Undefined: it is not to be sent on, or that is not known yet. */
  relaunch: Pick<NextCompanies, "reason" | "since"> | undefined;
  recipients: readonly Recipient[];
}

/** Why a request is sent once more: since when, for what reason, and who of those that have it is silent. */
export function RelaunchNote({ relaunch, recipients }: RelaunchNoteProps) {
  const { i18n } = useLingui();
  const momentOf = useMomentText();
  if (relaunch?.reason === undefined || relaunch.since === undefined) return null;
  const silent = recipients.filter(({ response }) => response === "none").map(({ company }) => company.name);
  const since = momentOf(relaunch.since);
  return (
    <div className="flex items-start gap-2 text-sm text-warning">
      <Icon of={Repeat} size="sm" className="mt-0.5 shrink-0" />
      <p className="min-w-0">
        <Trans>À relancer depuis le {since}.</Trans> {i18n._(relaunchWords[relaunch.reason])}
        {silent.length > 0 && (
          <>
            {" "}
            <Trans>Sans réponse : {silent.join(", ")}.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
