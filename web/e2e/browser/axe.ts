import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits for what fades or moves: a colour between two states is nobody's reading. Endless animations do not count. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let left = running(); left.length > 0; left = running())
      await Promise.allSettled(left.map(({ finished }) => finished));
  });
}

/** What breaks WCAG 2.0 to 2.2, level A or AA, on the page as it stands: one line per rule and element. */
export async function axe(page: Page): Promise<string[]> {
  await settled(page);
  // Evaluated, not added as a script: the policy of the page forbids foreign scripts.
  await page.evaluate(await source);
  const { violations } = await page.evaluate((values) => {
    const { axe: injected } = globalThis as unknown as { axe: typeof axeCore };
    return injected.run(document, { runOnly: { type: "tag", values } });
  }, tags);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ""}`),
  );
}
