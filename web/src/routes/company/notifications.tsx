import { createFileRoute, redirect } from "@tanstack/react-router";

/** The address that mails had in them. */
export const Route = createFileRoute("/company/notifications")({
  beforeLoad: () => {
    throw redirect({ to: "/company/profile/notifications", replace: true });
  },
});
