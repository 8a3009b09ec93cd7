import { minReviews } from "@metiro/shared/review/constants";
import type { InferInsertModel } from "drizzle-orm";
import type { clientReviews, reviews } from "../../../db/schema/index.ts";
import { sampleReviews } from "../../data/demo/reviews.ts";
import { rowId } from "../../row-id.ts";
import type { planRows } from "../plan/plan-rows.ts";
import { randomOf } from "../random.ts";

interface ReviewRows {
  /** Written first, so that the company's review shows both. */
  reviews: InferInsertModel<typeof reviews>[];
  clientReviews: InferInsertModel<typeof clientReviews>[];
}

const dayMs = 86_400_000;

/** Companies and clients with three finished works or more. */
function busyOf(requests: ReturnType<typeof planRows>["requests"]): ReadonlySet<string> {
  const done = requests.filter(({ doneAt }) => doneAt);
  const sides = done
    .flatMap(({ doneCompanyId, tendererId }) => [doneCompanyId, tendererId])
    .filter((id) => typeof id === "string");
  return new Set(
    [...Map.groupBy(sides, (id) => id)].flatMap(([id, works]) => (works.length >= minReviews ? [id] : [])),
  );
}

/**
 * What both said of finished work: of ten clients seven have written, and of their companies most; of the busy ones both sides always, so that
 * a score and what is said of a client can be seen. Of what was finished in the last days nobody has, so that the demo's client can.
 */
export function reviewRows({ requests }: Pick<ReturnType<typeof planRows>, "requests">, now: Date): ReviewRows {
  const rows: ReviewRows = { reviews: [], clientReviews: [] };
  const busy = busyOf(requests);
  for (const { id = "", title, tendererId, doneAt, doneCompanyId: companyId } of requests) {
    if (!doneAt || !companyId) continue;
    // By title: ids hold the moment, and each day other work would be reviewed.
    const random = randomOf("review", title);
    const written = new Date(Date.parse(doneAt) + random.int(2, 9) * dayMs);
    const answered = new Date(written.getTime() + random.int(1, 4) * dayMs);
    const always = busy.has(companyId) || busy.has(tendererId);
    if (answered >= now || (random.int(1, 10) > 7 && !always)) continue;
    const work = { jobRequestId: id, companyId, tendererId };
    const { text: body, ...stars } = random.pick(sampleReviews);
    const [at, later] = [written.toISOString(), answered.toISOString()];
    rows.reviews.push({ ...work, ...stars, body, id: rowId(at, "review", id), createdAt: at, updatedAt: at });
    if (random.int(1, 10) > 8 && !always) continue;
    const verdict = { matched: true, reachable: random.int(1, 10) < 10, paidOnTime: random.int(1, 10) < 9 };
    rows.clientReviews.push({
      ...work,
      ...verdict,
      id: rowId(later, "client-review", id),
      createdAt: later,
      updatedAt: later,
    });
  }
  return rows;
}
