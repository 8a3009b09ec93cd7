import { expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { createSubcategory, createSubregion } from "../../../factories/index.ts";

const { app, db, signedIn } = await testApp();
const [trade, place] = [await createSubcategory(db), await createSubregion(db)];

const post = async (url: string, authorization: string, payload: object) => {
  const answer = await app.inject({ method: "POST", url, payload, headers: { authorization } });
  return answer.json<{ data: string } & Record<string, unknown>>();
};
const read = async (url: string, authorization: string) => {
  const answer = await app.inject({ url, headers: { authorization } });
  return answer.json<Record<string, unknown>>();
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

const address = { phone: "0795550142", street: "Rue du Lac 1", postalCode: "1260", locality: "Nyon" };

test("a client completes its profile, and its new token says so and works", async () => {
  const { authorization, sessionId } = await signedIn("Tenderer", { emailConfirmed: false });
  const profile = { ...address, subregionId: place.id };
  const { data } = await post("/api/Tenderer/complete-profile", authorization, profile);
  expect(claimsOf(data)).toMatchObject({ ProfileCompleted: "true", EmailConfirmed: "false", sid: sessionId });
  expect(await read("/api/Tenderer", `Bearer ${data}`)).toMatchObject({
    data: { ...profile, phone: "+41795550142", profileCompleted: true },
  });
});

test("a company completes its profile with what it does and where", async () => {
  const { authorization } = await signedIn("Company");
  const profile = { ...address, name: "Peinture Rochat", subcategoryIds: [trade.id], subregionIds: [place.id] };
  const { data } = await post("/api/Company/complete-profile", authorization, profile);
  expect(claimsOf(data)).toMatchObject({ role: "Company", ProfileCompleted: "true" });
  expect(await read("/api/Company", `Bearer ${data}`)).toMatchObject({
    data: { name: "Peinture Rochat", subcategories: [{ id: trade.id }], subregions: [{ id: place.id }] },
  });
});

test("what is missing is refused on its field, and then nothing is written", async () => {
  const client = await signedIn("Tenderer");
  const { subregionId: _, ...rest } = { ...address, street: "", subregionId: "" };
  expect(await post("/api/Tenderer/complete-profile", client.authorization, rest)).toMatchObject({
    status: 400,
    errors: { street: [expect.any(String)], subregionId: [expect.any(String)] },
  });
  const company = await signedIn("Company");
  const lists = { subcategoryIds: [trade.id], subregionIds: [] };
  expect(await post("/api/Company/complete-profile", company.authorization, { name: "A", ...lists })).toMatchObject({
    status: 400,
    errors: { subregionIds: [expect.any(String)] },
  });
  const unknown = { ...lists, subregionIds: [trade.id] };
  expect(await post("/api/Company/complete-profile", company.authorization, { name: "A", ...unknown })).toMatchObject({
    status: 400,
    errors: { subregionIds: [expect.any(String)] },
  });
  expect(await read("/api/Company", company.authorization)).toMatchObject({
    data: { profileCompleted: false, subcategories: [] },
  });
});

test("each role completes its own kind of profile only", async () => {
  const { authorization } = await signedIn("Company");
  expect(await post("/api/Tenderer/complete-profile", authorization, {})).toMatchObject({ status: 403 });
});
