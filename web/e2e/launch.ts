import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

/** Starts a browser that asks nothing of the network but the pages it is given. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  const given = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return chromium.launch({
    executablePath,
    env: { ...Object.fromEntries(given), ...env },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
