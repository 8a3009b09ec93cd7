import { beforeEach, expect, test } from "vitest";
import { proofWorld, register } from "./proof.fixture.ts";

const world = await proofWorld();
const { sql } = world;
beforeEach(async () => {
  await world.forget();
  await sql`update companies set uid = null`;
});

const uid = { one: "CHE-116.281.710", other: "CHE-105.805.649" };
type Company = Awaited<ReturnType<typeof world.company>>;
/** Every way in which a company comes to another name or number. */
const renamings: Record<string, (company: Company) => Promise<unknown>> = {
  "by itself, its name": ({ actor }) => world.as(actor).company.update({ name: "Banque Connue SA" }),
  "by itself, its number": ({ actor }) => world.as(actor).company.update({ uid: uid.other }),
  "by itself, no number any more": ({ actor }) => world.as(actor).company.update({ uid: null }),
  "by a program that has its key": ({ actor }) =>
    world
      .as({ ...actor, key: { id: actor.sessionId, prefix: "metiro_key", scopes: ["company.update"] } })
      .company.update({ name: "Banque Connue SA" }),
  "by an admin": ({ id }) => world.admin.company.correct({ id, name: "Banque Connue SA" }),
  "when it completes its profile": async ({ actor }) => {
    await sql`update users set profile_completed = false where id = ${actor.userId}`;
    const { subcategoryId, subregionId } = world.place;
    return world.as({ ...actor, profileCompleted: false }).company.completeProfile({
      name: "Banque Connue SA",
      subcategoryIds: [subcategoryId],
      subregionIds: [subregionId],
    });
  },
};

test.each(Object.entries(renamings))(
  "what identifies a company ends with its name or number: %s",
  async (_, rename) => {
    const company = await world.company({ uid: uid.one });
    const proofs = [await world.proved(company, "identity"), await world.proved(company, "commercialRegister")];
    const insured = await world.proved(company, "liabilityInsurance");
    expect(await world.isVerified(company)).toBe(true);
    await rename(company);
    expect(await world.isVerified(company)).toBe(false);
    expect(await Promise.all([...proofs, insured].map(world.stateOf))).toEqual(["withdrawn", "withdrawn", "verified"]);
    const { items } = await world.admin.proof.list({ companyId: company.id });
    expect(items.map(({ kind, document }) => `${kind} ${document?.name}`).sort()).toEqual([
      "commercialRegister Attestation.pdf",
      "identity Attestation.pdf",
    ]);
    const entries = await sql`
    select entity_id from audit_entries where action = 'proof.reopen' and details->>'companyId' = ${company.id}`;
    expect(entries.map((entry) => String(entry["entity_id"])).sort()).toEqual(proofs.sort());
    for (const { id, kind } of items)
      await world.admin.proof.verify({ id, ...(kind === "commercialRegister" && { register }) });
    expect(await world.isVerified(company)).toBe(true);
  },
);

test("what identifies a company stays with all else that it changes, and a newer paper that waits is the one to judge", async () => {
  const company = await world.company({ name: "Sanitaire SA", uid: uid.one });
  await world.proved(company, "identity");
  const own = world.as(company.actor);
  await own.company.update({ name: "Sanitaire SA", uid: uid.one, description: "Depuis toujours." });
  await world.admin.company.correct({ id: company.id, name: "Sanitaire SA", description: "Depuis longtemps." });
  expect(await world.isVerified(company)).toBe(true);
  const newer = await world.submit(company, "identity");
  await own.company.update({ name: "Sanitaire Sàrl" });
  expect(await world.isVerified(company)).toBe(false);
  expect((await world.admin.proof.list({ companyId: company.id })).items.map(({ id }) => id)).toEqual([newer]);
});

test("past the verbs the database keeps name and number while they are proved", async () => {
  const company = await world.company({ uid: uid.one });
  await world.proved(company, "identity");
  for (const column of ["name", "uid"])
    await expect(sql`update companies set ${sql(column)} = 'CHE-105.805.649' where id = ${company.id}`).rejects.toThrow(
      "a company is identified by its name and number",
    );
});
