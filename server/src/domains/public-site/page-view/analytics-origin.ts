import type { Db } from "../../../db/client.ts";
import { settings } from "../../application-config/index.ts";

/** Where pages tell their views when that is not this server: a page's policy has to allow it. */
export async function analyticsOrigin(db: Db): Promise<string | undefined> {
  const { "analytics.provider": provider, "analytics.url": url } = await settings(db);
  return provider === "plausible" && url !== "" ? new URL(url).origin : undefined;
}
