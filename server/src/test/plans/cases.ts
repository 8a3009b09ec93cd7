import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { appRouter } from "../../app/router.ts";
import type { Actor } from "../../trpc/actor.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import { contextOf, freshSession } from "../app/caller.ts";
import type { TestDatabase } from "../database/database.ts";

const id = (kind: number, n: number) => `0000000${kind}-0000-7000-8000-${String(n).padStart(12, "0")}`;
const [region, category, subcategory, user, client, company, request, endpoint] = [1, 2, 3, 4, 5, 6, 7, 9].map(
  (kind) => (n: number) => id(kind, n),
) as [Id, Id, Id, Id, Id, Id, Id, Id];
type Id = (n: number) => string;

const known = { emailConfirmed: true, profileCompleted: true, ...freshSession, sessionId: id(8, 1) };
const actors = {
  admin: { ...known, userId: user(1), role: "Admin" },
  client: { ...known, userId: user(8), role: "Tenderer", tendererId: client(8) },
  company: { ...known, userId: user(6), role: "Company", companyId: company(1) },
} satisfies Record<string, Actor>;
export type Who = keyof typeof actors;

const callers = createCallerFactory(appRouter);
/** Named, so that the compiler need not spell out every call. */
export interface Calls extends ReturnType<typeof callers> {}

/** Calls in the name of one of them. */
export const callsAs = ({ db, appSql }: Pick<TestDatabase, "db" | "appSql">, who: Who): Calls =>
  callers(contextOf({ db, sql: appSql }, actors[who]));

export interface Case {
  who: Who;
  call: (calls: Calls) => Promise<unknown>;
}
const admin = (call: Case["call"]): Case => ({ who: "admin", call });

const page = { pageSize: 20 };
const lately = () => new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
const { Active, Processed } = JobStatus;

