import type { FieldViolations } from "@metiro/shared/errors/field-error";

/** A period of a company, both days included. */
export interface SubscriptionPeriod {
  companyId: string;
  startsOn: string;
  endsOn: string;
}

/**
 * A company has one subscription at a time. The database refuses a second one (`subscriptions_no_overlap` in drizzle/sql/exclusions.sql);
 * this tells which of the new periods overlap one that there is, or one before them in the list, with the days of the first such.
 */
export function overlapFaults(
  wanted: readonly SubscriptionPeriod[],
  present: readonly SubscriptionPeriod[],
): FieldViolations {
  const faults: FieldViolations = {};
  for (const [position, period] of wanted.entries()) {
    const clash = [...present, ...wanted.slice(0, position)].find((other) => overlap(period, other));
    if (!clash) continue;
    const { startsOn, endsOn } = clash;
    faults[`newSubscriptions.${position}.startsOn`] = [{ rule: "overlaps", startsOn, endsOn }];
  }
  return faults;
}

const overlap = (one: SubscriptionPeriod, other: SubscriptionPeriod): boolean =>
  one.companyId === other.companyId && one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;
