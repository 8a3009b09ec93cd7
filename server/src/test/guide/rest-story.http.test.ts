import { signedIn as signedInUser } from "@metiro/shared/auth/schema";
import type { Problem } from "@metiro/shared/errors/codes";
import { company as companySchema, matchingCompany } from "@metiro/shared/company/schema";
import { countedRequestPage, jobRequest, requestPage } from "@metiro/shared/job-request/schema";
import { region } from "@metiro/shared/region/schema";
import { subcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { passwords } from "../../passwords/passwords.ts";
import { seedCatalogue } from "../../seed/catalogue.ts";
import { seedDemo } from "../../seed/demo.ts";
import { demoPassword } from "../../seed/demo-accounts.ts";
import { testApp } from "../app/app.ts";
import { documentedAnswers } from "../surface/documented.ts";

const { app, db } = await testApp();
const documented = await documentedAnswers(app);
await seedCatalogue(db, "test");
await seedDemo(db, { now: new Date(), passwordHash: await passwords().hash(demoPassword) });

/** The calls of one account of the demo, signed in as any other client of the interface would. */
async function signedIn(email: string) {
  const payload = { email, password: demoPassword };
  const answer = await app.inject({ method: "POST", url: "/api/Auth/sign-in", payload });
  const authorization = `Bearer ${signedInUser.parse(data(answer)).token}`;
  return {
    get: (path: string) => app.inject({ url: `/api/${path}`, headers: { authorization } }),
    post: (path: string, payload: object = {}, headers: Record<string, string> = {}) =>
      app.inject({ method: "POST", url: `/api/${path}`, payload, headers: { authorization, ...headers } }),
  };
}

type Answer = Awaited<ReturnType<typeof app.inject>>;

function data(answer: Answer): unknown {
  documented(answer);
  expect(answer.json()).toEqual({ data: expect.anything() });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: unknown }>().data;
}

/** Status, code, `errors` and `faults` of a refusal. */
function refusal(answer: Answer) {
  documented(answer);
  const { status, code, errors, faults } = answer.json<Problem>();
  expect(answer.headers["content-type"]).toMatch("application/problem+json");
  expect(answer.statusCode).toBe(status);
  return { status, code, errors, faults };
}

const client = await signedIn("client@demo.metiro.ch");
const admin = await signedIn("admin@demo.metiro.ch");
const company = await signedIn("entreprise@demo.metiro.ch");
const own = companySchema.parse(data(await company.get("Company")));
const trade = subcategoryWithForm.parse(data(await client.post("SubCategory/GetByName", { Name: "Pose de parquet" })));
const districts = z
  .array(region)
  .parse(data(await client.post("Region/All-filtered", { search: "Lausanne", onlySubregions: true })));
const place = districts.find(({ name }) => name === "Lausanne");
const others = z
  .array(matchingCompany)
  .parse(data(await admin.get(`Company/Get/subregion/${place?.id}/subcategory/${trade.id}`)))
  .flatMap(({ id }) => (id === own.id ? [] : [id]));

const request = (title: string, answers: Record<string, unknown> = {}) => ({
  subcategoryId: trade.id,
  subregionId: place?.id,
  title,
  description: "Poser un parquet en chêne dans le salon et deux chambres.",
  answers: { property: "apartment", work: "new", area: 64.5, type: "engineered", ...answers },
  postalCode: "1007",
  locality: "Lausanne",
  street: "Avenue de Cour 38",
  startPreference: "within_month",
  budgetMin: 500_000,
  budgetMax: 900_000,
});
const created = async (title: string) =>
  jobRequest.parse(data(await client.post("JobRequest/Create", request(title)))).id;
async function sent(title: string) {
  const id = await created(title);
  data(await admin.post(`JobRequest/${id}/send-to-companies`, { companyIds: [own.id] }));
  return id;
}
const quote = {
  response: "interested",
  priceMin: 600_000,
  priceMax: 750_000,
  priceUnit: "total",
  message: "Volontiers.",
};
async function answered(title: string) {
  const id = await sent(title);
  data(await company.post(`JobRequest/${id}/answer`, quote));
  return id;
}

