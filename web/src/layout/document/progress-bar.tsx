import { useLingui } from "@lingui/react/macro";
import { useHydrated, useRouterState } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { callActivity } from "#api/activity.ts";

/** The thin bar at the top while any call or navigation is under way. */
export function ProgressBar() {
  const { t } = useLingui();
  const calling = useSyncExternalStore(callActivity.subscribe, callActivity.isBusy, () => false);
  const navigating = useRouterState({ select: ({ isLoading }) => isLoading });
  const hydrated = useHydrated();
  if (!hydrated || !(calling || navigating)) return null;
  return (
    <>
      <progress aria-label={t`Chargement en cours`} className="sr-only" />
      <div aria-hidden="true" className="fixed inset-x-0 top-0 z-70 h-[3px] animate-trickle bg-accent" />
    </>
  );
}
