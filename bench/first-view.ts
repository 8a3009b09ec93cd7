/**
 * What a phone on a bad line sees of the pages, and when: run as `node bench/first-view.ts http://127.0.0.1:3000` against a server
 * that runs with the demo data; with paths after it, those pages alone. Panels are visited by who is signed in. Figures are the
 * medians of some fresh visits.
 */
import { loadavg } from "node:os";
import { launchBrowser } from "../web/e2e/browser/launch.ts";
import { measureView, type SignedInAs, type View } from "../web/e2e/browser/measure-view.ts";
import { signIn } from "./measure/demo-sign-in.ts";
import { median } from "./measure/quantile.ts";
import { printTable } from "./measure/table.ts";

const [origin = "http://127.0.0.1:3000", ...only] = process.argv.slice(2);
/** Each with the account that it is visited as. */
const pages: Record<string, string | undefined> = {
  "/": undefined,
  "/category/peinture-interieure": undefined,
  "/categories/peinture-et-revetements": undefined,
  "/blogs": undefined,
  "/auth/login": undefined,
  "/request/peinture-interieure": undefined,
  "/tenderer": "client@demo.metiro.ch",
  "/company": "entreprise@demo.metiro.ch",
  "/admin": "admin@demo.metiro.ch",
  "/admin/jobs": "admin@demo.metiro.ch",
};
const visits = 5;
const accounts = new Map<string, Promise<SignedInAs>>();

function accountOf(email: string): Promise<SignedInAs> {
  const known = accounts.get(email) ?? signIn(origin, email);
  accounts.set(email, known);
  return known;
}

const browser = await launchBrowser();
const rows: string[][] = [];
for (const [path, email] of Object.entries(pages)) {
  if (only.length > 0 && !only.includes(path)) continue;
  const views: View[] = [];
  for (let time = 0; time < visits; time += 1) {
    const view = await measureView(browser, origin + path, email === undefined ? undefined : await accountOf(email));
    if (view) views.push(view);
  }
  const of = (figure: keyof View) => median(views.map((view) => view[figure]));
  const seconds = (figure: "firstPaint" | "largestPaint" | "content") => `${(of(figure) / 1000).toFixed(2)} s`;
  if (views.length > 0)
    rows.push([
      path,
      seconds("firstPaint"),
      seconds("largestPaint"),
      seconds("content"),
      of("shift").toFixed(3),
      `${of("blocked").toFixed(0)} ms`,
      `${of("processor").toFixed(0)} ms`,
      String(of("requests")),
      `${(of("script") / 1000).toFixed(0)} kB`,
      `${(of("bytes") / 1000).toFixed(0)} kB`,
    ]);
}
await browser.close();
printTable(
  ["page", "first paint", "largest paint", "content", "shift", "blocked", "processor", "requests", "script", "fetched"],
  rows,
);
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(", ")}`,
);
