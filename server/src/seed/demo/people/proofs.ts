import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { companyProofs, subcategories, subcategoryProofs } from "../../../db/schema/index.ts";
import type { Storage } from "../../../storage/port.ts";
import { rowId } from "../../row-id.ts";
import { keepPaper } from "../documents.ts";
import { samplePdf } from "../paper.ts";
import type { planRows } from "../plan/plan-rows.ts";
import { randomOf } from "../random.ts";

interface Demo {
  rows: Pick<ReturnType<typeof planRows>, "companies" | "admin">;
  now: Date;
  /** Without it nothing has a document, and nothing waits. */
  storage: Storage | undefined;
}

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What trades ask, what companies have proved, and some papers that wait for the back office. */
export async function demoProofs(tx: Transaction, { rows: { companies, admin }, now, storage }: Demo): Promise<void> {
  await tx.execute(sql`
    insert into ${subcategoryProofs} (subcategory_id, kind, need)
    select id, 'tradePermit', 'needed' from ${subcategories} where slug ~ '(electri|solaire|photovolt|gaz)'
    union all select id, 'liabilityInsurance', 'recommended' from ${subcategories}
    on conflict do nothing`);
  const asking = await tx
    .select({ id: subcategoryProofs.subcategoryId })
    .from(subcategoryProofs)
    .where(sql`${subcategoryProofs.need} = 'needed'`);
  const needy = new Set(asking.map(({ id }) => id));
  for (const { id: companyId = "", name, verified, user, subcategoryIds = [] } of companies) {
    // By name: ids hold the moment, and each day another number of papers would wait, or none.
    const random = randomOf("proof", name ?? "");
    if (verified) {
      const kinds = [
        "liabilityInsurance",
        ...(subcategoryIds.some((id) => needy.has(id)) ? ["tradePermit"] : []),
      ] as const;
      for (const kind of kinds as readonly ("liabilityInsurance" | "tradePermit")[]) {
        const at = new Date(now.getTime() - random.int(20, 300) * dayMs).toISOString();
        await tx.insert(companyProofs).values({
          id: rowId(at, "proof", companyId, kind),
          companyId,
          kind,
          state: "verified",
          validUntil: kind === "tradePermit" ? null : dayOf(now.getTime() + random.int(5, 340) * dayMs),
          reference: `${kind === "tradePermit" ? "I" : "RC"}-${random.int(10_000, 99_999)}`,
          reviewedBy: admin.id ?? null,
          reviewedAt: at,
          createdAt: at,
        });
      }
    } else if (storage && user?.id !== undefined && random.chance(0.5)) {
      const at = new Date(now.getTime() - random.int(1, 6) * dayMs).toISOString();
      const documentId = await keepPaper(tx, storage, {
        ownerId: user.id,
        at,
        name: "Attestation RC.pdf",
        bytes: samplePdf("Attestation d’assurance RC", name ?? ""),
      });
      await tx.insert(companyProofs).values({
        id: rowId(at, "proof", companyId, "sent"),
        companyId,
        kind: "liabilityInsurance",
        documentId,
        validUntil: dayOf(now.getTime() + random.int(60, 340) * dayMs),
        reference: `RC-${random.int(10_000, 99_999)}`,
        createdAt: at,
      });
    }
  }
}
