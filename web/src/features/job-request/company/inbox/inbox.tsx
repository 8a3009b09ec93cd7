import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { Pause } from "lucide-react";
import { Suspense, useEffect } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { ChoiceBar } from "#list/filter/choice-bar.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { useSession } from "#session/use-session.ts";
import { WhenNear } from "#ui/lazy/when-near.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { InboxList } from "./inbox-list.tsx";
import { type InboxSearch, inboxInput, inboxSearch, inboxTabs, inOrder } from "./inbox-search.ts";
import { useInboxChoices, useWhyNothing } from "./inbox-choices.ts";
import { keptOrder } from "./inbox-order.ts";
import { lastInbox } from "./last-inbox.ts";
import { countIn, useInboxWords } from "./inbox-words.tsx";

const noColumns: readonly never[] = [];
const AnswerSheet = lazyPart(() => import("../answer/answer-sheet.tsx"));
const FoundElsewhere = lazyPart(() => import("./found-elsewhere.tsx"));
const InboxAside = lazyPart(() => import("../aside/inbox-aside.tsx"));

/** What a company received, by where it stands, and beside it what helps to answer well. */
export function Inbox() {
  const { t } = useLingui();
  const list = useInboxList();
  const { tab } = list.values;
  const query = trpc.jobRequest.listForCompany.useQuery(inboxInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  // What is searched decides what is listed and what the tabs count, never what waits.
  const { folderTotals: counts, folderCounts: found } = query.data ?? {};
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const paused = company?.away !== undefined || company?.pausedAt !== undefined;
  const { tabWords, emptyWords } = useInboxWords(counts, paused);
  const waiting = countIn(counts, "toAnswer");
  const choices = useInboxChoices(list.values);
  const why = useWhyNothing(list, choices);
  const { answering, answer, leave } = useAnswering();
  useEffect(() => {
    if (!query.data || query.isPlaceholderData) return;
    const { pageNumber, pageSize } = list.values;
    const { items, totalCount } = query.data;
    const before = (pageNumber - 1) * pageSize;
    // Its order is kept on the device.
    const search: InboxSearch = { ...list.values, order: "" };
    lastInbox.keep({ search, ids: items.map(({ id }) => id), before, total: totalCount });
  });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <ListScreen
          title={<Trans>Demandes reçues</Trans>}
          description={
            waiting !== undefined && (
              <Plural
                value={waiting}
                _0="Aucune demande n’attend votre réponse."
                one="Une demande attend votre réponse."
                other="# demandes attendent votre réponse."
              />
            )
          }
          // On a phone the menu at the foot has it.
          actions={
            <Link
              to="/company/profile/absence"
              className={buttonClass({ variant: "secondary", className: "max-md:hidden" })}
            >
              <Icon of={Pause} />
              <Trans>Pause ou vacances</Trans>
            </Link>
          }
          tabsLabel={t`Demandes par état`}
          tabs={inboxTabs.map((key) => ({
            key,
            label: tabWords[key],
            count: countIn(found, key),
            accent: key === "toAnswer" && Boolean(countIn(found, key)),
            current: key === tab,
            link: (parts) => (
              <Link {...parts} to="." search={(previous) => ({ ...previous, tab: key, pageNumber: 1 })} />
            ),
          }))}
          list={list}
          query={query}
          choose={(shown) => <ChoiceBar list={list} choices={choices} {...shown} />}
          columns={noColumns}
          rowKey={({ id }) => id}
          draw={(items) => (
            <InboxList items={items} busy={query.isPlaceholderData} label={t`Demandes reçues`} onAnswer={answer} />
          )}
          words={{
            caption: t`Demandes reçues`,
            search: t`Titre, client, localité`,
            failed: t`Les demandes n’ont pas pu être chargées`,
            empty: emptyWords(tab),
            noMatch: t`Aucune demande ne correspond`,
            elsewhere: countIn(found, tab) === 0 && (
              <Suspense>
                <FoundElsewhere tab={tab} tabWords={tabWords} found={found} why={why} onReset={list.reset} />
              </Suspense>
            ),
          }}
        />
      </div>
      <WhenNear>
        <Suspense>
          <InboxAside counts={counts} />
        </Suspense>
      </WhenNear>
      {answering && (
        <Suspense>
          <AnswerSheet key={answering.id} {...answering} onClose={leave} />
        </Suspense>
      )}
    </div>
  );
}

/** The address of the inbox, with the order that its reader has chosen last where it names none. */
function useInboxList() {
  const list = useListSearch(inboxSearch, ["tab", "order"]);
  const userId = useSession()?.user.id;
  return {
    ...list,
    values: inOrder(list.values, userId),
    change: (patch: Partial<InboxSearch>) => {
      const order = keptOrder(userId);
      if (patch.order === "newest") order.remove();
      else if (patch.order) order.write(patch.order);
      list.change(patch);
    },
  };
}

/** The request that is answered over the inbox. */
interface Answering {
  id: string;
  title: string;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The request whose answer is written over the inbox. */
    answering?: Answering;
  }
}

/** The sheet over the inbox stands in the history: the way back of a phone closes it and leaves the inbox where it is. */
function useAnswering() {
  const router = useRouter();
  const navigate = useNavigate();
  const answering = useLocation({ select: ({ state }) => state.answering });
  return {
    answering,
    answer: ({ id, title }: Answering) =>
      void navigate({
        to: ".",
        search: true,
        state: (before) => ({ ...before, answering: { id, title } }),
        resetScroll: false,
      }),
    // It closes when the answer is sent as well, and may have been left by then.
    leave: () => router.state.location.state.answering && router.history.back(),
  };
}
