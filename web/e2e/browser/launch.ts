import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { findChromium } from "./chromium.ts";

/** A browser that asks nothing of the network but the pages it is given. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium();
  const given = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return {
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
  };
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());
