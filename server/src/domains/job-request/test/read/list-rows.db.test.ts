import { stageOf } from "@metiro/shared/job-request/rules/stage";
import { requestProgress } from "@metiro/shared/job-request/rules/progress";
import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database/database.ts";
import { worldIn } from "../scenario.ts";

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
  const { items: rows, relaunchCount, ...others } = await admin.call.rowsForAdmin({});
  expect(others).toEqual(totals);
  expect(relaunchCount).toBe(0);
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
        progress: expect.any(String),
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

test("the filter by progress finds in SQL what the rows tell, and each row in one of them", async () => {
  const done = await client.call.create(input());
  await admin.call.sendToCompanies({ id: done.id, companyIds: [accepted.id] });
  await accepted.call.answer({ id: done.id, response: "interested", message: "Dès lundi." });
  await client.call.decide({ id: done.id, companyId: accepted.id, decision: "accepted" });
  await client.call.markDone({ id: done.id, companyId: accepted.id });
  const seen = await client.call.create(input());
  await admin.call.sendToCompanies({ id: seen.id, companyIds: [quiet.id] });
  await quiet.call.get({ id: seen.id });
  const { items } = await admin.call.rowsForAdmin({ pageSize: 100 });
  for (const progress of requestProgress) {
    const found = await admin.call.rowsForAdmin({ progress, pageSize: 100 });
    expect(found.items).toEqual(items.filter((row) => row.progress === progress));
    expect(found.totalCount, progress).toBeGreaterThan(0);
  }
});

test("lists of a colleague, of nobody, and of what is marked", async () => {
  const { items, totalCount } = await admin.call.rowsForAdmin({});
  const [first, second] = items as [(typeof items)[0], (typeof items)[0]];
  await admin.call.setDesk({ id: first.id, assigneeId: admin.userId });
  await admin.call.setDesk({ id: second.id, mark: "junk" });
  const own = await admin.call.rowsForAdmin({ assigneeId: admin.userId });
  expect(own.items).toMatchObject([{ id: first.id, assignee: { id: admin.userId } }]);
  expect((await admin.call.rowsForAdmin({ marked: true })).items).toMatchObject([{ id: second.id, mark: "junk" }]);
  expect((await admin.call.rowsForAdmin({ unassigned: true })).totalCount).toBe(totalCount - 1);
});

test("the ids of a filter are those of its rows on all pages, in their order", async () => {
  const [word = ""] = ((await admin.call.rowsForAdmin({})).items[0]?.title ?? "").split(" ");
  for (const filter of [{}, { sort: "oldest" as const }, { search: word }, { unassigned: true as const }]) {
    const { items, totalCount, totalCapped } = await admin.call.rowsForAdmin({ ...filter, pageSize: 100 });
    const ids = items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(await admin.call.idsForAdmin(filter)).toEqual({ ids, totalCount, totalCapped });
  }
});
