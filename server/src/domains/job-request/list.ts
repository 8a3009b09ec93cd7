import type {
  AdminListInput,
  CountedRequestPage,
  CompanyListInput,
  ReceivedItem,
  ReceivedPage,
  TendererListInput,
} from "@metiro/shared/job-request/schema";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { summaryAnswers } from "@metiro/shared/sub-category/questions";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { delivered } from "../../db/delivered.ts";
import { paginate, windowOf } from "../../db/paginate.ts";
import { jobRequestCompanies, jobRequests } from "../../db/schema/index.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { scopeOf } from "./counts.ts";
import { adminConditions, conditions, uncounted } from "./filter.ts";
import { countedFolders, folder, inFolder } from "./folders.ts";
import { type Found, findByCounters, findInRows } from "./ids.ts";
import { type Viewer, viewerOf, visibleTo } from "./policy.ts";
import { answeredForms, requestRows } from "./queries.ts";
import { itemFor } from "./view.ts";

/** All requests, for the back office, with the totals by status that its tabs show. */
export async function listForAdmin({ ctx, input }: Call<AdminListInput>): Promise<CountedRequestPage> {
  const { statuses, ...anyStatus } = input;
  const asked = {
    where: adminConditions(anyStatus),
    statuses,
    sort: input.sort,
    window: windowOf(input),
  };
  const scope = uncounted(input).length > 0 ? null : scopeOf(anyStatus);
  return countedPageOf(scope ? findByCounters(ctx.db, scope, asked) : findInRows(ctx.db, asked), ctx, input);
}

/** A client's own requests, with the same totals. */
export async function listForTenderer({ ctx, input }: Call<TendererListInput>): Promise<CountedRequestPage> {
  const { statuses, ...anyStatus } = input;
  const where = [visibleTo(viewerOf(ctx.actor)), ...conditions(anyStatus, { clients: false })];
  return countedPageOf(findInRows(ctx.db, { where, statuses, sort: input.sort, window: windowOf(input) }), ctx, input);
}

async function countedPageOf(
  found: Promise<Found>,
  ctx: ActorContext,
  input: TendererListInput,
): Promise<CountedRequestPage> {
  const page = await paginate(input, {
    total: async () => sumOf((await found).counts, input.statuses),
    ids: async () => (await found).ids,
    rows: itemsOf(ctx, viewerOf(ctx.actor)),
  });
  const { counts } = await found;
  return {
    ...page,
    statusCounts: {
      active: counts.get(JobStatus.Active) ?? 0,
      canceled: counts.get(JobStatus.Canceled) ?? 0,
      processed: counts.get(JobStatus.Processed) ?? 0,
    },
  };
}

/** What a company received, by the time it received it, with the totals of its folders. */
export async function listForCompany({ ctx, input }: Call<CompanyListInput>): Promise<ReceivedPage> {
  const { db } = ctx;
  const viewer = viewerOf(ctx.actor);
  const direction = input.sort === "oldest" ? asc : desc;
  const received = and(
    eq(jobRequestCompanies.companyId, viewer.companyId ?? ""),
    delivered,
    input.response && eq(jobRequestCompanies.response, input.response),
    input.clientDecision && eq(jobRequestCompanies.clientDecision, input.clientDecision),
    ...conditions(input, { clients: false }),
  );
  const folderCounts = countedFolders(db, received);
  const page = await paginate(input, {
    total: async () => inFolder(await folderCounts, input.folder),
    ids: async ({ limit, offset }) => {
      const rows = await db
        .select({ id: jobRequestCompanies.jobRequestId })
        .from(jobRequestCompanies)
        .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
        .where(and(received, input.folder && sql`${folder} = ${input.folder}`))
        .orderBy(direction(jobRequestCompanies.createdAt), direction(jobRequestCompanies.jobRequestId))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => row.id);
    },
    rows: (ids) => receivedItems(ctx, viewer, ids),
  });
  return { ...page, folderCounts: await folderCounts };
}

async function receivedItems(ctx: ActorContext, viewer: Viewer, ids: string[]): Promise<ReceivedItem[]> {
  const [items, forms, { "jobRequest.maxRecipients": maxRecipients }] = await Promise.all([
    itemsOf(ctx, viewer)(ids),
    answeredForms(ctx.db, ids),
    settings(ctx.db),
  ]);
  const known = new Map(
    forms.map(({ id, form, answers, ...counts }) => [id, { ...counts, summary: summaryAnswers(form, answers) }]),
  );
  return items.flatMap((item) => {
    const more = known.get(item.id);
    return more ? { ...item, ...more, maxRecipients } : [];
  });
}

const sumOf = (counts: Map<JobStatus, number>, statuses?: JobStatus[]): number =>
  [...counts].reduce((sum, [status, n]) => (statuses?.length && !statuses.includes(status) ? sum : sum + n), 0);

const itemsOf = (ctx: ActorContext, viewer: Viewer) => async (ids: string[]) => {
  const [rows, { "jobRequest.contactVisibility": contactVisibility, "jobRequest.answerDays": answerDays }] =
    await Promise.all([requestRows(ctx.db, viewer, ids), settings(ctx.db)]);
  return rows.map((row) => itemFor(viewer, row, { visibility: contactVisibility, answerDays }));
};
