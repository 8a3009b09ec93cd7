import { createFileRoute, redirect } from "@tanstack/react-router";

/** Any unknown path leads home. */
export const Route = createFileRoute("/$")({
  beforeLoad: () => {
    redirect({ to: "/", replace: true, throw: true });
  },
});
