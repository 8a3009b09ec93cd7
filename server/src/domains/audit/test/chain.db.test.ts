import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntries } from "../../../db/schema/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { audit, nobody } from "../audit.ts";
import { eraseAuditDetails } from "../forget.ts";
import { verifyAudit } from "../verify.ts";

const { db, sql: raw } = await testDatabase();

const add = (name: string) => db.transaction((tx) => audit(tx, nobody, "region.add", null, { name, note: "é\n\\" }));

/** Changes the audit past the triggers, as somebody could who has the rights of the owner. */
const tamper = (statement: string) =>
  raw.begin(async (tx) => {
    await tx.unsafe("set local session_replication_role = replica");
    await tx.unsafe(statement);
  });

it("chains what is written, also at once, and verifies it from outside", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => add(`region ${n}`)));
  await db.transaction(async (tx) => {
    await audit(tx, nobody, "region.update", null, { before: { position: 1 }, after: { position: 2 } });
    await audit(tx, nobody, "region.delete", null);
  });
  const report = await verifyAudit(db);
  expect(report).toMatchObject({ verified: 22, redacted: 0, older: 0, faults: [], head: { seq: 22 } });
  expect(await verifyAudit(db, report.head)).toMatchObject({ faults: [] });
  expect((await verifyAudit(db, { seq: 5, hash: "0".repeat(64) })).faults).toEqual([{ at: "5", fault: "head" }]);
});

it("leaves no link of what was rolled back", async () => {
  const before = await verifyAudit(db);
  const act = db.transaction(async (tx) => {
    await audit(tx, nobody, "region.add", null);
    throw new Error("no");
  });
  await expect(act).rejects.toThrow("no");
  expect(await verifyAudit(db)).toEqual(before);
});

it("refuses to change or delete an entry or a link", async () => {
  for (const statement of [
    "update audit_entries set action = 'region.delete'",
    "update audit_entries set details = '{}'",
    "delete from audit_entries",
    "update audit_chain set hash = ''",
    "delete from audit_chain",
    "truncate audit_entries",
    "truncate audit_chain",
    "truncate users cascade",
  ])
    await expect(raw.unsafe(statement), statement).rejects.toThrow("The audit only grows");
  const act = raw.begin(async (tx) => {
    await tx`select set_config('metiro.redaction', 'on', true)`;
    await tx`update audit_entries set action = 'region.add'`;
  });
  await expect(act).rejects.toThrow("The audit only grows");
});

it("takes out what named a person, and notes in the chain what was left", async () => {
  const [person, other] = ["01a206c2-4cdf-7905-88f0-a4145dde60c8", "01a206c2-4cdf-7905-88f0-a4145dde60c9"];
  const change = { before: { firstName: "Zoé", locality: "Nyon" }, after: { firstName: "Léa", locality: "Gland" } };
  await db.transaction(async (tx) => {
    await audit(tx, nobody, "user.update", person, change);
    await audit(tx, nobody, "user.update", other, change);
    await audit(tx, nobody, "user.resetSecondFactor", person, { reason: "Zoé a perdu son téléphone" });
    await audit(tx, nobody, "user.lock", person, { before: { locked: false } });
  });
  const before = await verifyAudit(db);
  const forget = () => db.transaction((tx) => eraseAuditDetails(tx, [person]));
  await forget();
  const detailsOf = async (id: string) =>
    (await db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(auditEntries.id)).map(
      ({ details }) => details,
    );
  expect(await detailsOf(person)).toEqual([{ fields: ["firstName", "locality"] }, {}, { before: { locked: false } }]);
  expect(await detailsOf(other)).toEqual([change]);
  const after = await verifyAudit(db);
  expect(after).toMatchObject({ verified: before.verified + 1, redacted: before.redacted + 2, faults: [] });
  // What is taken out already is not taken out again.
  await forget();
  expect(await verifyAudit(db)).toEqual(after);
});

it.each([
  ["details", "update audit_entries set details = '{}' where id = (select entry_id from audit_chain where seq = 3)"],
  [
    "redaction",
    "update audit_entries set details = '{}', redacted_at = now() where id = (select entry_id from audit_chain where seq = 4)",
  ],
  [
    "redaction",
    `update audit_entries set details = '{"fields":["phone"]}' where action = 'user.update' and redacted_at is not null`,
  ],
  ["hash", "update audit_entries set entity = 'blog' where id = (select entry_id from audit_chain where seq = 5)"],
  ["unchained", "delete from audit_chain where seq = (select max(seq) from audit_chain)"],
  ["gap", "delete from audit_chain where seq = 7"],
  ["missing", "delete from audit_entries where id = (select entry_id from audit_chain where seq = 9)"],
])("finds what was changed past the triggers: %s", async (fault, statement) => {
  await tamper(statement);
  expect((await verifyAudit(db)).faults).toContainEqual({ at: expect.any(String), fault });
});
