import type { AuditAction } from "@metiro/shared/audit/actions";
import type { EventKind, FollowUp, RequestEvent } from "@metiro/shared/job-request/follow-up";
import { sendingsOf } from "@metiro/shared/job-request/rules/sendings";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { auditTrailOf } from "../../audit/index.ts";
import { companyNames, type Note, type NotedRecipient, notesOf, recipientsOf, requestBegin } from "./follow-up-rows.ts";
import { mailsAbout } from "./mails.ts";
import { viewerOf } from "../access/policy.ts";

/** Everything that happened to a request, with who did it, and what became of the mails about it. */
export async function followUp({ ctx: { db, actor }, input: { id } }: Call<{ id: string }>): Promise<FollowUp> {
  const begin = await requestBegin(db, viewerOf(actor), id);
  if (!begin) throw new DomainError("NOT_FOUND");
  const [recipients, notes, deeds, mails] = await Promise.all([
    recipientsOf(db, id),
    notesOf(db, id),
    auditTrailOf(db, id, notedDeeds),
    mailsAbout(db, id),
  ]);
  const told = deeds.flatMap(({ action, details, ...deed }) => {
    const companyIds = Array.isArray(details["companyIds"]) ? (details["companyIds"] as string[]) : [];
    const kind = kindOf[action];
    return kind && companyIds.length > 0 ? [{ ...deed, kind, companyIds }] : [];
  });
  const names = await companyNames(
    db,
    told.flatMap(({ companyIds }) => companyIds),
  );
  const known = new Set(told.flatMap(({ kind, companyIds }) => (kind === "sent" ? companyIds : [])));
  const client = begin.client;
  const canceler = deeds.find(({ action }) => action === "jobRequest.cancel");
  const events: Noted[] = [
    { at: begin.createdAt, kind: "created", actor: client, companies: [] },
    ...notes.flatMap((note) => toldOfNote(note, client)),
    ...told.map(({ at, actor: doer, kind, companyIds }) => ({
      at,
      kind,
      actor: doer,
      companies: companyIds.flatMap((companyId) => names.get(companyId) ?? []),
    })),
    // Sendings of which no entry is kept.
    ...sendingsOf(recipients.filter(({ company }) => !known.has(company.id))).map(({ at, recipients: reached }) => ({
      at,
      kind: "sent" as const,
      companies: reached.map(({ company }) => company),
    })),
    ...recipients.flatMap((recipient) => stepsOf(recipient, client)),
  ];
  if (begin.canceledAt)
    events.push({
      at: begin.canceledAt,
      kind: "canceled",
      // One that the nightly job ended was ended by nobody.
      actor: canceler ? canceler.actor : begin.erasedAt === null ? client : null,
      companies: [],
      text: begin.cancelReason,
    });
  return { events: omitNulls(events.toSorted((a, b) => a.at.localeCompare(b.at))), mails };
}

/** What is told of a request from its entries in the audit. */
const kindOf: Partial<Record<string, EventKind>> = {
  "jobRequest.sendToCompanies": "sent",
  "jobRequest.undoSend": "undone",
  "jobRequest.markDone": "done",
  "jobRequest.undoDone": "notDone",
};
const notedDeeds: AuditAction[] = [
  "jobRequest.sendToCompanies",
  "jobRequest.undoSend",
  "jobRequest.markDone",
  "jobRequest.undoDone",
  "jobRequest.cancel",
];

/** An event as the database has it: absent is null. */
type Noted = Pick<RequestEvent, "at" | "kind" | "companies"> & {
  [Field in Exclude<keyof RequestEvent, "at" | "kind" | "companies">]?: RequestEvent[Field] | null;
};

/** What a note tells; a question that was answered tells of two things. */
function toldOfNote({ answer, answeredAt, text, ...note }: Note, client: RequestEvent["actor"]): Noted[] {
  const asked = { ...note, text: text || null, companies: [] };
  if (answeredAt === null) return [asked];
  return [asked, { at: answeredAt, kind: "replied", actor: client, companies: [], text: answer || null }];
}

/** How far a company came, and what the client made of it. */
function stepsOf(recipient: NotedRecipient, client: RequestEvent["actor"] | null): Noted[] {
  const { company, seenAt, respondedAt, response, withdrawn, decidedAt, clientDecision, rejectReason, rejectNote } =
    recipient;
  const companies = [company];
  return [
    ...(seenAt ? [{ at: seenAt, kind: "seen" as const, companies }] : []),
    ...(respondedAt ? [{ at: respondedAt, kind: "answered" as const, companies, response, withdrawn }] : []),
    ...(decidedAt
      ? [
          {
            at: decidedAt,
            kind: "decided" as const,
            companies,
            decision: clientDecision,
            rejectReason,
            text: rejectNote,
            actor: client,
          },
        ]
      : []),
  ];
}
