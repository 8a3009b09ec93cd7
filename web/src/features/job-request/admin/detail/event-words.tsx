import { personName } from "@metiro/shared/user/nameless";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestEvent } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { ReactNode } from "react";
import type { TimelineItem } from "#ui/display/timeline.tsx";
import { useRejectReasons } from "#domain/request/reject-reasons.ts";
import { useMomentText } from "#domain/request/moment-text.ts";
import { ChangeLines } from "./change-lines.tsx";
import { useCompanyName } from "#domain/company/use-company-name.ts";

/** What happened to a request, in words; for a Timeline. */
export function useEventWords(request: JobRequest): (event: RequestEvent, index: number) => TimelineItem {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const reasons = useRejectReasons();
  const nameOf = useCompanyName();
  const titleOf = ({ kind, companies, response, withdrawn, decision }: RequestEvent): string => {
    const [first] = companies;
    const name = first ? nameOf(first) : "";
    const count = companies.length;
    switch (kind) {
      case "created":
        return t`Demande créée`;
      case "edited":
        return t`Demande corrigée`;
      case "changed":
        return t`Demande modifiée par le client`;
      case "asked":
        return t`Précision demandée au client`;
      case "replied":
        return t`Le client a répondu à la question`;
      case "added":
        return t`Précision ajoutée par le client`;
      case "sent":
        return t`${plural(count, { one: "Envoyée à # entreprise", other: "Envoyée à # entreprises" })}`;
      case "undone":
        return t`${plural(count, { one: "Envoi à # entreprise annulé avant son départ", other: "Envoi à # entreprises annulé avant son départ" })}`;
      case "seen":
        return t`Vue par ${name}`;
      case "answered":
        if (withdrawn) return t`${name} a retiré sa réponse`;
        return response === "declined" ? t`${name} a décliné` : t`${name} a répondu`;
      case "decided":
        return decision === "accepted" ? t`Réponse acceptée : ${name}` : t`Réponse déclinée : ${name}`;
      case "done":
        return t`Travail terminé : ${name}`;
      case "notDone":
        return t`Le travail n’est plus marqué comme terminé`;
      case "canceled":
        return t`Demande annulée`;
    }
  };
  return (event, index) => {
    const { at, kind, actor, companies, text } = event;
    const who = actor && (personName(actor) ?? t`Compte supprimé`);
    return {
      key: `${kind} ${at} ${index}`,
      state: "done",
      title: titleOf(event),
      note: (
        <>
          {who ? `${momentOf(at)} · ${who}` : momentOf(at)}
          {(kind === "sent" || kind === "undone") && <Line>{companies.map(nameOf).join(", ")}</Line>}
          {event.rejectReason && <Line>{reasons[event.rejectReason]}</Line>}
          {text && <Line quoted>{text}</Line>}
          <ChangeLines request={request} before={event.before} after={event.after} />
        </>
      ),
    };
  };
}

const Line = ({ quoted, children }: { quoted?: boolean; children: ReactNode }) => (
  <span className="mt-0.5 block whitespace-pre-line text-ink-2 wrap-anywhere">
    {quoted ? <Trans>« {children} »</Trans> : children}
  </span>
);
