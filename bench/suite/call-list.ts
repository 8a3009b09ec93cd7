import { choose, postedBy, receivedBy } from "./chosen.ts";
import { words } from "../data/load-data.ts";
import type { Call, Person, RunningApp } from "../measure/running-app.ts";

/** One row of the table. */
export interface MeasuredCall {
  name: string;
  /** How many times longer it may take on the larger data set; no goal was set where absent. */
  goal?: number;
  /** The call of each round. */
  next: (round: number) => Call;
  /** Is told what came back. */
  learn?: (data: unknown) => void;
}

const pageSize = 20;
const day = 86_400_000;

/** The calls of the product whose cost must not grow with the data, against one running server. */
export async function callsOf(app: RunningApp): Promise<{ floor: Call; calls: MeasuredCall[] }> {
  const [[admin], clients, companies] = await Promise.all([
    app.people("Admin", 1),
    app.people("Tenderer", 40),
    app.people("Company", 40),
  ]);
  if (!admin) throw new Error("There is no admin");
  const { requests, trades, places, served, crowded, busy } = await choose(app.sql);
  const [busyCompany] = await app.people("Company", 1, busy);
  if (!busyCompany) throw new Error("There is no company");
  const posted = await postedBy(app.sql, idsOf(clients));
  const received = await receivedBy(app.sql, idsOf(companies));
  const buyers = clients.filter(({ id }) => posted.has(id));
  const sellers = companies.filter(({ id }) => received.has(id));

  const list = (kind: string, by: Person, body: object = {}, pageNumber = 1): Call => ({
    method: "POST",
    path: `/JobRequest/GetAllFor${kind}?pageNumber=${pageNumber}&pageSize=${pageSize}`,
    by,
    body,
  });
  const all = (body?: object, pageNumber?: number) => list("Admin", admin, body, pageNumber);
  const get = (path: string, by: Person): Call => ({ method: "GET", path, by });
  const request = (id: string, by: Person) => get(`/JobRequest/Get/${id}`, by);
  const lastPage = Math.ceil(app.size / pageSize);
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
  const made: string[] = [];

  const calls: MeasuredCall[] = [
    { name: "list, page 1 with total", goal: 1.3, next: () => all() },
    { name: "list, page in the middle", goal: 1.3, next: (round) => all({}, Math.ceil(lastPage / 2) + (round % 9)) },
    { name: "list, last page", goal: 1.3, next: (round) => all({}, lastPage - (round % 5)) },
    { name: "list by status", goal: 1.3, next: (round) => all({ statuses: [at([0, 1, 4], round)] }) },
    { name: "list by subregion", goal: 1.3, next: (round) => all({ subregionId: at(places, round) }) },
    {
      name: "list by date, 365 days",
      goal: 1.3,
      next: (round) => all({ createdFrom: ago(500 + (round % 50)), createdTo: ago(135) }),
    },
    {
      name: "list by category and status",
      goal: 2,
      next: (round) => all({ categoryId: at(trades, round).categoryId, statuses: [4] }),
    },
    {
      name: "list by trade and place",
      goal: 2,
      next: (round) => all({ subcategoryId: at(trades, round).id, subregionId: at(places, round % 7) }),
    },
    { name: "list with photos", next: () => all({ hasPhotos: true }) },
    { name: "list without photos", goal: 1.3, next: () => all({ hasPhotos: false }) },
    { name: "search, word of a third of all", goal: 1.3, next: () => all({ search: words.frequent }) },
    { name: "search, a client’s name", next: () => all({ search: "Keller 1" }) },
    { name: "search, word of twenty", next: () => all({ search: words.rare }) },
    { name: "own list of a client", goal: 2, next: (round) => list("Tenderer", at(buyers, round)) },
    { name: "own list of a company", goal: 2, next: (round) => list("Companies", at(sellers, round)) },
    { name: "request, for an admin", next: (round) => request(at(requests, round), admin) },
    { name: "request, for its client", next: (round) => requestOf(posted, at(buyers, round), request) },
    { name: "request, for a company", next: (round) => requestOf(received, at(sellers, round), request) },
    {
      name: "matching companies, about ten",
      next: (round) => {
        const { subregionId, subcategoryId } = at(served, round);
        return get(`/Company/Get/subregion/${subregionId}/subcategory/${subcategoryId}`, admin);
      },
    },
    ...(["mean", "thousand", "most"] as const).map((kind) => ({
      name: `matching companies, ${{ mean: "the mean pair", thousand: "about a thousand", most: "the busiest pair" }[kind]}`,
      next: (round: number) => {
        const { subregionId, subcategoryId } = at(crowded[kind], round);
        return get(`/Company/Get/subregion/${subregionId}/subcategory/${subcategoryId}`, admin);
      },
    })),
    { name: "own list of the busiest company", next: () => list("Companies", busyCompany) },
    { name: "a folder of its list", next: () => list("Companies", busyCompany, { folder: "answered" }) },
    { name: "its conversations", next: () => get(`/Conversation/All?pageSize=${pageSize}`, busyCompany) },
    { name: "what it has not read", next: () => get("/Conversation/Unread", busyCompany) },
    { name: "companies, page 1 with total", next: () => get(`/Company/All?pageSize=${pageSize}`, admin) },
    { name: "subscriptions, page 1 with total", next: () => get(`/Subscription/All?pageSize=${pageSize}`, admin) },
    { name: "dashboard", goal: 2, next: () => get("/Dashboard", admin) },
    { name: "dashboard, last week", goal: 1.3, next: () => get("/Dashboard/job-requests/last-week", admin) },
    { name: "statistics, 30 days", goal: 1.3, next: () => get("/Dashboard/statistics", admin) },
    { name: "statistics, a year", goal: 1.3, next: () => get(`/Dashboard/statistics?from=${ago(364)}`, admin) },
    {
      name: "create",
      goal: 2,
      next: (round) => {
        const { id, answers } = at(trades, round);
        const body = { ...fields, subcategoryId: id, subregionId: at(places, round), answers };
        return { method: "POST", path: "/JobRequest/Create", by: at(clients, round), body };
      },
      learn: (data) => made.push((data as { id: string }).id),
    },
    {
      name: "send to five companies",
      goal: 2,
      next: (round) => {
        const path = `/JobRequest/${at(made, round)}/send-to-companies`;
        return { method: "POST", path, by: admin, body: at(served, round).companyIds.slice(0, 5) };
      },
    },
  ];
  // The least that a call with somebody behind it takes: the way there and back, the session, one small row.
  return { floor: get("/Auth/Profile", admin), calls };
}

const fields = {
  title: "Repeindre le salon et le couloir",
  description: "Murs et plafonds, environ septante mètres carrés, sans les boiseries.",
  postalCode: "1003",
  locality: "Lausanne",
  startPreference: "flexible",
  budgetMax: 400_000,
};

const idsOf = (people: Person[]) => people.map(({ id }) => id);

const requestOf = (requests: Map<string, string>, by: Person, call: (id: string, by: Person) => Call): Call =>
  call(requests.get(by.id) ?? "", by);

function at<T>(list: readonly T[], round: number): T {
  const item = list[round % list.length];
  if (item === undefined) throw new Error("The data set holds nothing to ask for");
  return item;
}
