import type { ProcedurePath } from "@metiro/shared/permissions";
import { createOffer, createSubcategory } from "../../../factories/index.ts";
import { acceptedRequest, canceled, request } from "./request-cases.ts";
import { admin, idOf, type RowCase, type World } from "./row-case.ts";

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
  const settledAt = state === "refused" ? new Date().toISOString() : null;
  const pair = { jobRequestId: id, companyId: world.people.company.ownId };
  return idOf(createOffer(world.db, { ...pair, kind: "amendment", state, settledAt }));
}

/** A rate that begins in a year to come, each in one of its own. */
async function comingRate({ sql }: World) {
  const [row] = await sql<{ id: string }[]>`
    insert into vat_rates (kind, rate, valid_from)
    select 'standard', 850, greatest(max(valid_from), '2090-01-01') + 1 from vat_rates where kind = 'standard' returning id`;
  return { id: row?.id };
}

async function rateInForce({ sql }: World) {
  const [row] = await sql<
    { id: string }[]
  >`select id from vat_rates where kind = 'standard' and valid_from = '2024-01-01'`;
  return { id: row?.id };
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
  "vatRate.remove": { finds: admin, input: comingRate, conflicting: rateInForce },
  "standardLine.get": {
    finds: ["anonymous", "tenderer", "otherTenderer", "company", "otherCompany", "admin"] as const,
    input: async ({ db }) => ({ subcategoryId: (await createSubcategory(db)).id }),
  },
  "standardLine.save": {
    finds: admin,
    input: async ({ db }) => ({ subcategoryId: (await createSubcategory(db)).id, lines: [] }),
  },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
