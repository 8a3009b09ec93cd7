import type { ExportedData } from "@metiro/shared/auth/export";
import { asc, eq } from "drizzle-orm";
import { apiKeys, files } from "../../../db/schema/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { companyById, templatesOf } from "../../company/index.ts";
import { accessesOf } from "../../data-access/index.ts";
import { messagesOf } from "../../conversation/index.ts";
import { devices, settingsOf } from "../../notification/index.ts";
import { answersOfCompany, draftsOf, requestsOf } from "../../job-request/index.ts";
import { documentsOf } from "../../document/index.ts";
import { offerDraftsOf, offersOf } from "../../offer/index.ts";
import { guaranteesOfClient } from "../../guarantee/index.ts";
import { proofsOf } from "../../proof/index.ts";
import { reportsOf } from "../../report/index.ts";
import { reviewsOf } from "../../review/index.ts";
import { showcaseOf } from "../../showcase/index.ts";
import { subscriptionsOf } from "../../subscription/index.ts";
import { tendererById } from "../../tenderer/index.ts";
import { endpointsOf } from "../../webhook/index.ts";
import { keysWhere } from "../api-keys/queries.ts";
import { profile } from "./profile.ts";
import { listSessions } from "../sign-in/sessions.ts";
import type { TendererActor, CompanyActor } from "../../../trpc/actor.ts";

/** All that is kept of whoever calls, to take along. */
export async function exportData({ ctx }: Call<void, TendererActor | CompanyActor>): Promise<ExportedData> {
  const { db, actor, fileAddresses } = ctx;
  const tendererId = actor.role === "Tenderer" ? actor.tendererId : undefined;
  const companyId = actor.role === "Company" ? actor.companyId : undefined;
  const own = { ctx, input: undefined };
  const tenderer = tendererId === undefined ? undefined : await tendererById(db, tendererId);
  const company = companyId === undefined ? undefined : await companyById(db, companyId);
  const images = await db
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(eq(files.ownerId, actor.userId))
    .orderBy(asc(files.createdAt), asc(files.id));
  return {
    exportedAt: new Date().toISOString(),
    profile: await profile(own),
    ...(tenderer && { tenderer }),
    ...(company && { company, showcase: await showcaseOf(db, company.id) }),
    notifications: await settingsOf(db, actor),
    devices: (await devices(own)).devices,
    jobRequests: tendererId === undefined ? [] : await requestsOf(ctx, tendererId),
    requestDrafts: tendererId === undefined ? [] : await draftsOf(db, tendererId),
    answers: companyId === undefined ? [] : await answersOfCompany(db, companyId),
    answerTemplates: companyId === undefined ? [] : await templatesOf(db, companyId),
    offers: companyId === undefined ? [] : await offersOf(db, companyId),
    offerDrafts: companyId === undefined ? [] : await offerDraftsOf(db, companyId),
    messages: await messagesOf(ctx),
    reviews: await reviewsOf(ctx),
    promises: tendererId === undefined ? [] : await guaranteesOfClient(db, tendererId),
    reports: await reportsOf(db, actor.userId),
    subscriptions: companyId === undefined ? [] : await subscriptionsOf(db, companyId),
    accesses: tendererId === undefined ? [] : await accessesOf(db, tendererId),
    images: images.map((image) => ({ ...image, url: fileAddresses.of(image.id) })),
    proofs: companyId === undefined ? [] : await proofsOf(ctx, companyId),
    documents: await documentsOf(ctx),
    sessions: await listSessions(own),
    apiKeys: await keysWhere(db, eq(apiKeys.userId, actor.userId)),
    webhooks: await endpointsOf(db, actor.userId),
  };
}
