import { refreshTradePlaces } from "../../../db/queries/company/showcases.ts";
import { contextOf } from "../../../test/app/caller.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { reviewsIn } from "../../review/test/review.fixture.ts";
import { showcaseRouter } from "../index.ts";

const callerOf = createCallerFactory(showcaseRouter);
interface Calls extends ReturnType<typeof callerOf> {}

/** Companies that serve a trade in a canton, with the calls of their public pages. */
export async function showcasesIn(database: TestDatabase) {
  const world = await reviewsIn(database);
  const { db, sql } = database;
  const as = (actor: Actor | null): Calls => callerOf(contextOf(database, actor));
  const [trade] = await sql<{ id: string; slug: string; categoryId: string; category: string }[]>`
    select s.id, s.slug, c.id as "categoryId", c.slug as category from subcategories s join categories c on c.id = s.category_id limit 1`;
  const [place] = await sql<{ id: string; canton: string }[]>`
    select d.id, r.slug as canton from regions d join regions r on r.id = d.parent_id limit 1`;
  if (!trade || !place) throw new Error("The world has no trade or no place");
  const serves = { subcategoryId: trade.id, subregionId: place.id };

  /** A company that serves both; with a page unless told. */
  async function company(name: string, { published = true } = {}) {
    const row = await world.make.company({ name }, { serves });
    const page = as(row.actor);
    if (published) await page.save({ published: true });
    return { ...row, page };
  }
  /** A review that is shown, or not yet. */
  async function reviewed(companyId: string, { shown = true } = {}) {
    const client = await world.client();
    const jobRequestId = await world.work(client.id, companyId, { daysAgo: 20 });
    await sql`
      insert into reviews (job_request_id, company_id, tenderer_id, quality, punctuality, price, contact, body, created_at)
      values (${jobRequestId}, ${companyId}, ${client.id}, 5, 4, 5, 4, 'Travail soigné, chantier propre chaque soir.',
        now() - ${shown ? 15 : 1}::int * interval '1 day')`;
    return { clientId: client.id, jobRequestId };
  }
  const { make, work } = world;
  return {
    make,
    work,
    as,
    nobody: as(null),
    trade,
    place,
    serves,
    company,
    reviewed,
    count: () => refreshTradePlaces(db),
  };
}
