import type { ProofKind, ProofNeed } from "@metiro/shared/proof/constants";
import type { CompanyProof } from "@metiro/shared/proof/schema";
import { eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../db/client.ts";
import { omitNulls } from "../../db/rows/omit-nulls.ts";
import {
  companyProofs,
  companySubcategories,
  documents,
  subcategories,
  subcategoryProofs,
} from "../../db/schema/index.ts";
import type { FileAddresses } from "../../storage/file-addresses.ts";
import { storedDocumentFor } from "../document/index.ts";

const proofFields = {
  id: companyProofs.id,
  kind: companyProofs.kind,
  state: companyProofs.state,
  validFrom: companyProofs.validFrom,
  validUntil: companyProofs.validUntil,
  reference: companyProofs.reference,
  note: companyProofs.note,
  registerState: companyProofs.registerState,
  registerCheckedOn: companyProofs.registerCheckedOn,
  refusal: companyProofs.refusal,
  reviewedAt: companyProofs.reviewedAt,
  createdAt: companyProofs.createdAt,
  document: {
    id: documents.id,
    name: documents.name,
    kind: documents.kind,
    bytes: documents.bytes,
    pages: documents.pages,
    createdAt: documents.createdAt,
  },
};

export const selectProofs = (db: Queryable) =>
  db.select(proofFields).from(companyProofs).leftJoin(documents, eq(documents.id, companyProofs.documentId)).$dynamic();

type Row = Awaited<ReturnType<typeof selectProofs>>[number];

export function toProof(
  { document, registerState, registerCheckedOn, ...row }: Row,
  addresses: FileAddresses,
): CompanyProof {
  return {
    ...omitNulls(row),
    ...(document && { document: storedDocumentFor(document, addresses) }),
    ...(registerState !== null &&
      registerCheckedOn !== null && { register: { state: registerState, checkedOn: registerCheckedOn } }),
  };
}

/** What the trades of a company ask of a kind: `needed` where one of them needs it, with the names of those that ask so. */
export const proofDemandOf = (companyId: AnyPgColumn | SQL, kind: AnyPgColumn | SQL) => sql<{
  need: ProofNeed;
  trades: string[];
} | null>`(
  select jsonb_build_object('need', asked.need, 'trades', jsonb_agg(trade.name order by trade.name))
  from ${subcategoryProofs} as asked
    join ${companySubcategories} as served on served.subcategory_id = asked.subcategory_id
    join ${subcategories} as trade on trade.id = asked.subcategory_id
  where served.company_id = ${companyId} and asked.kind = ${kind}
  group by asked.need order by asked.need limit 1)`;

export interface ProofDemand {
  need?: ProofNeed;
  trades: string[];
}

export const toProofDemand = (asked: { need: ProofNeed; trades: string[] } | null): ProofDemand =>
  asked ?? { trades: [] };

/** The kinds that the trades of a company ask for. */
export async function askedKinds(db: Queryable, companyId: string): Promise<Map<ProofKind, ProofDemand>> {
  const rows = await db
    .select({ kind: subcategoryProofs.kind, need: subcategoryProofs.need, name: subcategories.name })
    .from(companySubcategories)
    .innerJoin(subcategoryProofs, eq(subcategoryProofs.subcategoryId, companySubcategories.subcategoryId))
    .innerJoin(subcategories, eq(subcategories.id, companySubcategories.subcategoryId))
    .where(eq(companySubcategories.companyId, companyId))
    .orderBy(subcategories.name);
  const asked = new Map<ProofKind, ProofDemand>();
  for (const need of ["recommended", "needed"] as const)
    for (const { kind, name } of rows.filter((row) => row.need === need)) {
      const before = asked.get(kind);
      asked.set(kind, { need, trades: before?.need === need ? [...before.trades, name] : [name] });
    }
  return asked;
}
