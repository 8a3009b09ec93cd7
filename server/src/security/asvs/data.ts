import { accepted, holds, row } from "./requirement.ts";

const app = "server/src/app/build-app.http.test.ts";
const web = "server/src/plugins/pages/web.http.test.ts";
const chain = "server/src/domains/audit/test/chain.db.test.ts";
const roles = "server/src/test/contracts/access/roles.contract.test.ts";
const session = "web/src/session/session.dom.test.ts";
const malformed = "server/src/trpc/malformed.http.test.ts";
const log = [
  app,
  "tells what was answered, to which account by its id and to which network, and nothing else of a person",
] as const;
const securityLog = "server/src/test/security-log.http.test.ts";

/** V14 Data protection, V15 Secure coding, V16 Logs and errors. */
export const data = [
  row(
    "14.1.1",
    2,
    "Personal data is known and classed",
    holds([
      "server/src/domains/auth/test/personal.db.test.ts",
      "every text of a table that belongs to a person is marked as personal, or as not",
    ]),
  ),
  row(
    "14.1.2",
    2,
    "Each class has its rules",
    holds([
      "server/src/domains/auth/test/personal.db.test.ts",
      "every text of a table that belongs to a person is marked as personal, or as not",
    ]),
  ),
  row(
    "14.2.1",
    1,
    "Addresses carry no secrets",
    accepted(
      "Signed image addresses end within 15 minutes and with the session; the code of an invitation works once, and its page tells it to nobody (Referrer-Policy).",
    ),
  ),
  row(
    "14.2.2",
    2,
    "Nothing personal stays in caches of servers",
    holds([
      "server/src/domains/file/test/file.http.test.ts",
      "an address ends with the session of its reader, and stays in no cache",
    ]),
  ),
  row(
    "14.2.3",
    2,
    "Nothing goes to trackers",
    holds([web, "another site is told of views only while it is the chosen one to count them"]),
  ),
  row(
    "14.2.4",
    2,
    "The rules of each class hold",
    holds(
      [
        "server/src/domains/auth/test/canary.db.test.ts",
        "after client and companies are erased a word that was put into every text stands nowhere",
      ],
      [
        "server/src/domains/auth/test/canary.db.test.ts",
        "every text, document and byte column of the database is a person's with a mark, or says why it is nobody's",
      ],
      [
        "server/src/test/contracts/free-texts.contract.test.ts",
        "every text of the database is masked between the two, or says why it need not be",
      ],
    ),
  ),
  row(
    "14.3.1",
    1,
    "After the session nothing stays on the device",
    holds(
      [
        session,
        "takes what the person left on the device along, but how panels and lists look and which hints were put away",
      ],
      [
        "web/src/session/browser.dom.test.ts",
        "a page that its person has left signed out goes unseen, and is loaded anew when it comes back",
      ],
      ["web/src/session/browser.dom.test.ts", "who signs out in one tab leaves nothing in another one"],
    ),
  ),
  row(
    "14.3.2",
    2,
    "Browsers cache nothing personal",
    holds(
      ["server/src/trpc/rpc/rpc.http.test.ts", "a typed call gives the bare payload"],
      [
        "server/src/domains/file/test/file.http.test.ts",
        "an address ends with the session of its reader, and stays in no cache",
      ],
    ),
  ),
  row(
    "14.3.3",
    2,
    "Storage of the browser holds nothing but the token",
    accepted(
      "`currentUser` with e-mail and names is the specification's; drafts are bound to their account and end after a week (`web/src/drafts/device-draft.dom.test.ts`).",
    ),
  ),
  row(
    "15.1.1",
    1,
    "How soon packages are renewed is written down",
    accepted("docs/operations.md, «Packages»: 2, 7 and 30 days; all packages once a quarter."),
  ),
  row(
    "15.1.2",
    2,
    "All packages are listed",
    holds(["scripts/package/production-tree.test.ts", "reads the lock file of this version"]),
  ),
  row(
    "15.1.3",
    2,
    "What costs is written down",
    holds([
      "server/src/test/contracts/costs.contract.test.ts",
      "every list has a cost, or is known to cost no more than a row",
    ]),
  ),
  row(
    "15.2.1",
    1,
    "No package is overdue",
    accepted(
      "`pnpm audit` and scanners read the list of `npm run sbom`; nothing with a known hole is in it at this version.",
    ),
  ),
  row(
    "15.2.2",
    2,
    "What costs cannot stop the rest",
    holds(
      [
        "server/src/concurrency/fair-queue.test.ts",
        "with a limit for each sender one waits behind its own turns, others do not",
      ],
      ["server/src/storage/decode/upload-places.test.ts", "one at a time, of one account after the other"],
    ),
  ),
  row(
    "15.2.3",
    2,
    "Production has no test and demo parts",
    holds(
      ["scripts/package/production-tree.test.ts", "reads the lock file of this version"],
      ["scripts/package/production-tree.test.ts", "finds a tool that came in as a part, at first or at second hand"],
    ),
  ),
  row(
    "15.3.1",
    1,
    "Answers hold the fields they need",
    holds([
      "server/src/domains/job-request/test/story.db.test.ts",
      "sees neither phone, e-mail, street, last name nor sensitive answers before it is accepted",
    ]),
  ),
  row("15.3.2", 2, "Calls to others follow no redirect", accepted("The only one is to Turnstile's fixed address.")),
  row(
    "15.3.3",
    2,
    "Fields that a call does not know are not written",
    holds(["server/src/test/contracts/known-names.contract.test.ts", "in the body of $name"]),
  ),
  row(
    "15.3.4",
    2,
    "The sender's address is the proxy's word",
    holds([app, "without a proxy in front nobody is believed about it, nor about any X-Forwarded-*"]),
  ),
  row(
    "15.3.5",
    2,
    "Types are what they should be",
    holds(["server/src/trpc/rest/decode.test.ts", "%o does not take %j"]),
  ),
  row(
    "15.3.6",
    2,
    "No prototype is polluted",
    holds([malformed, "names of prototypes in the query are names that are not known"]),
  ),
  row("15.3.7", 2, "A doubled parameter does nothing", holds([malformed, "a key given twice counts once"])),
  row(
    "16.1.1",
    2,
    "What is logged is written down",
    accepted("docs/operations.md lists what is logged, where, what it holds and for how long."),
  ),
  row("16.2.1", 2, "Lines say when, where, who and what", holds(log)),
  row("16.2.2", 2, "Times are in UTC", holds(log)),
  row("16.2.3", 2, "Logs go where it is written", holds(log)),
  row("16.2.4", 2, "Logs are one format", holds(log)),
  row(
    "16.2.5",
    2,
    "Logs hold no secret, and of a person an id and a network",
    holds(
      [app, "tells of an unforeseen error where it happened, without the values in it"],
      [securityLog, "what concerns safety is a line with a stable name, and holds nothing that was typed"],
    ),
  ),
  row(
    "16.3.1",
    2,
    "Signing in is recorded, and its refusal",
    holds(
      [
        "server/src/domains/auth/test/lock-out.http.test.ts",
        "ways in and refusals leave a trace, bounded for an address, and a new device is told to the owner",
      ],
      [
        "server/src/domains/auth/sign-in-log/test/export.http.test.ts",
        "a try at an e-mail without an account is found by that e-mail, and neither it nor the password is kept",
      ],
    ),
  ),
  row(
    "16.3.2",
    2,
    "Refusals are recorded",
    holds([
      "server/src/domains/auth/test/lock-out.http.test.ts",
      "what is refused to a role is noted, and one's own ways in and refusals are read, latest first, nobody else's",
    ]),
  ),
  row(
    "16.3.3",
    2,
    "What matters is recorded",
    holds(
      ["server/src/test/contracts/audit.contract.test.ts", "$path by an admin is noted, once, with who did it"],
      [securityLog, "every name stands in the operator's guide"],
    ),
  ),
  row(
    "16.3.4",
    2,
    "Faults are logged",
    holds([app, "tells of an unforeseen error where it happened, without the values in it"]),
  ),
  row(
    "16.4.1",
    2,
    "No line of a log is a stranger's",
    holds(
      [app, "nobody chooses one without a proxy in front"],
      [app, "a well-formed one of a proxy is kept, anything else replaced"],
    ),
  ),
  row(
    "16.4.2",
    2,
    "The record cannot be changed",
    holds(
      [chain, "refuses to change or delete an entry or a link"],
      [chain, "takes out what named a person, and notes in the chain what was left"],
      [roles, "is refused: %s"],
    ),
  ),
  row(
    "16.4.3",
    2,
    "Logs are kept elsewhere",
    accepted("The log is JSON on the standard output, for the collector of the machine."),
  ),
  row(
    "16.5.1",
    2,
    "Faults tell nothing of the inside",
    holds([malformed, "whatever is sent, nothing is the server's fault and nothing is told of its inside"]),
  ),
  row(
    "16.5.2",
    2,
    "It goes on while others are away",
    holds(
      [
        "server/src/db/pool/connection-loss.test.ts",
        "refuses what a dead database cannot answer, and answers again once it is back",
      ],
      [
        "server/src/domains/file/test/s3.http.test.ts",
        "while the bucket is away uploads and files are 503, nothing is half written, and the server stays ready",
      ],
    ),
  ),
  row(
    "16.5.3",
    2,
    "A fault lets nothing through",
    holds(["server/src/domains/auth/test/bot-proof.http.test.ts", "lets nobody through when it %s"]),
  ),
] as const;
