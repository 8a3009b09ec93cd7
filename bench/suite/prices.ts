import { refreshUsualPrices } from "../../server/src/db/queries/usual-prices.ts";
import { connect } from "../../server/src/db/client.ts";
import { choose } from "./chosen.ts";
import { timed } from "./calls.ts";
import type { DataSet } from "../data/data-sets.ts";
import { atShare, median } from "../measure/quantile.ts";
import { runApp } from "../measure/running-app.ts";
import { printTable } from "../measure/table.ts";

/** What the nightly statement of usual prices takes on either size, and what a look at one of them does. */
export async function measurePrices(small: DataSet, large: DataSet, times: number): Promise<void> {
  const rows: string[][] = [];
  for (const { size, url } of [small, large]) {
    const { db, sql, close } = connect(url, { max: 2 });
    await sql`delete from usual_prices`;
    const taken: number[] = [];
    for (let night = 0; night < 3; night++) {
      const began = performance.now();
      await refreshUsualPrices(db, new Date());
      taken.push((performance.now() - began) / 1000);
    }
    const [told] = await sql<{ prices: number; offers: number }[]>`
      select count(*)::int as prices, (select count(*)::int from job_request_companies where response = 'interested') as offers
      from usual_prices`;
    rows.push([
      String(size),
      String(told?.offers),
      String(told?.prices),
      taken.map((seconds) => seconds.toFixed(1)).join(", "),
    ]);
    await close();
  }
  console.log("\nThe statement of a night, the first one and two more, seconds");
  printTable(["requests", "offers", "prices", "seconds"], rows);

  await using open = new AsyncDisposableStack();
  const apps = [await runApp(small, open), await runApp(large, open)] as const;
  const sides = await Promise.all(
    apps.map(async (app) => {
      const { trades, places } = await choose(app.sql);
      const path = (round: number) =>
        `/Price/Get/${trades[round % trades.length]?.id}/${places[round % places.length]}`;
      return {
        side: { app, floor: { method: "GET" as const, path: "/ApplicationConfig/All" } },
        call: {
          name: "a usual price",
          goal: 1.3,
          next: (round: number) => ({ method: "GET" as const, path: path(round) }),
        },
      };
    }),
  );
  const [first, second] = sides;
  if (!first || !second) throw new Error("Both data sets are asked the same");
  const [quick, slow] = await timed([first.side, second.side], [first.call, second.call], times);
  const shares = [quick, slow].flatMap(({ call }) => [atShare(call, 0.5).toFixed(2), atShare(call, 0.95).toFixed(2)]);
  console.log(`\nMilliseconds of a look at one price, ${times} calls each by turns; goal of the ratio ≤ 1.3`);
  printTable(
    ["p50", "p95", "p50 large", "p95 large", "ratio"],
    [[...shares, (median(slow.call) / median(quick.call)).toFixed(2)]],
  );
}
