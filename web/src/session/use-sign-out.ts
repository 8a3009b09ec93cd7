import { useRouter } from "@tanstack/react-router";

/** Ends the session on the server and here, and leads to the sign-in page. It succeeds here whatever the server says. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const { session, calls } = router.options.context;
    const token = session.current()?.token;
    const { client, queryClient } = await calls();
    if (token) client.auth.signOut.mutate(undefined, { context: { token, showsErrors: true } }).catch(() => {});
    session.end();
    queryClient.clear();
    await router.navigate({ to: "/auth/login" });
  };
}
