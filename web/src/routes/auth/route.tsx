import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AccountShell } from "#layout/auth/account-shell.tsx";

export const Route = createFileRoute("/auth")({ component: Account });

function Account() {
  return (
    <AccountShell>
      <Outlet />
    </AccountShell>
  );
}
