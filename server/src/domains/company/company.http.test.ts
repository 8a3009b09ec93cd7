import { expect, test } from "vitest";
import { testApp } from "../../test/app.ts";
import { createSubcategory, createSubregion } from "../../test/factories/index.ts";

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

test("a filter that is none is refused on its name", async () => {
  const answer = await app.inject({ url: "/api/Company/All?subscription=maybe&pageSize=101", headers: admin });
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: { subscription: [expect.any(String)], pageSize: [expect.any(String)] },
  });
});
