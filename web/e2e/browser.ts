import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, expect, onTestFinished } from "vitest";
import { launchBrowser } from "./launch.ts";
import { site } from "./site.ts";

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

/** How long a step of a journey may take before it fails. */
const patience = 20_000;

/**
 * A page of a new visitor, closed when the test ends. The test fails when the page wrote an error to the console or let
 * one escape; `allowed` names those that the story itself provokes (a refused sign-in shows as a failed request).
 */
export async function newPage(options: BrowserContextOptions & { allowed?: RegExp } = {}): Promise<Page> {
  const { allowed, ...contextOptions } = options;
  browser ??= launchBrowser();
  const context = await (
    await browser
  ).newContext({ baseURL: site().origin, locale: "fr-CH", timezoneId: "Europe/Zurich", ...contextOptions });
  context.setDefaultTimeout(patience);
  await context.addInitScript(tellCauses);
  const errors: string[] = [];
  const note = (text: string) => allowed?.test(text) || errors.push(text);
  context.on("console", (message) => {
    if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(error.error().stack ?? error.error().message));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await tellOf(context.pages());
    await context.close();
    expect(errors, "errors in the browser's console").toEqual([]);
  });
  return context.newPage();
}

/** React tells what it recovered from by a number; what went wrong is the cause of that error. */
function tellCauses() {
  addEventListener("error", ({ error }: ErrorEvent) => {
    if (error instanceof Error && error.cause instanceof Error) console.error(`Caused by ${error.cause.stack}`);
  });
}

/** What a failed test leaves to see: where its pages are and what they show, as a screen reader has it. */
async function tellOf(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const shown = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    console.log(`${page.url()}\n${shown.slice(0, 4_000)}`);
  }
}
