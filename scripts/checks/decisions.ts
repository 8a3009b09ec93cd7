import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";

const folder = path.join(root, "docs/decisions");
const row = /^\| \[\d{3}\]\((\d{3}-[\w-]+\.md)\) \|[^|]*\|([^|]*)\|$/gm;
/** `# 453: … (amends 435)`: what an earlier record says holds no more as it stands there. */
const amending = /^# .*\((amends|supersedes) ([\d, ]+)\)/;

/** The index of decisions has one line for each record, no two share a number, and who reads one learns there what has changed of it. */
export async function decisionsListed(): Promise<Outcome> {
  const names = readdirSync(folder).filter((name) => name !== "README.md");
  const records = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
  return faults(faultsOfIndex(readFileSync(path.join(folder, "README.md"), "utf8"), records));
}

/** What an index lacks of some records, each with its text, or has too much; one line a fault. */
export function faultsOfIndex(index: string, records: ReadonlyMap<string, string>): string[] {
  const rows = new Map([...index.matchAll(row)].map(([, name = "", notes = ""]) => [name, notes]));
  const names = [...records.keys()];
  const numbers = names.map((name) => name.slice(0, 3));
  return [
    ...names.filter((name) => !rows.has(name)).map((name) => `docs/decisions/README.md lacks ${name}`),
    ...[...rows.keys()]
      .filter((name) => !records.has(name))
      .map((name) => `docs/decisions/README.md names ${name}, which does not exist`),
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map((number) => `Two decisions have the number ${number}`),
    ...[...records].flatMap(([name, text]) => unsaid(name, text, rows)),
  ];
}

/** The records that one changes and whose line does not say so; those that are deleted need no line. */
function unsaid(name: string, text: string, rows: ReadonlyMap<string, string>): string[] {
  const [, what = "", numbers = ""] = amending.exec(text) ?? [];
  const changed = [...rows].filter(([other]) => numbers.includes(other.slice(0, 3)));
  const said = what === "amends" ? "amended" : "superseded";
  return changed.flatMap(([other, notes]) => {
    const says = new RegExp(`${said}[^;]* \\[${name.slice(0, 3)}\\]`).test(notes);
    return says ? [] : [`docs/decisions/README.md does not say that ${other} is ${said} by ${name}`];
  });
}
