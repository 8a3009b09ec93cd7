import type { ProcedurePath } from "@metiro/shared/permissions";
import { createCompany, createSubscription } from "../../../factories/index.ts";
import type { SubscriptionFields } from "../../../factories/subscriptions.ts";
import { admin, idOf, type RowCase, type World } from "./row-case.ts";

const subscription = async (db: World["db"], fields: Pick<SubscriptionFields, "canceledAt"> = {}) =>
  createSubscription(db, { companyId: (await createCompany(db)).id, ...fields });

/** The calls that name a subscription, or whose it is. */
export const subscriptionCases = {
  "subscription.listByCompany": {
    finds: admin,
    input: async ({ db }) => ({ companyId: (await createCompany(db)).id }),
  },
  "subscription.update": {
    finds: admin,
    input: async ({ db }) => ({ ...(await idOf(subscription(db))), amount: 12_300 }),
    conflicting: ({ db }) => idOf(subscription(db, { canceledAt: new Date().toISOString() })),
  },
  "subscription.cancel": {
    finds: admin,
    input: ({ db }) => idOf(subscription(db)),
    conflicting: ({ db }) => idOf(subscription(db, { canceledAt: new Date().toISOString() })),
  },
} as const satisfies Partial<Record<ProcedurePath, RowCase>>;
