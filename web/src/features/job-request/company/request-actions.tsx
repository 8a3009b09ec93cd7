import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Button } from "#ui/button/button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { useInView } from "#ui/use-in-view.ts";
import { answerCardId } from "./answer/answer-card.tsx";
import { isErased } from "./answer/answer-refusal.ts";
import { DeclineMenu } from "./decline-menu.tsx";
import { isOpen } from "./received-state.ts";

/** At the foot of a phone while a request waits: what it is read for. The answer itself is far below, and has buttons of its own. */
export function RequestActions({ request }: { request: JobRequest }) {
  const onPhone = usePhone();
  // Come so far up the window that it is what one sees.
  const reached = useInView(answerCardId, { margin: "0px 0px -40%" });
  if (!onPhone || reached || !isOpen(request) || isErased(request)) return null;
  const toAnswer = () => {
    const card = document.getElementById(answerCardId);
    card?.scrollIntoView({ block: "start" });
    // Not a field: which one is first is for whoever answers to say, and a keyboard would cover half of them.
    card?.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
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