test("a wrong password is one answer, whatever is wrong", async () => {
  for (const payload of [
    { email: "client@demo.metiro.ch", password: "Demo-Metiro-2025" },
    { email: "personne@demo.metiro.ch", password: demoPassword },
  ]) {
    const answer = await app.inject({ method: "POST", url: "/api/Auth/sign-in", payload });
    expect(answer.json()).toMatchObject({ status: 401, code: "LOGIN_FAILED", detail: "Login failed" });
  }
});

describe("create", () => {
  test("is on the lists of its client and of the admin, Active, with exact totals", async () => {
    const before = requestPage.parse(data(await client.post("JobRequest/GetAllForTenderer")));
    const id = await created("Chêne huilé pour le salon");
    const after = requestPage.parse(data(await client.post("JobRequest/GetAllForTenderer?pageSize=1")));
    expect(after).toMatchObject({ totalCount: before.totalCount + 1, pageSize: 1, items: [{ id, status: 0 }] });
    const found = countedRequestPage.parse(
      data(
        await admin.post("JobRequest/GetAllForAdmin?pageNumber=1&pageSize=5", {
          search: "chene huile",
          statuses: [0],
          subcategoryId: trade.id,
        }),
      ),
    );
    expect(found).toMatchObject({ totalCount: 1, totalPages: 1, items: [{ id, tenderer: { firstName: "Camille" } }] });
  });

  test("under the same key is made once; the key with another body is a conflict", async () => {
    const key = { "idempotency-key": "3f6c1f0e" };
    const post = (title: string) => client.post("JobRequest/Create", request(title), key);
    const [one, two] = await Promise.all([post("Une seule fois"), post("Une seule fois")]);
    expect(jobRequest.parse(data(two)).id).toBe(jobRequest.parse(data(one)).id);
    expect(refusal(await post("Autre chose"))).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" });
    const empty = await client.post("JobRequest/Create", request("Sans clé"), { "idempotency-key": "" });
    expect(refusal(empty)).toMatchObject({ status: 400, errors: { "Idempotency-Key": ["Ce champ est obligatoire."] } });
  });

  test.each([
    [undefined, "Au maximum 5000.", "Ce champ est obligatoire."],
    ["en", "At most 5000.", "This field is required."],
    ["en-GB,en;q=0.9,fr;q=0.5", "At most 5000.", "This field is required."],
  ])("names each wrong answer by its question, in the reader's language (%s)", async (language, tooBig, required) => {
    const answers = { property: undefined, area: 5001, colour: "red" };
    const headers = language === undefined ? {} : { "accept-language": language };
    const answer = await client.post("JobRequest/Create", request("Une réponse fausse", answers), headers);
    expect(refusal(answer)).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
      errors: {
        "answers.area": [tooBig],
        "answers.property": [required],
        "answers.colour": [expect.any(String)],
      },
    });
  });

  test("takes no answer to a question that its condition hides", async () => {
    const answer = await client.post("JobRequest/Create", request("Ponçage seul", { work: "sand" }));
    expect(refusal(answer)).toMatchObject({ status: 400, errors: { "answers.type": [expect.any(String)] } });
  });
});

describe("send", () => {
  test.each([
    ["an object", (ids: string[]) => ({ companyIds: ids })],
    ["a bare list", (ids: string[]) => ids],
  ])("takes %s of companies, and again only the new ones", async (name, bodyOf) => {
    const id = await created(`Envoi par ${name}`);
    const path = `JobRequest/${id}/send-to-companies`;
    const first = jobRequest.parse(data(await admin.post(path, bodyOf([own.id]))));
    expect(first).toMatchObject({ status: 4, jobRequestCompanies: [{ company: { id: own.id }, response: "none" }] });
    const [other = ""] = others;
    const second = jobRequest.parse(data(await admin.post(path, bodyOf([own.id, other]))));
    expect(second.jobRequestCompanies).toHaveLength(2);
    expect(second.jobRequestCompanies).toContainEqual(first.jobRequestCompanies[0]);
  });

  test("takes ids in capitals for the same ids", async () => {
    const id = await created("Envoi en majuscules");
    const path = `JobRequest/${id.toUpperCase()}/send-to-companies`;
    data(await admin.post(path, [own.id]));
    const again = jobRequest.parse(data(await admin.post(path, [own.id.toUpperCase()])));
    expect(again.jobRequestCompanies).toMatchObject([{ company: { id: own.id } }]);
  });

  test("to an unknown company is refused whole", async () => {
    const id = await created("Envoi à personne");
    const answer = await admin.post(`JobRequest/${id}/send-to-companies`, [own.id, place?.id]);
    expect(refusal(answer)).toMatchObject({
      status: 400,
      errors: { "companyIds.1": ["Cette entreprise n’existe pas ou n’existe plus."] },
      faults: [{ path: "companyIds.1", rule: "companyUnknown", params: { id: place?.id } }],
    });
    expect(jobRequest.parse(data(await admin.get(`JobRequest/Get/${id}`)))).toMatchObject({
      status: 0,
      jobRequestCompanies: [],
    });
  });
});

