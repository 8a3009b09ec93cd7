/**
 * How long a page of a panel takes that somebody goes to from another one, once its code is there: run as
 * `node bench/navigation.ts http://127.0.0.1:3000` against a server that runs with the demo data, with the number of turns after it.
 */
import { loadavg } from "node:os";
import { launchBrowser } from "../web/e2e/browser/launch.ts";
import { measureNavigation } from "../web/e2e/browser/measure-navigation.ts";
import { signIn } from "./measure/demo-sign-in.ts";
import { atShare, median } from "./measure/quantile.ts";
import { printTable } from "./measure/table.ts";

const [origin = "http://127.0.0.1:3000", turns = "20"] = process.argv.slice(2);

/** Pages that the menu of each panel leads to, in the order in which they are visited. */
const panels: Record<string, readonly string[]> = {
  "client@demo.metiro.ch": ["/tenderer/messages", "/tenderer"],
  "entreprise@demo.metiro.ch": ["/company/messages", "/company"],
  "admin@demo.metiro.ch": ["/admin/jobs", "/admin/users", "/admin/company/all", "/admin/statistics", "/admin"],
};

const milliseconds = (time: number) => `${time.toFixed(0)} ms`;
const browser = await launchBrowser();
const rows: string[][] = [];
for (const [email, paths] of Object.entries(panels)) {
  const times = await measureNavigation(browser, origin, paths, await signIn(origin, email), Number(turns));
  for (const [path, taken] of times)
    rows.push([path, ...[median(taken), atShare(taken, 0.95), Math.max(...taken)].map(milliseconds)]);
}
await browser.close();
printTable(["to", "median", "p95", "longest"], rows);
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(", ")}`,
);
