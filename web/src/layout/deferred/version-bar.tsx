import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { hasWorkers, registerWorker, watchVersions } from "#site/worker.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { barClass } from "./bar-class.ts";

/** Says that a newer version of the site is ready. It waits for a press: nobody's page is loaded anew while something is written. */
export function VersionBar() {
  const [take, setTake] = useState<() => void>();
  useEffect(() => {
    if (!hasWorkers() || !import.meta.env.PROD) return;
    let gone = false;
    let unwatch: (() => void) | undefined;
    idle()
      .then(registerWorker)
      .then((registration) => {
        if (!gone) unwatch = watchVersions(registration, (newer) => setTake(() => newer));
      })
      // A browser that will not have it does without.
      .catch(() => undefined);
    return () => {
      gone = true;
      unwatch?.();
    };
  }, []);
  return (
    <output className={cn(take && barClass, take && "bg-accent-soft py-1.5")}>
      {take && (
        <>
          <Trans>Une nouvelle version est prête.</Trans>
          <span className="flex gap-2">
            <Button variant="ghost" size="sm" onClick={() => setTake(undefined)}>
              <Trans>Plus tard</Trans>
            </Button>
            <Button variant="secondary" size="sm" onClick={take}>
              <Trans>Recharger</Trans>
            </Button>
          </span>
        </>
      )}
    </output>
  );
}

/** What a worker fetches does not compete with what the page itself waits for. */
const idle = () =>
  new Promise<void>((resolve) => {
    const rest = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(() => resolve(), { timeout: 10_000 })
        : setTimeout(resolve, 2_000);
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
  });
