import type { Page } from "@playwright/test";
import type { Screen } from "./screens.ts";
import { fetchesOf } from "../steps/fetches.ts";

/** Opens a screen and waits until everything of it is there. For pages with reduced motion. */
export async function show(page: Page, { path, drafts = {}, prepare }: Screen): Promise<void> {
  await page.addInitScript((kept) => {
    for (const [slug, draft] of Object.entries(kept)) localStorage.setItem(`draft:${slug}`, JSON.stringify(draft));
  }, drafts);
  const fetches = fetchesOf(page);
  const settle = async () => {
    await fetches.over();
    await still(page);
  };
  await page.goto(path);
  await settle();
  await comeNear(page);
  await settle();
  if (!prepare) return;
  await prepare(page);
  await settle();
}

/** What is at the end of a page is there once somebody has been near it. */
const comeNear = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    scrollTo(0, 0);
  });

/** Waits until nothing stands in for what is to come, or moves. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("h1") &&
      !document.querySelector('[aria-busy="true"]') &&
      // What follows a scroll runs as long as its page stands.
      document.getAnimations().every((one) => one.playState !== "running" || one.timeline !== document.timeline) &&
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy") &&
      document.fonts.status === "loaded",
  );
}
