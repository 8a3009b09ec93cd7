import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { setupI18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import { faultWords } from "../../../errors/fault-words.ts";
import { refusal } from "../../../test/app/caller.ts";
import { proofWorld } from "./proof.fixture.ts";

const world = await proofWorld();
const { sql, make, admin, place } = world;

beforeEach(async () => {
  await world.forget();
  await sql`update companies set paused_at = now()`;
  await world.enforce(false);
});

const requestOf = async () =>
  make.request((await make.tenderer()).id, place, { status: JobStatus.Active }).then(({ id }) => id);

test("who lacks what the trade needs is shown so and stands last, whatever subscription it has", async () => {
  await world.needs("tradePermit");
  const [lacks, has] = [await world.company(), await world.company()];
  await world.proved(has, "tradePermit");
  await make.subscription({ companyId: lacks.id, startsOn: await world.day(-10), endsOn: await world.day(10) });
  const rows = await admin.company.matching(place);
  expect(rows.map(({ id, lacking }) => ({ id, lacking }))).toEqual([
    { id: has.id, lacking: [] },
    { id: lacks.id, lacking: ["tradePermit"] },
  ]);
});

test("what is recommended is asked of nobody, and what has expired is lacking", async () => {
  await world.needs("tradePermit", "recommended");
  const company = await world.company();
  expect(await admin.company.matching(place)).toMatchObject([{ id: company.id, lacking: [] }]);
  await world.needs("tradePermit");
  const id = await world.proved(company, "tradePermit");
  expect(await admin.company.matching(place)).toMatchObject([{ lacking: [] }]);
  await sql`update company_proofs set state = 'expired' where id = ${id}`;
  expect(await admin.company.matching(place)).toMatchObject([{ lacking: ["tradePermit"] }]);
});

test("where the configuration enforces proofs a request goes to nobody who lacks one, and each is told with what it lacks", async () => {
  await admin.proof.setTrade({
    subcategoryId: place.subcategoryId,
    items: [
      { kind: "tradePermit", need: "needed" },
      { kind: "liabilityInsurance", need: "needed" },
      { kind: "socialInsurance", need: "recommended" },
    ],
  });
  const [whole, half, none] = [
    await world.company({ name: "A tout SA" }),
    await world.company({ name: "À moitié SA" }),
    await world.company({ name: "Sans rien SA" }),
  ];
  for (const kind of ["tradePermit", "liabilityInsurance"] as const) await world.proved(whole, kind);
  await world.proved(half, "liabilityInsurance");
  const id = await requestOf();
  const send = (...to: { id: string }[]) =>
    admin.jobRequest.sendToCompanies({ id, companyIds: to.map((company) => company.id) });
  await world.enforce(true);

  const { errors } = await refusal(send(half));
  expect(errors).toEqual({
    "companyIds.0": [{ rule: "companyUnproved", id: half.id, name: "À moitié SA", kinds: "tradePermit" }],
  });
  const several = await refusal(send(half, whole, none));
  expect(several.errors).toMatchObject({
    "companyIds.0": [{ rule: "companyUnproved", kinds: "tradePermit" }],
    "companyIds.2": [{ rule: "companyUnproved", kinds: "liabilityInsurance, tradePermit" }],
  });
  const [fault] = several.errors?.["companyIds.2"] ?? [];
  expect(fault && faultWords(fault, setupI18n({ locale: "fr", messages: { fr: {} } }))).toBe(
    "Sans rien SA n’a pas les preuves exigées pour cette prestation\u00a0: Assurance RC, Autorisation de pratiquer.",
  );
  expect(await sql`select from job_request_companies where job_request_id = ${id}`).toHaveLength(0);

  expect(await send(whole)).toMatchObject({ status: JobStatus.Processed });
  await world.enforce(false);
  expect(await send(none)).toMatchObject({ recipientCount: 2 });
});
