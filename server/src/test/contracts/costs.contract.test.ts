import { permissions } from "@metiro/shared/permissions";
import { expect, test } from "vitest";
import { z } from "zod";
import { csvExports } from "../../app/exports.ts";
import { appRouter } from "../../app/router.ts";
import { costs } from "../../limits/costs.ts";

/** Lists that are bounded by who asks, or by the project itself, and so cost what an ordinary call does. */
const ordinary = new Set([
  "applicationConfig.list",
  "category.list",
  "region.list",
  "region.tree",
  "price.listBySubcategory",
  "blog.list",
  "auth.sessions",
  "auth.signIns",
  "user.pauses",
  "answerTemplate.list",
  "apiKey.list",
  "showcase.tradePlaces",
  "webhook.list",
  "webhook.events",
  "offer.vatRates",
  "vatRate.list",
  "vatRate.add",
  "vatRate.remove",
  "savedView.list",
  "savedView.layouts",
  "requestDraft.list",
  "dataAccess.list",
  "notification.own",
  "subscription.listByCompany",
  "subscription.own",
  "subscription.create",
  "jobRequest.declineHints",
  "jobRequest.usualFigures",
]);

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { output?: z.ZodType } }>,
);

/** What answers rows: many of them, or a page of however many there are. */
const answersRows = (output: z.ZodType | undefined): boolean =>
  output instanceof z.ZodArray || (output instanceof z.ZodObject && "items" in output.shape);

test("every list has a cost, or is known to cost no more than a row", () => {
  const lists = procedures.filter(([, { _def }]) => answersRows(_def.output)).map(([path]) => path);
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter((path) => !(path in costs) && !ordinary.has(path))).toEqual([]);
});

test("every list as a file has a cost, and every cost a call and a reason", () => {
  expect(csvExports.filter(({ call }) => !(call in costs)).map(({ call }) => call)).toEqual([]);
  for (const [path, { cost, because }] of Object.entries(costs)) {
    expect(path in permissions, path).toBe(true);
    expect(Number.isInteger(cost) && cost > 1, path).toBe(true);
    expect(because.length, path).toBeGreaterThan(20);
  }
});
