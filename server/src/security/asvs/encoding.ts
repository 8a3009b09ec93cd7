import { holds, none, row } from "./requirement.ts";

const malformed = "server/src/trpc/malformed.http.test.ts";
const badInput = "server/src/test/inputs/bad-input.http.test.ts";
const dangers = "scripts/checks/test/dangerous-code.test.ts";
const sanitise = "server/src/domains/blog/test/sanitise.test.ts";
const story = "server/src/domains/job-request/test/story.db.test.ts";
const races = "server/src/domains/job-request/test/races.db.test.ts";
const files = "server/src/domains/file/test/file.http.test.ts";
/** Webhooks alone (docs/decisions/367-calls-to-others.md); mail server, bucket and Turnstile come from the settings. */
const outbound = "server/src/outbound/outbound.test.ts";
const rateLimit = "server/src/limits/rate-limit.http.test.ts";
const nothingDangerous = [dangers, "%s may not hold: %s"] as const;

/** V1 Encoding and sanitization, V2 Validation and business logic. */
export const encoding = [
  row("1.1.1", 2, "Input is decoded once, before it is checked", holds([malformed, "%s is no path"])),
  row("1.1.2", 2, "Output is encoded last, by who writes it", holds(nothingDangerous, [sanitise, "link to %s"])),
  row("1.2.1", 1, "HTML, attributes and headers are encoded for their place", holds(nothingDangerous)),
  row(
    "1.2.2",
    1,
    "Addresses are built from encoded parts, of safe protocols only",
    holds(["shared/src/swiss/website.test.ts", "not %j"], [sanitise, "link to %s"]),
  ),
  row("1.2.3", 1, "Scripts and JSON are built by encoders", holds(nothingDangerous)),
  row(
    "1.2.4",
    1,
    "Queries take values as parameters",
    holds(nothingDangerous, [
      malformed,
      "whatever is sent, nothing is the server's fault and nothing is told of its inside",
    ]),
  ),
  row("1.2.5", 1, "No text of a user reaches a command of the system", holds(nothingDangerous)),
  row("1.2.6", 2, "No LDAP injection", none("There is no directory.")),
  row("1.2.7", 2, "No XPath injection", none("No XML is queried.")),
  row("1.2.8", 2, "No LaTeX injection", none("There is no LaTeX.")),
  row(
    "1.2.9",
    2,
    "Texts in patterns are escaped",
    holds([
      "server/src/test/inputs/input-lengths.http.test.ts",
      "no text of %s costs more than 20 ms of a processor, whatever it is made of",
    ]),
  ),
  row(
    "1.3.1",
    1,
    "HTML of an editor is sanitised by a library",
    holds([sanitise, "whatever it is pieced together from"]),
  ),
  row("1.3.2", 1, "No text is run as code", holds(nothingDangerous)),
  row(
    "1.3.3",
    2,
    "What goes to a risky place is bounded and cleaned before",
    holds([
      "server/src/test/contracts/input-lengths.contract.test.ts",
      "every text has a length that stops it before anything else looks at it",
    ]),
  ),
  row("1.3.4", 2, "SVG of users carries no scripts", holds([files, "refuses an SVG, which libvips could read"])),
  row("1.3.5", 2, "Markup of users is sanitised or not read", holds([sanitise, "the judge knows what is not allowed"])),
  row(
    "1.3.6",
    2,
    "The server calls an address of a user only where it leads to a public host",
    holds([outbound, "a name that leads to %j is not called"], [outbound, "%j is not called"]),
  ),
  row("1.3.7", 2, "No template is made of a user's text", holds(nothingDangerous)),
  row("1.3.8", 2, "No JNDI injection", none("There is no Java.")),
  row("1.3.9", 2, "No memcache injection", none("There is no memcache.")),
  row(
    "1.3.10",
    2,
    "No format string of a user",
    none("Nothing formats by a user's text; texts are messages of the catalogue with values."),
  ),
  row(
    "1.3.11",
    2,
    "Mails take no headers from a user's text",
    holds(["server/src/mail/render/render.test.ts", "keeps a subject on one line, whatever the title holds"]),
  ),
  row(
    "1.4.1",
    2,
    "Memory is handled safely",
    none("JavaScript; images are decoded by libvips in a process of its own."),
  ),
  row("1.4.2", 2, "Numbers stay in their range", holds([malformed, "?%s is 400"])),
  row(
    "1.4.3",
    2,
    "Memory and resources are given back",
    none("JavaScript; connections and streams are ended by their owners."),
  ),
  row("1.5.1", 1, "XML is read without external entities", none("No XML is read.")),
  row(
    "1.5.2",
    2,
    "What is deserialised is JSON by a schema, without prototypes",
    holds([malformed, "names of prototypes in the query are names that are not known"]),
  ),
  row(
    "2.1.1",
    1,
    "The rules of input are written down",
    holds(["server/src/test/contracts/specification.contract.test.ts", "is in the document"]),
  ),
  row(
    "2.1.2",
    2,
    "How values have to fit together is written down",
    holds(["server/src/test/guide/api-guide.http.test.ts", "the guide knows no code that is not there"]),
  ),
  row(
    "2.1.3",
    2,
    "Limits of use are written down",
    holds([
      "server/src/test/contracts/costs.contract.test.ts",
      "every list as a file has a cost, and every cost a call and a reason",
    ]),
  ),
  row(
    "2.2.1",
    1,
    "Every input is checked by a schema",
    holds(
      ["server/src/test/contracts/input-lengths.contract.test.ts", "the texts of every call are found"],
      ["server/src/test/contracts/known-names.contract.test.ts", "in the body of $name"],
    ),
  ),
  row(
    "2.2.2",
    1,
    "It is checked on the server",
    holds([story, "refuses %s on its field and writes nothing"], [badInput, "nothing is left half done"]),
  ),
  row("2.2.3", 2, "Values fit together", holds([story, "refuses %s on its field and writes nothing"])),
  row(
    "2.3.1",
    1,
    "Steps are taken in their order",
    holds(
      ["shared/src/job-request/rules/lifecycle.test.ts", "%s is allowed exactly where the product says"],
      [
        "server/src/domains/job-request/test/walk/walk.db.test.ts",
        "the walks got everywhere: each action was done, and was refused for its state",
      ],
    ),
  ),
  row(
    "2.3.2",
    2,
    "Limits of the business hold",
    holds(
      [story, "a client may create so many a day and no more"],
      [rateLimit, "a batch costs what its calls cost together"],
    ),
  ),
  row(
    "2.3.3",
    2,
    "A change is made whole or not at all",
    holds(
      [badInput, "nothing is left half done"],
      ["server/src/test/crash/crash.http.test.ts", "$path happens whole or not at all"],
      ["server/src/invariants/test/invariants.db.test.ts", "all of them hold of the data that everybody begins with"],
      ["web/e2e/operation/crash.e2e.ts", "kill -9 loses no request that was acknowledged, and no mail"],
    ),
  ),
  row(
    "2.3.4",
    2,
    "What there is once is given once",
    holds([races, "two acceptances of one answer: one is made, each side gets one mail"]),
  ),
  row(
    "2.4.1",
    2,
    "Calls by machines are limited",
    holds(
      [rateLimit, "the general limit holds over two processes"],
      [
        "server/src/domains/file/test/upload-limit.http.test.ts",
        "a person sends a hundred files an hour, good or not, however many come at once",
      ],
    ),
  ),
] as const;
