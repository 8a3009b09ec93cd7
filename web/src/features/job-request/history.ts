import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import type { TimelineItem } from "../../ui/timeline.tsx";
import { useMomentText } from "./moment-text.ts";

type Past = Pick<
  JobRequest,
  "createdAt" | "canceledAt" | "cancelReason" | "doneAt" | "doneCompanyId" | "jobRequestCompanies"
>;

interface Event {
  key: string;
  at: string;
  title: string;
  /** Beside the moment. */
  note?: string | undefined;
}

/** Companies that were chosen in one go get the request within the same minute. */
const oneGo = 60_000;

/** How many companies got the request each time that it was sent. */
export function sendings(recipients: readonly Pick<Recipient, "createdAt">[]): { at: string; count: number }[] {
  const found: { at: string; count: number }[] = [];
  for (const { createdAt } of [...recipients].sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const last = found.at(-1);
    if (last && Date.parse(createdAt) - Date.parse(last.at) < oneGo) last.count += 1;
    else found.push({ at: createdAt, count: 1 });
  }
  return found;
}

/** What has happened to a request, oldest first; for a Timeline. */
export function useHistory(): (request: Past) => TimelineItem[] {
  const { t } = useLingui();
  const momentOf = useMomentText();

  const sent = (recipients: readonly Recipient[]): Event[] =>
    sendings(recipients).map(({ at, count }, index) => ({
      key: `sent ${at}`,
      at,
      title:
        index === 0
          ? t`${plural(count, { one: "Envoyée à # entreprise", other: "Envoyée à # entreprises" })}`
          : t`${plural(count, { one: "Envoyée à # autre entreprise", other: "Envoyée à # autres entreprises" })}`,
    }));

  const firstAnswer = (recipients: readonly Recipient[]): Event[] =>
    recipients
      .filter(({ response }) => response === "interested")
      .flatMap(({ respondedAt }) => respondedAt ?? [])
      .sort()
      .slice(0, 1)
      .map((at) => ({ key: "answer", at, title: t`Première réponse` }));

  const accepted = (recipients: readonly Recipient[]): Event[] =>
    recipients.flatMap(({ company, clientDecision, decidedAt }) =>
      clientDecision === "accepted" && decidedAt
        ? [{ key: `accepted ${company.id}`, at: decidedAt, title: t`Réponse acceptée : ${company.name}` }]
        : [],
    );

  const done = (at: string, by: Recipient | undefined): Event => ({
    key: "done",
    at,
    title: by ? t`Travail terminé : ${by.company.name}` : t`Travail terminé`,
  });

  return ({ createdAt, canceledAt, cancelReason, doneAt, doneCompanyId, jobRequestCompanies: recipients }) =>
    [
      { key: "created", at: createdAt, title: t`Demande créée` },
      ...sent(recipients),
      ...firstAnswer(recipients),
      ...accepted(recipients),
      ...(doneAt
        ? [
            done(
              doneAt,
              recipients.find(({ company }) => company.id === doneCompanyId),
            ),
          ]
        : []),
      ...(canceledAt ? [{ key: "canceled", at: canceledAt, title: t`Demande annulée`, note: cancelReason }] : []),
    ]
      .sort((a, b) => a.at.localeCompare(b.at))
      .map(({ key, at, title, note }: Event) => ({
        key,
        title,
        note: note === undefined ? momentOf(at) : `${momentOf(at)} · ${note}`,
        state: "done",
      }));
}
