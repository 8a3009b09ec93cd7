import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isMacOf, keyLabels, keysOf, macOf } from "./keys.ts";

const older = "u7Qh2vXo9RkZpLw4TnYc8BfJd1GsMe6A";
const newer = "Zk3mW8rTq5VbXn1YpCj7LdHs4GfA9eUo";

it("gives each use a key of its own, that does not change", () => {
  const keys = Object.values(keysOf(older)).map(([key]) => key.export().toString("hex"));
  expect(new Set(keys).size).toBe(keys.length);
  // A changed derivation would end all sessions and unsubscribe links of installations that run.
  expect(keysOf(older).unsubscribe[0].export().toString("hex")).toMatchInlineSnapshot(
    `"ab5d01e622a559d9a664cb129d29e6f1781c58b51d43c36d3f6e17532df15bd7"`,
  );
});

it("signs with the first secret and believes all", () => {
  const [before, between, after] = [older, `${newer},${older}`, newer].map((setting) => keysOf(setting).fileAddress);
  if (!before || !between || !after) throw new Error("Three sets of keys");
  expect(isMacOf(between, "said", macOf(before, "said"))).toBe(true);
  expect(isMacOf(after, "said", macOf(between, "said"))).toBe(true);
  expect(isMacOf(after, "said", macOf(before, "said"))).toBe(false);
});

it("believes no part of a signature", () => {
  const { fileAddress } = keysOf(older);
  const mac = macOf(fileAddress, "said");
  for (const length of [0, 1, 16, 31]) expect(isMacOf(fileAddress, "said", mac.subarray(0, length))).toBe(false);
});

it("stands in docs/security/keys.md, label for label", () => {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../../docs/security/keys.md"), "utf8");
  expect([...text.matchAll(/^\| `([^`]+)`/gm)].map(([, label]) => label)).toEqual(Object.values(keyLabels));
});
