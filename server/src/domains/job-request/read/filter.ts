import type { AdminFilter, RequestFilter } from "@metiro/shared/job-request/schema";
import type { GuaranteeOutcome, GuaranteeState } from "@metiro/shared/guarantee/constants";
import type { RequestProgress } from "@metiro/shared/job-request/rules/progress";
import { type SQL, and, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { anyRequestChangedSince } from "../../../db/queries/changes.ts";
import { gaps } from "../../../db/queries/company/coverage.ts";
import { hasNumber } from "../../../db/queries/request-number.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { inQueue } from "../../../db/queries/relaunches.ts";
import { isUnanswered, isUnansweredOver48Hours, underWay } from "../../../db/queries/request-state.ts";
import { personMatches, searchWords, textQuery } from "../../../db/search.ts";
import {
  jobRequestCompanies,
  jobRequests,
  requestDesks,
  requestGuarantees,
  tenderers,
  users,
} from "../../../db/schema/index.ts";
import { endOf, inlined, startOf } from "../../../db/sql.ts";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";

/**
 * What a search looks at. A company does not find a request by what is hidden from it: `shown` says of which rows it reads
 * all, and only those of `of` that are shown to it are found by their client's name or e-mail address.
 */
type Reach = { clients: Clients } | { clients: false; shown: SQL; of?: string };

/** How the clients that a search finds are found: each time anew, or once and kept for the transaction (`clientIdsFound`). */
type Clients = "anew" | "lookedUp" | "compared";

/** The conditions of a list, each served by an index of its own. */
export function conditions(filter: Partial<Omit<RequestFilter, "sort">>, reach: Reach): SQL[] {
  const found: (SQL | undefined)[] = [
    filter.statuses?.length ? inArray(jobRequests.status, filter.statuses) : undefined,
    filter.subcategoryId ? eq(jobRequests.subcategoryId, filter.subcategoryId) : undefined,
    filter.categoryId ? eq(jobRequests.categoryId, filter.categoryId) : undefined,
    filter.subregionId ? eq(jobRequests.subregionId, filter.subregionId) : undefined,
    filter.regionId ? eq(jobRequests.regionId, filter.regionId) : undefined,
    filter.createdFrom ? sql`${jobRequests.createdAt} >= ${startOf(filter.createdFrom)}` : undefined,
    filter.createdTo ? sql`${jobRequests.createdAt} < ${endOf(filter.createdTo)}` : undefined,
    filter.search === undefined ? undefined : matches(filter.search, reach),
  ];
  return found.filter((condition) => condition !== undefined);
}

/** Everything that the back office filters by. */
export const adminConditions = (filter: Partial<AdminFilter>, clients: Clients = "anew"): SQL[] => [
  ...conditions(filter, { clients }),
  ...(filter.hasPhotos === undefined ? [] : [eq(jobRequests.hasPhotos, filter.hasPhotos)]),
  ...uncounted(filter),
];

/** The admin's filters for which no counters are kept. */
export function uncounted(filter: Partial<AdminFilter>): SQL[] {
  const { tendererId, companyId, unanswered } = filter;
  const found: (SQL | undefined)[] = [
    tendererId ? eq(jobRequests.tendererId, tendererId) : undefined,
    companyId ? receivedBy(companyId) : undefined,
    unanswered && unansweredFor[unanswered],
    filter.sentFrom ? sql`${jobRequests.processedAt} >= ${startOf(filter.sentFrom)}` : undefined,
    filter.sentTo ? sql`${jobRequests.processedAt} < ${endOf(filter.sentTo)}` : undefined,
    filter.hasAnswer === undefined ? undefined : answeredOrNot(filter.hasAnswer),
    filter.changedSince ? anyRequestChangedSince(filter.changedSince) : undefined,
    ...inDesk(filter),
    filter.progress && inProgress[filter.progress],
    filter.guarantee && byGuarantee[filter.guarantee],
    filter.uncovered ? sql`(${jobRequests.subcategoryId}, ${jobRequests.subregionId}) in (${gaps})` : undefined,
  ];
  return found.filter((condition) => condition !== undefined);
}

/** Of filters that half of all requests may pass, nobody counts or reads more than so many in their order. */
export const isWide = ({
  progress,
  unassigned,
  uncovered,
  hasAnswer,
  guarantee,
  ...filter
}: Partial<AdminFilter>): boolean =>
  [progress, unassigned, uncovered, hasAnswer, guarantee].some((one) => one !== undefined) || isBySending(filter);

/** Whether a filter asks by when requests were sent. */
export const isBySending = ({ sentFrom, sentTo }: Partial<AdminFilter>): boolean =>
  sentFrom !== undefined || sentTo !== undefined;

const answeredOrNot = (answered: boolean): SQL => (answered ? isNotNull : isNull)(jobRequests.firstAnsweredAt);

const ofDesk = (which: SQL): SQL =>
  sql`${jobRequests.id} in (select ${requestDesks.jobRequestId} from ${requestDesks} where ${which})`;

const inDesk = ({ assigneeId, unassigned, marked }: Partial<AdminFilter>): (SQL | undefined)[] => [
  assigneeId ? ofDesk(eq(requestDesks.assigneeId, assigneeId)) : undefined,
  unassigned ? not(ofDesk(isNotNull(requestDesks.assigneeId))) : undefined,
  marked ? ofDesk(isNotNull(requestDesks.mark)) : undefined,
];

const some = (which: SQL): SQL =>
  sql`exists (select from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id} and ${which})`;
const isChosen = some(sql`${jobRequestCompanies.clientDecision} = 'accepted'`);
const isSeen = some(sql`${jobRequestCompanies.seenAt} is not null`);

/** How far a request has come, as `requestProgressOf` tells it of one. */
const inProgress = {
  toSend: sql`${jobRequests.status} = ${inlined(JobStatus.Active)}`,
  sent: sql`${isUnanswered} and not ${isSeen}`,
  seen: sql`${isUnanswered} and ${isSeen}`,
  answered: sql`${underWay} and ${jobRequests.firstAnsweredAt} is not null and not ${isChosen}`,
  accepted: sql`${underWay} and ${isChosen}`,
  done: sql`${jobRequests.status} = ${inlined(JobStatus.Processed)} and ${jobRequests.doneAt} is not null`,
  canceled: sql`${jobRequests.status} = ${inlined(JobStatus.Canceled)}`,
} satisfies Record<RequestProgress, SQL>;

const ofOutcome = (outcome: GuaranteeOutcome): SQL =>
  sql`exists (select from ${requestGuarantees} where ${requestGuarantees.jobRequestId} = ${jobRequests.id} and ${requestGuarantees.outcome} = ${outcome})`;

const byGuarantee = {
  toRelaunch: sql`${underWay} and ${jobRequests.id} in (${inQueue})`,
  met: ofOutcome("met"),
  missed: ofOutcome("missed"),
} satisfies Record<GuaranteeState, SQL>;

const receivedBy = (companyId: string): SQL =>
  sql`${jobRequests.id} in (select ${jobRequestCompanies.jobRequestId} from ${jobRequestCompanies} where ${jobRequestCompanies.companyId} = ${companyId})`;

/** When a request was sent to a company: what it received stands in this order. */
export const sentTo = (companyId: string): SQL =>
  sql`(select ${jobRequestCompanies.createdAt} from ${jobRequestCompanies}
    where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id} and ${jobRequestCompanies.companyId} = ${companyId})`;

const unansweredFor = {
  ever: isUnanswered,
  over48Hours: isUnansweredOver48Hours,
} satisfies Record<NonNullable<AdminFilter["unanswered"]>, SQL>;

function matches(search: string, reach: Reach): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return sql`false`;
  return or(
    reach.clients ? inWords(words) : and(inWords(words), or(reach.shown, inMaskedWords(words))),
    hasNumber(search),
    reach.clients ? ofClients(search, words, reach.clients) : undefined,
    !reach.clients && reach.of ? ofKnownClients(search, words, { shown: reach.shown, companyId: reach.of }) : undefined,
  );
}

