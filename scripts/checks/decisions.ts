import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";

const folder = path.join(root, "docs/decisions");
const linked = /^\| \[\d{3}\]\((\d{3}-[\w-]+\.md)\) \|/gm;

/** The index of decisions has one line for each record, and no two records share a number. */
export async function decisionsListed(): Promise<Outcome> {
  const records = readdirSync(folder).filter((name) => name !== "README.md");
  const listed = [...readFileSync(path.join(folder, "README.md"), "utf8").matchAll(linked)].map(
    ([, name = ""]) => name,
  );
  const numbers = records.map((name) => name.slice(0, 3));
  return faults([
    ...records.filter((name) => !listed.includes(name)).map((name) => `docs/decisions/README.md lacks ${name}`),
    ...listed
      .filter((name) => !records.includes(name))
      .map((name) => `docs/decisions/README.md names ${name}, which does not exist`),
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map((number) => `Two decisions have the number ${number}`),
  ]);
}
