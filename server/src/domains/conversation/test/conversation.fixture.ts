import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { eq } from "drizzle-orm";
import { companies, files, tenderers, users } from "../../../db/schema/index.ts";
import { contextOf } from "../../../test/app/caller.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import type { RecipientFields } from "../../../factories/recipients.ts";
import type { JobRequestFields } from "../../../factories/job-requests.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { conversationRouter } from "../index.ts";

export const callerFor = createCallerFactory(conversationRouter);
/** Named, so that the compiler need not spell out every call. */
interface Calls extends ReturnType<typeof callerFor> {}

const clientPhone = "+41791234567";

/** A client whose request a company is interested in, and a second company that received it too. */
export async function talkIn(database: TestDatabase) {
  const { db } = database;
  const make = rowsIn(db);
  const as = (actor: Actor): Calls => callerFor(contextOf(database, actor));
  const region = await make.region();
  const category = await make.category();
  const trade = await make.subcategory(category.id);
  const district = await make.region({ parentId: region.id, name: "Lausanne" });
  const place = { subcategoryId: trade.id, subregionId: district.id };

  const person = async <Row extends { user: { id: string }; actor: Actor; id: string }>(row: Row) => ({
    ...row,
    call: as(row.actor),
  });
  const client = await person(await make.tenderer());
  await db.update(users).set({ phone: clientPhone }).where(eq(users.id, client.user.id));
  await db.update(tenderers).set({ street: "Rue du Lac 1" }).where(eq(tenderers.id, client.id));
  const company = await person(await make.company({ name: "Peinture Rochat" }));
  await db.update(companies).set({ website: "https://www.rochat-peinture.ch" }).where(eq(companies.id, company.id));
  const other = await person(await make.company());
  const otherClient = await person(await make.tenderer());

  /** A request of the client that the company answered, with or without interest. */
  async function request({
    response = "interested",
    clientDecision = "none",
    ...fields
  }: JobRequestFields & Pick<RecipientFields, "response" | "clientDecision"> = {}) {
    const now = new Date().toISOString();
    const row = await make.request(client.id, place, { status: JobStatus.Processed, processedAt: now, ...fields });
    await make.recipient({
      jobRequestId: row.id,
      companyId: company.id,
      response,
      clientDecision,
      ...(response !== "none" && { respondedAt: now }),
      ...(clientDecision !== "none" && { decidedAt: now }),
    });
    await make.recipient({ jobRequestId: row.id, companyId: other.id });
    return { jobRequestId: row.id, companyId: company.id };
  }

  async function photoOf(ownerId: string) {
    const [row] = await db.insert(files).values({ ownerId, width: 800, height: 600, bytes: 1 }).returning();
    if (!row) throw new Error("No file was made");
    return row.id;
  }

  return { client, company, other, otherClient, admin: await make.admin(), as, request, photoOf };
}
