import { recentDays } from "@metiro/shared/job-request/constants";
import {
  guarantee,
  guaranteeFigures,
  guaranteeFiguresInput,
  nextCompanies,
  ownPromisesInput,
  promise,
} from "@metiro/shared/guarantee/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside, type Texts } from "../../openapi/texts.ts";

const reason = [
  "Why: the promise was not kept (`missed`), or its client wishes so: no offers came (`answersMissing`), or those that came do not suit (`offersUnsuitable`).",
  "missed",
] as const;

const promiseTexts = {
  jobRequestId: ["Id of the request."],
  due: [
    "By when answers are promised now: ISO 8601, UTC; the first promise, or that of the latest sending on. Absent: nothing is promised, or its client waits no more.",
    "2026-06-19T14:00:00.000Z",
  ],
  answers: ["How many offers are promised; absent with `due`.", 1],
  kept: ["Whether so many offers are there.", false],
  relaunch: ["The latest time that it was to be sent to other companies; absent: never."],
} as const satisfies Texts;

const share = {
  met: ["Requests that had the promised answers in time.", 31],
  missed: ["Requests that had not.", 4],
} as const satisfies Texts;
const named = { id: common.id, name: ["Its name.", "Peinture"], ...share } as const satisfies Texts;

export const guaranteeDocs: readonly Documented[] = [
  document(promise, "RequestPromise", promiseTexts),
  document(guarantee, "Guarantee", {
    ...promiseTexts,
    outcome: [
      "How the first promise ended: in time (`met`), not in time (`missed`), or before its time because the request was canceled (`ended`). Absent while it runs.",
      "met",
    ],
    canAsk: ["Whether its client may ask for another company now.", false],
    wishesLeft: ["How often it may still do so.", 3],
  }),
  document(inside(promise.shape.relaunch), "RequestRelaunch", {
    reason,
    since: ["Since when it waited: ISO 8601, UTC."],
    uncovered: ["Whether no other company covered its service in its district then.", false],
    end: [
      "What came of it: it was sent on (`sent`), given up because nobody was left (`dismissed`), or not needed any more (`ended`). Absent: it waits.",
      "sent",
    ],
    endedAt: ["When: ISO 8601, UTC."],
    sentTo: ["To how many companies it was sent on.", 3],
  }),
  document(ownPromisesInput, { ids: ["Ids of requests, {max} at most."] }),
  document(nextCompanies, "NextCompanies", {
    reason: ["Why it is to be sent on. Absent: nothing asks for it.", "missed"],
    since: ["Since when it waits: ISO 8601, UTC."],
    autoSends: ["How often the platform sent it on by itself.", 0],
    freePlaces: ["How many companies may still get it.", 3],
    companies: ["The best of those that have not got it, as many as have a place."],
  }),
  document(guaranteeFiguresInput, {
    from: [`First day of the period, \`yyyy-MM-dd\`; absent: the ${recentDays} days until \`to\`.`, "2026-06-01"],
    to: ["Last day of the period; absent: today.", "2026-06-30"],
  }),
  document(guaranteeFigures, "GuaranteeFigures", {
    from: ["First day that is counted.", "2026-06-01"],
    to: ["Last day that is counted.", "2026-06-30"],
    total: ["Of the whole period. Requests whose time still runs, or that were canceled within it, count nowhere."],
    weeks: ["By week of the first sending; a week without any is left out."],
    countedFrom: [
      "From which day on trades and cantons are counted: of very many requests, the later ones.",
      "2026-06-01",
    ],
    byCategory: ["By trade, those with most missed first."],
    byRegion: ["By canton, those with most missed first."],
  }),
  document(guaranteeFigures.shape.total, share),
  document(inside(guaranteeFigures.shape.weeks), { week: ["Its Monday.", "2026-06-15"], ...share }),
  document(inside(guaranteeFigures.shape.byCategory), named),
];
