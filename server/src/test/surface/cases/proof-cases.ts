import type { ProcedurePath } from "@metiro/shared/permissions";
import { createCategory, createCompany, createSubcategory } from "../../../factories/index.ts";
import { admin, type RowCase, type World } from "./row-case.ts";

/** A proof of the company, of which no other one of its kind stands. */
async function proofOf({ sql, people }: World, state: "submitted" | "refused"): Promise<string> {
  await sql`delete from company_proofs where company_id = ${people.company.ownId}`;
  const [row] = await sql<{ id: string }[]>`
    insert into company_proofs (company_id, kind, state, refusal, reviewed_at)
    values (${people.company.ownId}, 'liabilityInsurance', ${state}, ${state === "refused" ? "Illisible" : null},
      case when ${state} = 'refused' then now() end) returning id`;
  return row?.id ?? "";
}
const trade = async ({ db }: World) => (await createSubcategory(db, { categoryId: (await createCategory(db)).id })).id;

/** The calls that name a proof, whose it is, or what asks for it. */
export const proofCases = {
  "proof.withdraw": {
    finds: ["company"],
    input: async (world) => ({ id: await proofOf(world, "submitted") }),
    conflicting: async (world) => ({ id: await proofOf(world, "refused") }),
  },
  "proof.verify": {
    finds: admin,
    input: async (world) => ({ id: await proofOf(world, "submitted") }),
    conflicting: async (world) => ({ id: await proofOf(world, "refused") }),
  },
  "proof.refuse": {
    finds: admin,
    input: async (world) => ({ id: await proofOf(world, "submitted"), reason: "Illisible" }),
    conflicting: async (world) => ({ id: await proofOf(world, "refused"), reason: "Illisible" }),
  },
  "proof.passport": {
    finds: admin,
    input: async ({ db }) => ({ companyId: (await createCompany(db)).id }),
  },
  "proof.trade": { finds: admin, input: async (world) => ({ subcategoryId: await trade(world) }) },
  "proof.setTrade": {
    finds: admin,
    input: async (world) => ({ subcategoryId: await trade(world), items: [{ kind: "tradePermit", need: "needed" }] }),
  },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
