import { useRouter } from "@tanstack/react-router";
import type { ApiClient } from "#api/trpc.ts";
import { keptSlugs } from "#drafts/kept.ts";
import { deviceStorage } from "./device-storage.ts";
import type { AccountSearch } from "./guest.ts";
import type { SessionState } from "./session.ts";

/** How long a sign-out waits for what is not in the account yet, in milliseconds. */
const mostWait = 2_000;

/**
 * Ends the session on the server and here, and leads to the sign-in page, with where to go from there. It succeeds here
 * whatever the server says.
 */
export function useSignOut(): (search?: { returnUrl: string | undefined }) => Promise<void> {
  const router = useRouter();
  return async ({ returnUrl } = { returnUrl: undefined }) => {
    const { session, calls } = router.options.context;
    const token = session.current()?.token;
    const { client } = await calls();
    await broughtToAccount(client, session.current());
    if (token) client.auth.signOut.mutate(undefined, { context: { token, quiet: true } }).catch(() => {});
    session.end();
    // What was read goes with the document: emptied now, the page that is left would read it again, as nobody.
    const search: AccountSearch = returnUrl === undefined ? {} : { returnUrl };
    await router.navigate({ to: "/auth/login", search });
  };
}

/** Requests that were begun here go to the account before this device forgets them. */
async function broughtToAccount(client: ApiClient, state: SessionState | undefined): Promise<void> {
  const storage = deviceStorage();
  if (state?.claims?.role !== "Tenderer" || keptSlugs(storage, state.user.id).length === 0) return;
  const handed = import("#drafts/account.ts")
    .then(({ handOver }) => handOver({ client, storage, owner: state.user.id, token: state.token ?? "" }))
    .catch(() => undefined);
  await Promise.race([handed, new Promise((resolve) => setTimeout(resolve, mostWait))]);
}
