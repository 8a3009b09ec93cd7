import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProfilePages } from "#features/profile/company/pages/profile-pages.tsx";

export const Route = createFileRoute("/company/profile")({
  component: () => (
    <ProfilePages>
      <Outlet />
    </ProfilePages>
  ),
});
