import {
  identifyingKinds,
  type ProofKind,
  proofKinds,
  type ProofNeed,
  proofNeeds,
  type ProofState,
  proofStates,
} from "@metiro/shared/proof/constants";
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { proofWorld } from "./proof.fixture.ts";

const world = await proofWorld();
const { sql, make } = world;
beforeEach(world.forget);

/** A row of a company's proofs as the database demands it of each state. */
const insert = (companyId: string, kind: ProofKind, state: ProofState) => sql`
  insert into company_proofs (company_id, kind, state, refusal, reviewed_at)
  values (${companyId}, ${kind}, ${state}, ${state === "refused" ? "Illisible" : null}, now())`;

test("one holds and one waits at most of each kind and company, whatever is written past the verbs", async () => {
  const [one, other] = [await make.company(), await make.company()];
  await insert(one.id, "identity", "verified");
  await insert(one.id, "identity", "submitted");
  await expect(insert(one.id, "identity", "verified")).rejects.toThrow("company_proofs_one_holds");
  await expect(insert(one.id, "identity", "submitted")).rejects.toThrow("company_proofs_one_waits");
  await expect(
    sql`update company_proofs set state = 'verified' where company_id = ${one.id} and state = 'submitted'`,
  ).rejects.toThrow("company_proofs_one_holds");
  // Of what is over there may be any number, and another kind or company has its own.
  for (const state of ["refused", "refused", "expired", "expired", "withdrawn", "withdrawn"] as const)
    await insert(one.id, "identity", state);
  await insert(one.id, "tradePermit", "verified");
  await insert(other.id, "identity", "verified");
  expect(await sql`select from company_proofs where company_id = ${one.id}`).toHaveLength(9);
});

/** The rule as one would say it, of rows that were read: who it is, and what it lacks. */
function naive(proofs: readonly { kind: ProofKind; state: ProofState }[], needed: readonly ProofKind[]) {
  const holds = (kind: ProofKind) => proofs.some((proof) => proof.kind === kind && proof.state === "verified");
  const hasExpired = (kind: ProofKind) => proofs.some((proof) => proof.kind === kind && proof.state === "expired");
  return {
    identified: identifyingKinds.some(holds),
    expired: needed.some((kind) => hasExpired(kind) && !holds(kind)),
  };
}

test("verified is what the rule says of whatever was proved, served and needed, after each change", async () => {
  const trades = [(await make.subcategory(world.category.id)).id, (await make.subcategory(world.category.id)).id];
  const trade = integer({ min: 0, max: trades.length - 1 });
  const kind = constantFrom(...proofKinds);
  // What the rule asks about more often than what it does not.
  const state = constantFrom<ProofState>("verified", "verified", "expired", "expired", ...proofStates);
  const change = oneof(
    record({ what: constant("prove" as const), kind, state }),
    record({
      what: constant("judge" as const),
      kind,
      from: state,
      to: state,
    }),
    record({ what: constant("forget" as const), kind }),
    record({ what: constant("serve" as const), trade }),
    record({ what: constant("leave" as const), trade }),
    record({ what: constant("need" as const), trade, kind, need: constantFrom<ProofNeed>(...proofNeeds) }),
    record({ what: constant("ask no more" as const), trade, kind }),
  );
  type Change = typeof change extends Arbitrary<infer T> ? T : never;

  const apply = (companyId: string, done: Change) => {
    switch (done.what) {
      case "prove":
        return insert(companyId, done.kind, done.state);
      case "judge":
        return sql`
          update company_proofs set state = ${done.to}, refusal = ${done.to === "refused" ? "Illisible" : null}
          where id = (select id from company_proofs where company_id = ${companyId} and kind = ${done.kind} and state = ${done.from} limit 1)`;
      case "forget":
        return sql`
          delete from company_proofs where id = (select id from company_proofs where company_id = ${companyId} and kind = ${done.kind} limit 1)`;
      case "serve":
        return sql`
          insert into company_subcategories values (${companyId}, ${trades[done.trade] ?? ""}) on conflict do nothing`;
      case "leave":
        return sql`
          delete from company_subcategories where company_id = ${companyId} and subcategory_id = ${trades[done.trade] ?? ""}`;
      case "need":
        return sql`
          insert into subcategory_proofs values (${trades[done.trade] ?? ""}, ${done.kind}, ${done.need})
          on conflict (subcategory_id, kind) do update set need = excluded.need`;
      case "ask no more":
        return sql`
          delete from subcategory_proofs where subcategory_id = ${trades[done.trade] ?? ""} and kind = ${done.kind}`;
    }
  };
  const met = { verified: 0, unknown: 0, expired: 0 };
  await assert(
    asyncProperty(array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
      await sql`delete from subcategory_proofs`;
      const company = await make.company();
      // From where each change may matter: it is known who the company is, and its trade needs something.
      await insert(company.id, "identity", "verified");
      await sql`insert into company_subcategories values (${company.id}, ${trades[0] ?? ""})`;
      await sql`insert into subcategory_proofs values (${trades[0] ?? ""}, 'liabilityInsurance', 'needed')`;
      for (const done of changes) {
        // A second one that holds or waits is refused, and changes nothing.
        await Promise.resolve(apply(company.id, done)).catch((error: Error) =>
          expect(error.message).toMatch(/company_proofs_one_(holds|waits)/),
        );
        const proofs = await sql<{ kind: ProofKind; state: ProofState }[]>`
          select kind, state from company_proofs where company_id = ${company.id}`;
        const needed = await sql<{ kind: ProofKind }[]>`
          select kind from subcategory_proofs join company_subcategories using (subcategory_id)
          where company_id = ${company.id} and need = 'needed'`;
        const { identified, expired } = naive(
          proofs,
          needed.map((asked) => asked.kind),
        );
        met[!identified ? "unknown" : expired ? "expired" : "verified"] += 1;
        const verified = await world.isVerified(company);
        expect({ done, verified }).toEqual({ done, verified: identified && !expired });
      }
    }),
    { numRuns: 100 },
  );
  // Each answer and each reason was met.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(5);
});
