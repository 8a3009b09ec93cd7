import { figureDays } from "@metiro/shared/job-request/constants";
import { usualFigures } from "@metiro/shared/job-request/usual-figures";
import { declineHint, ownFigures, hintDays } from "@metiro/shared/job-request/my-statistics";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../../openapi/texts.ts";

const ofOwnFiguresBefore = document(ownFigures.shape.before, {
  received: ["Requests received, without those that can still be answered in time.", 12],
  open: ["Requests beside them that have no answer and can still be answered in time.", 2],
  answered: ["How many of the received requests were answered, with interest or not.", 10],
  interested: ["How many of the received requests got an interested answer.", 8],
  decided: [
    "How many of the interested answers are decided: accepted, turned down, or the request cancelled or given to another.",
    6,
  ],
  accepted: ["How many of the answers the client accepted.", 3],
  medianHours: ["Median of the hours from the sending to the first answer; absent where there was none.", 5.5],
});

const [quartiles, priced] = [usualFigures.shape.answerHours.unwrap(), usualFigures.shape.price.unwrap()];
const ofQuartiles = document(quartiles, "Quartiles", {
  low: ["A quarter of the companies has less.", 3],
  median: ["Half of the companies have less.", 8],
  high: ["A quarter of the companies has more.", 26],
});

export const jobRequestOwnFiguresDocs: readonly Documented[] = [
  document(ownFigures, "OwnFigures", {
    present: [`The last ${figureDays} days.`],
    before: [`The ${figureDays} days before them.`],
    parts: ["The same figures for six parts of 30 days each, oldest first."],
    lastYear: ["What its answer rate is made of, everywhere."],
  }),
  document(ownFigures.shape.lastYear, {
    received: [
      "Received in the present month and the twelve before it, without what can still be answered in time.",
      31,
    ],
    answered: ["How many of them were answered.", 26],
  }),
  ofOwnFiguresBefore,
  document(inside(ownFigures.shape.parts), {
    ...ofOwnFiguresBefore.texts,
    from: ["First day of the part: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  }),
  document(usualFigures, "UsualFigures", {
    category: ["The category that the company serves."],
    answerPercent: [
      "Percent of what was due in the months of `lastYear` that was answered, in steps of 5; absent: too few companies.",
    ],
    answerHours: ["Hours from the sending to the first answer, of the last fifty answers; absent: too few companies."],
    acceptedPercent: [
      "Percent of the interested answers of a year that were accepted, of those decided, in steps of 5; absent: too few companies.",
    ],
    price: ["What is asked for a whole work, from offers of the last year, to two figures; absent: too few companies."],
  }),
  ofQuartiles,
  document(priced, {
    ...ofQuartiles.texts,
    currency: common.currency,
    own: [
      "Median of one's own offers for a whole work in the last year, in hundredths; absent where there was none.",
      240_000,
    ],
  }),
  document(declineHint, "DeclineHint", {
    reason: ["The reason that repeats: `too_far` with a district, `other_trade` with a trade.", "too_far"],
    count: [`How often in the last ${hintDays} days.`, 4],
    subregion: common.subregion,
    subcategory: common.subcategory,
  }),
];
