import { readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";

interface Rule {
  what: string;
  pattern: RegExp;
  /** Files in which each use was looked at: no text of a user gets there. */
  allowed: readonly string[];
}

/** What opens a hole when the text of a user reaches it. A new use is looked at before its file stands here. */
const rules: readonly Rule[] = [
  {
    what: "SQL that is not parameterized",
    pattern: /\bsql\.raw\(|\.unsafe\(/,
    allowed: [
      "server/src/db/pool/guarded.ts",
      "server/src/db/roles.ts",
      "server/src/db/migrations/run-migration.ts",
      "server/src/db/schema/",
      "server/src/db/sql.ts",
      "server/src/db/rows/days.ts",
      "server/src/db/queries/open-sessions.ts",
      "server/src/db/queries/recipients.ts",
      "server/src/db/queries/company/subscription-standing.ts",
      "server/src/db/queries/usual-figures.ts",
      "server/src/domains/company/read/declines.ts",
      "server/src/domains/company/read/matching.ts",
      "server/src/domains/conversation/message-queries.ts",
      "server/src/domains/conversation/queries.ts",
      "server/src/domains/dashboard/recount.ts",
      "server/src/domains/job-request/read/decline-hints.ts",
      "server/src/domains/job-request/read/own-figures.ts",
      "server/src/exports/id-batches.ts",
      "server/src/invariants/check.ts",
    ],
  },
  {
    what: "another program",
    pattern: /["']node:child_process["']/,
    allowed: [
      "server/src/backup/programs.ts",
      "server/src/dev.ts",
      "server/src/embedded/",
      "server/src/storage/decode/",
    ],
  },
  { what: "code made of text", pattern: /\beval\(|\bnew Function\(|["']node:vm["']/, allowed: [] },
  {
    what: "HTML that React does not escape",
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
    // The page that the server has drawn with React, which has escaped what is in it, and the empty element that it is put into.
    allowed: [
      "web/src/features/blog/post-page.tsx",
      "web/src/layout/document/document.tsx",
      "web/src/layout/panel/page-ahead.tsx",
      "web/src/page/fetch-first.ts",
    ],
  },
  {
    what: "chance that can be foretold",
    pattern: /\bMath\.random\(/,
    // Marks that tell two tabs of a device apart; moments at which many come back one after the other; a sample of answers, and of
    // what is traced.
    allowed: [
      "web/src/sections/leave.ts",
      "web/src/features/blog/admin/editor/save/backup.ts",
      "web/src/api/links/retry-link.ts",
      "web/src/live/follow.ts",
      "server/src/live/subscribers.ts",
      "server/src/trpc/rest/direct-call.ts",
      "server/src/tracing/span.ts",
    ],
  },
  {
    what: "a broken hash or cipher",
    pattern: /create(?:Hash|Hmac)\(\s*["'](?:md|sha-?1["'])|createCipher\(|["']aes-\d+-(?:ecb|cbc)/i,
    allowed: [],
  },
  {
    what: "a certificate that is not checked",
    pattern: /rejectUnauthorized["']?\s*[:=]\s*false/,
    // Tells what is wrong with a certificate, and sends nothing.
    allowed: ["server/src/doctor/world.ts"],
  },
  {
    what: "a message from any window",
    pattern: /addEventListener\(\s*["']message["']/,
    // The last one listens to the port of its own channel.
    allowed: ["web/src/live/follow.ts", "web/src/form/bot-proof/", "web/src/site/worker.ts"],
  },
];

/** Keys and tokens by the marks that their makers give them. */
const secrets =
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----|\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bgh[pousr]_[A-Za-z\d]{36}|\bgithub_pat_\w{22}|\bxox[abprs]-[\w-]{10}|\b[rs]k_live_\w{16}|\bAIza[\w-]{35}\b|\bnpm_[A-Za-z\d]{36}\b|\bglpat-[\w-]{20}|\bSG\.[\w-]{22}\.[\w-]{43}/;

/** What `text`, a production source at `file`, holds that it may not. */
export const dangersIn = (file: string, text: string): string[] =>
  rules
    .filter(
      ({ pattern, allowed }) =>
        pattern.test(text) &&
        !allowed.some((place) => file === place || (place.endsWith("/") && file.startsWith(place))),
    )
    .map(({ what }) => `${file}: ${what}; see scripts/checks/dangerous-code.ts`);

/** Whether a text holds a secret of somebody's; which one is not repeated. */
export const holdsSecret = (text: string): boolean => secrets.test(text);

const isServed = (file: string) =>
  /^(?:server|shared|web)\/src\/.*\.tsx?$/.test(file) && !/\/test\/|\.(?:test|fixture|gen)\.tsx?$/.test(file);

/** Nothing that is served does what lets a user's text become code, and no file of the repository holds a secret. */
export async function nothingDangerous(): Promise<Outcome> {
  const found: string[] = [];
  for (const file of ownFiles()) {
    if (!/\.(?:tsx?|m?js|json|ya?ml|md|sql|sh|toml|env|pem|key)$|^[^.]*$/.test(file)) continue;
    const text = readFileSync(path.join(root, file), "utf8");
    if (holdsSecret(text)) found.push(`${file} holds a key or a token`);
    if (isServed(file)) found.push(...dangersIn(file, text));
  }
  return faults(found);
}
