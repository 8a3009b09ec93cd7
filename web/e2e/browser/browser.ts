import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { shiftDate } from "../app/clock.ts";
import { site } from "../app/site.ts";

interface Visit {
  context: BrowserContext;
  /** What its pages wrote to the console as errors, or let escape. */
  errors: string[];
}

let browser: Browser | undefined;
let visits: Visit[] = [];

/** Says which browser visitors come with from now on. */
export const welcome = (one: Browser): void => {
  browser = one;
};

/** How long a step of a journey may take before it fails: on a busy machine it waits for everybody else. */
const patience = 60_000;

/**
 * A page of a new visitor, closed when the test ends. The test fails when the page wrote an error to the console or let
 * one escape; `allowed` names those that the story itself provokes (a refused sign-in shows as a failed request).
 */
export async function newPage(options: BrowserContextOptions & { allowed?: RegExp } = {}): Promise<Page> {
  const { allowed, ...contextOptions } = options;
  if (!browser) throw new Error("Visitors come in a test alone.");
  // Nothing stands between a page and the server, but in the journeys that are about that.
  const context = await browser.newContext({ baseURL: site().origin, serviceWorkers: "block", ...contextOptions });
  context.setDefaultTimeout(patience);
  // Under another clock (clock.ts) the browser keeps the machine's own: its pages are told.
  const { E2E_CLOCK_SHIFT: shift } = process.env;
  if (shift !== undefined) await context.addInitScript(shiftDate, Number(shift));
  await context.addInitScript(tellCauses);
  const errors: string[] = [];
  const note = (text: string) => allowed?.test(text) || errors.push(text);
  context.on("console", (message) => {
    if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(error.error().stack ?? error.error().message));
  visits.push({ context, errors });
  return context.newPage();
}

/** Closes what the test has opened; one that failed shows first where its pages are. */
export async function endVisits(failed: boolean): Promise<void> {
  const ended = visits;
  visits = [];
  for (const { context } of ended) {
    if (failed) await tellOf(context.pages());
    await context.close();
  }
  expect(
    ended.flatMap(({ errors }) => errors),
    "errors in the browser's console",
  ).toEqual([]);
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
