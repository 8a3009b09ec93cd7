import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Button } from "#ui/button/button.tsx";
import { DeclineMenu } from "./decline-menu.tsx";

/** At the foot of a phone while a request waits and its answer is not begun: what it is read for. */
export function RequestActions({ request, onAnswer }: { request: JobRequest; onAnswer: () => void }) {
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-(--said-below,0px) z-20 -mx-5 mt-6 flex gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <Button className="flex-1" onClick={onAnswer}>
        <Trans>Répondre</Trans>
      </Button>
      <DeclineMenu
        item={request}
        trigger={
          <Button variant="secondary" className="flex-1">
            <Trans>Décliner</Trans>
          </Button>
        }
      />
    </div>
  );
}
