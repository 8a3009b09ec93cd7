import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { jobRequests, regions, subcategories } from "../db/schema/index.ts";
import { createSubcategory, createSubregion } from "./catalogue.ts";
import { addRecipients, type RecipientFields } from "./recipients.ts";
import { onlyRow, rowOf } from "./only-row.ts";
import { createTenderer } from "./tenderers.ts";

export type JobRequestRow = typeof jobRequests.$inferSelect;
export type JobRequestFields = Partial<Omit<typeof jobRequests.$inferInsert, "categoryId" | "regionId">> & {
  recipients?: readonly Omit<RecipientFields, "jobRequestId">[];
};

/**
 * Requests with their recipients. Client, subcategory and district are made where none is given; category, region and
 * form follow from them. One that has recipients is Processed unless it says otherwise.
 */
export async function createJobRequests(db: Queryable, all: readonly JobRequestFields[]): Promise<JobRequestRow[]> {
  if (all.length === 0) return [];
  const complete = await Promise.all(
    all.map(async (fields) => ({
      ...fields,
      tendererId: fields.tendererId ?? (await createTenderer(db)).id,
      subcategoryId: fields.subcategoryId ?? (await createSubcategory(db)).id,
      subregionId: fields.subregionId ?? (await createSubregion(db)).id,
    })),
  );
  const trades = await db
    .select()
    .from(subcategories)
    .where(
      inArray(
        subcategories.id,
        complete.map(({ subcategoryId }) => subcategoryId),
      ),
    );
  const places = await db
    .select()
    .from(regions)
    .where(
      inArray(
        regions.id,
        complete.map(({ subregionId }) => subregionId),
      ),
    );
  const tradeOf = new Map(trades.map((trade) => [trade.id, trade]));
  const placeOf = new Map(places.map((place) => [place.id, place]));

  const rows = await db
    .insert(jobRequests)
    .values(
      complete.map(({ recipients = [], ...fields }) => {
        const { categoryId, questions, questionsRevision } = rowOf(tradeOf, fields.subcategoryId);
        const regionId = rowOf(placeOf, fields.subregionId).parentId ?? fields.subregionId;
        const sent =
          recipients.length > 0 ? { status: JobStatus.Processed, processedAt: new Date().toISOString() } : {};
        const asked = { form: questions, formRevision: questionsRevision, answers: {}, currency: "EUR" };
        return { ...wordsOf, ...asked, ...sent, ...fields, categoryId, regionId };
      }),
    )
    .returning();
  await addRecipients(
    db,
    rows.flatMap(({ id }, rank) =>
      (complete[rank]?.recipients ?? []).map((recipient) => Object.assign({ jobRequestId: id }, recipient)),
    ),
  );
  return rows;
}

const wordsOf = {
  title: "Repeindre le salon",
  description: "Murs et plafond du salon, environ trente mètres carrés.",
  startPreference: "flexible" as const,
};

export const createJobRequest = async (db: Queryable, fields: JobRequestFields = {}): Promise<JobRequestRow> =>
  onlyRow(await createJobRequests(db, [fields]));
