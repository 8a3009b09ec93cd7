import { expect, test } from "vitest";
import { readySearches } from "./ready-views.ts";
import { requestsInput, requestsSearch } from "./requests-search.ts";

test.each(Object.entries(readySearches))(
  "%s asks for what its name says, and its address holds no default",
  (_, search) => {
    for (const [name, value] of Object.entries(search)) {
      expect(requestsSearch.defaults).toHaveProperty(name);
      expect(requestsSearch.defaults[name as keyof typeof search]).not.toBe(value);
    }
  },
);

test("they ask the server for what their names say", () => {
  const asks = (key: keyof typeof readySearches) =>
    requestsInput({ ...requestsSearch.defaults, ...readySearches[key] }, "7");
  expect(asks("mine")).toMatchObject({ statuses: undefined, assigneeId: "7", sort: "newest" });
  expect(asks("unassigned")).toMatchObject({ statuses: [0], unassigned: true, sort: "oldest" });
  expect(asks("uncovered")).toMatchObject({ statuses: [0], uncovered: true });
  expect(asks("unanswered")).toMatchObject({ statuses: [4], unanswered: "over48Hours", sort: "oldest" });
  expect(asks("accepted")).toMatchObject({ statuses: [4], progress: "accepted" });
});
