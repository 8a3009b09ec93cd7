/**
 * What a phone on a bad line sees of the public pages, and when: run as `node bench/first-view.ts http://127.0.0.1:3000`
 * against a server that runs. Figures are the medians of some fresh visits.
 */
import { launchBrowser } from "../web/e2e/browser/launch.ts";
import { measureView, type View } from "../web/e2e/browser/measure-view.ts";
import { median } from "./quantile.ts";
import { printTable } from "./table.ts";

const origin = process.argv[2] ?? "http://127.0.0.1:3000";
const paths = ["/", "/category/peinture-interieure", "/categories/peinture-et-revetements", "/blogs"];
const visits = 5;
const browser = await launchBrowser();
const rows: string[][] = [];
for (const path of paths) {
  const views: View[] = [];
  for (let time = 0; time < visits; time += 1) {
    const view = await measureView(browser, origin + path);
    if (view) views.push(view);
  }
  const of = (figure: keyof View) => median(views.map((view) => view[figure]));
  const seconds = (figure: "firstPaint" | "largestPaint") => `${(of(figure) / 1000).toFixed(2)} s`;
  if (views.length > 0)
    rows.push([
      path,
      seconds("firstPaint"),
      seconds("largestPaint"),
      of("shift").toFixed(3),
      `${of("blocked").toFixed(0)} ms`,
      `${(of("bytes") / 1000).toFixed(0)} kB`,
    ]);
}
await browser.close();
printTable(["page", "first paint", "largest paint", "shift", "blocked", "fetched"], rows);
