import type { ProofKind } from "@metiro/shared/proof/constants";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { companyProofs, subcategoryProofs } from "../../../db/schema/index.ts";

/** The proofs that a trade needs and a company does not have. */
const missing = (companyId: AnyPgColumn | SQL, subcategoryId: SQL): SQL => sql`
  from ${subcategoryProofs} as asked
  where asked.subcategory_id = ${subcategoryId} and asked.need = 'needed' and not exists (
    select from ${companyProofs} as held
    where held.company_id = ${companyId} and held.kind = asked.kind and held.state = 'verified')`;

/** Whether the trade needs any: found once for all companies of a statement, which most trades spare a look at their proofs. */
const needsAny = (subcategoryId: SQL): SQL => sql`(
  select exists (select from ${subcategoryProofs} as asked where asked.subcategory_id = ${subcategoryId} and asked.need = 'needed'))`;

/** Whether a company lacks a proof that the trade needs. */
export const isLacking = (companyId: AnyPgColumn | SQL, subcategoryId: SQL): SQL<boolean> =>
  sql<boolean>`(${needsAny(subcategoryId)} and exists (select ${missing(companyId, subcategoryId)}))`;

/** Which it lacks. */
export const lackingKinds = (companyId: AnyPgColumn | SQL, subcategoryId: SQL): SQL<ProofKind[]> =>
  sql<ProofKind[]>`array(select asked.kind ${missing(companyId, subcategoryId)} order by asked.kind)`;
