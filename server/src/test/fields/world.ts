import { randomUUID } from "node:crypto";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { roleOf } from "../../security/fields/index.ts";
import { type FieldReader, fieldReaders } from "../../security/fields/readers.ts";
import type { ProcedurePath } from "@metiro/shared/permissions";
import type { TestApp } from "../app/app.ts";
import { callOn, procedures, surfaces, type Surface } from "../surface/calls.ts";
import { createCategory, createRegion, createSubcategory, createSubregion } from "../../factories/index.ts";

const label = (fr: string) => ({ fr });

/** A form with an answer for lists, one that only some may read, and photos of both kinds. */
const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "all",
      title: label("Tout"),
      questions: [
        { id: "area", type: "number", label: label("Surface"), required: false, summary: true },
        { id: "health", type: "shortText", label: label("Santé"), required: false, sensitive: true, summary: true },
        { id: "inside", type: "photos", label: label("Intérieur"), required: false, sensitive: true },
      ],
    },
  ],
};

interface Account {
  userId: string;
  /** The row as a client or as a company; empty of an admin. */
  ownId: string;
  authorization: string;
}

type Known = Exclude<FieldReader, "anonymous">;
const known = fieldReaders.filter((who): who is Known => who !== "anonymous");

/** The words by which each person is known wherever they stand. */
export const nameOf = (who: Known) => ({
  lastName: `Nom${who}`,
  email: `${who}@canari.example`,
  phone: `+4179100000${known.indexOf(who)}`,
  street: `Rue ${who} 7`,
});

interface Row {
  id: string;
  slug: string;
}

export interface World extends TestApp {
  people: Record<Known, Account>;
  place: { subcategoryId: string; subregionId: string };
  /** Another service in another district. */
  elsewhere: { subcategoryId: string; subregionId: string };
  category: Row;
  subcategory: Row;
  region: Row;
  subregion: Row;
  /** An image of somebody's, without its bytes; its id. */
  image: (owner: string) => Promise<string>;
  /** Told of the answer of each act. */
  acted?:
    | ((who: FieldReader, path: ProcedurePath, answer: { text: string; data: unknown }) => Promise<void>)
    | undefined;
}

/** People, a catalogue, and everything that stands beside a request, each text of it in words of its own. */
export async function worldOf(server: TestApp): Promise<World> {
  const { db, sql } = server;
  const region = await createRegion(db, {
    name: "Vaud",
    code: "VD",
    translations: { en: { name: "Vaud", description: "West" } },
  });
  const subregion = await createSubregion(db, {
    parentId: region.id,
    name: "Lausanne",
    code: "VD-L",
    translations: { en: { name: "Lausanne", description: "Lake" } },
  });
  const words = { description: "Tout.", translations: { en: { name: "Name", description: "Words" } } };
  const guide = {
    fr: {
      factors: ["Surface"],
      prepare: ["Plan"],
      expect: [{ title: "D'abord", text: "Rien" }],
      questions: [{ question: "Quand ?", answer: "Bientôt" }],
    },
  };
  const category = await createCategory(db, {
    ...words,
    name: "Rénovation",
    slug: "renovation",
    icon: "Droplet",
    guide,
  });
  const subcategory = await createSubcategory(db, {
    ...words,
    categoryId: category.id,
    name: "Salle de bain",
    slug: "salle-de-bain",
    guide,
    keywords: { fr: ["douche"] },
    questions: form,
  });
  const place = { subcategoryId: subcategory.id, subregionId: subregion.id };
  const [cooking, west] = await Promise.all([
    createSubcategory(db, { ...words, categoryId: category.id, name: "Cuisine", slug: "cuisine" }),
    createSubregion(db, { ...words, parentId: region.id, name: "Nyon", code: "VD-N" }),
  ]);
  const elsewhere = { subcategoryId: cooking.id, subregionId: west.id };

  const account = async (who: Known): Promise<Account> => {
    const { userId, authorization } = await server.signedIn(roleOf[who]);
    const { lastName, email, phone, street } = nameOf(who);
    await sql`
      update users set first_name = 'Prénom', last_name = ${lastName}, email = ${email}, phone = ${phone}, profile_completed = true,
        last_login_at = now() where id = ${userId}`;
    const address = { street, postal_code: "1003", locality: "Lausanne" };
    const [tenderer] = await sql<{ id: string }[]>`
      update tenderers set ${sql({ ...address, subregion_id: subregion.id })} where user_id = ${userId} returning id`;
    const [company] = await sql<{ id: string }[]>`
      update companies set ${sql({ ...address, name: `Entreprise ${who}`, description: `Métier ${who}`, website: `https://${who}.example`, phone, uid: `CHE-000.000.00${String(phone.at(-1))}`, founded_year: 1990, employees: "2-5" })}
      where user_id = ${userId} returning id`;
    return { userId, authorization, ownId: tenderer?.id ?? company?.id ?? "" };
  };
  const people = Object.fromEntries(
    await Promise.all(known.map(async (who) => [who, await account(who)] as const)),
  ) as Record<Known, Account>;

  const image = async (owner: string) => {
    const id = randomUUID();
    await sql`insert into files (id, owner_id, width, height, bytes) values (${id}, ${owner}, 2000, 1500, 1000)`;
    return id;
  };
  for (const who of ["chosen", "rejected", "declined", "uninvited"] as const) {
    const { userId, ownId } = people[who];
    await sql`update companies set logo_id = ${await image(userId)} where id = ${ownId}`;
    await sql`insert into company_subcategories (company_id, subcategory_id) values (${ownId}, ${subcategory.id})`;
    await sql`insert into company_subregions (company_id, subregion_id) values (${ownId}, ${subregion.id})`;
  }
  return { ...server, people, place, elsewhere, category, subcategory, region, subregion, image };
}
export const authorizationOf = ({ people }: World, who: FieldReader): string | undefined =>
  who === "anonymous" ? undefined : people[who].authorization;

function procedureOf(path: ProcedurePath) {
  const found = procedures.find((procedure) => procedure.path === path);
  if (!found) throw new Error(`There is no ${path}`);
  return found;
}

export type Input = Readonly<Record<string, unknown>>;

/** What somebody is answered on a surface: the whole text, and the data where there are any. */
export async function ask(
  world: World,
  who: FieldReader,
  { path, input, surface }: { path: ProcedurePath; input: Input; surface: Surface },
) {
  const authorization = authorizationOf(world, who);
  const { status, answer } = await callOn(surface, world.app, procedureOf(path), { input, authorization });
  const body = answer.json<{ data?: unknown; result?: { data: unknown } }>();
  return {
    status,
    text: answer.payload,
    data: status === 200 ? (surface === "REST" ? body.data : body.result?.data) : undefined,
  };
}

let turn = 0;
/** One surface after the other. */
export const nextSurface = (): Surface => surfaces[turn++ % surfaces.length] ?? "REST";

/** Does something as somebody; what is refused is an error. */
export async function act(world: World, who: FieldReader, path: ProcedurePath, input: Input) {
  const { status, text, data } = await ask(world, who, { path, input, surface: nextSurface() });
  if (status !== 200) throw new Error(`${path} by ${who}: ${status} ${text}`);
  await world.acted?.(who, path, { text, data });
  return data as { id: string; number: string; questions: { id: string }[] };
}
