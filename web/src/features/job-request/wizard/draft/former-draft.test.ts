import type { RegionTree } from "@metiro/shared/region/schema";
import { expect, test } from "vitest";
import { requestId, requestWith } from "#domain/request/request.fixture.ts";
import { formerDraft } from "./former-draft.ts";
import { requestOf } from "../send/send-request.ts";

const former = requestWith({ startPreference: "flexible", budgetMax: 600_000 });
delete former.startDate;
const regions = [
  { id: former.region.id, name: "Vaud", subregions: [{ id: former.subregion.id, name: "Lausanne" }] },
] as unknown as RegionTree[];
const around = {
  form: former.form,
  regions,
  language: "fr" as const,
  currency: "CHF",
  words: { startDate: "Début souhaité" },
  today: "2026-06-20",
};

test("under the same form everything is typed again, and nothing is said to be left behind", () => {
  const draft = formerDraft(former, around);
  expect(draft).toMatchObject({
    answers: former.answers,
    regionId: former.region.id,
    subregionId: former.subregion.id,
    postalCode: "1003",
    street: "Rue du Lac 1",
    startPreference: "flexible",
    budgetMax: 600_000,
    title: former.title,
    description: former.description,
    reopenedFromId: requestId,
    leftBehind: { number: "2026-002041", labels: [] },
  });
  const sent = requestOf("sub", former.form, draft);
  expect(sent).toMatchObject({ reopenedFromId: requestId, answers: former.answers });
  expect(sent).not.toHaveProperty("leftBehind");
});

test("a day in the past and a district that is gone are asked for anew; photos come along", () => {
  const photos = [{ id: "p", url: "/p", width: 4, height: 3 }];
  const draft = formerDraft(
    { ...former, startPreference: "on_date", startDate: "2026-06-15", photos },
    { ...around, regions: [] },
  );
  expect(draft).not.toHaveProperty("startPreference");
  expect(draft).not.toHaveProperty("subregionId");
  expect(draft.leftBehind?.labels).toEqual(["Début souhaité"]);
  expect(draft.photoIds).toEqual(["p"]);
});
