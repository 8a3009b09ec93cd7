import type { Db } from "../../../db/client.ts";
import { settings } from "../../application-config/index.ts";

/** Where the script and the frame of the chosen bot protection come from; nothing when it needs none. */
export async function botWidget(db: Db): Promise<string | undefined> {
  const { "botProtection.provider": provider } = await settings(db);
  return provider === "turnstile" ? "https://challenges.cloudflare.com" : undefined;
}
