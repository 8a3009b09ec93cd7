import type { Browser } from "@playwright/test";

/** Slow 4G and a processor of a quarter, as Lighthouse has them (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). */
const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const slowdown = 4;
/** A panel goes on listening, so it is never at rest: looked at for so long after it has loaded, in milliseconds. */
const look = 6_000;

/** A visit of a page that nothing of has been fetched before. Times in milliseconds, what is fetched as it travels. */
export interface View {
  firstPaint: number;
  largestPaint: number;
  /** When nothing of the page waits for its data any more; 0 where nothing does. */
  content: number;
  shift: number;
  blocked: number;
  /** Of the processor's time: what all tasks of the page took. */
  processor: number;
  requests: number;
  script: number;
  bytes: number;
}

/** What a sign-in answers: the token, and who it is. */
export interface SignedInAs {
  token: string;
}

declare global {
  interface Window {
    view: { largestPaint: number; content: number; shift: number; blocked: number };
  }
}

/** Runs in the page, before anything of it. Tasks over 50 ms block: what is over counts (https://web.dev/articles/tbt). */
function observe() {
  window.view = { largestPaint: 0, content: 0, shift: 0, blocked: 0 };
  let waits = false;
  new MutationObserver(() => {
    const waited = waits;
    waits = document.querySelector("main [aria-busy=true]") !== null;
    if (waited && !waits) window.view.content = performance.now();
  }).observe(document, { childList: true, subtree: true });
  const on = (type: string, see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on("largest-contentful-paint", ({ startTime }) => (window.view.largestPaint = startTime));
  on("layout-shift", ({ value = 0, hadRecentInput }) => (window.view.shift += hadRecentInput ? 0 : value));
  on("longtask", ({ duration }) => (window.view.blocked += Math.max(0, duration - 50)));
}

/** Leaves in the browser what a sign-in leaves there. */
function keep({ token, ...user }: SignedInAs) {
  localStorage.setItem("token", token);
  localStorage.setItem("currentUser", JSON.stringify(user));
}

/** Visits a page as a phone on a bad line does; undefined when there is no such page, or another one came. */
export async function measureView(browser: Browser, address: string, who?: SignedInAs): Promise<View | undefined> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let [requests, script, bytes] = [0, 0, 0];
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      requests += 1;
      if (new URL(request.url).pathname.endsWith(".js")) scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await session.send("Network.enable");
    await session.send("Performance.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(observe);
    if (who) await page.addInitScript(keep, who);
    const response = await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    if (response?.status() !== 200 || response.request().redirectedFrom()) return undefined;
    await page.waitForTimeout(look);
    if (new URL(page.url()).pathname !== new URL(address).pathname) return undefined;
    const seen = await page.evaluate(() => ({
      ...window.view,
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    }));
    const { metrics } = await session.send("Performance.getMetrics");
    const processor = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
    return { ...seen, processor, requests, script, bytes };
  } finally {
    await context.close();
  }
}
