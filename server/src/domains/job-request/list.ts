import type {
  AdminListInput,
  CountedRequestPage,
  CompanyListInput,
  ReceivedItem,
  TendererListInput,
} from "@metiro/shared/job-request/schema";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { Page } from "@metiro/shared/list";
import { summaryAnswers } from "@metiro/shared/sub-category/questions";
import { and, asc, count, desc, eq } from "drizzle-orm";
import { delivered } from "../../db/delivered.ts";
import { paginate, windowOf } from "../../db/paginate.ts";
import { jobRequestCompanies, jobRequests } from "../../db/schema/index.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { scopeOf } from "./counts.ts";
import { adminConditions, conditions, uncounted } from "./filter.ts";
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

/** What a company received, by the time it received it. */
export async function listForCompany({ ctx, input }: Call<CompanyListInput>): Promise<Page<ReceivedItem>> {
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
  return paginate(input, {
    total: async () => {
      const [row] = await db
        .select({ n: count() })
        .from(jobRequestCompanies)
        .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
        .where(received);
      return row?.n ?? 0;
    },
    ids: async ({ limit, offset }) => {
      const rows = await db
        .select({ id: jobRequestCompanies.jobRequestId })
        .from(jobRequestCompanies)
        .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId))
        .where(received)
        .orderBy(direction(jobRequestCompanies.createdAt), direction(jobRequestCompanies.jobRequestId))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => row.id);
    },
    rows: async (ids) => {
      const [items, forms] = await Promise.all([itemsOf(ctx, viewer)(ids), answeredForms(db, ids)]);
      const summaries = new Map(forms.map(({ id, form, answers }) => [id, summaryAnswers(form, answers)]));
      return items.map((item) => Object.assign(item, { summary: summaries.get(item.id) ?? [] }));
    },
  });
}

const sumOf = (counts: Map<JobStatus, number>, statuses?: JobStatus[]): number =>
  [...counts].reduce((sum, [status, n]) => (statuses?.length && !statuses.includes(status) ? sum : sum + n), 0);

const itemsOf = (ctx: ActorContext, viewer: Viewer) => async (ids: string[]) => {
  const [rows, { "jobRequest.contactVisibility": contactVisibility }] = await Promise.all([
    requestRows(ctx.db, viewer, ids),
    settings(ctx.db),
  ]);
  return rows.map((row) => itemFor(viewer, row, contactVisibility));
};
