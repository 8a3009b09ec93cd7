import { swissToday } from "@metiro/shared/calendar-day";
import { subscriptionFilters } from "@metiro/shared/company/constants";
import { endsSoon, listedStanding, periodStanding, subscriptionStanding } from "@metiro/shared/subscription/standing";
import { array, assert, asyncProperty, boolean, integer, record } from "fast-check";
import { expect, test } from "vitest";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter } from "../index.ts";

const database = await testDatabase();
const make = rowsIn(database.db);
const admin = createCallerFactory(companyRouter)(contextOf(database, await make.admin()));
const day = (offset: number) => new Date(Date.parse(swissToday()) + offset * 86_400_000).toISOString().slice(0, 10);

test("lists, pages and filters of the back office say of any periods what the company reads of them", async () => {
  const layout = record({
    begin: integer({ min: -60, max: 40 }),
    parts: array(
      record({ gap: integer({ min: 0, max: 2 }), days: integer({ min: 1, max: 30 }), canceled: boolean() }),
      {
        maxLength: 5,
      },
    ),
  });
  await assert(
    asyncProperty(layout, async ({ begin, parts }) => {
      const { id } = await make.company();
      let from = begin;
      for (const { gap, days, canceled } of parts) {
        const [startsOn, endsOn] = [day(from + gap), day(from + gap + days - 1)];
        await make.subscription({
          companyId: id,
          startsOn,
          endsOn,
          ...(canceled && { canceledAt: new Date().toISOString() }),
        });
        from += gap + days;
      }
      const detail = await admin.get({ id });
      const own = subscriptionStanding(detail.subscriptions);
      const { last: _, ...shown } = { last: undefined, ...own };
      expect(listedStanding(detail)).toEqual(shown);
      for (const period of detail.subscriptions.filter(({ status }) => status === "active"))
        expect(periodStanding(period)).toEqual(shown);
      const { state } = own;
      const filters = {
        active: state === "active",
        ending: endsSoon(own),
        upcoming: state === "upcoming",
        expired: state === "expired",
        none: state !== "active",
      };
      for (const subscription of subscriptionFilters) {
        const { items } = await admin.list({ subscription, pageSize: 1, sort: "newest" });
        expect({ subscription, found: items[0]?.id === id }).toEqual({ subscription, found: filters[subscription] });
        const [item] = items;
        if (item?.id === id) expect(listedStanding(item)).toEqual(shown);
      }
    }),
    {
      numRuns: 60,
      examples: [
        [
          {
            begin: -10,
            parts: [
              { gap: 0, days: 20, canceled: false },
              { gap: 0, days: 30, canceled: false },
            ],
          },
        ],
      ],
    },
  );
});