/** What is asked of large tables, by its procedure; of the rows that `fill` makes. */
export const cases: Record<string, Record<string, Case>> = {
  "jobRequest.listForAdmin": {
    all: admin((my) => my.jobRequest.listForAdmin(page)),
    "far down": admin((my) => my.jobRequest.listForAdmin({ ...page, pageNumber: 100 })),
    "by state": admin((my) => my.jobRequest.listForAdmin({ ...page, statuses: [Active, Processed], sort: "oldest" })),
    "by trade and place": admin((my) =>
      my.jobRequest.listForAdmin({ ...page, categoryId: category(2), subregionId: region(12) }),
    ),
    "with photos": admin((my) => my.jobRequest.listForAdmin({ ...page, hasPhotos: true })),
    "without photos, sent": admin((my) =>
      my.jobRequest.listForAdmin({ ...page, hasPhotos: false, statuses: [Processed] }),
    ),
    "of a client": admin((my) => my.jobRequest.listForAdmin({ ...page, tendererId: client(8) })),
    "of a company": admin((my) => my.jobRequest.listForAdmin({ ...page, companyId: company(2) })),
    answered: admin((my) => my.jobRequest.listForAdmin({ ...page, progress: "answered" })),
    "sent, nobody looked": admin((my) => my.jobRequest.listForAdmin({ ...page, progress: "sent", sort: "oldest" })),
    "sent in a period": admin((my) => my.jobRequest.listForAdmin({ ...page, sentFrom: "2020-01-01", hasAnswer: true })),
    "sent in a period, unanswered": admin((my) =>
      my.jobRequest.listForAdmin({ ...page, sentFrom: "2020-01-01", hasAnswer: false }),
    ),
    "of a colleague": admin((my) => my.jobRequest.listForAdmin({ ...page, assigneeId: user(1) })),
    "of nobody": admin((my) => my.jobRequest.listForAdmin({ ...page, unassigned: true, statuses: [Active] })),
    uncovered: admin((my) => my.jobRequest.listForAdmin({ ...page, uncovered: true, statuses: [Active] })),
    marked: admin((my) => my.jobRequest.listForAdmin({ ...page, marked: true })),
    unanswered: admin((my) => my.jobRequest.listForAdmin({ ...page, unanswered: "over48Hours" })),
    changed: admin((my) => my.jobRequest.listForAdmin({ ...page, changedSince: lately() })),
  },
  "jobRequest.responsesForAdmin": {
    all: admin((my) => my.jobRequest.responsesForAdmin(page)),
    oldest: admin((my) => my.jobRequest.responsesForAdmin({ ...page, sort: "oldest" })),
    accepted: admin((my) => my.jobRequest.responsesForAdmin({ ...page, clientDecision: "accepted" })),
    "of a company": admin((my) => my.jobRequest.responsesForAdmin({ ...page, companyId: company(2) })),
    "to what was sent lately": admin((my) =>
      my.jobRequest.responsesForAdmin({ ...page, sentFrom: lately().slice(0, 10) }),
    ),
    "of a number": admin((my) => my.jobRequest.responsesForAdmin({ ...page, search: "2026-000123" })),
  },
  "jobRequest.rowsForAdmin": { all: admin((my) => my.jobRequest.rowsForAdmin(page)) },
  "jobRequest.idsForAdmin": { all: admin((my) => my.jobRequest.idsForAdmin({})) },
  "jobRequest.listForTenderer": {
    own: { who: "client", call: (my) => my.jobRequest.listForTenderer(page) },
    changed: { who: "client", call: (my) => my.jobRequest.listForTenderer({ ...page, changedSince: lately() }) },
  },
  "jobRequest.listForCompany": {
    all: { who: "company", call: (my) => my.jobRequest.listForCompany(page) },
    changed: { who: "company", call: (my) => my.jobRequest.listForCompany({ ...page, changedSince: lately() }) },
    "a folder": { who: "company", call: (my) => my.jobRequest.listForCompany({ ...page, folder: "answered" }) },
    filtered: {
      who: "company",
      call: (my) =>
        my.jobRequest.listForCompany({
          ...page,
          hasPhotos: true,
          withinKm: 20,
          budgetFrom: 0,
          receivedFrom: lately().slice(0, 10),
        }),
    },
    "due first": {
      who: "company",
      call: (my) => my.jobRequest.listForCompany({ ...page, box: "toAnswer", sort: "dueFirst" }),
    },
    "by its client": {
      who: "company",
      call: (my) => my.jobRequest.listForCompany({ ...page, search: "personne1234" }),
    },
    "due first in all folders": {
      who: "company",
      call: (my) => my.jobRequest.listForCompany({ ...page, sort: "dueFirst" }),
    },
  },
  "jobRequest.get": {
    "an admin": admin((my) => my.jobRequest.get({ id: request(1000) })),
    "its client": { who: "client", call: (my) => my.jobRequest.get({ id: request(901) }) },
    "a company": { who: "company", call: (my) => my.jobRequest.get({ id: request(102) }) },
  },
  "jobRequest.desk": { one: admin((my) => my.jobRequest.desk({ id: request(1000) })) },
  "jobRequest.followUp": { one: admin((my) => my.jobRequest.followUp({ id: request(1000) })) },
  "jobRequest.ownFigures": { own: { who: "company", call: (my) => my.jobRequest.ownFigures() } },
  "jobRequest.usualFigures": { own: { who: "company", call: (my) => my.jobRequest.usualFigures() } },
  "jobRequest.declineHints": { own: { who: "company", call: (my) => my.jobRequest.declineHints() } },
  "conversation.list": {
    "a company": { who: "company", call: (my) => my.conversation.list(page) },
    "a client": { who: "client", call: (my) => my.conversation.list(page) },
    "a company, by words": { who: "company", call: (my) => my.conversation.list({ ...page, search: "client" }) },
    "a company, unread": { who: "company", call: (my) => my.conversation.list({ ...page, unread: true }) },
  },
  "conversation.get": {
    one: { who: "company", call: (my) => my.conversation.get({ jobRequestId: request(102), companyId: company(1) }) },
  },
  "conversation.unread": { own: { who: "client", call: (my) => my.conversation.unread() } },
  "company.list": {
    all: admin((my) => my.company.list(page)),
    available: admin((my) => my.company.list({ ...page, state: "available" })),
    "by name": admin((my) => my.company.list({ ...page, search: "Entreprise Nom60" })),
    changed: admin((my) => my.company.list({ ...page, changedSince: lately() })),
    "with their distance": admin((my) => my.company.list({ ...page, distanceTo: request(102) })),
  },
  "company.get": { one: admin((my) => my.company.get({ id: company(1) })) },
  "company.own": { own: { who: "company", call: (my) => my.company.own() } },
  "company.matching": {
    both: admin((my) => my.company.matching({ subcategoryId: subcategory(5), subregionId: region(15) })),
  },
  "user.list": {
    all: admin((my) => my.user.list(page)),
    "a person": admin((my) => my.user.list({ ...page, search: "personne1234@" })),
    changed: admin((my) => my.user.list({ ...page, changedSince: lately() })),
  },
  "user.get": { one: admin((my) => my.user.get({ id: user(8) })) },
  "tenderer.list": {
    all: admin((my) => my.tenderer.list(page)),
    changed: admin((my) => my.tenderer.list({ ...page, changedSince: lately() })),
  },
  "tenderer.get": { one: admin((my) => my.tenderer.get({ id: client(8) })) },
  "tenderer.own": { own: { who: "client", call: (my) => my.tenderer.own() } },
  "subscription.list": {
    all: admin((my) => my.subscription.list(page)),
    changed: admin((my) => my.subscription.list({ ...page, changedSince: lately() })),
  },
  "subscription.listByCompany": {
    one: admin((my) => my.subscription.listByCompany({ companyId: company(2) })),
  },
  "subscription.own": { own: { who: "company", call: (my) => my.subscription.own() } },
  "audit.list": {
    all: admin((my) => my.audit.list(page)),
    "of a row": admin((my) => my.audit.list({ ...page, entityId: request(5) })),
  },
  "mail.listSent": {
    all: admin((my) => my.mail.listSent(page)),
    "of a person": admin((my) => my.mail.listSent({ ...page, userId: user(8) })),
    "about a request": admin((my) => my.mail.listSent({ ...page, search: "2026-000901" })),
  },
  "signIn.list": { all: admin((my) => my.signIn.list(page)) },
  "auth.sessions": { own: { who: "client", call: (my) => my.auth.sessions() } },
  "auth.signIns": { own: { who: "client", call: (my) => my.auth.signIns() } },
  "auth.profile": { own: { who: "client", call: (my) => my.auth.profile() } },
  "dataAccess.list": { own: { who: "client", call: (my) => my.dataAccess.list({ jobRequestId: request(901) }) } },
  "webhook.deliveries": {
    all: { who: "company", call: (my) => my.webhook.deliveries({ ...page, id: endpoint(1) }) },
    "given up": admin((my) => my.webhook.deliveries({ ...page, id: endpoint(1), state: "failed" })),
  },
  "offer.compare": {
    "its client": { who: "client", call: (my) => my.offer.compare({ jobRequestId: request(901) }) },
  },
  "guarantee.get": { one: admin((my) => my.guarantee.get({ id: request(5) })) },
  "guarantee.own": { page: { who: "client", call: (my) => my.guarantee.own({ ids: [request(901), request(902)] }) } },
  "guarantee.next": { one: admin((my) => my.guarantee.next({ id: request(5) })) },
  "guarantee.figures": { usual: admin((my) => my.guarantee.figures({})) },
  "proof.list": {
    waiting: admin((my) => my.proof.list(page)),
    settled: admin((my) => my.proof.list({ ...page, queue: "settled" })),
  },
  "report.list": {
    open: admin((my) => my.report.list(page)),
    settled: admin((my) => my.report.list({ ...page, state: "settled" })),
  },
  "review.list": {
    "of a company": { who: "company", call: (my) => my.review.list(page) },
    "of all": admin((my) => my.review.list(page)),
    "lowest first": admin((my) => my.review.list({ ...page, sort: "lowest" })),
    "with a word, lowest first": admin((my) => my.review.list({ ...page, search: "retard", sort: "lowest" })),
    "of a company, by name": admin((my) => my.review.list({ ...page, search: "Entreprise 2" })),
  },
  "showcase.list": {
    all: admin((my) => my.showcase.list(page)),
    "of a trade and a canton": admin((my) =>
      my.showcase.list({ ...page, subcategory: "service-3", canton: "canton-3" }),
    ),
    "of a category": admin((my) => my.showcase.list({ ...page, category: "categorie-3" })),
    "by name": admin((my) => my.showcase.list({ ...page, search: "nom12" })),
  },
  "showcase.get": { one: admin((my) => my.showcase.get({ slug: "entreprise-2" })) },
  "showcase.reviews": { "of a company": admin((my) => my.showcase.reviews({ ...page, slug: "entreprise-2" })) },
  "showcase.tradePlace": {
    "of a service": admin((my) => my.showcase.tradePlace({ subcategory: "service-3", canton: "canton-3" })),
    "of a category": admin((my) => my.showcase.tradePlace({ category: "categorie-3", canton: "canton-3" })),
  },
  "review.scores": { some: admin((my) => my.review.scores({ companyIds: [company(1), company(2)] })) },
  "price.get": {
    one: { who: "company", call: (my) => my.price.get({ subcategoryId: subcategory(5), regionId: region(15) }) },
  },
  "price.listBySubcategory": {
    one: { who: "client", call: (my) => my.price.listBySubcategory({ subcategoryId: subcategory(5) }) },
  },
  "dashboard.summary": { all: admin((my) => my.dashboard.summary()) },
  "dashboard.lastWeek": { all: admin((my) => my.dashboard.lastWeek()) },
  "search.find": { "a person": admin((my) => my.search.find({ query: "personne1234@" })) },
};
