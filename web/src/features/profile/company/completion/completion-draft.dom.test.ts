import { afterEach, expect, test } from "vitest";
import { company, uuid } from "../../profile.fixture.ts";
import { completionDraftIn, stepAt } from "./completion-draft.ts";

afterEach(() => localStorage.clear());
const { logo: _, ...bare } = company;
const image = { id: uuid(90), url: "/api/File/90", width: 400, height: 200 };
const begun = Date.UTC(2026, 5, 4, 8);

test("a logo comes back for as long as its address is good; after that it is said, and all else is there", () => {
  const first = completionDraftIn(localStorage, bare, begun);
  first.keep({ fields: { ...first.present().fields, name: "Favre", logoId: image.id }, logo: { image, at: begun } });
  const soon = completionDraftIn(localStorage, bare, begun + 60_000);
  expect([soon.logoLost, soon.present().logo?.image, soon.present().fields.logoId]).toEqual([false, image, image.id]);
  const later = completionDraftIn(localStorage, bare, begun + 3_600_000);
  expect([later.logoLost, later.present().logo, later.present().fields.logoId]).toEqual([true, undefined, undefined]);
  expect(later.present().fields.name).toBe("Favre");
  later.remove();
  expect(completionDraftIn(localStorage, bare, begun).present().fields.name).toBe(company.name);
});

test("what another company has typed, or what has another shape, is not taken", () => {
  const first = completionDraftIn(localStorage, bare, begun);
  first.keep({ fields: { ...first.present().fields, name: "Favre" } });
  const other = completionDraftIn(localStorage, { ...bare, id: uuid(99) }, begun);
  expect(other.present().fields.name).toBe(company.name);
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"fields":{"name":"Favre"},"coverage":{}}');
  expect(completionDraftIn(localStorage, bare, begun).present().fields.name).toBe(company.name);
});

test("an address leads no further than to the first step that lacks something", () => {
  const { fields, coverage } = completionDraftIn(undefined, bare, begun).present();
  const nowhere = { ...coverage, subcategoryIds: [] };
  expect(stepAt("check", { fields, coverage: nowhere })).toBe("coverage");
  expect(stepAt("check", { fields: { ...fields, name: " " }, coverage })).toBe("company");
  expect(["check", "coverage", "elsewhere", undefined].map((step) => stepAt(step, { fields, coverage }))).toEqual([
    "check",
    "coverage",
    "company",
    "company",
  ]);
});
