import type { Answer } from "./answer.ts";
import { audiences, type Rule, statesFor, whiles } from "./audiences.ts";
import { answers } from "./index.ts";
import { accountMails, csvColumns, live, requestMails } from "./outside.ts";
import { type FieldReader, fieldReaders, type State, states } from "./readers.ts";
import { values } from "./values.ts";

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  `| ${head.join(" | ")} |`,
  `|${"---|".repeat(head.length)}`,
  ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll("|", "·")).join(" | ")} |`),
  "",
];

function when(some: readonly State[] = []): string {
  if (some.length === states.length) return "always";
  const left = states.filter((state) => !some.includes(state));
  return left.length > 0 && left.length < some.length ? `not ${left.join(", ")}` : some.join(", ");
}

const cellsOf = (cells: Partial<Record<FieldReader, readonly State[]>>) =>
  fieldReaders.map((reader) => when(cells[reader]));

/** Calls that answer the same stand together. */
function groups(): Map<string, { calls: string[]; answer: Answer }> {
  const all = new Map<string, { calls: string[]; answer: Answer }>();
  for (const [call, answer] of Object.entries(answers)) {
    const key = JSON.stringify(answer);
    const group = all.get(key) ?? { calls: [], answer };
    group.calls.push(`\`${call}\``);
    all.set(key, group);
  }
  return all;
}

const tidy = (names: string) => names.trim().replaceAll(/\s+/g, " ") || "(the token alone)";

/** `docs/security/fields.md`. */
export function fieldsDocument(): string {
  return [
    "# Who reads which field",
    "",
    "Made from `server/src/security/fields` by `node server/src/security/fields-document.ts`; `server/src/test/fields` walks a request through its states,",
    "reads everything as everybody over REST, tRPC, the live stream, the files and the mails, and compares what came with these tables, both ways.",
    "There are no PDF files: what is printed is a page of the client, which holds what `jobRequest.get` answers.",
    "",
    `Readers: ${fieldReaders.join(", ")}. Of the companies, one whose answer is accepted, one that is rejected, one that declined, and one that never had the request.`,
    "",
    `States of a request: ${states.join(", ")}. \`held\`: its sending waits and can be taken back; \`open\`: sent, where \`jobRequest.contactVisibility\` is \`sent\`.`,
    "",
    "## Rules",
    "",
    "Of a call always those alone who may call it. `parties @done`: the same, from when on the field is there.",
    "",
    ...table(
      ["rule", "who", ...fieldReaders],
      Object.entries(audiences).map(([name, { who }]) => [
        name,
        who,
        ...fieldReaders.map((reader) => when(statesFor(name as Rule, reader))),
      ]),
    ),
    ...table(
      ["from when on", "states"],
      Object.entries(whiles).map(([name, some]) => [`@${name}`, some.join(", ")]),
    ),
    "## Answers",
    "",
    "`[]` is each element of a list, `{}` each entry of a record.",
    "",
    ...[...groups().values()].flatMap(({ calls, answer }) => [
      calls.join(", "),
      "",
      ...table(
        ["rule", "fields"],
        Object.entries(answer).map(([rule, names]) => [rule, `\`${tidy(names)}\``]),
      ),
    ]),
    "## Protected values",
    "",
    "Whatever the name of the field, and on whatever way.",
    "",
    ...table(
      ["value", ...fieldReaders],
      Object.values(values).map(({ what, cells }) => [what, ...cellsOf(cells)]),
    ),
    "## Files",
    "",
    "For the back office alone.",
    "",
    ...table(["call", "columns"], Object.entries(csvColumns)),
    "## Mails",
    "",
    ...table(
      ["kind", "to", "protected values that it tells"],
      Object.entries(requestMails).map(([kind, { to, tells }]) => [kind, to.join(", "), tells.join(", ")]),
    ),
    ...table(
      ["mail about an account", "to its owner", "protected values that it tells"],
      Object.entries(accountMails).map(([kind, { to, tells }]) => [kind, to.join(", "), tells.join(", ")]),
    ),
    "## Live stream",
    "",
    ...table(
      ["event", "fields", "to"],
      Object.entries(live).map(([event, { fields, to }]) => [event, fields, to.join(", ")]),
    ),
  ].join("\n");
}
