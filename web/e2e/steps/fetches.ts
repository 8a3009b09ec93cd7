import { setTimeout as pause } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

/** Milliseconds without a request after which nothing more is expected. */
const quiet = 500;
/** Against hanging only: on a busy machine a page waits for everybody else. */
const patience = 120_000;

/** Waits until a page fetches nothing any more; the stream of what happens elsewhere never ends. Call it before the page opens. */
export function fetchesOf(page: Page): { over: () => Promise<void> } {
  const underWay = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    last = performance.now();
    underWay.delete(request);
  };
  page.on("request", (request) => {
    last = performance.now();
    if (!request.url().includes("/trpc/live.events")) underWay.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const isOver = () => underWay.size === 0 && performance.now() - last > quiet;
  return {
    async over() {
      const end = performance.now() + patience;
      while (!isOver()) {
        if (performance.now() > end)
          throw new Error(`Still fetching: ${[...underWay].map((one) => one.url()).join(", ")}`);
        await pause(50);
      }
    },
  };
}
