import { expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { createSubcategory, createSubregion } from "../../../factories/index.ts";

const { app, db, signedIn } = await testApp();
const admin = { authorization: (await signedIn("Admin")).authorization };
const company = { authorization: (await signedIn("Company")).authorization };
const [trade, place] = [await createSubcategory(db), await createSubregion(db)];

test("trades and districts are taken as a bare list and as an object", async () => {
  for (const payload of [[trade.id], { subcategoryIds: [trade.id] }]) {
    const answer = await app.inject({ method: "PUT", url: "/api/Company/subcategories", headers: company, payload });
    expect(answer.json()).toMatchObject({ data: { subcategories: [{ id: trade.id, name: trade.name }] } });
  }
  const answer = await app.inject({
    method: "PUT",
    url: "/api/Company/subregions",
    headers: company,
    payload: [place.parentId],
  });
  expect(answer.json()).toMatchObject({ data: { subregions: [{ id: place.id, regionId: place.parentId }] } });
});

test("the query filters the list, and the path says whom a request suits", async () => {
  const url = `/api/Company/All?pageSize=5&regionId=${place.parentId}&subcategoryId=${trade.id}&subscription=none&search=`;
  const list = await app.inject({ url, headers: admin });
  expect(list.json()).toMatchObject({ data: { totalCount: 1, pageSize: 5, totalPages: 1 } });
  const matching = await app.inject({
    url: `/api/Company/Get/subregion/${place.id}/subcategory/${trade.id}`,
    headers: admin,
  });
  const [found] = matching.json<{ data: { id: string }[] }>().data;
  const one = await app.inject({ url: `/api/Company/Get/${found?.id}`, headers: admin });
  expect(one.json()).toMatchObject({ data: { id: found?.id, subscriptions: [], figures: { received: 0 } } });
});

test("holidays are planned and taken back at their address; away is said in its own", async () => {
  const post = (url: string, payload: object, headers = company) =>
    app.inject({ method: "POST", url, headers, payload });
  const planned = await post("/api/Company/Holidays", { startsOn: "2099-12-21", endsOn: "2100-01-03" });
  const { holidays } = planned.json<{ data: { holidays: { id: string }[] } }>().data;
  expect(holidays).toMatchObject([{ startsOn: "2099-12-21", endsOn: "2100-01-03" }]);
  const twice = await post("/api/Company/Holidays", { startsOn: "2100-01-03", endsOn: "2100-01-04" });
  expect(twice.json()).toMatchObject({
    status: 409,
    errors: { startsOn: ["Vous avez déjà prévu une absence à ces dates."] },
  });
  const url = `/api/Company/Holidays/${holidays[0]?.id}`;
  expect((await app.inject({ method: "DELETE", url, headers: company })).json()).toMatchObject({
    data: { holidays: [] },
  });
  expect((await post("/api/Company/Away", { away: true })).json()).toMatchObject({ data: { away: {} } });
  expect((await post("/api/Company/Away", { away: "yes" })).json()).toMatchObject({
    status: 400,
    errors: { away: [expect.any(String)] },
  });
  expect((await post("/api/Company/Away", { away: true }, admin)).statusCode).toBe(403);
  expect((await app.inject({ method: "POST", url: "/api/Company/Away", payload: { away: true } })).statusCode).toBe(
    401,
  );
});

test("a coverage is saved at once and by its revision, and told how far it reaches", async () => {
  const own = { authorization: (await signedIn("Company")).authorization };
  const both = { subcategoryIds: [trade.id], subregionIds: [place.id] };
  const put = (payload: object) => app.inject({ method: "PUT", url: "/api/Company/Coverage", headers: own, payload });
  expect((await put({ ...both, baseRevision: 1 })).json()).toMatchObject({ data: { coverageRevision: 2 } });
  expect((await put({ ...both, baseRevision: 1 })).json()).toMatchObject({ status: 409, code: "REVISION_CONFLICT" });
  const reach = await app.inject({ method: "POST", url: "/api/Company/Coverage/Reach", headers: own, payload: both });
  expect(reach.json()).toEqual({ data: { days: 90, requests: 0, capped: false } });
});

test("a filter that is none is refused on its name", async () => {
  const answer = await app.inject({ url: "/api/Company/All?subscription=maybe&pageSize=101", headers: admin });
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: { subscription: [expect.any(String)], pageSize: [expect.any(String)] },
  });
});
