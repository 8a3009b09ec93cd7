import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Ellipsis, ListPlus, MessageSquare } from "lucide-react";
import { linksOf } from "#domain/conversation/links-of.tsx";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DropdownMenu, MenuLink } from "#ui/overlay/dropdown-menu.tsx";
import { DeclineMenu } from "./decline-menu.tsx";

interface RequestActionsProps {
  request: JobRequest;
  own: Recipient;
  onAnswer: () => void;
}

/** At the foot of a phone while a request waits and its answer is not begun: what it is read for, and in a menu the other ways to answer. */
export function RequestActions({ request, own, onAnswer }: RequestActionsProps) {
  const { t } = useLingui();
  const viewing = useSession()?.claims?.viewing;
  const { id } = request;
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
      <DropdownMenu
        align="end"
        title={<Trans>Répondre autrement</Trans>}
        trigger={<IconButton variant="secondary" icon={Ellipsis} label={t`Répondre autrement`} />}
      >
        {!own.hasConversation && (
          <MenuLink
            icon={MessageSquare}
            link={(parts) =>
              viewing
                ? linksOf.company.all(parts)
                : linksOf.company.one({ jobRequestId: id, companyId: own.company.id }, parts)
            }
          >
            <Trans>Poser une question</Trans>
          </MenuLink>
        )}
        <MenuLink
          icon={ListPlus}
          link={(parts) => <Link {...parts} to="/company/requests/$id/offer" params={{ id }} />}
        >
          <Trans>Établir une offre ligne par ligne</Trans>
        </MenuLink>
      </DropdownMenu>
    </div>
  );
}
