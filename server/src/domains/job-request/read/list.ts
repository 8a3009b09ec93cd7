import type { RequestIds, RequestRowPage } from "@metiro/shared/job-request/list-row";
import type {
  AdminIdsInput,
  AdminListInput,
  CountedRequestPage,
  ReceivedListInput,
  OwnRequestPage,
  ReceivedItem,
  ReceivedPage,
  OwnRequestListInput,
  SearchedRequestPage,
} from "@metiro/shared/job-request/schema";
import { maxChosen } from "@metiro/shared/job-request/constants";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { hideInAnswer } from "@metiro/shared/contact-details/answers";
import type { Page, Paging } from "@metiro/shared/paging/schema";
import { summaryAnswers } from "@metiro/shared/sub-category/questions";
import { inArray, sql } from "drizzle-orm";
import { requestChangedSince } from "../../../db/queries/changes.ts";
import { contactShared } from "../../../db/queries/recipients.ts";
import { type PagedCall, paginate, placedWindow, type Window } from "../../../db/paging/paginate.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { scopeOf } from "./counts.ts";
import { maxCounted } from "@metiro/shared/paging/constants";
import { countRelaunches } from "./count-relaunches.ts";
import {
  adminConditions,
  conditions,
  isBySending,
  isWide,
  clientIdsFound,
  sentTo,
  uncounted,
  searchWordsOf,
} from "./filter.ts";
import { receivedIdsByDue } from "./received/inbox-by-due.ts";
import { receivedConditions } from "./received/received-filter.ts";
import { countedFolders, foldersOfTab, inFolders, receivedIds, totalsOfFolders } from "./received/inbox-tab.ts";
import { type Found, findByCounters, findBySearch, findInRows, findOwn, inTheirOrder } from "./page-ids.ts";
import { hasOpenQuestion } from "./notes/note-rows.ts";
import { type Viewer, viewerOf, visibleTo } from "../access/policy.ts";
import { listRows } from "./list-rows.ts";
import { answeredForms, requestRows } from "./request-rows.ts";
import { itemFor } from "./visible-fields.ts";
import type { CompanyActor } from "../../../trpc/actor.ts";
import { isContactShared } from "@metiro/shared/job-request/rules/contact-sharing";

/** All requests, for the back office, with the totals by status that its tabs show. */
export const listForAdmin = ({ ctx, input }: Call<AdminListInput>): Promise<SearchedRequestPage> =>
  pageForAdmin({ ctx, list: "jobRequest.listForAdmin" }, input, itemsOf(ctx, viewerOf(ctx.actor)));

/** All requests in short rows, for whoever keeps the catalogue and needs no recipients. */
export async function rowsForAdmin({ ctx, input }: Call<AdminListInput>): Promise<RequestRowPage> {
  const [page, relaunchCount] = await Promise.all([
    pageForAdmin({ ctx, list: "jobRequest.rowsForAdmin" }, input, (ids) => listRows(ctx.db, ids)),
    countRelaunches(ctx.db, input),
  ]);
  return { ...page, ...(relaunchCount !== undefined && { relaunchCount }) };
}

/** The ids of what the back office filters by, as many as can be chosen at once, and how many there are in all. */
export async function idsForAdmin({ ctx, input }: Call<AdminIdsInput>): Promise<RequestIds> {
  const { ids, total, capped } = await foundForAdmin(ctx, input, { limit: maxChosen, offset: 0 });
  return { ids: ids.map(({ id }) => id), totalCount: total, totalCapped: capped };
}

interface AskingOffice extends PagedCall {
  ctx: ActorContext;
}

async function pageForAdmin<Row>(asking: AskingOffice, input: AdminListInput, rows: RowsOf<Row>) {
  const found = foundForAdmin(asking.ctx, input, placedWindow(asking, input));
  return { ...(await countedPageOf(asking, found, input, rows)), totalCapped: (await found).capped };
}

async function foundForAdmin(
  ctx: ActorContext,
  input: AdminIdsInput,
  window: Window,
): Promise<Found & { capped: boolean }> {
  const { statuses, ...anyStatus } = input;
  const at = input.companyId
    ? sentTo(input.companyId)
    : isBySending(input)
      ? sql`${jobRequests.processedAt}`
      : undefined;
  const asked = { where: adminConditions(anyStatus), statuses, sort: input.sort, window, ...(at && { at }) };
  if (input.search !== undefined)
    return findBySearch(ctx.db, {
      ...asked,
      where: adminConditions(anyStatus, "lookedUp"),
      often: adminConditions(anyStatus, "compared"),
      words: searchWordsOf(input.search),
      before: clientIdsFound(input.search),
    });
  if (isWide(input)) {
    // Those of a status may lie behind ten thousand others.
    const ofStatus = statuses?.length ? [inArray(jobRequests.status, statuses)] : [];
    const where = [...asked.where, ...ofStatus];
    const counted = await findInRows(ctx.db, { ...asked, where, inOrder: true, limit: maxCounted + 1 });
    // Whoever reads on does so beyond what is counted.
    const all = window.after ? { ...counted, ids: await inTheirOrder(ctx.db, { ...asked, where }) } : counted;
    return { ...all, total: Math.min(all.total, maxCounted), capped: all.total > maxCounted };
  }
  const scope = uncounted(input).length > 0 ? null : scopeOf(anyStatus);
  const found = scope ? findByCounters(ctx.db, scope, asked) : findInRows(ctx.db, asked);
  return { ...(await found), capped: false };
}

