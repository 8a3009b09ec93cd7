import { Trans, useLingui } from "@lingui/react/macro";
import { declineReasons } from "@metiro/shared/company/decline-reasons";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { X } from "lucide-react";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { Button } from "#ui/button/button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import type { DropdownMenuProps } from "#ui/overlay/menu-context.ts";
import { useDecline } from "./use-decline.ts";

interface DeclineMenuProps {
  item: Pick<ReceivedItem, "id" | "title">;
  /** In place of the cross. */
  trigger?: DropdownMenuProps["trigger"];
}

/** Declines in two taps, from the list or the foot of the page. */
export function DeclineMenu({ item, trigger }: DeclineMenuProps) {
  const { t } = useLingui();
  const words = useDeclineWords();
  const { decline } = useDecline(item.id);
  const onPhone = usePhone();
  const label = t`Décliner « ${item.title} »`;
  return (
    <DropdownMenu
      title={<Trans>Décliner, parce que :</Trans>}
      align="end"
      trigger={
        trigger ??
        // Beside a row a cross has a word under the pointer; a finger finds none there.
        (onPhone ? (
          <Button variant="ghost" size="sm" aria-label={label}>
            <Trans>Décliner</Trans>
          </Button>
        ) : (
          <IconButton icon={X} size="sm" label={label} title={t`Décliner`} />
        ))
      }
    >
      {declineReasons.map((reason) => (
        <MenuItem key={reason} onSelect={() => decline(reason)}>
          {words[reason]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
