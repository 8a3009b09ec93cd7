import { daysFrom, plusDays, plusMonths } from "@metiro/shared/calendar-day";
import { clockAt, type Clock } from "../clock.ts";
import type { CompanyPlan, SubscriptionPlan } from "../plan/plan.ts";
import { randomOf, type Random } from "../random.ts";

/** How long a subscription runs, and its price in cents. */
const year = { months: 12, amount: 58_800 };
const halfYear = { months: 6, amount: 32_400 };
const quarter = { months: 3, amount: 17_700 };

type Term = typeof year;
type Period = Omit<SubscriptionPlan, "company" | "currency">;
type History = (chance: { clock: Clock; random: Random }) => Period[];

const running: History = ({ clock, random }) => [period(clock, plusDays(clock.today, -random.int(10, 300)), year)];
const lapsed: History = ({ clock, random }) => [period(clock, plusDays(clock.today, -random.int(420, 600)), year)];
const ending: History = ({ clock, random }) => [
  period(clock, plusDays(plusMonths(clock.today, -12), random.int(3, 26)), year),
];
const upcoming: History = ({ clock, random }) => [
  period(clock, plusDays(clock.today, random.int(3, 25)), random.pick([year, halfYear, quarter])),
];
const canceled: History = ({ clock, random }) => {
  const ended = period(
    clock,
    plusDays(clock.today, -random.int(60, 150)),
    year,
    "Résilié à la demande de l’entreprise.",
  );
  return [{ ...ended, canceledAt: clock.after(ended.createdAt, 24 * 20, 24 * 50) }];
};
const renewed: History = ({ clock, random }) => {
  const past = period(clock, plusDays(clock.today, -random.int(400, 500)), year);
  const next = plusDays(past.endsOn, 1);
  const mistake = period(clock, next, quarter, "Saisi par erreur, remplacé par un abonnement annuel.");
  const present = period(clock, next, year);
  return [
    past,
    { ...mistake, canceledAt: clock.after(mistake.createdAt, 1, 30) },
    present,
    period(clock, plusDays(present.endsOn, 1), halfYear, "Renouvellement convenu par téléphone."),
  ];
};
const none: History = () => [];

/** In turn over the companies, so that every state is there several times; the demo account's company has had most. */
const histories = [renewed, running, none, running, ending, lapsed, upcoming, canceled];

/** The periods that companies have paid for. */
export function subscriptionPlans(companies: readonly CompanyPlan[], currency: string, now: Date): SubscriptionPlan[] {
  const ready = companies.filter(({ user }) => user.emailConfirmed && user.profileCompleted);
  return ready.flatMap(({ key }, rank) => {
    const random = randomOf("subscription", key);
    const history = histories[rank % histories.length] ?? none;
    return history({ clock: clockAt(now, random), random }).map((paid) =>
      Object.assign(paid, { company: key, currency }),
    );
  });
}

/** A period that was entered a week before it began, or yesterday when it has yet to begin. */
function period(clock: Clock, startsOn: string, { months, amount }: Term, note?: string): Period {
  const daysAgo = daysFrom(startsOn, clock.today) - 1;
  return {
    startsOn,
    endsOn: plusDays(plusMonths(startsOn, months), -1),
    amount,
    ...(note ? { note } : {}),
    createdAt: clock.ago(24 * (daysAgo > 0 ? daysAgo + 7 : 1)),
  };
}
