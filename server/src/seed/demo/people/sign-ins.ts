import type { signInEvents } from "../../../db/schema/index.ts";
import { rowId } from "../../row-id.ts";
import type { planRows } from "../plan/plan-rows.ts";

type Rows = ReturnType<typeof planRows>;

/** Milliseconds that sign-ins are kept: 90 days. */
const keptMs = 90 * 24 * 3_600_000;

/** What somebody signs in with, by the order of the accounts. */
const devices = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0",
];

/** Sets when each account was entered last: not before what its holder did last. */
export function setLastLogins({ companies, tenderers, requests }: Rows): void {
  const latest = new Map<string, string>();
  const did = (id: string, at: string | undefined) => {
    if (at !== undefined && at > (latest.get(id) ?? "")) latest.set(id, at);
  };
  for (const { tendererId, createdAt, canceledAt, recipients } of requests) {
    did(tendererId, createdAt);
    did(tendererId, canceledAt);
    for (const { companyId, seenAt, respondedAt, decidedAt } of recipients) {
      did(companyId, seenAt);
      did(companyId, respondedAt);
      did(tendererId, decidedAt);
    }
  }
  for (const { id, user } of [...companies, ...tenderers]) {
    const at = latest.get(id);
    if (at !== undefined && user.emailConfirmed && at > (user.lastLoginAt ?? "")) user.lastLoginAt = at;
  }
}

/** The last sign-in of each account that is not too long ago to be kept. */
export function signInRows({ admin, companies, tenderers }: Rows, now: Date): (typeof signInEvents.$inferInsert)[] {
  const users = [admin, ...companies.map(({ user }) => user), ...tenderers.map(({ user }) => user)];
  return users.flatMap(({ id, lastLoginAt: at }, nth) =>
    at === undefined || now.getTime() - Date.parse(at) > keptMs
      ? []
      : {
          id: rowId(at, "sign-in", id),
          userId: id,
          method: "password" as const,
          outcome: "opened" as const,
          // The addresses of RFC 5737, which are nobody's.
          address: `203.0.113.${nth + 1}`,
          device: devices[nth % devices.length] ?? null,
          at,
        },
  );
}
