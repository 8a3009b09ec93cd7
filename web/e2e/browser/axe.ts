import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Something may begin to move while the page is looked at: so often it is looked at again. */
const most = 5;

/** What breaks WCAG 2.0 to 2.2, level A or AA, on the page as it stands: one line per rule and element. */
export async function axe(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the policy of the page forbids foreign scripts.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await source);
  await page.evaluate(putBars, "static");
  try {
    return await violationsOn(page);
  } finally {
    await page.evaluate(putBars, "");
  }
}

/**
 * A bar that stays at the foot of the window lies over half of whatever is scrolled there, which then counts as too small. The page
 * is looked at with the bar where it ends; that focus is scrolled clear of it is a matter of `scroll-padding`.
 */
function putBars(position: string): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-save-bar]")) bar.style.position = position;
}

async function violationsOn(page: Page): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const { moved, violations } = await page.evaluate(lookedAt, tags);
    if (moved && violations.length > 0 && look < most) continue;
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ""}`),
    );
  }
}

/**
 * Runs in the page, once nothing fades or moves: a colour between two states is nobody's reading. A tooltip comes a while after the
 * pointer, so that it says too whether something moved meanwhile. Endless animations do not count.
 */
async function lookedAt(values: string[]) {
  const { axe: injected } = globalThis as unknown as { axe: typeof axeCore };
  const running = (): Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  for (let left = running(); left.length > 0; left = running())
    await Promise.allSettled(left.map(({ finished }) => finished));

  let moved = false;
  const note = () => (moved = true);
  const signs = ["animationstart", "transitionrun"];
  for (const sign of signs) document.addEventListener(sign, note, true);
  // What is no violation is not told, which saves most of the work of telling.
  const { violations } = await injected.run(document, {
    runOnly: { type: "tag", values },
    resultTypes: ["violations"],
  });
  if (violations.length > 0)
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  for (const sign of signs) document.removeEventListener(sign, note, true);
  return { moved: moved || running().length > 0, violations };
}
