import type { Page } from "@playwright/test";

/** Holds the calls of a kind back, as a slow line does, until they may go. */
export async function slowDown(page: Page, call: RegExp) {
  let [count, free, arrived] = [0, () => {}, () => {}];
  const open = new Promise<void>((resolve) => (free = resolve));
  const first = new Promise<void>((resolve) => (arrived = resolve));
  await page.route(call, async (route) => {
    count += 1;
    arrived();
    await open;
    await route.continue();
  });
  return { waited: () => first, go: () => free(), count: () => count };
}

/** Holds the scripts of the page back until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
