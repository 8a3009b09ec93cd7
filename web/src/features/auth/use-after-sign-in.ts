import type { SignedIn } from "@metiro/shared/auth/schema";
import { useRouter } from "@tanstack/react-router";
import { useAccountLanguage } from "#i18n/use-account-language.ts";
import { destinationOf } from "#session/destination.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/**
 * Begins the session of who has just signed in or up, and leads on: to `returnUrl` or to the panel of the role. The form
 * leaves the history, so that going back does not lead to it.
 */
export function useAfterSignIn(returnUrl: string | undefined): (user: SignedIn, told: () => string) => Promise<void> {
  const router = useRouter();
  const speakOwn = useAccountLanguage();
  return async (user, told) => {
    const { calls, session } = router.options.context;
    (await calls()).queryClient.clear();
    session.signIn(user);
    await speakOwn();
    toast.success(told());
    const role = session.current()?.claims?.role;
    await router.navigate({ href: role ? destinationOf(returnUrl, role) : "/", replace: true });
  };
}
