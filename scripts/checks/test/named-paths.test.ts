import { expect, test } from "vitest";
import { misnamedIn } from "../named-paths.ts";

const files = ["web/src/page/marks.ts", "web/src/routes/admin/jobs/$id.tsx", "drizzle/sql/functions/audit.sql"];

test("a comment names files that exist, by the end of their path at least", () => {
  const right = `/** See page/marks.ts, \`web/src/page/marks.ts\` and drizzle/sql/functions/audit.sql. */
    // As ../routes/admin/jobs/$id.tsx, and https://example.org/some/file.ts.
    const other = "some/other.ts";`;
  expect(misnamedIn("a.ts", right, files)).toEqual([]);
  expect(misnamedIn("a.ts", "/** See `page/mark.ts`. */\nconst a = 1; // or marks/page.ts", files)).toEqual([
    "a.ts names page/mark.ts, which does not exist",
    "a.ts names marks/page.ts, which does not exist",
  ]);
});
