import type { Page } from "@playwright/test";
import { people, deviceOf } from "../app/accounts.ts";
import { axe } from "../browser/axe.ts";
import { newPage } from "../browser/browser.ts";
import { screensOf } from "./screens.ts";
import { coveredByBackToTop } from "./covered.ts";
import { lasting, misfits } from "./measure.ts";
import { show } from "./show.ts";
import { site } from "../app/site.ts";
import { expect, test } from "../test.ts";

const widths = [320, 390, 768, 1440];

/** Doubles the text, as whoever reads small letters badly sets the browser: all that is measured in text grows, and breakpoints with it. */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** A test each, which all workers share. */
test.describe.configure({ mode: "parallel" });

/** The back office has half of all screens: in one piece it was still looked at when everything else had been. */
const partsOfAdmin = 4;

for (const [name, email, lang, part = 1, parts = 1] of [
  ...Array.from({ length: partsOfAdmin }, (_, at) => ["admin", people.admin, "fr", at + 1, partsOfAdmin] as const),
  ["client", people.client, "fr"],
  ["client", people.client, "en"],
  ["company", people.company, "fr"],
  ["company", people.company, "en"],
  ["visitor", undefined, "fr"],
  ["visitor", undefined, "en"],
  ["unconfirmed", people.unconfirmed, "fr"],
  ["unconfirmed", people.unconfirmed, "en"],
  // The back office is French whatever was chosen.
] as const)
  test(`every screen of the ${name} fits every width in ${lang}, in the dark too${parts > 1 ? `, part ${part}` : ""}`, async () => {
    test.setTimeout(1_200_000);
    const screens = await screensOf(site().origin);
    // Lists of people say when each last came: the longest of what they can say has to be there, whoever is looked at first.
    await Promise.all(Object.values(people).map((one) => deviceOf(site().origin, one)));
    const storageState = await deviceOf(site().origin, email);
    const own = screens.filter((screen) => screen.email === email).filter((_, at) => at % parts === part - 1);
    expect(own.length).toBeGreaterThan(0);
    const faults: string[] = [];
    const page = await newPage({
      storageState,
      colorScheme: "dark",
      reducedMotion: "reduce",
      // A missing trade is answered with the status of one.
      allowed: /status of 404/,
    });
    for (const screen of own) {
      const note = (found: string[], where: string) =>
        faults.push(...found.map((fault) => `${screen.name} ${where}: ${fault}`));
      await page.context().addCookies([{ name: "lang", value: lang, url: site().origin }]);
      const tab = await page.context().newPage();
      await tab.setViewportSize({ width: 390, height: 900 });
      await show(tab, screen);
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 900 });
        note(await lasting(tab, misfits), `${width} px`);
        note(await lasting(tab, coveredByBackToTop), `${width} px`);
      }
      if (lang === "fr") {
        note(await axe(tab), "in the dark");
        await doubleText(tab);
        await tab.setViewportSize({ width: 390, height: 900 });
        note(await lasting(tab, misfits), "390 px with text of twice the size");
      }
      await tab.close();
    }
    expect(faults).toEqual([]);
  });
