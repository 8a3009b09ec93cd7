import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Ban, Ellipsis, Send, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { openRowClass } from "#list/column.ts";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useRequestActions } from "../request-actions.tsx";
import type { ListedRequest } from "./use-request-rows.ts";

interface RequestRowActionsProps {
  request: ListedRequest;
  /** It is to be sent, or sent on. */
  waits: boolean;
  onSend: (request: ListedRequest) => void;
}

const linkTo =
  (id: string) =>
  (parts: LinkParts): ReactElement => <Link {...parts} to="/admin/jobs/$id" params={{ id }} search />;

/** What is done next with the request, and a menu of all that can be. */
export function RequestRowActions({ request, waits, onSend }: RequestRowActionsProps) {
  const { t } = useLingui();
  const { id, number } = request;
  return (
    <>
      {waits ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Transmettre l’offre n° ${number}`}
          onClick={() => onSend(request)}
        >
          <Trans>Transmettre</Trans>
        </Button>
      ) : (
        linkTo(id)({
          className: openRowClass,
          "aria-label": t`Ouvrir l’offre n° ${number}`,
          children: <Trans>Ouvrir</Trans>,
        })
      )}
      <DropdownMenu
        title={t`Offre n° ${number}`}
        trigger={
          <IconButton
            icon={Ellipsis}
            size="sm"
            label={t`Autres actions pour l’offre n° ${number}`}
            // What was sent is read on a phone, and changed on its page.
            className={waits ? undefined : "max-md:hidden"}
          />
        }
      >
        <RowMenu request={request} onSend={onSend} />
      </DropdownMenu>
    </>
  );
}

/** Stands while the menu is open, so that a list of twenty rows does not begin with forty mutations. */
function RowMenu({ request, onSend }: Pick<RequestRowActionsProps, "request" | "onSend">) {
  const refusalOf = useRefusalWords("Admin");
  const actions = useRequestActions({ ...request, notifiedOnCancel: toldOf(request) });
  return (
    <>
      <MenuLink icon={SquareArrowOutUpRight} link={linkTo(request.id)}>
        <Trans>Ouvrir</Trans>
      </MenuLink>
      <MenuItem icon={Send} refusal={refusalOf("send", request)} onSelect={() => onSend(request)}>
        <Trans>Transmettre</Trans>
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Ban} danger refusal={refusalOf("cancel", request)} onSelect={() => void actions.cancel()}>
        <Trans>Annuler l’offre</Trans>
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => void actions.remove()}>
        <Trans>Supprimer l’offre</Trans>
      </MenuItem>
    </>
  );
}

/** Who learns of a cancellation, as `notifiedOnCancel` counts it where the companies are known. */
const toldOf = ({ recipientCount, declinedCount, rejectedCount }: ListedRequest) =>
  recipientCount - declinedCount - rejectedCount;
