import { configKeys } from "@metiro/shared/application-config/keys";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../db/client.ts";
import { refreshTradePlaces } from "../db/queries/company/showcases.ts";
import { refreshUsualFigures } from "../db/queries/usual-figures.ts";
import { refreshUsualPrices } from "../db/queries/usual-prices.ts";
import {
  answerTemplates,
  applicationConfig,
  auditEntries,
  clientReviews,
  conversations,
  dataAccesses,
  jobRequestMails,
  messages,
  requestGuarantees,
  requestRelaunches,
  offerLines,
  offers,
  questionFormProgress,
  questionFormVersions,
  reviews,
  sentMails,
  signInEvents,
  subcategories,
  users,
} from "../db/schema/index.ts";
import {
  createCompanies,
  createJobRequests,
  createPosts,
  createSubscriptions,
  createTenderers,
  createUser,
} from "../factories/index.ts";
import { subcategoryId } from "./catalogue.ts";
import { demoDomain } from "./demo-accounts.ts";
import { readCatalogue, readRegions } from "./data/read.ts";
import { amend } from "./demo/answers/amendments.ts";
import { accessRows } from "./demo/people/accesses.ts";
import { talkRows } from "./demo/conversations.ts";
import { demoDocuments } from "./demo/documents.ts";
import { formProgressRows } from "./demo/form-progress.ts";
import { withOffers } from "./demo/answers/offers.ts";
import { demoPlan } from "./demo/demo-plan.ts";
import { planRows } from "./demo/plan/plan-rows.ts";
import { keepPhotos, samplePhotos } from "./demo/photos.ts";
import { demoProofs } from "./demo/people/proofs.ts";
import { answerReviews } from "./demo/answers/answer-reviews.ts";
import { auditRows } from "./demo/audit.ts";
import { mailRows } from "./demo/sent-mails.ts";
import { planGuarantees } from "./demo/answers/guarantees.ts";
import { reviewRows } from "./demo/answers/reviews.ts";
import { setLastLogins, signInRows } from "./demo/people/sign-ins.ts";
import { showPages, showReviewPhotos } from "./demo/people/showcases.ts";
import type { Storage } from "../storage/port.ts";

interface DemoOptions {
  /** What the demo takes for the present. */
  now: Date;
  /** Hash of the one password of all its accounts. */
  passwordHash: string;
  /** Where the photos of the requests are kept; without it requests have none. */
  storage?: Storage;
}

/** Whether nobody has an account yet: only then may the demo be filled in. */
export const hasNoAccounts = async (db: Queryable): Promise<boolean> => (await db.$count(users)) === 0;

/** How many demo accounts there are, erased ones left out. */
export const demoAccountCount = (db: Queryable): Promise<number> =>
  db.$count(users, sql`${users.email} like ${`%@${demoDomain}`}`);

/** Fills a database that has the catalogue and nothing else. The same `now` gives the same rows, down to their ids. */
export async function seedDemo(db: Queryable, { now, passwordHash, storage }: DemoOptions): Promise<void> {
  const plan = demoPlan({ now, catalogue: readCatalogue(), regions: readRegions() });
  const rows = planRows(plan, passwordHash);
  const slugs = new Map(plan.requests.map(({ subcategory }) => [subcategoryId(subcategory), subcategory]));
  const offered = withOffers(rows.requests, (id) => slugs.get(id));
  amend(rows.requests, offered, now);
  setLastLogins(rows);

  await db.transaction(async (tx) => {
    const admin = await createUser(tx, rows.admin);
    await createCompanies(tx, rows.companies);
    await createTenderers(tx, rows.tenderers);
    const requests = await createJobRequests(tx, rows.requests);
    await tx.insert(auditEntries).values(auditRows(requests, rows, admin.id));
    if (storage) await demoDocuments(tx, storage, { rows, offered });
    await tx.insert(offers).values(offered.offers);
    await tx.insert(offerLines).values(offered.lines);
    if (storage) await keepPhotos(tx, storage, samplePhotos(plan, rows));
    await demoProofs(tx, { rows, now, storage });
    await tx.insert(signInEvents).values(signInRows(rows, now));
    await tx.insert(dataAccesses).values(accessRows(rows, admin.id));
    const mails = mailRows(rows, now);
    await tx.insert(sentMails).values(mails.sent);
    await tx.insert(jobRequestMails).values(mails.ofRequests);
    const talks = talkRows(rows, now);
    await tx.insert(conversations).values(talks.conversations);
    await tx.insert(messages).values(talks.messages);
    const promised = planGuarantees(rows, now);
    await tx.insert(requestGuarantees).values(promised.guarantees);
    if (promised.relaunches.length > 0) await tx.insert(requestRelaunches).values(promised.relaunches);
    const said = reviewRows(rows, now);
    await tx.insert(reviews).values(said.reviews);
    await showReviewPhotos(tx);
    await tx.insert(clientReviews).values(said.clientReviews);
    await answerReviews(tx);
    await showPages(tx, rows, now);
    await createSubscriptions(tx, rows.subscriptions);
    await createPosts(tx, rows.posts);
    const progress = formProgressRows(await formsOf(tx));
    if (progress.length > 0) await tx.insert(questionFormProgress).values(progress);
    await tx.insert(answerTemplates).values(rows.templates);
    for (const { key, value } of plan.configuration)
      await tx.update(applicationConfig).set({ value }).where(eq(applicationConfig.key, key));
  });
  await refreshTradePlaces(db);
  const currency = plan.configuration.find(({ key }) => key === "site.currency")?.value;
  await refreshUsualFigures(db, {
    answerDays: configKeys["jobRequest.answerDays"].default,
    currency: currency ?? configKeys["site.currency"].default,
  });
  await refreshUsualPrices(db, now);
}

/** The versions of the forms that are asked now. */
const formsOf = (tx: Transaction) =>
  tx
    .select({
      id: subcategories.id,
      slug: subcategories.slug,
      form: questionFormVersions.form,
      revision: questionFormVersions.revision,
    })
    .from(subcategories)
    .innerJoin(
      questionFormVersions,
      and(
        eq(questionFormVersions.subcategoryId, subcategories.id),
        eq(questionFormVersions.revision, subcategories.questionsRevision),
      ),
    )
    .orderBy(asc(subcategories.slug));
