import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/request/")({
  beforeLoad: () => {
    redirect({ to: "/", replace: true, throw: true });
  },
});
