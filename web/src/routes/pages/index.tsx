import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CallsProvider } from "#api/calls-provider.tsx";
import { Guides } from "#features/text-pages/guides/guides.tsx";
import { AdminShell } from "#layout/admin/admin-shell.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { PanelPending } from "#layout/panel/panel-pending.tsx";
import { PanelShell } from "#layout/panel/panel-shell.tsx";
import { guard } from "#session/guards.ts";
import { useSession } from "#session/use-session.ts";

const signedIn = guard({});

export const Route = createFileRoute("/pages/")({
  ssr: false,
  beforeLoad: (visit) => signedIn(visit),
  head: (args) => pageTitle(args, msg`Guides`),
  pendingComponent: () => <PanelPending />,
  component: Pages,
});

function Pages() {
  const role = useSession()?.claims?.role ?? "Tenderer";
  const guides = <Guides of={role} />;
  return (
    <CallsProvider>
      {role === "Admin" ? <AdminShell>{guides}</AdminShell> : <PanelShell of={role}>{guides}</PanelShell>}
    </CallsProvider>
  );
}
