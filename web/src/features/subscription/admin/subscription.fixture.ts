import type { Subscription } from "@metiro/shared/subscription/schema";

let made = 0;

/** A subscription that runs for long yet. */
export function subscriptionWith(fields: Partial<Subscription> = {}): Subscription {
  made += 1;
  return {
    id: `01900000-0000-7000-8000-${String(made).padStart(12, "0")}`,
    company: { id: companyId, name: "Peinture Morand" },
    startsOn: "2026-01-01",
    endsOn: "2099-12-31",
    coveredUntil: fields.endsOn ?? "2099-12-31",
    amount: 96_000,
    currency: "CHF",
    status: "active",
    revision: 1,
    createdAt: "2026-01-05T08:00:00.000Z",
    updatedAt: "2026-01-05T08:00:00.000Z",
    ...fields,
  };
}

export const companyId = "01900000-0000-7000-8000-000000000900";
export const otherId = "01900000-0000-7000-8000-000000000901";
