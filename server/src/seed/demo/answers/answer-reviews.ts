import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { reviews } from "../../../db/schema/index.ts";
import { sampleReviewAnswers } from "../../data/demo/reviews.ts";

/** The companies' public answers to the latest reviews that are shown, and one older review whose words are withheld. */
export async function answerReviews(tx: Transaction): Promise<void> {
  const shown = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(sql`is_shown(${reviews.showsAt}) and now() < ${reviews.showsAt} + interval '20 days'`)
    .orderBy(sql`${reviews.showsAt} desc, ${reviews.id}`)
    .limit(sampleReviewAnswers.length);
  for (const [rank, { id }] of shown.entries())
    await tx
      .update(reviews)
      .set({ answer: sampleReviewAnswers[rank] ?? null, answeredAt: sql`${reviews.showsAt} + interval '12 hours'` })
      .where(sql`${reviews.id} = ${id}`);
  await tx
    .update(reviews)
    .set({ withheldAt: sql`${reviews.showsAt} + interval '2 days'`, withheldReason: "personalData" })
    .where(
      sql`${reviews.id} = (select id from reviews where now() > shows_at + interval '40 days' order by shows_at desc, id limit 1)`,
    );
}
