import { deviceOf, people } from "../app/accounts.ts";
import { site } from "../app/site.ts";
import { newPage } from "../browser/browser.ts";
import { expect, test } from "../test.ts";
import { lasting, misfits } from "./measure.ts";
import { screensOf } from "./screens.ts";
import { show } from "./show.ts";

/** A tablet lying down, and desks. */
const widths = [1024, 1280, 1440];

test.describe.configure({ mode: "parallel" });

for (const part of [0, 1])
  test(`every screen of the back office fits beside the menu at the left, part ${part + 1}`, async () => {
    test.setTimeout(1_200_000);
    const { origin } = site();
    const screens = (await screensOf(origin)).filter(({ email }) => email === people.admin);
    const own = screens.filter((_, at) => at % 2 === part);
    expect(own.length).toBeGreaterThan(10);
    const storageState = await deviceOf(origin, people.admin);
    const desk = (await newPage({ storageState, reducedMotion: "reduce", allowed: /status of 404/ })).context();
    await desk.addInitScript(() => {
      // A tab that is empty yet, and a preview in a frame, may keep nothing.
      if (self.origin !== "null") localStorage.setItem("layout", JSON.stringify({ layout: "vertical" }));
    });
    const faults: string[] = [];
    for (const screen of own) {
      const tab = await desk.newPage();
      await tab.setViewportSize({ width: 1280, height: 900 });
      await show(tab, screen);
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 900 });
        faults.push(...(await lasting(tab, misfits)).map((fault) => `${screen.name} ${width} px: ${fault}`));
      }
      await tab.close();
    }
    expect(faults).toEqual([]);
  });
