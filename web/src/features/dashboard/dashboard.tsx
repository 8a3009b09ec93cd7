import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChartColumn } from "lucide-react";
import { formatToday } from "#i18n/formats.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { cornerClass, cornerWordsClass } from "#ui/navigation/corner-class.ts";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Figures } from "./figures.tsx";
import { LastWeek } from "./last-week.tsx";
import { ToWatch } from "./to-watch.tsx";
import { type Send, WaitingRequests } from "./waiting-requests.tsx";

interface DashboardProps {
  send: Send;
}

/** What is to be done first, then how things stand. */
export function Dashboard({ send }: DashboardProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHead
        title={<Trans>Tableau de bord</Trans>}
        description={formatToday(i18n.locale)}
        corner={
          <Link to="/admin/statistics" className={`${buttonClass({ variant: "secondary" })} ${cornerClass}`}>
            <Icon of={ChartColumn} size="sm" />
            <span className={cornerWordsClass}>
              <Trans>Voir les statistiques</Trans>
            </span>
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-lg:contents lg:grid-cols-2">
          <WaitingRequests send={send} />
          <div className="grid min-w-0 gap-6 max-lg:contents">
            <ToWatch />
            {/* The course of a week is read after the figures where all stands in one column. */}
            <div className="min-w-0 max-lg:order-1">
              <LastWeek />
            </div>
          </div>
        </div>
        <Figures />
      </div>
    </>
  );
}
