import type { World } from "./world.ts";

/** The public page of the chosen company, and of the trade of a reviewed request where it was done. */
export async function showcased({ sql, people: { chosen } }: World, reviewed: string) {
  await sql`insert into showcases (company_id, published_at, revision) values (${chosen.ownId}, now(), 2)`;
  await sql`
    insert into showcase_slugs (slug, company_id, former)
    values ('entreprise-choisie', ${chosen.ownId}, false), ('ancienne-adresse', ${chosen.ownId}, true)`;
  await sql`
    insert into company_figures (company_id, interested, median_minutes) values (${chosen.ownId}, 6, 120)
    on conflict (company_id) do update set interested = 6, median_minutes = 120`;
  await sql`
    insert into company_subcategories (company_id, subcategory_id)
    select ${chosen.ownId}, subcategory_id from job_requests where id = ${reviewed} on conflict do nothing`;
  await sql`
    insert into company_subregions (company_id, subregion_id)
    select ${chosen.ownId}, subregion_id from job_requests where id = ${reviewed} on conflict do nothing`;
  await sql`
    insert into trade_places (category_id, subcategory_id, region_id, companies)
    select category_id, subcategory_id, region_id, 3 from job_requests where id = ${reviewed}`;
  await sql`
    update regions set code = coalesce(code, 'ZZ'), translations = '{"en": {"name": "Canton", "description": "Words"}}'
    where id = (select region_id from job_requests where id = ${reviewed})`;
  await sql`
    update subcategories set translations = '{"en": {"name": "Name", "description": "Words"}}'
    where id = (select subcategory_id from job_requests where id = ${reviewed})`;
  await sql`
    update categories set icon = 'house', translations = '{"en": {"name": "Name", "description": "Words"}}'
    where id = (select category_id from job_requests where id = ${reviewed})`;
  await sql`
    insert into usual_figures (category_id, answer_minutes, currency)
    select category_id, '{60,300,900}', 'CHF' from job_requests where id = ${reviewed} on conflict do nothing`;
  await sql`insert into request_wishes (job_request_id, company_id) values (${reviewed}, ${chosen.ownId})`;
  const [trade] = await sql<{ subcategory: string; canton: string }[]>`
    select subcategories.slug as subcategory, regions.slug as canton from job_requests
      join subcategories on subcategories.id = subcategory_id join regions on regions.id = region_id
    where job_requests.id = ${reviewed}`;
  return { slug: "entreprise-choisie", trade: trade ?? { subcategory: "", canton: "" } };
}
