import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { type Device, deviceOf } from "../app/accounts.ts";
import { buildPages, startApp } from "../app/app.ts";
import { launchBrowser } from "../browser/launch.ts";
import { type Screen, screensOf } from "./screens.ts";
import { show } from "./show.ts";

const folder = path.resolve(import.meta.dirname, "../../../shots");
const widths = [390, 768, 1440];
const schemes = ["light", "dark"] as const;
/** Pages that are open at the same time. */
const most = 3;

async function photograph(browser: Browser, origin: string, screen: Screen, storageState: Device) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      baseURL: origin,
      storageState,
      colorScheme,
      locale: "fr-CH",
      timezoneId: "Europe/Zurich",
      reducedMotion: "reduce",
    });
    for (const width of widths) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await show(page, screen);
      // Behind a dialog the page does not scroll.
      const fullPage = (await page.getByRole("dialog").count()) === 0;
      await page.screenshot({ path: path.join(folder, `${screen.name}-${width}-${colorScheme}.png`), fullPage });
      await page.close();
    }
    await context.close();
  }
}

/** `pnpm shots dispatch home` photographs the screens whose name has one of the words in it; without words all of them. */
const words = process.argv.slice(2);
const isWanted = ({ name }: Screen) => words.length === 0 || words.some((word) => name.includes(word));

await buildPages();
const app = await startApp();
const browser = await launchBrowser();
try {
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screens = (await screensOf(app.url)).filter(isWanted);
  const waiting = [...screens];
  const work = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const { name, email } = screen;
      await photograph(browser, app.url, screen, await deviceOf(app.url, email)).catch((error: unknown) => {
        process.exitCode = 1;
        console.error(`${name}: ${String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  console.log(`The pictures of ${screens.length} screens are in ${folder}`);
} finally {
  await browser.close();
  await app.stop();
}
