import { expect, it } from "vitest";
import { dangersIn, holdsSecret } from "../dangerous-code.ts";

it.each([
  ["server/src/domains/user/list.ts", "db.execute(sql.raw(input))"],
  ["server/src/domains/user/list.ts", "await client.unsafe(`select ${input}`)"],
  ["server/src/domains/user/list.ts", 'import { exec } from "node:child_process";'],
  ["server/src/domains/user/list.ts", "return new Function(input)()"],
  ["web/src/features/user/card.tsx", "<p dangerouslySetInnerHTML={{ __html: name }} />"],
  ["web/src/features/user/card.tsx", "element.innerHTML = name"],
  ["server/src/tokens/reset.ts", "const code = Math.random().toString(36)"],
  ["server/src/tokens/reset.ts", 'createHash("md5").update(code)'],
  ["server/src/mail/transport.ts", "tls: { rejectUnauthorized: false }"],
  ["web/src/page/frame.ts", 'addEventListener("message", ({ data }) => run(data))'],
])("%s may not hold: %s", (file, text) => {
  expect(dangersIn(file, text)).toHaveLength(1);
});

it("knows the files in which a use was looked at, and no others of the folder", () => {
  expect(dangersIn("server/src/db/sql.ts", "sql.raw(String(value))")).toEqual([]);
  expect(dangersIn("server/src/db/sql.tsx", "sql.raw(String(value))")).toHaveLength(1);
  expect(dangersIn("server/src/db/schema/columns.ts", "sql.raw(values)")).toEqual([]);
});

it("knows keys and tokens by their marks", () => {
  // Put together here, so that this file holds none.
  const secrets = [["-----BEGIN", "PRIVATE KEY-----"].join(" "), `AKIA${"A1".repeat(8)}`, `ghp_${"a".repeat(36)}`];
  for (const secret of secrets) expect(holdsSecret(`x = "${secret}"`)).toBe(true);
  expect(holdsSecret('JWT_SECRET: "a-secret-of-the-tests-that-is-long-enough-0123456789"')).toBe(false);
});
