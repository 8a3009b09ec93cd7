import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { asvs, asvsDocument } from "./asvs/index.ts";

const root = new URL("../../../", import.meta.url);
const textOf = (file: string) => (existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), "utf8") : "");

const proofs = asvs.flatMap(({ id, verification }) =>
  verification.status === "holds" ? verification.proofs.map((proof) => ({ id, ...proof })) : [],
);

it("names tests that are there", () => {
  const missing = proofs.filter(
    ({ file, test }) => ![`"${test}"`, `'${test}'`, `\`${test}\``].some((name) => textOf(file).includes(name)),
  );
  expect(missing).toEqual([]);
});

it("holds each requirement once, in order, with a proof or a reason", () => {
  const ids = asvs.map(({ id }) => id);
  const order = (id: string) => id.split(".").reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => order(a) - order(b)));
  for (const { verification } of asvs)
    expect(verification.status === "holds" ? verification.proofs.length : verification.reason.length).toBeGreaterThan(
      0,
    );
});

it("is what docs/security/asvs.md says", () => {
  expect(textOf("docs/security/asvs.md")).toBe(asvsDocument());
});
