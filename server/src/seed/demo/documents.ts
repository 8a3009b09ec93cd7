import { formatAmount } from "@metiro/shared/text/format";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { documents, jobRequestCompanies, jobRequestPlans } from "../../db/schema/index.ts";
import { documentKeyOf } from "../../storage/image-keys.ts";
import type { Storage } from "../../storage/port.ts";
import { amendmentPaper, answerPapers, planTexts } from "../data/demo/documents.ts";
import { rowId } from "../row-id.ts";
import type { OfferRows } from "./answers/offers.ts";
import { floorPlan, samplePdf } from "./paper.ts";
import type { planRows } from "./plan/plan-rows.ts";

/** Keeps a drawn PDF as one that somebody sent; its id. */
export async function keepPaper(
  tx: Transaction,
  storage: Storage,
  { ownerId, at, name, bytes }: { ownerId: string; at: string; name: string; bytes: Buffer },
): Promise<string> {
  const id = rowId(at, "document", ownerId, name);
  await tx.insert(documents).values({ id, ownerId, kind: "pdf", name, bytes: bytes.length, pages: 1, createdAt: at });
  await storage.put(documentKeyOf(id, "pdf"), bytes);
  return id;
}

type Rows = Pick<ReturnType<typeof planRows>, "companies" | "tenderers" | "requests">;

/** Plans of requests and PDFs of answers. That of an amendment is named in its row, which is kept afterwards: it never changes then. */
export async function demoDocuments(
  tx: Transaction,
  storage: Storage,
  { rows, offered }: { rows: Rows; offered: OfferRows },
): Promise<void> {
  const requestOf = new Map(rows.requests.map((request) => [request.title, request]));
  const clients = new Map(rows.tenderers.map(({ id, user }) => [id, user.id]));
  const companies = new Map(rows.companies.map((company) => [company.id, company]));
  for (const { title, name, rooms } of planTexts) {
    const request = requestOf.get(title);
    const ownerId = request && clients.get(request.tendererId);
    if (!request || ownerId === undefined) throw new Error(`the demo has no request "${title}"`);
    const bytes = floorPlan(name.replace(/\.pdf$/, ""), rooms);
    const documentId = await keepPaper(tx, storage, { ownerId, at: request.createdAt, name, bytes });
    await tx.insert(jobRequestPlans).values({ jobRequestId: request.id, documentId, position: 0 });
  }
  const asked = requestOf.get(answerPapers.title);
  const answered = asked?.recipients.filter(({ response }) => response === "interested") ?? [];
  for (const [rank, name] of answerPapers.names.entries()) {
    const { companyId = "", respondedAt: at, priceMax } = answered[rank] ?? {};
    const company = companies.get(companyId);
    if (!asked || !company || !at) throw new Error(`the demo has no answer ${rank} to "${answerPapers.title}"`);
    const total = `Total, TVA comprise : ${formatAmount(priceMax ?? 0, "CHF")}`;
    const bytes = samplePdf(
      company.name,
      asked.title,
      total,
      "Détail des travaux et du matériel : selon offre en ligne.",
    );
    const documentId = await keepPaper(tx, storage, { ownerId: company.user.id, at, name, bytes });
    await tx
      .update(jobRequestCompanies)
      .set({ documentId })
      .where(and(eq(jobRequestCompanies.jobRequestId, asked.id), eq(jobRequestCompanies.companyId, companyId)));
  }
  const amended = requestOf.get(amendmentPaper.title);
  const amendment = offered.offers.find(
    ({ jobRequestId, state }) => jobRequestId === amended?.id && state === "proposed",
  );
  const proposer = companies.get(amendment?.companyId ?? "");
  if (!amendment?.createdAt || !proposer) throw new Error(`the demo has no amendment of "${amendmentPaper.title}"`);
  const { name, heading, lines } = amendmentPaper;
  const at = amendment.createdAt;
  amendment.documentId = await keepPaper(tx, storage, {
    ownerId: proposer.user.id,
    at,
    name,
    bytes: samplePdf(heading, proposer.name, ...lines),
  });
}
