import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { destinationOf } from "../destination.ts";

/**
 * Leads whoever is signed in on from a page for guests that the server has drawn: it knows nobody, and the guard of the route
 * (`guestsOnly`) is not asked about what is there already. Until then the styles hide its form.
 */
export function useLeadOn(returnUrl: string | undefined): void {
  const router = useRouter();
  const leadOn = useEffectEvent(() => {
    const role = router.options.context.session.current()?.claims?.role;
    if (role) void router.navigate({ href: destinationOf(returnUrl, role), replace: true });
  });
  // As the page is taken over; who signs in on it is led on by that.
  useEffect(() => leadOn(), []);
}
