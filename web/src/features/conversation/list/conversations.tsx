import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { trpc } from "#api/trpc.ts";
import { pageLink } from "#list/page-link.tsx";
import { type ListState, useListSearch } from "#list/use-list-search.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/display/card.tsx";
import { cn } from "#ui/cn.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import type { ConversationParties } from "#domain/conversation/parties.ts";
import { useUnread } from "#domain/conversation/use-unread.ts";
import { FilterBar } from "#list/filter/filter-bar.tsx";
import { Count } from "#ui/display/badge.tsx";
import { ConversationRows } from "./conversation-row.tsx";
import { type ConversationsValues, conversationsInput, conversationsSearch } from "./conversations-search.ts";

interface ConversationsProps {
  side: ConversationParties["side"];
  /** Where there are none yet: how they come about. */
  empty: ReactNode;
}

/** Everybody with whom one talks, the latest first; in a panel that an admin looks at, why they are not there. */
export function Conversations(props: ConversationsProps) {
  if (!useSession()?.claims?.viewing) return <OwnConversations {...props} />;
  return (
    <>
      <PageHead title={<Trans>Messages</Trans>} />
      <Card className="overflow-clip">
        <EmptyState art="inbox" title={<Trans>Les messages ne sont pas montrés ici</Trans>}>
          <Trans>
            Ce qu’un client et une entreprise s’écrivent se lit depuis la page de l’offre, dans l’administration : le
            menu de l’entreprise demande un motif, noté dans l’audit.
          </Trans>
        </EmptyState>
      </Card>
    </>
  );
}

/** Fewer conversations are all on one screen: nobody searches among them. */
const fromSearched = 4;

function OwnConversations({ side, empty }: ConversationsProps) {
  const list = useListSearch(conversationsSearch);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.conversation.list.useQuery(
    conversationsInput(list.values),
    { placeholderData: keepPreviousData, retryOnMount: false },
  );
  const failed = error !== null && !isFetching;
  const isEmpty = data?.totalCount === 0 && !list.filtered;
  const isSplit = !failed && !isEmpty;
  const filters = list.filtered || (data?.totalCount ?? 0) >= fromSearched;
  return (
    <>
      <PageHead title={<Trans>Messages</Trans>} />
      {/* As wide as beside a conversation, which opens where the other card stands: the list stays where it is. */}
      <div
        className={cn(
          "grid",
          isSplit && "lg:min-h-[calc(100dvh-13.75rem)] lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-6",
        )}
      >
        <Card className="overflow-clip">
          {filters && <ConversationsFilter list={list} found={data?.totalCount} />}
          {failed ? (
            <ErrorState title={<Trans>Vos messages n’ont pas pu être chargés</Trans>} onRetry={() => void refetch()}>
              <Trans>Vos données ne sont pas perdues.</Trans>
            </ErrorState>
          ) : data === undefined ? (
            <Waiting />
          ) : data.totalCount === 0 && list.filtered ? (
            <EmptyState
              art="inbox"
              title={list.values.search ? <Trans>Aucune conversation trouvée</Trans> : <Trans>Tout est lu</Trans>}
              action={
                <Button variant="secondary" onClick={list.reset}>
                  <Trans>Voir toutes les conversations</Trans>
                </Button>
              }
            />
          ) : data.totalCount === 0 ? (
            <EmptyState art="inbox" title={<Trans>Pas encore de messages</Trans>}>
              {empty}
            </EmptyState>
          ) : (
            <div aria-busy={isPlaceholderData} className={cn(isPlaceholderData && "opacity-60")}>
              <ConversationRows items={data.items} side={side} />
            </div>
          )}
          {data && data.totalCount > data.pageSize && (
            <Pagination
              pageNumber={data.pageNumber}
              pageSize={data.pageSize}
              totalCount={data.totalCount}
              link={pageLink}
              onPageSize={(pageSize) => list.change({ pageSize })}
            />
          )}
        </Card>
        {isSplit && data && (
          <Card className="grid content-center max-lg:hidden">
            {data.totalCount > 0 && (
              <EmptyState art="inbox" title={<Trans>Choisissez une conversation</Trans>}>
                <Trans>Elle s’ouvre ici, à côté de la liste.</Trans>
              </EmptyState>
            )}
          </Card>
        )}
      </div>
    </>
  );
}

const Waiting = () => (
  <SkeletonArea className="divide-y divide-line">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-3 px-4 py-4 md:px-5">
        <Skeleton shape="square" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-2/3" />
        </div>
      </div>
    ))}
  </SkeletonArea>
);

interface ConversationsFilterProps {
  list: ListState<ConversationsValues>;
  found: number | undefined;
}

/** Above the conversations: a word of the other one's name or of the title, and those with something new alone. */
function ConversationsFilter({ list, found }: ConversationsFilterProps) {
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
