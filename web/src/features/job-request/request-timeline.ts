import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { sendingsOf } from "@metiro/shared/job-request/rules/sendings";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import type { TimelineItem } from "#ui/display/timeline.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

type Past = Pick<
  JobRequest,
  "createdAt" | "processedAt" | "canceledAt" | "cancelReason" | "doneAt" | "doneCompanyId" | "jobRequestCompanies"
> &
  Pick<JobRequest, "questions" | "additions" | "changes">;

interface Event {
  key: string;
  at: string;
  title: string;
  /** Beside the moment. */
  note?: string | undefined;
}

/** It is read before it is sent, though both are noted in the same second. */
const earliest = (moment: string, sendings: readonly Event[]): string =>
  sendings.reduce((first, { at }) => (at < first ? at : first), moment);

/** What has happened to a request, oldest first; for a Timeline. */
export function useRequestTimeline(): (request: Past) => TimelineItem[] {
  const { t } = useLingui();
  const momentOf = useMomentText();
  const nameOf = useCompanyName();

  const sent = (recipients: readonly Recipient[]): Event[] =>
    sendingsOf(recipients).map(({ at, recipients: reached }, index) => {
      const count = reached.length;
      return {
        key: `sent ${at}`,
        at,
        title:
          index === 0
            ? t`${plural(count, { one: "Envoyée à # entreprise", other: "Envoyée à # entreprises" })}`
            : t`${plural(count, { one: "Envoyée à # autre entreprise", other: "Envoyée à # autres entreprises" })}`,
      };
    });

  const seen = (recipients: readonly Recipient[]): Event[] => {
    const times = recipients.flatMap(({ seenAt }) => seenAt ?? []).sort();
    const [count, of] = [times.length, recipients.length];
    const [first] = times;
    if (first === undefined) return [];
    return [
      {
        key: "seen",
        // Dated by the first of them: an answer never stands before the company that gave it has seen the request.
        at: first,
        title:
          of === 1
            ? t`Vue par l’entreprise`
            : count === of
              ? t`Vue par toutes les entreprises`
              : t`${plural(count, { one: "Vue par # entreprise", other: "Vue par # entreprises" })} sur ${of}`,
      },
    ];
  };

  const answers = (recipients: readonly Recipient[]): Event[] =>
    recipients.flatMap(({ company, response, withdrawn, respondedAt }) => {
      const name = nameOf(company);
      return respondedAt
        ? [
            {
              key: `answer ${company.id}`,
              at: respondedAt,
              title: withdrawn
                ? t`${name} a retiré sa réponse`
                : response === "declined"
                  ? t`${name} a décliné`
                  : t`Réponse : ${name}`,
            },
          ]
        : [];
    });

  const decided = (recipients: readonly Recipient[]): Event[] =>
    recipients.flatMap(({ company, clientDecision, decidedAt }) => {
      const name = nameOf(company);
      return decidedAt
        ? [
            {
              key: `decided ${company.id}`,
              at: decidedAt,
              title: clientDecision === "accepted" ? t`Réponse acceptée : ${name}` : t`Réponse déclinée : ${name}`,
            },
          ]
        : [];
    });

  const said = ({ questions, additions, changes }: Pick<Past, "questions" | "additions" | "changes">): Event[] => [
    ...changes.map(({ at, by }) => ({
      key: `changed ${at}`,
      at,
      title: by === "client" ? t`Vous avez modifié votre demande` : t`Corrigée par notre équipe`,
    })),
    ...questions.flatMap(({ id, text, createdAt, answer, answeredAt }) => [
      { key: `asked ${id}`, at: createdAt, title: t`Question de notre équipe`, note: text },
      ...(answeredAt
        ? [{ key: `replied ${id}`, at: answeredAt, title: t`Votre réponse`, note: answer || undefined }]
        : []),
    ]),
    ...additions.map(({ id, text, createdAt }) => ({
      key: `added ${id}`,
      at: createdAt,
      title: t`Vous avez ajouté une précision`,
      note: text || undefined,
    })),
  ];

  const done = (at: string, by: Recipient | undefined): Event => {
    const name = by && nameOf(by.company);
    return { key: "done", at, title: name === undefined ? t`Travail terminé` : t`Travail terminé : ${name}` };
  };

  return ({
    createdAt,
    processedAt,
    canceledAt,
    cancelReason,
    doneAt,
    doneCompanyId,
    jobRequestCompanies: recipients,
    ...notes
  }) =>
    [
      ...said(notes),
      { key: "created", at: createdAt, title: t`Demande créée` },
      ...(processedAt && recipients.length > 0
        ? [{ key: "read", at: earliest(processedAt, sent(recipients)), title: t`Relue par notre équipe` }]
        : []),
      ...sent(recipients),
      ...seen(recipients),
      ...answers(recipients),
      ...decided(recipients),
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
