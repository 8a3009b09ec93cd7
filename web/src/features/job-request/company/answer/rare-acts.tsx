import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, ListPlus, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { useDecline } from "../use-decline.ts";

interface RareActsProps {
  id: string;
  /** Line by line. */
  offered: boolean;
  onEdit: () => void;
}

/** What is seldom done with an answer: given in the other form, withdrawn. */
export default function RareActs({ id, offered, onEdit }: RareActsProps) {
  const { t } = useLingui();
  const withdraw = useWithdrawAnswer(id, offered);
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton variant="secondary" icon={EllipsisVertical} label={t`Autres actions`} />}
    >
      {offered ? (
        <MenuItem icon={Pencil} onSelect={onEdit}>
          <Trans>Remplacer par une réponse courte</Trans>
        </MenuItem>
      ) : (
        <MenuLink
          icon={ListPlus}
          link={(parts) => <Link {...parts} to="/company/requests/$id/offer" params={{ id }} />}
        >
          <Trans>Établir une offre ligne par ligne</Trans>
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => void withdraw()}>
        {offered ? <Trans>Retirer mon offre</Trans> : <Trans>Retirer ma réponse</Trans>}
      </MenuItem>
    </DropdownMenu>
  );
}

/** Withdraws an answer that the client has, once the company has read what follows from it; `offered`: an offer line by line. */
function useWithdrawAnswer(id: string, offered: boolean): () => Promise<void> {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { withdraw } = useDecline(id);
  return async () => {
    const confirmed = await confirm({
      title: offered ? t`Retirer votre offre ?` : t`Retirer votre réponse ?`,
      children: t`Le client ne pourra plus la choisir. Vous pourrez répondre de nouveau tant qu’il n’a pas décidé.`,
      action: offered ? t`Retirer l’offre` : t`Retirer la réponse`,
      keep: offered ? t`Garder mon offre` : t`Garder ma réponse`,
    });
    if (confirmed) withdraw();
  };
}
