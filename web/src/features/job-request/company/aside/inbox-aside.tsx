import { Trans } from "@lingui/react/macro";
import type { FolderTotals } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { DeclineHints } from "./decline-hints.tsx";
import { OwnFiguresCard } from "./figures-card.tsx";
import { CompanyFirstSteps } from "./first-steps.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

/** Beside the inbox, below it on a phone: what helps to answer well. On a tablet cards of any height fill two columns. */
export default function InboxAside({ counts }: { counts: FolderTotals | undefined }) {
  return (
    <aside className="grid min-w-0 gap-6 md:max-xl:block md:max-xl:columns-2 md:max-xl:*:mb-6 md:max-xl:*:break-inside-avoid xl:mt-20.5">
      <CompanyFirstSteps counts={counts} />
      <DeclineHints />
      <OwnFiguresCard />
      <SubscriptionCard />
      <Link
        to="/company/templates"
        className={buttonClass({ variant: "secondary", className: "self-start md:max-xl:flex" })}
      >
        <Icon of={FileText} />
        <Trans>Mes modèles de réponse</Trans>
      </Link>
    </aside>
  );
}
