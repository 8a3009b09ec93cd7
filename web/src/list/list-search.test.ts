import { expect, test } from "vitest";
import { listSearch } from "./list-search.ts";
import { choiceField, dayField, textField } from "./filter/search-field.ts";

const jobs = listSearch({
  status: choiceField(["all", "active", "processed"], "all"),
  regionId: textField(),
  createdFrom: dayField(),
});
const read = (raw: Record<string, unknown>) => jobs.validate(raw as Parameters<typeof jobs.validate>[0]);

test("an empty address is the defaults", () => {
  expect(read({})).toEqual({ status: "all", regionId: "", createdFrom: "", pageNumber: 1, pageSize: 10, search: "" });
  expect(read({})).toEqual(jobs.defaults);
});

test("what stands in the address is read", () => {
  const raw = {
    status: "active",
    regionId: "vd",
    createdFrom: "2026-06-01",
    pageNumber: 3,
    pageSize: 50,
    search: 1003,
  };
  expect(read(raw)).toEqual({ ...raw, search: "1003" });
});

test("of what is searched as much is read as a call takes", () => {
  expect(read({ search: "a".repeat(300) }).search).toHaveLength(200);
});

test.each([
  { pageNumber: 0 },
  { pageNumber: -1 },
  { pageNumber: 1.5 },
  { pageNumber: "x" },
  { pageNumber: null },
  { pageSize: 101 },
  { pageSize: {} },
  { status: "gone" },
  { status: ["active"] },
  { createdFrom: "tomorrow" },
  { search: { a: 1 } },
  { unknown: 1 },
])("what makes no sense is the default: %j", (raw) => {
  expect(read(raw)).toEqual(jobs.defaults);
});
