import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { CallsProvider } from "#api/calls-provider.tsx";
import { PanelPage } from "#layout/panel/panel-page.tsx";
import { PanelShell, PanelShellPending } from "#layout/panel/panel-shell.tsx";
import { InSlices } from "#layout/panel/in-slices.tsx";
import { drawnAhead } from "#layout/panel/page-ahead.tsx";
import { Live } from "#live/live.tsx";
import { guard } from "#session/guards.ts";

const confirmedTenderer = guard({ role: "Tenderer", confirmedEmail: true });

export const Route = createFileRoute("/tenderer")({
  ssr: drawnAhead,
  // The frame of the document is no message: what it stands for comes as soon as it is there.
  pendingMinMs: 0,
  beforeLoad: async (visit) => {
    confirmedTenderer(visit);
    const { api } = await visit.context.calls();
    return { api };
  },
  loader: ({ context: { api, session } }) => {
    if (!session.current()?.claims?.viewing) void api.conversation.unread.prefetch(undefined, handlesOwnErrors);
  },
  pendingComponent: () => <PanelShellPending of="Tenderer" />,
  component: Panel,
});

function Panel() {
  return (
    <InSlices pending={<PanelShellPending of="Tenderer" />}>
      <CallsProvider>
        <Live />
        <PanelShell of="Tenderer">
          <PanelPage />
        </PanelShell>
      </CallsProvider>
    </InSlices>
  );
}