const clientsOf = (search: string, words: string[]): SQL =>
  sql`select ${tenderers.id} from ${tenderers} join ${users} on ${users.id} = ${tenderers.userId} where ${personMatches(search, words)}`;

/** What a company received from clients whom it may know and who match: its own rows alone are looked at, once for the statement. */
const ofKnownClients = (
  search: string,
  words: string[],
  { shown, companyId }: { shown: SQL; companyId: string },
): SQL =>
  sql`${jobRequests.id} = any(array(
    select ${jobRequestCompanies.jobRequestId} from ${jobRequestCompanies}
    join ${jobRequests} on ${jobRequests.id} = ${jobRequestCompanies.jobRequestId}
    join ${tenderers} on ${tenderers.id} = ${jobRequests.tendererId}
    join ${users} on ${users.id} = ${tenderers.userId}
    where ${jobRequestCompanies.companyId} = ${companyId} and ${delivered} and ${shown} and ${personMatches(search, words)}))`;

const kept = sql`current_setting('metiro.found_clients')::uuid[]`;

/** Keeps the clients that a search finds by name or e-mail address for the statements of the transaction. */
export const clientIdsFound = (search: string): SQL => {
  const words = searchWords(search);
  const found = words.length === 0 ? sql`'{}'` : sql`array(${clientsOf(search, words)})::text`;
  return sql`select set_config('metiro.found_clients', ${found}, true)`;
};

/** An array is what an index takes: beside a subquery PostgreSQL would use none. Rows that are read in their order are compared. */
function ofClients(search: string, words: string[], clients: Clients): SQL {
  if (clients === "compared") return sql`${jobRequests.tendererId} in (select unnest(${kept}))`;
  return sql`${jobRequests.tendererId} = any(${clients === "lookedUp" ? kept : sql`array(${clientsOf(search, words)})`})`;
}

/** What a search asks of the words of a request alone. */
export const searchWordsOf = (search: string): SQL => {
  const words = searchWords(search);
  return words.length === 0 ? sql`false` : inWords(words);
};

const inWords = (words: string[]): SQL => sql`${jobRequests.search} @@ ${textQuery(words)}`;

/** What of a locality a company finds a request by: none that tells how to reach its client. */
const town = sql`case when regexp_count(${jobRequests.locality}, '[0-9]') < 7 and ${jobRequests.locality} !~* '[@:]|www' then ${jobRequests.locality} end`;

/** Whether the words are in what a company reads; made only of the rows that the index found, and only where something is hidden. */
const inMaskedWords = (words: string[]): SQL => sql`case
  when coalesce(${jobRequests.maskedTitle}, ${jobRequests.title}) = ${jobRequests.title}
    and coalesce(${jobRequests.maskedDescription}, ${jobRequests.description}) = ${jobRequests.description}
    and ${town} is not distinct from ${jobRequests.locality} then true
  else setweight(to_tsvector('simple_unaccent', coalesce(${jobRequests.maskedTitle}, '') || ' ' || coalesce(${jobRequests.postalCode}, '') || ' ' || coalesce(${town}, '')), 'A')
    || to_tsvector('french_unaccent', coalesce(${jobRequests.maskedTitle}, '')) || to_tsvector('french_unaccent', coalesce(${jobRequests.maskedDescription}, ''))
    @@ ${textQuery(words)} end`;
