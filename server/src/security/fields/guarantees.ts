import { callers, own } from "./answer.ts";
import { matching } from "./companies.ts";

const promise = "jobRequestId due answers kept relaunch(reason since uncovered end endedAt sentTo)";
const guarantee = `${promise} outcome canAsk wishesLeft`;
const counted = "id name met missed";

/** The answers about promised answers. */
export const guaranteeAnswers = {
  "guarantee.get": { office: guarantee },
  "guarantee.own": own(`[](${promise})`),
  "guarantee.askAnother": own(guarantee),
  "guarantee.next": callers(`reason since autoSends freePlaces companies[](${matching})`),
  "guarantee.dismiss": callers(guarantee),
  "guarantee.figures": callers(
    `from to total(met missed) weeks[](week met missed) countedFrom byCategory[](${counted}) byRegion[](${counted})`,
  ),
};
