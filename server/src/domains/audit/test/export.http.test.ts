import { expect, test } from "vitest";
import { auditEntries } from "../../../db/schema/index.ts";
import { testApp } from "../../../test/app/app.ts";

const { app, db, signedIn } = await testApp();
const admin = await signedIn("Admin");
const client = await signedIn("Tenderer");

const taken = (payload: object, authorization = admin.authorization) =>
  app.inject({ method: "POST", url: "/api/Audit/Export", headers: { authorization }, payload });

test("the audit as a file holds what its filters hold, with what was before and after", async () => {
  const renamed = { name: "Peinture", before: { name: "Peinture" }, after: { name: "Façade" } };
  await db.insert(auditEntries).values([
    {
      actorId: admin.userId,
      action: "category.update",
      entity: "category",
      details: renamed,
      at: "2026-03-01T09:30:00Z",
    },
    { action: "auth.signInPaused", entity: "user", details: {}, at: "2026-03-02T09:30:00Z" },
  ]);
  const { statusCode, payload } = await taken({ entity: "category", search: "peinture" });
  expect(statusCode).toBe(200);
  expect(payload.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Le;Par;Action;Objet;Nom de l’objet;Identifiant;Avant;Après;Autres détails",
    '2026-03-01 10:30;Anna Muster;category.update;category;Peinture;;"{""name"":""Peinture""}";"{""name"":""Façade""}";"{""name"":""Peinture""}"',
    "",
  ]);
  expect((await taken({ action: "auth.signInPaused" })).payload).toContain("2026-03-02 10:30;;auth.signInPaused;user;");
});

test("that it was taken is an entry itself, without what was searched for", async () => {
  const { payload } = await taken({ action: "audit.export" });
  expect(payload).toContain('"{""entity"":""category"",""searched"":true}"');
  expect(payload).not.toContain("peinture");
});

test("is for admins alone", async () => {
  expect((await taken({}, client.authorization)).json()).toMatchObject({ status: 403 });
  expect((await app.inject({ method: "POST", url: "/api/Audit/Export", payload: {} })).statusCode).toBe(401);
  expect((await taken({ from: "tomorrow" })).json()).toMatchObject({
    status: 400,
    errors: { from: expect.any(Array) },
  });
});
