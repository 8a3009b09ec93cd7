import { useRouter } from "@tanstack/react-router";
import type { AccountSearch } from "./guest/guest.ts";
import { inTime } from "./in-time.ts";

/**
 * Ends the session on the server and here, and leads to the sign-in page, with where to go from there. It succeeds here
 * whatever the server says.
 */
export function useSignOut(): (search?: { returnUrl: string | undefined }) => Promise<void> {
  const router = useRouter();
  return async ({ returnUrl } = { returnUrl: undefined }) => {
    const { session, calls } = router.options.context;
    const state = session.current();
    const token = state?.token;
    const { client } = await calls();
    // Nobody else has drafts.
    if (state?.claims?.role === "Tenderer")
      await inTime(async (signal) => {
        const { bringDrafts } = await import("./guest/bring-drafts.ts");
        await bringDrafts(state, async () => client, signal);
      });
    if (token) client.auth.signOut.mutate(undefined, { context: { token, quiet: true } }).catch(() => {});
    session.end();
    // What was read goes with the document: emptied now, the page that is left would read it again, as nobody.
    const search: AccountSearch = returnUrl === undefined ? {} : { returnUrl };
    await router.navigate({ to: "/auth/login", search });
  };
}
