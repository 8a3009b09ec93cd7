import { sentMailDays } from "@metiro/shared/mail/constants";
import type { InferInsertModel } from "drizzle-orm";
import type { jobRequestMails, sentMails } from "../../db/schema/index.ts";
import { rowId } from "../row-id.ts";
import type { rowsOf } from "./plan/plan-rows.ts";

interface MailRows {
  sent: InferInsertModel<typeof sentMails>[];
  /** Those about a request once more, as its page lists them. */
  ofRequests: InferInsertModel<typeof jobRequestMails>[];
}

type Request = ReturnType<typeof rowsOf>["requests"][number];

/** What is told of a mail: when it left, which it was, to whom, and what it was about besides the request. */
type Told = [at: string, kind: string, to: string | undefined, about?: object];

const day = 86_400_000;

/** The mails that the requests of the demo had caused: none has left, nobody's mailbox holds them. */
export function mailRows({ requests, companies, tenderers, admin }: ReturnType<typeof rowsOf>, now: Date): MailRows {
  const ownerOf = new Map([...companies, ...tenderers].map(({ id, user }) => [id, user.id]));
  const kept = new Date(now.getTime() - sentMailDays * day).toISOString();
  const rows: MailRows = { sent: [], ofRequests: [] };
  for (const request of requests)
    for (const [at, kind, to, about] of toldOf(request, ownerOf, admin.id)) {
      if (to === undefined || at <= kept) continue;
      const id = rowId(at, "mail", kind, request.id, to, JSON.stringify(about ?? {}));
      const outcome = "sent" as const;
      rows.sent.push({ id, userId: to, kind, data: { jobRequestId: request.id, ...about }, outcome, at });
      rows.ofRequests.push({
        id: rowId(at, "request mail", id),
        jobId: id,
        jobRequestId: request.id,
        userId: to,
        kind,
        createdAt: at,
        outcome,
        settledAt: at,
      });
    }
  return rows;
}

function toldOf(request: Request, ownerOf: ReadonlyMap<string, string>, adminId: string): Told[] {
  const client = ownerOf.get(request.tendererId);
  const { createdAt, processedAt, recipients } = request;
  return [
    [createdAt, "requestReceived", client],
    [createdAt, "newRequest", adminId],
    ...(processedAt ? [[processedAt, "requestForwarded", client] satisfies Told] : []),
    ...recipients.flatMap(({ companyId, createdAt: sentAt, respondedAt, clientDecision, decidedAt }): Told[] => {
      const company = ownerOf.get(companyId);
      const about = { companyId };
      return [
        ...(sentAt ? [[sentAt, "requestSent", company, about] satisfies Told] : []),
        ...(respondedAt ? [[respondedAt, "answerReceived", client, { ...about, respondedAt }] satisfies Told] : []),
        ...(decidedAt && clientDecision === "accepted"
          ? [
              [decidedAt, "answerAccepted", company, about] satisfies Told,
              [decidedAt, "companyChosen", client, about] satisfies Told,
            ]
          : []),
        ...(decidedAt && clientDecision === "rejected"
          ? [[decidedAt, "answerRejected", company, about] satisfies Told]
          : []),
      ];
    }),
  ];
}
