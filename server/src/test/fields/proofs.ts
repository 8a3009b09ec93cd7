import type { World } from "./world.ts";

/** Proofs of the chosen company in every state, with all that can be said of each, and trades that ask for them. */
export async function proved({ sql, people, subcategory }: World): Promise<void> {
  const { chosen, admin } = people;
  await sql`
    insert into subcategory_proofs (subcategory_id, kind, need)
    values (${subcategory.id}, 'liabilityInsurance', 'needed'), (${subcategory.id}, 'tradePermit', 'needed'),
      (${subcategory.id}, 'commercialRegister', 'recommended')`;
  for (const [kind, state] of [
    ["commercialRegister", "verified"],
    ["commercialRegister", "submitted"],
    ["liabilityInsurance", "refused"],
    ["socialInsurance", "expired"],
  ] as const)
    await sql`
      insert into company_proofs (company_id, kind, state, document_id, valid_from, valid_until, reference, note, refusal, register_state,
        register_checked_on, reviewed_by, reviewed_at)
      select ${chosen.ownId}, ${kind}, ${state}, id, '2026-01-01', '2099-12-31', 'RC-1', 'Motsdecanari',
        case when ${state} = 'refused' then 'Illisible' end, case when ${state} = 'verified' then 'active' end,
        case when ${state} = 'verified' then date '2026-03-12' end, case when ${state} <> 'submitted' then ${admin.userId}::uuid end,
        case when ${state} <> 'submitted' then now() end
      from documents where owner_id = ${chosen.userId} and kind = 'pdf'`;
}
