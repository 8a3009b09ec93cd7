import { permissions, type ProcedurePath } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { testApp } from "../app/app.ts";
import { rowsIn } from "../database/create-rows.ts";
import { callOn, procedures } from "../surface/calls.ts";

const { app, db, sql } = await testApp();
const make = rowsIn(db);

const searches = procedures.filter(
  ({ path, fields }) => permissions[path as ProcedurePath].roles === "public" && "search" in fields,
);

/** What no public page says of a company: how its owner signs in, who that is, how it is reached, its number. */
const hidden = {
  email: "prive.patron@exemple-prive.ch",
  ownPhone: "+41791234567",
  firstName: "Zéphirin",
  lastName: "Quartenoud",
  phone: "+41217654321",
  street: "Impasse Introuvable",
  uid: "CHE-116.281.271",
};

test("no public list finds anything by what no public page says", async () => {
  const { id, actor } = await make.company({
    name: "Toitures Publiques",
    uid: hidden.uid,
    phone: hidden.phone,
    street: hidden.street,
    locality: "Yvorne",
  });
  await sql`
    update users set email = ${hidden.email}, phone = ${hidden.ownPhone}, first_name = ${hidden.firstName},
      last_name = ${hidden.lastName}, email_confirmed = true, profile_completed = true where id = ${actor.userId}`;
  await sql`insert into showcases (company_id, published_at) values (${id}, now())`;
  await sql`insert into showcase_slugs (company_id, slug) values (${id}, 'toitures-publiques')`;
  expect(searches.map(({ path }) => path)).toContain("showcase.list");
  for (const procedure of searches) {
    const found = async (search: string) =>
      (await callOn("REST", app, procedure, { input: { search } })).answer.json<{ data: unknown }>().data;
    const nothing = await found("xqzxqzxqz");
    if (procedure.path === "showcase.list")
      for (const shown of ["toitures", "yvorne"]) expect(await found(shown)).not.toEqual(nothing);
    for (const [what, value] of Object.entries(hidden))
      expect(await found(value), `${procedure.path} by ${what}`).toEqual(nothing);
  }
});
