import { createFileRoute, Outlet } from "@tanstack/react-router";
import { CallsProvider } from "#api/calls-provider.tsx";
import { PanelPending } from "#layout/panel/panel-pending.tsx";
import { PanelShell } from "#layout/panel/panel-shell.tsx";
import { Live } from "#live/live.tsx";
import { guard } from "#session/guards.ts";

const confirmedTenderer = guard({ role: "Tenderer", confirmedEmail: true });

export const Route = createFileRoute("/tenderer")({
  ssr: false,
  beforeLoad: async (visit) => {
    confirmedTenderer(visit);
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
      <PanelShell of="Tenderer">
        <Outlet />
      </PanelShell>
    </CallsProvider>
  );
}
