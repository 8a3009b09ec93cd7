import { tendererTexts } from "../../data/demo/tenderers.ts";
import type { TendererText } from "../../data/demo/shapes.ts";
import { clockAt } from "../clock.ts";
import { localityOf } from "../../data/demo/localities.ts";
import type { TendererPlan } from "../plan/plan.ts";
import { randomOf } from "../random.ts";

export const tendererPlans = (now: Date): TendererPlan[] =>
  tendererTexts.map((text, rank) => tendererPlan(text, rank, now));

/** Accounts are older than the oldest request. */
function tendererPlan(text: TendererText, rank: number, now: Date): TendererPlan {
  const { key, firstName, lastName, street, postalCode, lang = "fr", unconfirmed = false } = text;
  const random = randomOf("tenderer", key);
  const clock = clockAt(now, random);
  const { locality, subregion } = localityOf(postalCode);
  const createdAt = clock.ago(unconfirmed ? 30 : random.between(62, 500) * 24);
  const email = text.email ?? `${key}@courriel.example`;
  return {
    key,
    user: {
      email,
      username: key,
      firstName,
      lastName,
      phone: `+4179555${String(200 + rank).padStart(4, "0")}`,
      role: "Tenderer",
      lang,
      emailConfirmed: !unconfirmed,
      profileCompleted: !unconfirmed,
      createdAt,
      ...(unconfirmed ? {} : { lastLoginAt: clock.after(createdAt, 24, 24 * 500) }),
    },
    street,
    postalCode,
    locality,
    subregion,
    createdAt,
  };
}
