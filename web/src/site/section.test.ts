import { expect, test } from "vitest";
import { panelPartOf } from "./section.ts";

test.each([
  ["/admin/jobs/$id", "jobs"],
  ["/admin/jobs/", "jobs"],
  ["/admin/bin", "bin"],
  ["/company/", "index"],
  ["/tenderer/requests/$id/offers", "requests"],
  ["/company", undefined],
  ["/auth/login", undefined],
  ["/category/$slug", undefined],
  ["__root__", undefined],
])("the route %s is of the room %s", (route, room) => {
  expect(panelPartOf(route)).toBe(room);
});
