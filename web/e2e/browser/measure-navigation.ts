import type { Browser, Page } from "@playwright/test";
import type { SignedInAs } from "./measure-view.ts";

/** Milliseconds between a pointer that comes to a link and its press: a page is fetched ahead in them. */
const rest = 200;
/** For what a panel fetches after its first view. */
const settled = 3_000;

/** Runs in the page: tells how long after the next press the frame comes that shows the page at the path with its data. */
function watch(path: string): Promise<number> {
  const title = () => document.querySelector("main h1")?.textContent;
  const before = title();
  return new Promise((resolve) => {
    const look = (pressed: number) => {
      const stands =
        location.pathname === path &&
        ![undefined, before].includes(title()) &&
        document.querySelector("main [aria-busy=true]") === null;
      if (!stands) return void requestAnimationFrame(() => look(pressed));
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(performance.now() - pressed));
      port1.start();
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    document.addEventListener("click", ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}

async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).first();
  await link.hover();
  await page.waitForTimeout(rest);
  const shown = page.evaluate(watch, path);
  // The watch stands before the press.
  await page.evaluate(() => undefined);
  await link.click({ noWaitAfter: true });
  return shown;
}

/**
 * Goes around some pages of a panel by the links of its menu, once so that their code is there, and then `turns` times: the
 * milliseconds from each press to the page, by its path.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  { token, ...user }: SignedInAs,
  turns: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addInitScript(
      (kept) => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value)),
      { token, currentUser: JSON.stringify(user) },
    );
    const page = await context.newPage();
    await page.goto(origin + (paths.at(-1) ?? ""));
    // The page drawn ahead by the server stands before the one that lives.
    await page.locator("main h1").first().waitFor();
    await page.waitForTimeout(settled);
    for (const path of paths) await follow(page, path);
    const times = new Map<string, number[]>(paths.map((path) => [path, []]));
    for (let turn = 0; turn < turns; turn += 1)
      for (const path of paths) times.get(path)?.push(await follow(page, path));
    return times;
  } finally {
    await context.close();
  }
}
