import type { ApiClient } from "#api/trpc.ts";
import { keptSlugs } from "#drafts/kept.ts";
import { deviceStorage } from "./device-storage.ts";
import type { SessionState } from "./session.ts";

/** How long a sign-out waits for what is not in the account yet, in milliseconds. */
const mostWait = 2_000;

/**
 * Requests that a client has begun here go to the account before this device forgets them. `client` is asked for only when there
 * are some. It never fails: who signs out is signed out, whatever the line does.
 */
export async function bringDrafts(
  state: SessionState | undefined,
  client: () => Promise<Pick<ApiClient, "requestDraft">>,
): Promise<void> {
  const storage = deviceStorage();
  if (state?.token === undefined || state.claims?.role !== "Tenderer") return;
  if (keptSlugs(storage, state.user.id).length === 0) return;
  const { token, user } = state;
  const handed = Promise.all([import("#drafts/account.ts"), client()])
    .then(([{ handOver }, calls]) => handOver({ client: calls, storage, owner: user.id, token }))
    .catch(() => undefined);
  await Promise.race([handed, new Promise((resolve) => setTimeout(resolve, mostWait))]);
}
