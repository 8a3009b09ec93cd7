import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { addRecipient, createJobRequest } from "../../factories/index.ts";
import { act, type World } from "./world.ts";

const day = "2099-03-08";
const words = { message: "Volontiers.", paymentTerms: "30 jours.", validUntil: day, availableFrom: day };
const content = { vat: "excluded", ...words, duration: 3, durationUnit: "day", visit: "done" };
const own = { label: "Plafond", kind: "work", quantity: 1, unit: "lump", unitPrice: 45_000, vatRate: 810 };

/** A request of the client for which two companies offered; the chosen one was accepted, amended three times, and drafts on. Its id. */
export async function offered(world: World): Promise<string> {
  const { db, sql, people, place } = world;
  const { client, chosen, rejected } = people;
  const sent = { status: JobStatus.Processed, processedAt: new Date().toISOString() };
  const { id } = await createJobRequest(db, { ...place, tendererId: client.ownId, ...sent });
  for (const { ownId } of [chosen, rejected]) await addRecipient(db, { jobRequestId: id, companyId: ownId });
  const line = { kind: "work", label: "Peinture", labelEn: "Painting", unit: "m2" };
  await act(world, "admin", "standardLine.save", {
    subcategoryId: place.subcategoryId,
    lines: [line, { ...line, label: "Évacuation" }],
  });
  const [row] = await sql<{ ids: string[] }[]>`
    select array(select jsonb_array_elements(lines)->>'id') as ids from standard_lines where subcategory_id = ${place.subcategoryId}`;
  const [painting, disposal] = row?.ids ?? [];
  const standard = { standardLineId: painting, quantity: 12, unit: "m2", unitPrice: 1_850, vatRate: 810 };
  const lines = [standard, { standardLineId: disposal, state: "notOffered" }, own];
  const offer = { jobRequestId: id, ...content, lines };
  await act(world, "rejected", "offer.save", offer);
  await act(world, "chosen", "offer.save", offer);
  await act(world, "chosen", "offer.save", { ...offer, lines: [{ ...standard, quantity: 10 }, lines[1], own] });
  await sql`
    update job_request_companies set client_decision = 'accepted', decided_at = clock_timestamp()
    where job_request_id = ${id} and company_id = ${chosen.ownId}`;
  const [paper] = await sql<{ id: string }[]>`
    select id from documents where owner_id = ${chosen.userId} and kind = 'pdf' limit 1`;
  for (const [index, decision] of (["refused", "accepted", undefined] as const).entries()) {
    await act(world, "chosen", "offer.amend", {
      ...offer,
      documentId: paper?.id,
      reason: "Humide.",
      lines: [
        { ...standard, quantity: 9 - index },
        { standardLineId: disposal, state: "includedElsewhere" },
      ],
    });
    if (!decision) break;
    const [amendment] = await sql<{ id: string }[]>`select id from offers where state = 'proposed'`;
    await act(world, "client", "offer.decideAmendment", { id: amendment?.id, decision, note: "Bien." });
  }
  const drafted = { ...own, standardLineId: painting, state: "priced", quantity: "1", unitPrice: "4", optional: false };
  const typed = { ...content, duration: "3", reason: "Hum", documentId: paper?.id, lines: [drafted] };
  await act(world, "chosen", "offer.saveDraft", { jobRequestId: id, content: typed });
  return id;
}
