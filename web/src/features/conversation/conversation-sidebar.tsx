import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Card, CardHead } from "#ui/display/card.tsx";
import { ConversationRows } from "./list/conversation-row.tsx";
import { conversationsInput, conversationsSearch } from "./list/conversations-search.ts";
import type { ConversationParties } from "#domain/conversation/parties.ts";

/** The latest conversations beside one of them, where there is room; on a phone the way back finds them fetched. */
export function ConversationSidebar({ side }: Pick<ConversationParties, "side">) {
  const { t } = useLingui();
  const { data } = trpc.conversation.list.useQuery(conversationsInput(conversationsSearch.defaults), handlesOwnErrors);
  return (
    <Card className="flex flex-col overflow-clip max-lg:hidden">
      <CardHead title={<Trans>Messages</Trans>} />
      <nav aria-label={t`Conversations`} className="min-h-0 flex-1 overflow-y-auto">
        {data && data.items.length > 0 && <ConversationRows items={data.items} side={side} />}
      </nav>
    </Card>
  );
}
