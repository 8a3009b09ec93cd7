import { and, eq, not, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import {
  companies,
  documents,
  files,
  panelViews,
  signInEvents,
  subscriptions,
  tenderers,
  users,
  verificationCodes,
} from "../../../db/schema/index.ts";
import { erasedValues, removedTables } from "../../../db/schema/personal.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { eraseAuditDetails } from "../../audit/index.ts";
import { forgetAccessesOf } from "../../data-access/index.ts";
import { forgetBinnedOf } from "../../bin/index.ts";
import { unsignPosts } from "../../blog/index.ts";
import { eraseMessagesOf } from "../../conversation/index.ts";
import { isOfBlog } from "../../file/index.ts";
import { eraseAnswersOf, eraseDraftsOf, eraseRequestsOf, forgetWishesFor } from "../../job-request/index.ts";
import { eraseOffersOf } from "../../offer/index.ts";
import { eraseProofsOf } from "../../proof/index.ts";
import { eraseReportsOf } from "../../report/index.ts";
import { eraseReviewsOf } from "../../review/index.ts";
import { eraseShowcaseOf } from "../../showcase/index.ts";
import { forgetViewsOf } from "../../saved-view/index.ts";
import { resetAccountAttempts } from "../attempts/attempt-counters.ts";
import { hashOf } from "../attempts/hash-of.ts";
import { now } from "../../../db/sql.ts";

/**
 * Takes a person out of the database. The rows that others need stay, without what says who it was; its tokens stop
 * working at once. Returns the ids of its files, whose bytes go once the transaction is committed.
 */
export async function eraseAccount(tx: Transaction, userId: string): Promise<string[]> {
  const [user] = await tx
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  const person = orNotFound(user);
  const { email } = person;
  const [client] = await tx.select({ id: tenderers.id }).from(tenderers).where(eq(tenderers.userId, userId));
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.userId, userId));
  if (client) await eraseClient(tx, client.id);
  if (company) await eraseCompany(tx, company.id);

  await eraseAuditDetails(tx, [userId, ...(company ? [company.id] : [])]);
  await forgetViewsOf(tx, { ...person, userId, companyName: company?.name });
  await eraseReportsOf(tx, userId);
  await unsignPosts(tx, userId);
  // By hand: what the blog shows is the blog’s, whoever uploaded it, and the bytes of the others go later.
  const gone = await tx
    .delete(files)
    .where(and(eq(files.ownerId, userId), not(isOfBlog)))
    .returning({ id: files.id });
  const documentsGone = await tx.delete(documents).where(eq(documents.ownerId, userId)).returning({ id: documents.id });
  for (const owner of ["userId", "ownerId"] as const)
    for (const { table, column } of removedTables(owner)) await tx.delete(table).where(eq(column, userId));
  // What says whose it is in another way as well: tries before there was an account, and panels that an admin looked at.
  await tx.delete(signInEvents).where(eq(signInEvents.subject, hashOf(email)));
  await tx.delete(verificationCodes).where(eq(verificationCodes.subject, hashOf(email)));
  await tx.delete(panelViews).where(eq(panelViews.viewerId, userId));
  await resetAccountAttempts(tx, { email, userId });
  await tx
    .update(users)
    .set({ ...erasedValues(users), deletedAt: now, updatedAt: now })
    .where(eq(users.id, userId));
  return [...gone, ...documentsGone].map(({ id }) => id);
}

async function eraseClient(tx: Transaction, id: string): Promise<void> {
  await eraseRequestsOf(tx, id);
  await eraseReviewsOf(tx, { tendererId: id });
  await forgetBinnedOf(tx, { tendererId: id });
  await eraseDraftsOf(tx, id);
  await forgetAccessesOf(tx, id);
  await tx
    .update(tenderers)
    .set({ ...erasedValues(tenderers), updatedAt: now })
    .where(eq(tenderers.id, id));
}

/** Its subscriptions stay, with the name of who paid: they are accounts. What the back office noted of them goes. */
async function eraseCompany(tx: Transaction, id: string): Promise<void> {
  const booked = await tx
    .update(subscriptions)
    .set({
      ...erasedValues(subscriptions),
      payerName: sql`(select ${companies.name} from ${companies} where ${companies.id} = ${id})`,
    })
    .where(eq(subscriptions.companyId, id))
    .returning({ id: subscriptions.id });
  await eraseAuditDetails(
    tx,
    booked.map((row) => row.id),
  );
  await eraseAnswersOf(tx, id);
  await eraseOffersOf(tx, id);
  await eraseMessagesOf(tx, id);
  await eraseReviewsOf(tx, { companyId: id });
  await eraseProofsOf(tx, id);
  await eraseShowcaseOf(tx, id);
  await forgetWishesFor(tx, id);
  await forgetBinnedOf(tx, { companyId: id });
  for (const { table, column } of removedTables("companyId")) await tx.delete(table).where(eq(column, id));
  await tx
    .update(companies)
    .set({ ...erasedValues(companies), updatedAt: now })
    .where(eq(companies.id, id));
}
