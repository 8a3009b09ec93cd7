import { Trans } from "@lingui/react/macro";
import { declineReasons } from "@metiro/shared/company/decline-reasons";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { useDeclineWords } from "#domain/request/decline-words.ts";
import type { DropdownMenuProps } from "#ui/overlay/menu-context.ts";
import { useDecline } from "./use-decline.ts";

interface DeclineMenuProps {
  item: Pick<ReceivedItem, "id">;
  trigger: DropdownMenuProps["trigger"];
}

/** Declines in two taps, from the list or the foot of the page. */
export function DeclineMenu({ item, trigger }: DeclineMenuProps) {
  const words = useDeclineWords();
  const { decline } = useDecline(item.id);
  return (
    <DropdownMenu title={<Trans>Décliner, parce que :</Trans>} align="end" trigger={trigger}>
      {declineReasons.map((reason) => (
        <MenuItem key={reason} onSelect={() => decline(reason)}>
          {words[reason]}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
