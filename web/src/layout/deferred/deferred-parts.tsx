import { useHydrated } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";

/** Milliseconds for what the page itself is made of. */
const pause = 1_000;

/** Without a line, or on a server with a newer version, the page goes on without it. */
const Deferred = lazy<ComponentType>(() =>
  new Promise((resolve) => setTimeout(resolve, pause))
    .then(() => import("./deferred.tsx"))
    .catch(() => ({ default: () => null })),
);

/** What comes after the page; the server draws nothing of it. */
export const DeferredParts = () =>
  useHydrated() && (
    <Suspense>
      <Deferred />
    </Suspense>
  );
