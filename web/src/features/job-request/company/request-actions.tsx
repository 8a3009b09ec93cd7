import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Button } from "#ui/button/button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { answerCardId } from "./answer/answer-card.tsx";
import { isErased } from "./answer/answer-refusal.ts";
import { DeclineMenu } from "./decline-menu.tsx";
import { isOpen } from "./received-state.ts";

/** At the foot of a phone while a request waits: what it is read for. The answer itself is far below. */
export function RequestActions({ request }: { request: JobRequest }) {
  const onPhone = usePhone();
  if (!onPhone || !isOpen(request) || isErased(request)) return null;
  const toAnswer = () => {
    const card = document.getElementById(answerCardId);
    card?.scrollIntoView({ block: "start" });
    card?.querySelector<HTMLElement>("textarea")?.focus({ preventScroll: true });
  };
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-(--said-below,0px) z-20 -mx-5 mt-6 flex gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <Button className="flex-1" onClick={toAnswer}>
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
