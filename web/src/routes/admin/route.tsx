import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { CallsProvider } from "#api/calls-provider.tsx";
import { PendingElsewhere } from "#features/job-request/admin/dispatch/pending-elsewhere.tsx";
import { AdminShell, AdminShellPending } from "#layout/admin/admin-shell.tsx";
import { InSlices } from "#layout/panel/in-slices.tsx";
import { PanelPage } from "#layout/panel/panel-page.tsx";
import { drawnAhead } from "#layout/panel/page-ahead.tsx";
import { Live } from "#live/live.tsx";
import { guard } from "#session/guards.ts";

const admin = guard({ role: "Admin" });

export const Route = createFileRoute("/admin")({
  ssr: drawnAhead,
  // The frame of the document is no message: what it stands for comes as soon as it is there.
  pendingMinMs: 0,
  beforeLoad: async (visit) => {
    admin(visit);
    const { api } = await visit.context.calls();
    return { api };
  },
  loader: ({ context: { api } }) => void api.dashboard.summary.prefetch(undefined, handlesOwnErrors),
  pendingComponent: AdminShellPending,
  component: Panel,
});

function Panel() {
  return (
    <InSlices pending={<AdminShellPending />}>
      <CallsProvider>
        <Live />
        <AdminShell>
          <PanelPage />
          <PendingElsewhere />
        </AdminShell>
      </CallsProvider>
    </InSlices>
  );
}
