import type { Queryable } from "../db/client.ts";
import { companies, companyProofs, companySubcategories, companySubregions } from "../db/schema/index.ts";
import { nextSerial, onlyRow, rowOf } from "./only-row.ts";
import { createUsers, type UserFields, type UserRow } from "./users.ts";

export type CompanyRow = typeof companies.$inferSelect & { user: UserRow };
export type CompanyFields = Omit<Partial<typeof companies.$inferInsert>, "userId"> & {
  user?: UserFields;
  subcategoryIds?: readonly string[];
  subregionIds?: readonly string[];
};

/** Companies, each with an account of its own, that serve the given trades in the given districts. */
export async function createCompanies(db: Queryable, all: readonly CompanyFields[]): Promise<CompanyRow[]> {
  if (all.length === 0) return [];
  const accounts = await createUsers(
    db,
    all.map(({ user }) => ({ role: "Company", ...user })),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const rows = await db
    .insert(companies)
    .values(
      all.map(({ user: _user, subcategoryIds: _trades, subregionIds: _places, ...fields }, rank) => ({
        name: `Entreprise ${nextSerial()}`,
        ...fields,
        userId: accounts[rank]?.id ?? "",
      })),
    )
    .returning();
  // Verified is what follows from proofs: without one it would go with the next change of what is proved.
  const verified = rows.filter((row) => row.verified);
  if (verified.length > 0)
    await db.insert(companyProofs).values(
      verified.map(({ id, createdAt }) => ({
        companyId: id,
        kind: "identity" as const,
        state: "verified" as const,
        reviewedAt: createdAt,
        createdAt,
      })),
    );
  const trades = rows.flatMap(({ id }, rank) =>
    (all[rank]?.subcategoryIds ?? []).map((subcategoryId) => ({ companyId: id, subcategoryId })),
  );
  const places = rows.flatMap(({ id }, rank) =>
    (all[rank]?.subregionIds ?? []).map((subregionId) => ({ companyId: id, subregionId })),
  );
  if (trades.length > 0) await db.insert(companySubcategories).values(trades);
  if (places.length > 0) await db.insert(companySubregions).values(places);
  return rows.map((row) => Object.assign(row, { user: rowOf(byId, row.userId) }));
}

export const createCompany = async (db: Queryable, fields: CompanyFields = {}): Promise<CompanyRow> =>
  onlyRow(await createCompanies(db, [fields]));