/** A client's own requests, with the same totals and those by phase. */
export async function listForTenderer({ ctx, input }: Call<OwnRequestListInput>): Promise<OwnRequestPage> {
  const { statuses, phase, ...anyStatus } = input;
  const where = [
    visibleTo(viewerOf(ctx.actor)),
    ...conditions(anyStatus, { clients: false, shown: sql`true` }),
    ...(input.hasQuestion ? [hasOpenQuestion] : []),
    ...(input.changedSince ? [requestChangedSince(input.changedSince, ctx.actor)] : []),
  ];
  const asking = { ctx, list: "jobRequest.listForTenderer" };
  const window = placedWindow(asking, input);
  const found = findOwn(ctx.db, { where, statuses, phase, sort: input.sort, window });
  const { statusCounts, ...page } = await countedPageOf(asking, found, input, itemsOf(ctx, viewerOf(ctx.actor)));
  const { done } = await found;
  const { active, processed, canceled } = statusCounts;
  return { ...page, statusCounts, phaseCounts: { open: active + processed - done, done, canceled } };
}

/** The rows of a page by their ids, in their order. */
type RowsOf<Row> = (ids: string[]) => Promise<Row[]>;

async function countedPageOf<Row>(
  asking: PagedCall,
  found: Promise<Found>,
  input: Paging,
  rows: RowsOf<Row>,
): Promise<Page<Row> & Pick<CountedRequestPage, "statusCounts">> {
  const page = await paginate(asking, input, {
    total: async () => (await found).total,
    ids: async () => (await found).ids,
    rows,
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
export async function listForCompany({ ctx, input }: Call<ReceivedListInput, CompanyActor>): Promise<ReceivedPage> {
  const { db } = ctx;
  const viewer = viewerOf(ctx.actor);
  const { "jobRequest.contactVisibility": visibility, "jobRequest.answerDays": answerDays } = await settings(db);
  const shown = contactShared(visibility);
  const { ofRecipients, ofWork } = receivedConditions(input, { companyId: ctx.actor.companyId, shown });
  const ofRequests = [
    ...conditions(input, { clients: false, shown, of: ctx.actor.companyId }),
    ...ofWork,
    ...(input.changedSince ? [requestChangedSince(input.changedSince, ctx.actor)] : []),
  ];
  const asked = { companyId: ctx.actor.companyId, ofRecipients, ofRequests };
  const folderCounts = countedFolders(db, asked);
  const isFiltered = ofRecipients.length + ofRequests.length > 0;
  const folderTotals = isFiltered ? totalsOfFolders(db, asked.companyId) : folderCounts;
  const folders = foldersOfTab(input);
  const page = await paginate({ ctx, list: "jobRequest.listForCompany" }, input, {
    total: async () => inFolders(await folderCounts, folders),
    ids: (window) =>
      input.sort === "dueFirst"
        ? receivedIdsByDue(db, { ...asked, folders, answerDays }, window)
        : receivedIds(db, { ...asked, folders, oldestFirst: input.sort === "oldest" }, window),
    rows: (ids) => receivedItems(ctx, viewer, ids),
  });
  return { ...page, folderCounts: await folderCounts, folderTotals: await folderTotals };
}

async function receivedItems(
  ctx: ActorContext & { actor: CompanyActor },
  viewer: Viewer,
  ids: string[],
): Promise<ReceivedItem[]> {
  const [items, forms, limits] = await Promise.all([
    itemsOf(ctx, viewer)(ids),
    answeredForms(ctx.db, ctx.actor.companyId, ids),
    settings(ctx.db),
  ]);
  const { "jobRequest.maxRecipients": maxRecipients, "jobRequest.contactVisibility": visibility } = limits;
  const known = new Map(
    forms.map(({ id, form, answers, ...row }) => [id, { ...row, summary: summaryAnswers(form, answers) }]),
  );
  return items.flatMap((item) => {
    const found = known.get(item.id);
    if (!found) return [];
    const { photos, distanceKm, ...more } = found;
    const visible = item.jobRequestCompanies.some((recipient) => isContactShared(visibility, recipient));
    const summary = visible
      ? more.summary
      : more.summary.map(({ question, answer }) => ({ question, answer: hideInAnswer(question, answer) }));
    const shown = visible ? photos : photos.filter(({ sensitive }) => !sensitive);
    const [first] = shown;
    return {
      ...item,
      ...more,
      summary,
      maxRecipients,
      photoCount: shown.length,
      ...(first && {
        photo: { id: first.id, width: first.width, height: first.height, url: ctx.fileAddresses.of(first.id) },
      }),
      ...(distanceKm !== null && { distanceKm }),
    };
  });
}

const itemsOf = (ctx: ActorContext, viewer: Viewer) => async (ids: string[]) => {
  const [rows, { "jobRequest.contactVisibility": contactVisibility, "jobRequest.answerDays": answerDays }] =
    await Promise.all([requestRows(ctx.db, viewer, ids), settings(ctx.db)]);
  return rows.map((row) => itemFor(viewer, row, { visibility: contactVisibility, answerDays }));
};
