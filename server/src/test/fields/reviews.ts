import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { createJobRequest } from "../../factories/index.ts";
import type { World } from "./world.ts";

/** Work of the client that the chosen company did: three reviewed by both, one of them withheld and answered, one not yet. Its requests. */
export async function reviewed({ db, sql, people: { client, chosen }, place, image }: World): Promise<string[]> {
  const requests: string[] = [];
  for (const kind of ["plain", "plain", "withheld", "unwritten"]) {
    const { id } = await createJobRequest(db, {
      ...place,
      tendererId: client.ownId,
      status: JobStatus.Processed,
      processedAt: new Date().toISOString(),
    });
    requests.push(id);
    await sql`
      update job_requests set done_at = now() - interval '20 days', done_on = current_date - 20, done_company_id = ${chosen.ownId}
      where id = ${id}`;
    if (kind === "unwritten") continue;
    const [row] = await sql<{ id: string }[]>`
      insert into reviews (job_request_id, company_id, tenderer_id, quality, punctuality, price, contact, body, photos_released_at)
      values (${id}, ${chosen.ownId}, ${client.ownId}, 5, 4, 5, 4, 'Travail soigné et chantier propre.', now()) returning id`;
    const review = row?.id ?? "";
    await sql`
      insert into review_photos (review_id, file_id, position) values (${review}, ${await image(client.userId)}, 0)`;
    await sql`
      insert into client_reviews (job_request_id, company_id, tenderer_id, matched, reachable, paid_on_time, note)
      values (${id}, ${chosen.ownId}, ${client.ownId}, true, true, false, 'Noteducanari')`;
    if (kind === "withheld")
      await sql`
        update reviews set withheld_at = now(), withheld_reason = 'insult', answer = 'Merci.', answered_at = now() where id = ${review}`;
  }
  return requests;
}
