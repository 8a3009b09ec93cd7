import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { CallsProvider } from "#api/calls-provider.tsx";
import { AwayBanner } from "#features/profile/company/absence/away-banner.tsx";
import { PanelPage } from "#layout/panel/panel-page.tsx";
import { PanelShell, PanelShellPending } from "#layout/panel/panel-shell.tsx";
import { InSlices } from "#layout/panel/in-slices.tsx";
import { drawnAhead } from "#layout/panel/page-ahead.tsx";
import { Live } from "#live/live.tsx";
import { guard } from "#session/guards.ts";

const confirmedCompany = guard({ role: "Company", confirmedEmail: true });

export const Route = createFileRoute("/company")({
  ssr: drawnAhead,
  // The frame of the document is no message: what it stands for comes as soon as it is there.
  pendingMinMs: 0,
  beforeLoad: async (visit) => {
    confirmedCompany(visit);
    const { api } = await visit.context.calls();
    return { api };
  },
  loader: ({ context: { api, session } }) => {
    if (!session.current()?.claims?.viewing) void api.conversation.unread.prefetch(undefined, handlesOwnErrors);
  },
  pendingComponent: () => <PanelShellPending of="Company" />,
  component: Panel,
});

function Panel() {
  return (
    <InSlices pending={<PanelShellPending of="Company" />}>
      <CallsProvider>
        <Live />
        <PanelShell of="Company">
          <AwayBanner />
          <PanelPage />
        </PanelShell>
      </CallsProvider>
    </InSlices>
  );
}
