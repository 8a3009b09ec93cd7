import { choose } from "./chosen.ts";
import type { Call, Person, RunningApp } from "../measure/running-app.ts";

interface TrustCall {
  name: string;
  /** What is asked one after the other: several, where a page asks for all of them. */
  next: (round: number) => Call[];
}

/** So many people, requests and companies are asked for by turns. */
const some = 60;

/** What offers, reviews, pages of companies and prices are asked for, against one running server. */
export async function trustCalls(app: RunningApp): Promise<TrustCall[]> {
  const { sql } = app;
  const { trades, places } = await choose(sql);
  const slugs = await sql<{ slug: string }[]>`
    select slug from showcase_slugs join showcases using (company_id) where published_at is not null order by md5(slug) limit ${some}`;
  const cantons = await sql<{ slug: string }[]>`
    select canton.slug from regions as canton where canton.parent_id is null and exists (select from trade_places where region_id = canton.id)
    order by (select max(companies) from trade_places where region_id = canton.id) desc limit 8`;
  const served = await sql<{ slug: string; category: string }[]>`
    select subcategories.slug, categories.slug as category from subcategories join categories on categories.id = category_id
    order by (select sum(companies) from trade_places where subcategory_id = subcategories.id) desc nulls last limit 20`;
  const offered = await sql<
    { userId: string; requestId: string; subcategoryId: string; regionId: string; companyIds: string[] }[]
  >`
    select user_id as "userId", requests.id as "requestId", subcategory_id as "subcategoryId", region_id as "regionId", array_agg(offers.company_id) as "companyIds"
    from (select * from job_requests where status = 4 order by md5(id::text) limit 3000) as requests
      join offers on offers.job_request_id = requests.id join tenderers on tenderers.id = tenderer_id
    group by 1, 2, 3, 4 having count(*) between 2 and 3 limit ${some}`;
  const unwritten = await sql<{ userId: string; requestId: string }[]>`
    select user_id as "userId", job_requests.id as "requestId" from job_requests join tenderers on tenderers.id = tenderer_id
    where done_at > now() - interval '50 days' and done_at < now() - interval '1 day'
      and not exists (select from reviews where job_request_id = job_requests.id) order by done_at desc limit 160`;
  const [admin] = await app.people("Admin", 1);
  const companies = await app.people("Company", some);
  const clients = await peopleOf(app, offered);
  const authors = await peopleOf(app, unwritten);
  const deep = await cursorInTheMiddle(app);

  const get = (path: string, by?: Person): Call => ({ method: "GET", path, ...(by && { by }) });
  const slug = (round: number) => at(slugs, round).slug;
  const trade = (round: number) => at(served, round);
  const canton = (round: number) => at(cantons, round).slug;
  const client = (round: number) => at(offered, round);
  const place = (round: number) => `${at(trades, round).id}/${at(places, round)}`;
  return [
    { name: "company page", next: (round) => [get(`/Showcase/Get/${slug(round)}`)] },
    { name: "company page: its reviews", next: (round) => [get(`/Showcase/Get/${slug(round)}/reviews`)] },
    { name: "directory, first page", next: () => [get("/Showcase/All?pageSize=20")] },
    { name: "directory, in the middle, by cursor", next: () => [get(`/Showcase/All?pageSize=20&after=${deep}`)] },
    {
      name: "directory of a trade",
      next: (round) => [get(`/Showcase/All?pageSize=20&subcategory=${trade(round).slug}`)],
    },
    { name: "directory of a canton", next: (round) => [get(`/Showcase/All?pageSize=20&canton=${canton(round)}`)] },
    {
      name: "directory of a trade in a canton",
      next: (round) => [get(`/Showcase/All?pageSize=20&subcategory=${trade(round).slug}&canton=${canton(round)}`)],
    },
    {
      name: "directory of a category in a canton",
      next: (round) => [get(`/Showcase/All?pageSize=20&category=${trade(round).category}&canton=${canton(round)}`)],
    },
    {
      name: "trade in a canton",
      next: (round) => [get(`/Showcase/Place?subcategory=${trade(round).slug}&canton=${canton(round)}`)],
    },
    {
      name: "category in a canton",
      next: (round) => [get(`/Showcase/Place?category=${trade(round).category}&canton=${canton(round)}`)],
    },
    {
      name: "comparison of offers",
      next: (round) => [get(`/Offer/Compare/${client(round).requestId}`, at(clients, round))],
    },
    {
      name: "request page of a client, all of its calls",
      next: (round) => {
        const { requestId, subcategoryId, regionId, companyIds } = client(round);
        const by = at(clients, round);
        const ids = companyIds.map((id) => `companyIds=${id}`).join("&");
        return [
          get(`/JobRequest/Get/${requestId}`, by),
          get(`/Offer/Compare/${requestId}`, by),
          get(`/Guarantee/Get/${requestId}`, by),
          get(`/Price/Get/${subcategoryId}/${regionId}`, by),
          get(`/Review/Scores?${ids}`, by),
          get("/Conversation/Unread", by),
        ];
      },
    },
    { name: "price of a service in a canton", next: (round) => [get(`/Price/Get/${place(round)}`)] },
    { name: "prices of a service", next: (round) => [get(`/Price/All/${at(trades, round).id}`)] },
    { name: "reviews of one's company", next: (round) => [get("/Review/All?pageSize=20", at(companies, round))] },
    { name: "reviews, for an admin", next: () => [get("/Review/All?pageSize=20", admin)] },
    {
      name: "writing a review",
      next: (round) => [
        {
          method: "PUT",
          path: `/Review/${at(unwritten, round).requestId}/client`,
          by: at(authors, round),
          body: {
            quality: 5,
            punctuality: 4,
            price: 5,
            contact: 4,
            text: "Travail soigné, chantier propre chaque soir.",
          },
        },
      ],
    },
  ];
}

async function peopleOf(app: RunningApp, rows: readonly { userId: string }[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const { userId } of rows) {
    const [person] = await app.people("Tenderer", 1, userId);
    if (!person) throw new Error("A client has no account");
    people.push(person);
  }
  return people;
}

/** Leads to the page behind half of the directory. */
async function cursorInTheMiddle(app: RunningApp): Promise<string> {
  const path = (page: number) => `/Showcase/All?pageSize=20&pageNumber=${page}`;
  const first = (await app.call({ method: "GET", path: path(1) })) as { totalPages: number };
  const middle = Math.max(1, Math.floor(first.totalPages / 2));
  const { next } = (await app.call({ method: "GET", path: path(middle) })) as { next: string };
  return encodeURIComponent(next);
}

function at<T>(list: readonly T[], round: number): T {
  const item = list[round % list.length];
  if (item === undefined) throw new Error("The data set holds nothing to ask for");
  return item;
}
