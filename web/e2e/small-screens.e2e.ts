import { expect, test } from "vitest";
import { people, deviceOf } from "./accounts.ts";
import { axe } from "./axe.ts";
import { newPage } from "./browser.ts";
import { screensOf } from "./screens.ts";
import { coveredByBackToTop } from "./steps/covered.ts";
import { misfits } from "./steps/measure.ts";
import { show } from "./steps/show.ts";
import { site } from "./site.ts";

const widths = [320, 390, 768, 1440];
/** Pages that are open at the same time. */
const most = 3;

const screens = await screensOf(site().origin);
// Lists of people say when each last came: the longest of what they can say has to be there, whoever is looked at first.
await Promise.all(Object.values(people).map((email) => deviceOf(site().origin, email)));

test.each([
  ["visitor", undefined, ["fr", "en"]],
  ["unconfirmed", people.unconfirmed, ["fr", "en"]],
  ["client", people.client, ["fr", "en"]],
  ["company", people.company, ["fr", "en"]],
  // The back office is French whatever was chosen.
  ["admin", people.admin, ["fr"]],
])("every screen of the %s fits every width, in the dark too", { timeout: 300_000 }, async (_, email, languages) => {
  const storageState = await deviceOf(site().origin, email);
  const own = screens.filter((screen) => screen.email === email);
  expect(own.length).toBeGreaterThan(0);
  const waiting = languages.flatMap((lang) => own.map((screen) => ({ lang, screen })));
  const faults: string[] = [];

  async function look() {
    const page = await newPage({
      storageState,
      colorScheme: "dark",
      reducedMotion: "reduce",
      // A missing trade is answered with the status of one.
      allowed: /status of 404/,
    });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { lang, screen } = next;
      await page.context().addCookies([{ name: "lang", value: lang, url: site().origin }]);
      const tab = await page.context().newPage();
      await tab.setViewportSize({ width: 390, height: 900 });
      await show(tab, screen);
      const note = (found: string[], where: string) =>
        faults.push(...found.map((fault) => `${screen.name} ${lang} ${where}: ${fault}`));
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 900 });
        note(await misfits(tab), `${width} px`);
        note(await coveredByBackToTop(tab), `${width} px`);
      }
      if (lang === "fr") note(await axe(tab), "in the dark");
      await tab.close();
    }
  }
  await Promise.all(Array.from({ length: most }, look));
  expect(faults).toEqual([]);
});
