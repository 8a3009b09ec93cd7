import type { ApiClient } from "#api/trpc.ts";
import { draftSlugs } from "#drafts/device-draft.ts";
import { deviceStorage } from "../device-storage.ts";
import type { SessionState } from "../session.ts";

/**
 * Requests that a client has begun here go to the account before this device forgets them. `client` is asked for only when there
 * are some. Fetched by a sign-out, which waits no longer than `inTime` does.
 */
export async function bringDrafts(
  state: SessionState | undefined,
  client: () => Promise<Pick<ApiClient, "requestDraft">>,
  signal: AbortSignal,
): Promise<void> {
  const storage = deviceStorage();
  if (state?.token === undefined || state.claims?.role !== "Tenderer") return;
  if (draftSlugs(storage, state.user.id).length === 0) return;
  const { token, user } = state;
  const [{ handOver }, calls] = await Promise.all([import("#drafts/account.ts"), client()]);
  await handOver({ client: calls, storage, owner: user.id, token, signal });
}
