import type { ProcedurePath } from "@metiro/shared/permissions";
import { acceptedRequest, request } from "./request-cases.ts";
import type { RowCase, World } from "./row-case.ts";

/** Work of the client `tenderer` that the company `company` did. */
const done = async (world: World) => ({ jobRequestId: (await acceptedRequest(world, "done")).id });
const notYet = async (world: World) => ({ jobRequestId: (await request(world)).id });

/** The client's review of it, published. */
async function published(world: World, more: "answered" | "withheld" | "neither" = "neither") {
  const { jobRequestId } = await done(world);
  const { tenderer, company } = world.people;
  const [row] = await world.sql<{ id: string }[]>`
    insert into reviews (job_request_id, company_id, tenderer_id, quality, punctuality, price, contact, body, created_at)
    values (${jobRequestId}, ${company.ownId}, ${tenderer.ownId}, 5, 4, 5, 4, 'Travail soigné et chantier propre.', now() - interval '15 days')
    returning id`;
  const id = row?.id ?? "";
  if (more === "answered") await world.sql`update reviews set answer = 'Merci.', answered_at = now() where id = ${id}`;
  if (more === "withheld")
    await world.sql`update reviews set withheld_at = now(), withheld_reason = 'insult' where id = ${id}`;
  return { id, jobRequestId };
}

const given = {
  quality: 5,
  punctuality: 4,
  price: 5,
  contact: 5,
  text: "Travail soigné et chantier propre chaque soir.",
};
const said = { matched: true, reachable: true, paidOnTime: false };
const answer = { text: "Merci de votre confiance." };
const reason = { reason: "insult" };

/** The calls that name done work or its review. */
export const reviewCases = {
  "review.get": { finds: ["tenderer", "company", "admin"], input: done },
  "review.clientFigures": { finds: ["tenderer", "company", "admin"], input: done },
  "review.save": {
    finds: ["tenderer"],
    input: async (world) => ({ ...(await done(world)), ...given }),
    conflicting: async (world) => ({ ...(await notYet(world)), ...given }),
  },
  "review.releasePhotos": {
    finds: ["tenderer"],
    input: async (world) => ({ jobRequestId: (await published(world)).jobRequestId, released: true }),
  },
  "review.saveOfClient": {
    finds: ["company"],
    input: async (world) => ({ ...(await done(world)), ...said }),
    conflicting: async (world) => ({ jobRequestId: (await published(world)).jobRequestId, ...said }),
  },
  "review.answer": {
    finds: ["company"],
    input: async (world) => ({ id: (await published(world)).id, ...answer }),
    conflicting: async (world) => ({ id: (await published(world, "answered")).id, ...answer }),
  },
  "review.withhold": {
    finds: ["admin"],
    input: async (world) => ({ id: (await published(world)).id, ...reason }),
    conflicting: async (world) => ({ id: (await published(world, "withheld")).id, ...reason }),
  },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
