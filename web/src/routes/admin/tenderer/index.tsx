import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/admin/tenderer/")({
  beforeLoad: () => {
    redirect({ to: "/admin/tenderer/all", replace: true, throw: true });
  },
});
