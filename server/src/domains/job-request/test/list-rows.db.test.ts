import { stageOf } from "@metiro/shared/job-request/stage";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { worldIn } from "./scenario.ts";

const { admin, client, companies, input } = await worldIn(await testDatabase(), 5);
const [accepted, rejected, declining, opening, quiet] = companies as [Company, Company, Company, Company, Company];
type Company = (typeof companies)[0];

/** A request of each state that a row tells apart: new, waiting to be sent, answered in every way, decided, canceled. */
async function requestsInEveryState() {
  const some = async (...to: Company[]) => {
    const { id } = await client.call.create(input());
    const companyIds = to.map((company) => company.id);
    if (companyIds.length > 0) await admin.call.sendToCompanies({ id, companyIds });
    return id;
  };
  await some();
  await admin.call.sendToCompanies({ id: await some(), companyIds: [quiet.id], undoSeconds: 60 });
  await client.call.cancel({ id: await some(quiet) });
  const answered = await some(accepted, rejected, declining, opening, quiet);
  await accepted.call.answer({ id: answered, response: "interested", message: "Dès lundi." });
  await rejected.call.answer({ id: answered, response: "interested", message: "Dès mardi." });
  await declining.call.answer({ id: answered, response: "declined", declineReason: "too_far" });
  await opening.call.get({ id: answered });
  await client.call.decide({ id: answered, companyId: rejected.id, decision: "rejected" });
  const chosen = await some(accepted);
  await accepted.call.answer({ id: chosen, response: "interested", message: "Dès lundi." });
  await client.call.decide({ id: chosen, companyId: accepted.id, decision: "accepted" });
  await admin.call.askPrecision({ id: await some(quiet), message: "Quelle est la surface des murs ?" });
}

test("short rows say in counts and ids what the list says in names and recipients, of the same rows and totals", async () => {
  await requestsInEveryState();
  const { items: long, ...totals } = await admin.call.listForAdmin({});
  const { items: rows, ...others } = await admin.call.rowsForAdmin({});
  expect(others).toEqual(totals);
  expect(rows).toEqual(
    long.map((item) => {
      const { category: _, region: _canton, subcategory, subregion, tenderer, ...told } = item;
      const { jobRequestCompanies: recipients, ...rest } = told;
      const count = (which: (recipient: (typeof recipients)[number]) => boolean) => recipients.filter(which).length;
      return {
        ...rest,
        subcategoryId: subcategory.id,
        subregionId: subregion.id,
        tenderer: { firstName: tenderer.firstName, lastName: tenderer.lastName },
        recipientCount: recipients.length,
        heldCount: count(({ heldUntil }) => heldUntil !== undefined),
        seenCount: count(({ seenAt }) => seenAt !== undefined),
        interestedCount: count(({ response }) => response === "interested"),
        declinedCount: count(({ response }) => response === "declined"),
        acceptedCount: count(({ clientDecision }) => clientDecision === "accepted"),
        rejectedCount: count(({ clientDecision }) => clientDecision === "rejected"),
      };
    }),
  );
  expect(rows.map(({ stage }) => stage)).toEqual(long.map(stageOf));
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(["review", "sent", "choice", "chosen", "canceled"]));
  expect(rows.reduce((sum, { openQuestions }) => sum + openQuestions, 0)).toBe(1);
});
