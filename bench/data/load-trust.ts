import type { Sql } from "postgres";

/** This share of interested answers is an offer of lines. */
const offered = 0.3;
const linesOfOffer = 6;

/** Four companies of five show their page. */
export async function insertShowcases(sql: Sql): Promise<void> {
  await sql`
    insert into showcases (company_id, published_at)
    select id, case when rank % 5 <> 0 then now() - interval '300 days' end from firms`;
  await sql`insert into showcase_slugs (slug, company_id) select 'entreprise-' || rank, id from firms`;
}

/** Offers with their lines, in one statement each; what triggers would have refused or counted is so by how they are made. */
export async function insertOffers(sql: Sql): Promise<void> {
  // Each line comes to a sixth of the price, which holds the tax: the sum of the lines is the price of the answer.
  await sql`
    insert into offers (job_request_id, company_id, version, kind, state, answered_at, currency, vat, line_count, subtotal, vat_amount, total, created_at)
    select job_request_id, company_id, 1, 'offer', 'current', responded_at, 'CHF', 'included', ${linesOfOffer}::int, price_min, round(price_min * 810 / 10810.0),
      price_min, responded_at
    from job_request_companies where response = 'interested' and random() < ${offered}::float8`;
  await sql`
    insert into offer_lines (offer_id, position, kind, state, label, quantity, unit, unit_price, vat_rate, amount)
    select id, position, 'work', 'priced', 'Ligne ' || position, 1, 'lump', total / ${linesOfOffer}::int, 810, total / ${linesOfOffer}::int
    from offers cross join generate_series(1, ${linesOfOffer}::int) as position`;
}

/**
 * What both said of done work, a day after one another, so that all is shown, but of most of the last weeks, whose clients can still write; a
 * review of ten has photos, half of which are released. The triggers of the tables do not run: the columns that they keep are set here, the
 * sums by `sumReviews`.
 */
export async function insertReviews(sql: Sql): Promise<void> {
  await sql`
    insert into reviews (job_request_id, company_id, tenderer_id, quality, punctuality, price, contact, body, shows_at, subcategory_id, region_id, created_at, updated_at)
    select id, done_company_id, tenderer_id, 5 - floor(power(random(), 2) * 4)::int, 5 - floor(power(random(), 2) * 4)::int, 5 - floor(power(random(), 2) * 4)::int,
      5 - floor(power(random(), 2) * 4)::int, 'Travail soigné, chantier propre chaque soir. Le prix annoncé a été tenu.', done_at + interval '1 day',
      subcategory_id, region_id, done_at + interval '12 hours', done_at + interval '12 hours'
    from job_requests
    where done_at < now() - interval '60 days' or done_at < now() - interval '1 day' and random() < 0.2`;
  await sql`
    insert into client_reviews (job_request_id, company_id, tenderer_id, matched, reachable, paid_on_time, shows_at, created_at, updated_at)
    select job_request_id, company_id, tenderer_id, random() < 0.95, random() < 0.9, random() < 0.9, shows_at, shows_at, shows_at from reviews`;
  await sql`
    create temp table shown_photos as
    select reviews.id as review_id, user_id, uuidv7() as file_id, random() < 0.5 as released
    from reviews join tenderers on tenderers.id = tenderer_id where random() < 0.1`;
  await sql`insert into files (id, owner_id, width, height, bytes) select file_id, user_id, 1600, 1200, 200000 from shown_photos`;
  await sql`insert into review_photos (review_id, file_id, position) select review_id, file_id, 0 from shown_photos`;
  await sql`
    update reviews set photos_released_at = created_at from shown_photos where review_id = id and released`;
}

/** What the trigger `reviews_counted` keeps, added up at once in the same words. */
export async function sumReviews(sql: Sql): Promise<void> {
  await sql`
    insert into company_review_totals (company_id, count, stars, ones, twos, threes, fours, fives)
    select company_id, count(*), sum(stars), count(*) filter (where (stars + 2) / 4 = 1), count(*) filter (where (stars + 2) / 4 = 2),
      count(*) filter (where (stars + 2) / 4 = 3), count(*) filter (where (stars + 2) / 4 = 4), count(*) filter (where (stars + 2) / 4 = 5)
    from reviews group by company_id`;
  await sql`
    insert into review_days (day, count, stars)
    select (shows_at at time zone 'UTC')::date, count(*), sum(stars) from reviews group by 1`;
}