const contact = /"(street|phone|email|lastName)":|Rochat|41795550200|Avenue de Cour|client@demo/;

test("a company reads what it may, answers, and sees the contact once it is accepted", async () => {
  const id = await sent("Parquet du salon");
  const path = `JobRequest/Get/${id}`;
  const closed = await company.get(path);
  expect(jobRequest.parse(data(closed))).toMatchObject({
    contactVisible: false,
    postalCode: "1007",
    jobRequestCompanies: [{ company: { id: own.id }, seenAt: expect.any(String) }],
  });
  const list = requestPage.parse(data(await company.post("JobRequest/GetAllForCompanies")));
  const item = list.items.find((one) => one.id === id);
  expect(item).toMatchObject({ title: "Parquet du salon" });
  for (const payload of [closed.body, JSON.stringify(item)]) expect(payload).not.toMatch(contact);

  data(await company.post(`JobRequest/${id}/answer`, quote));
  const answer = { ...quote, respondedAt: expect.any(String), clientDecision: "none" };
  expect(data(await client.get(path))).toMatchObject({ jobRequestCompanies: [answer] });
  data(await client.post(`JobRequest/${id}/decide/${own.id}`, { decision: "accepted" }));
  const open = await company.get(path);
  expect(open.body).toMatch(contact);
  expect(data(open)).toMatchObject({
    contactVisible: true,
    street: "Avenue de Cour 38",
    tenderer: { lastName: "Rochat", email: "client@demo.metiro.ch", phone: "+41795550200" },
    jobRequestCompanies: [{ clientDecision: "accepted" }],
  });
});

test("a decision is about an interested answer, and an acceptance is final", async () => {
  const id = await sent("À décider");
  const decide = () => client.post(`JobRequest/${id}/decide/${own.id}`, { decision: "accepted" });
  expect(refusal(await decide())).toMatchObject({ status: 409, code: "NOTHING_TO_DECIDE" });
  data(await company.post(`JobRequest/${id}/answer`, quote));
  data(await decide());
  expect(refusal(await decide())).toMatchObject({ status: 409, code: "DECISION_FINAL" });
  expect(refusal(await company.post(`JobRequest/${id}/answer`, { response: "declined" }))).toMatchObject({
    status: 409,
    code: "DECISION_FINAL",
  });
});

test("nothing more happens to a request that is cancelled", async () => {
  const id = await answered("À annuler");
  expect(data(await client.post(`JobRequest/${id}/cancel`, { reason: "Le projet attend." }))).toMatchObject({
    status: 1,
    cancelReason: "Le projet attend.",
    canceledAt: expect.any(String),
  });
  const late = [
    await client.post(`JobRequest/${id}/cancel`),
    await admin.post(`JobRequest/${id}/cancel`),
    await admin.post(`JobRequest/${id}/send-to-companies`, [own.id]),
    await company.post(`JobRequest/${id}/answer`, quote),
    await client.post(`JobRequest/${id}/decide/${own.id}`, { decision: "accepted" }),
  ];
  expect(late.map(refusal)).toEqual(late.map(() => ({ status: 409, code: "STATUS_CONFLICT", errors: undefined })));
  expect(data(await company.get(`JobRequest/Get/${id}`))).toMatchObject({ status: 1, contactVisible: false });
});

test("nobody reads the request of others, and nobody calls beyond its role", async () => {
  const id = await created("Rien pour les autres");
  const stranger = await signedIn("non.confirme@demo.metiro.ch");
  expect(refusal(await company.get(`JobRequest/Get/${id}`))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(refusal(await stranger.get(`JobRequest/Get/${id}`))).toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
  expect(refusal(await client.post(`JobRequest/${id}/send-to-companies`, [own.id]))).toMatchObject({ status: 403 });
  expect(refusal(await app.inject(`/api/JobRequest/Get/${id}`))).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
});
