import { createFileRoute, Outlet } from "@tanstack/react-router";
import { CallsProvider } from "#api/calls-provider.tsx";
import { AdminShell } from "#layout/admin/admin-shell.tsx";
import { PanelPending } from "#layout/panel/panel-pending.tsx";
import { Live } from "#live/live.tsx";
import { guard } from "#session/guards.ts";

const admin = guard({ role: "Admin" });

export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: async (visit) => {
    admin(visit);
    const { api } = await visit.context.calls();
    return { api };
  },
  pendingComponent: PanelPending,
  component: Panel,
});

function Panel() {
  return (
    <CallsProvider>
      <Live />
      <AdminShell>
        <Outlet />
      </AdminShell>
    </CallsProvider>
  );
}
