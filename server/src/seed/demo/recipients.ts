import { plusDays } from "@metiro/shared/calendar-day";
import { closings, interested, openings } from "../data/demo/replies/interested.ts";
import { declined } from "../data/demo/replies/others.ts";
import type { RecipientState, RequestText } from "../data/demo/shapes.ts";
import type { Trade } from "./catalogue-index.ts";
import { dayOf, type Clock } from "./clock.ts";
import type { RecipientPlan } from "./plan/plan.ts";
import { priceRange } from "./answers/prices.ts";
import type { Random } from "./random.ts";

interface Dispatch {
  text: RequestText;
  trade: Trade;
  /** When the request was sent. */
  processedAt: string;
  recipients: { company: string; state: RecipientState }[];
  clock: Clock;
  random: Random;
}

/** What each company that received a request has done, and what the client decided. */
export function recipientPlans({ text, trade, processedAt, recipients, clock, random }: Dispatch): RecipientPlan[] {
  const messages = random.shuffle([...(interested[trade.slug] ?? []), ...(interested[trade.category] ?? [])]);
  const refusals = random.shuffle(declined);

  const answerOf = (state: RecipientState, sentAt: string): Omit<RecipientPlan, "company" | "createdAt"> => {
    const silent = { response: "none", clientDecision: "none" } as const;
    if (state === "unseen") return silent;
    const seenAt = clock.after(sentAt, 0.2, 20);
    if (state === "seen") return { ...silent, seenAt };
    const respondedAt = clock.after(seenAt, 0.1, 30);
    if (state === "declined") {
      const { reason: declineReason, ...words } = next(refusals);
      return { ...silent, response: "declined", seenAt, respondedAt, declineReason, ...words };
    }
    const [opening, closing] = [random.pick(openings), random.pick(closings)];
    const price = priceRange(text.price, random);
    const message = next(messages, price.priceMin === price.priceMax ? speaksOfRange : undefined);
    return {
      ...silent,
      response: "interested",
      seenAt,
      respondedAt,
      message: `${opening}\n\n${message}\n\n${closing}`,
      ...price,
      priceUnit: text.unit ?? "total",
      ...(random.chance(0.85) ? { availableFrom: plusDays(dayOf(respondedAt), random.int(2, 35)) } : {}),
    };
  };

  const answered = recipients.map(({ company, state }, rank): RecipientPlan => {
    // A request that many companies received was sent in two goes.
    const createdAt = rank === 3 ? clock.after(processedAt, 12, 40) : processedAt;
    return { company, createdAt, ...answerOf(state, createdAt) };
  });
  const lastAnswer = answered
    .flatMap(({ respondedAt }) => respondedAt ?? [])
    .reduce((a, b) => (a > b ? a : b), processedAt);
  const acceptedAt = clock.after(lastAnswer, 3, 72);
  recipients.forEach(({ state }, rank) => {
    const row = answered[rank];
    if (!row || (state !== "accepted" && state !== "rejected")) return;
    row.clientDecision = state;
    if (state === "rejected") row.rejectReason = rejectReasons[rank % 3] ?? "other";
    // Whoever has chosen one turns the others down right after.
    row.decidedAt = state === "accepted" ? acceptedAt : clock.after(acceptedAt, 0.01, 0.2);
  });
  return answered;
}

const rejectReasons = ["otherCompany", "price", "timing"] as const;

/** A message that does not fit beside a single price. */
const speaksOfRange = (message: string): boolean => message.includes("fourchette");

/** Takes the first that fits and puts it back at the end, so that no text is used twice before all were used. */
function next<Text>(texts: Text[], unfit: (text: Text) => boolean = () => false): Text {
  const [text] = texts.splice(
    texts.findIndex((one) => !unfit(one)),
    1,
  );
  if (text === undefined) throw new Error("a trade of the demo has no messages");
  texts.push(text);
  return text;
}
