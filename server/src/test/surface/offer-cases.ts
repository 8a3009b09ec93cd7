import type { ProcedurePath } from "@metiro/shared/permissions";
import { createSubcategory } from "../../factories/index.ts";
import { acceptedRequest, canceled, request } from "./request-cases.ts";
import { admin, type RowCase, type World } from "./row-case.ts";

const content = {
  vat: "exempt",
  lines: [{ label: "Peinture du salon", kind: "work", quantity: 1, unit: "lump", unitPrice: 180_000 }],
};
const named = async (row: Promise<{ id: string }>) => ({ jobRequestId: (await row).id });
const pair = async (world: World) => ({ ...(await named(request(world))), companyId: world.people.company.ownId });

async function drafted(world: World) {
  const { jobRequestId } = await named(request(world));
  await world.sql`
    insert into offer_drafts (job_request_id, company_id, content) values (${jobRequestId}, ${world.people.company.ownId}, '{"lines":[]}')`;
  return { jobRequestId };
}

/** What the company wants to change of what its client has accepted, and what became of it. */
async function amended(world: World, state: "proposed" | "refused") {
  const { id } = await acceptedRequest(world);
  return world.sql.begin(async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      insert into offers (job_request_id, company_id, version, kind, state, currency, vat, line_count, subtotal, vat_amount, total, reason, settled_at)
      values (${id}, ${world.people.company.ownId}, 1, 'amendment', ${state}, 'CHF', 'exempt', 1, 100, 0, 100, 'Humide',
        case when ${state} = 'refused' then now() end)
      returning id`;
    const offerId = row?.id ?? "";
    await sql`
      insert into offer_lines (offer_id, position, kind, state, label, quantity, unit, unit_price, amount)
      values (${offerId}, 1, 'work', 'priced', 'Traitement', 1, 'lump', 100, 100)`;
    return { id: offerId };
  });
}

/** The calls that name a request or an amendment. */
export const offerCases = {
  "offer.get": { finds: ["tenderer", "company", "admin"], input: pair },
  "offer.compare": { finds: ["tenderer", "admin"], input: (world) => named(request(world)) },
  "offer.start": { finds: ["company"], input: (world) => named(request(world)) },
  "offer.save": {
    finds: ["company"],
    input: async (world) => ({ ...(await named(request(world))), ...content }),
    conflicting: async (world) => ({ ...(await named(canceled(world))), ...content }),
  },
  "offer.saveDraft": {
    finds: ["company"],
    input: async (world) => ({ ...(await named(request(world))), content: { lines: [] } }),
  },
  "offer.removeDraft": { finds: ["company"], input: drafted },
  "offer.amend": {
    finds: ["company"],
    input: async (world) => ({ ...(await named(acceptedRequest(world))), ...content, reason: "Le mur est humide." }),
    conflicting: async (world) => ({ ...(await named(request(world))), ...content, reason: "Le mur est humide." }),
  },
  "offer.decideAmendment": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await amended(world, "proposed")), decision: "accepted" }),
    conflicting: async (world) => ({ ...(await amended(world, "refused")), decision: "accepted" }),
  },
  "offer.withdrawAmendment": {
    finds: ["company"],
    input: (world) => amended(world, "proposed"),
    conflicting: (world) => amended(world, "refused"),
  },
  "standardLine.get": {
    finds: ["anonymous", "tenderer", "otherTenderer", "company", "otherCompany", "admin"] as const,
    input: async ({ db }) => ({ subcategoryId: (await createSubcategory(db)).id }),
  },
  "standardLine.save": {
    finds: admin,
    input: async ({ db }) => ({ subcategoryId: (await createSubcategory(db)).id, lines: [] }),
  },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
