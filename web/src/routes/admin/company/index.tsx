import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/admin/company/")({
  beforeLoad: () => {
    redirect({ to: "/admin/company/all", replace: true, throw: true });
  },
});
