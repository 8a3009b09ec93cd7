import { swissMobile } from "@metiro/shared/swiss/mobile";
import type { ApiClient } from "#api/trpc.ts";

const quiet = { context: { quiet: true } };

/** The phone that somebody typed before it was known who that is becomes the account's, where the account has none. */
export async function givePhone(client: Pick<ApiClient, "auth">, typed: string): Promise<void> {
  const { success, data: phone } = swissMobile.safeParse(typed);
  if (!success) return;
  const profile = await client.auth.profile.query(undefined, quiet);
  if (profile.phone === undefined) await client.auth.updateProfile.mutate({ phone }, quiet);
}
