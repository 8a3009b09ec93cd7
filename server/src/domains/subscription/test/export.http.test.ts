import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app/app.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";

const { app, db, signedIn } = await testApp();
const make = rowsIn(db);
const admin = await signedIn("Admin");
const company = await signedIn("Company");
const taken = ({ authorization }: { authorization: string }, payload: object = {}) =>
  app.inject({ method: "POST", url: "/api/Subscription/Export", headers: { authorization }, payload });

test("the subscriptions of a filter are a file, in the order of the list, and it is noted who took it", async () => {
  const { id: companyId } = await make.company({ name: "Électricité Zbinden" });
  const enter = (startsOn: string, endsOn: string, fields: object = {}) =>
    make.subscription({ companyId, startsOn, endsOn, currency: "CHF", ...fields });
  await enter("2020-01-01", "2020-12-31", { amount: 58_850, note: "=1+1" });
  await enter("2021-01-01", "2021-12-31", { canceledAt: "2021-02-03T10:00:00.000Z" });
  await enter("2098-01-01", "2098-12-31", { amount: 96_000 });
  const answer = await taken(admin, { sort: "startsFirst", to: "2021-06-01", search: "zbinden" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toMatch(/filename="abonnements-/);
  const [head, first, second, end] = answer.payload.slice(1).split("\r\n");
  expect(head).toBe("Entreprise;Premier jour;Dernier jour;Montant;Monnaie;État;Annulé le;Note;Saisi le");
  expect(first).toMatch(/^Électricité Zbinden;2020-01-01;2020-12-31;588.5;CHF;Échu;;'=1\+1;/);
  expect(second).toMatch(/;CHF;Annulé;2021-02-03 11:00;;/);
  expect(end).toBe("");
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, "subscription.export"));
  expect(entries.map(({ details }) => details)).toEqual([{ sort: "startsFirst", to: "2021-06-01", searched: true }]);
});

test("a company takes nothing along", async () => {
  expect((await taken(company)).statusCode).toBe(403);
});
