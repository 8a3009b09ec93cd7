import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { EllipsisVertical, ListPlus, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/dropdown-menu.tsx";
import { useWithdrawAnswer } from "./use-withdraw-answer.ts";

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
