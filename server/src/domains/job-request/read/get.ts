import { jobRefusal } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "../../../db/prepared.ts";
import { jobRequestCompanies } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { announce } from "../../../live/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { noteRequestSeen } from "../../data-access/index.ts";
import { namedDocuments } from "../../document/index.ts";
import { companyContacts } from "./company-contacts.ts";
import { viewerOf } from "../access/policy.ts";
import { requestRow } from "./request-rows.ts";
import { requestFor } from "./visible-fields.ts";
import { now } from "../../../db/sql.ts";

/** One request as its reader may see it. A company that opens it for the first time has seen it from then on. */
export async function get({ ctx, input: { id } }: Call<{ id: string }>): Promise<JobRequest> {
  const request = await getFor(ctx, id);
  // An admin who looks at the panel has seen it, not the company.
  if (ctx.actor.role !== "Company" || ctx.actor.viewing) return request;
  const { companyId } = ctx.actor;
  const own = request.jobRequestCompanies[0];
  if (!own || own.seenAt !== undefined || jobRefusal("open", ctx.actor.role, request) !== null) return request;
  const [seen] = await markSeen(ctx.db).execute({ id, companyId });
  if (seen) await announce(ctx.db, { about: "jobRequest", id, companyIds: [companyId] });
  return seen?.seenAt ? { ...request, jobRequestCompanies: [{ ...own, seenAt: seen.seenAt }] } : request;
}

/** The request as it stands, for the answer of a call that changed it. */
export async function getFor(ctx: ActorContext, id: string): Promise<JobRequest> {
  const viewer = viewerOf(ctx.actor);
  const limits = await settings(ctx.db);
  const row = await requestRow(ctx.db, viewer, { id, answerDays: limits["jobRequest.answerDays"] });
  if (!row) throw new DomainError("NOT_FOUND");
  // Asked for only where there is somebody to tell of: most of what a client opens has not been accepted yet.
  const isOwn = viewer.role === "Tenderer";
  const hasAccepted = row.recipients.some(({ clientDecision }) => clientDecision === "accepted");
  const [contacts, documents] = await Promise.all([
    isOwn && hasAccepted ? companyContacts(ctx.db, id) : none,
    namedDocuments(ctx.db, row.recipients),
  ]);
  const request = requestFor(viewer, row, {
    visibility: limits["jobRequest.contactVisibility"],
    answerDays: limits["jobRequest.answerDays"],
    maxRecipients: limits["jobRequest.maxRecipients"],
    contacts,
    documents,
    addresses: ctx.fileAddresses,
  });
  await noteRequestSeen(ctx.db, ctx.actor, { jobRequestId: id, contactVisible: request.contactVisible });
  return request;
}

const none = new Map<string, never>();

const markSeen = prepared((db) =>
  db
    .update(jobRequestCompanies)
    .set({ seenAt: now })
    .where(
      and(
        eq(jobRequestCompanies.jobRequestId, sql.placeholder("id")),
        eq(jobRequestCompanies.companyId, sql.placeholder("companyId")),
        isNull(jobRequestCompanies.seenAt),
      ),
    )
    .returning({ seenAt: jobRequestCompanies.seenAt })
    .prepare("job_request_seen"),
);
