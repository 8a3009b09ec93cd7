import { Trans, useLingui } from "@lingui/react/macro";
import { useUnread } from "#domain/conversation/use-unread.ts";
import { FilterBar } from "#list/filter/filter-bar.tsx";
import type { ListState } from "#list/use-list-search.ts";
import { Button } from "#ui/button/button.tsx";
import { Count } from "#ui/display/badge.tsx";
import type { ConversationsValues } from "./conversations-search.ts";

interface ConversationsFilterProps {
  list: ListState<ConversationsValues>;
  found: number | undefined;
}

/** Above the conversations: a word of the other one's name or of the title, and those with something new alone. */
export function ConversationsFilter({ list, found }: ConversationsFilterProps) {
  const { t } = useLingui();
  const { total } = useUnread();
  const isOn = list.values.unread !== "";
  return (
    <FilterBar list={list} searchLabel={t`Nom ou demande`} found={found} resetsBelow>
      {(isOn || total > 0) && (
        <Button
          variant={isOn ? "primary" : "secondary"}
          size="sm"
          aria-pressed={isOn}
          onClick={() => list.change({ unread: isOn ? "" : "yes" })}
        >
          <Trans>Non lus</Trans>
          {total > 0 && <Count value={total} className="ml-1" />}
        </Button>
      )}
    </FilterBar>
  );
}
