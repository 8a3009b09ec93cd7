import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { sentMailDays } from "@metiro/shared/mail/constants";
import type { InferInsertModel } from "drizzle-orm";
import type { jobRequestMails, sentMails } from "../../db/schema/index.ts";
import { rowId } from "../row-id.ts";
import type { planRows } from "./plan/plan-rows.ts";

interface MailRows {
  sent: InferInsertModel<typeof sentMails>[];
  /** Those about a request once more, as its page lists them. */
  ofRequests: InferInsertModel<typeof jobRequestMails>[];
}

type Request = ReturnType<typeof planRows>["requests"][number];
type Recipient = Request["recipients"][number];

/** What is told of a mail: when it left, which it was, to whom, and what it was about besides the request. */
type Told = [at: string, kind: string, to: string | undefined, about?: object];

const dayMs = 86_400_000;

/** The mails that the requests of the demo had caused: none has left, nobody's mailbox holds them. */
export function mailRows({ requests, companies, tenderers, admin }: ReturnType<typeof planRows>, now: Date): MailRows {
  const ownerOf = new Map([...companies, ...tenderers].map(({ id, user }) => [id, user.id]));
  const kept = new Date(now.getTime() - sentMailDays * dayMs).toISOString();
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

type Owners = ReadonlyMap<string, string>;

function toldOf(request: Request, ownerOf: Owners, adminId: string): Told[] {
  const client = ownerOf.get(request.tendererId);
  const { createdAt, processedAt, doneAt, doneCompanyId, recipients } = request;
  return [
    [createdAt, "requestReceived", client],
    [createdAt, "newRequest", adminId],
    ...(processedAt ? [[processedAt, "requestForwarded", client] satisfies Told] : []),
    ...recipients.flatMap((recipient) => toldOfRecipient(recipient, ownerOf.get(recipient.companyId), client)),
    ...(doneAt && doneCompanyId
      ? [[doneAt, "jobDone", ownerOf.get(doneCompanyId), { companyId: doneCompanyId }] satisfies Told]
      : []),
    ...toldOfCanceling(request, ownerOf),
  ];
}

function toldOfRecipient(recipient: Recipient, company: string | undefined, client: string | undefined): Told[] {
  const { companyId, createdAt: sentAt, respondedAt, clientDecision, decidedAt } = recipient;
  const about = { companyId };
  const told: Told[] = [[sentAt, "requestSent", company, about]];
  if (respondedAt) told.push([respondedAt, "answerReceived", client, { ...about, respondedAt }]);
  if (decidedAt && clientDecision === "rejected") told.push([decidedAt, "answerRejected", company, about]);
  if (decidedAt && clientDecision === "accepted")
    told.push([decidedAt, "answerAccepted", company, about], [decidedAt, "companyChosen", client, about]);
  return told;
}

/** In the demo clients cancel: whoever is still in play hears of it, and they know it themselves. */
function toldOfCanceling({ status, canceledAt, recipients }: Request, ownerOf: Owners): Told[] {
  if (status !== JobStatus.Canceled || !canceledAt) return [];
  return recipients
    .filter(({ response, clientDecision }) => response !== "declined" && clientDecision !== "rejected")
    .map(({ companyId }) => [canceledAt, "requestCanceled", ownerOf.get(companyId)]);
}
