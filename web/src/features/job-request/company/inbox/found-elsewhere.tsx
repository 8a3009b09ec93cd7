import { Trans } from "@lingui/react/macro";
import { inboxBoxNames } from "@metiro/shared/job-request/response";
import type { FolderTotals } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import type { InboxTab } from "./inbox-search.ts";
import { countIn } from "./inbox-words.tsx";

interface FoundElsewhereProps {
  tab: InboxTab;
  tabWords: Record<InboxTab, string>;
  /** How many each folder holds of what is searched. */
  found: FolderTotals | undefined;
  /** What is chosen, in words. */
  why: string | undefined;
  onReset: () => void;
}

/** A folder holds nothing of what is searched: why, the way back, and the others that do. Their links keep the search and the filters. */
export default function FoundElsewhere({ tab, tabWords, found, why, onReset }: FoundElsewhereProps) {
  const folder = tabWords[tab];
  return (
    <EmptyState
      art="search"
      title={
        countIn(found, "all") === 0 ? (
          <Trans>Aucune demande ne correspond</Trans>
        ) : (
          <Trans>Aucune demande ne correspond dans « {folder} »</Trans>
        )
      }
      action={
        <>
          {inboxBoxNames.map((other) => {
            const [count, name] = [countIn(found, other), tabWords[other]];
            if (!count) return null;
            return (
              <Link
                key={other}
                to="/company"
                search={(previous) => ({ ...previous, tab: other, pageNumber: 1 })}
                className={buttonClass({ variant: "secondary" })}
              >
                <Trans>
                  {count} dans {name}
                </Trans>
              </Link>
            );
          })}
          <Button variant="ghost" onClick={onReset}>
            <Trans>Réinitialiser les filtres</Trans>
          </Button>
        </>
      }
    >
      {why}
    </EmptyState>
  );
}
