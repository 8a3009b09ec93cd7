import { idObject } from "@metiro/shared/scalars";
import {
  createSubscriptionsInput,
  revenueInput,
  subscription,
  subscriptionListInput,
  subscriptionPage,
  subscriptionRevenue,
  subscriptionsOfCompanyInput,
  updateSubscriptionInput,
} from "@metiro/shared/subscription/schema";
import { z } from "zod";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { cancel } from "./cancel.ts";
import { create } from "./create.ts";
import { list, listByCompany } from "./list.ts";
import { own } from "./own.ts";
import { revenue } from "./revenue.ts";
import { update } from "./update.ts";

const tags = ["Subscription"];

export const subscriptionRouter = router({
  list: allow("subscription.list")
    .meta({
      openapi: { method: "GET", path: "/Subscription/All", tags, summary: "All subscriptions, last entered first" },
    })
    .input(subscriptionListInput)
    .output(subscriptionPage)
    .query(fromReplica(list)),
  listByCompany: allow("subscription.listByCompany")
    .meta({
      openapi: {
        method: "GET",
        path: "/Subscription/All/Company/{companyId}",
        tags,
        summary: "The subscriptions of one company, the one that ends last first",
      },
    })
    .input(subscriptionsOfCompanyInput)
    .output(z.array(subscription))
    .query(fromReplica(listByCompany)),
  revenue: allow("subscription.revenue")
    .meta({
      openapi: {
        method: "GET",
        path: "/Subscription/Revenue",
        tags,
        summary: "What subscriptions bring in: each year, and the months of one",
        description:
          "A subscription counts in full on the day on which it begins. Canceled ones stand beside the revenue.",
      },
    })
    .input(revenueInput)
    .output(subscriptionRevenue)
    .query(fromReplica(revenue)),
  own: allow("subscription.own")
    .meta({
      openapi: {
        method: "GET",
        path: "/Subscription/Company",
        tags,
        summary: "One's own company's subscriptions, the one that ends last first",
      },
    })
    .output(z.array(subscription))
    .query(own),
  create: allow("subscription.create")
    .meta({
      openapi: {
        method: "POST",
        path: "/Subscription/Create",
        tags,
        summary: "Enter subscriptions, all or none",
        description:
          "Periods of one company that overlap each other or one that is not canceled are refused with 409 `SUBSCRIPTION_OVERLAP`; `errors` names each at `newSubscriptions.N.startsOn`.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(createSubscriptionsInput)
    .output(z.array(subscription))
    .mutation(create),
  update: allow("subscription.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/Subscription/Update/{id}",
        tags,
        summary: "Correct the days, the price or the note of a subscription",
        description:
          "What is absent stays. 409 `SUBSCRIPTION_OVERLAP` when another one of the company has one of the days, `SUBSCRIPTION_ENDED` when it is canceled.",
      },
    })
    .input(updateSubscriptionInput)
    .output(subscription)
    .mutation(update),
  cancel: allow("subscription.cancel")
    .meta({
      openapi: {
        method: "POST",
        path: "/Subscription/Cancel/{id}",
        tags,
        summary: "Cancel a subscription",
        description: "One that is canceled already or has expired is refused with 409 `SUBSCRIPTION_ENDED`.",
      },
    })
    .input(idObject)
    .output(subscription)
    .mutation(cancel),
});
