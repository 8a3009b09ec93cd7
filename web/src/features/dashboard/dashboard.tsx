import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import type { ReactNode } from "react";
import { formatToday } from "../../i18n/formats.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Figures } from "./figures.tsx";
import { WaitingRequests } from "./waiting-requests.tsx";

interface DashboardProps {
  /** What sends a request that waits. */
  sendButton: (request: RequestItem) => ReactNode;
}

/** How things stand, and what is to be done first. */
export function Dashboard({ sendButton }: DashboardProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHead title={<Trans>Tableau de bord</Trans>} description={formatToday(i18n.locale)} />
      <div className="grid gap-6">
        <Figures />
        <WaitingRequests sendButton={sendButton} />
      </div>
    </>
  );
}
