import { Plural, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { useSelection } from "#list/selection/use-selection.ts";
import { useSession } from "#session/use-session.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useDispatch } from "../dispatch/use-dispatch.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { useRequestColumns } from "./request-columns.tsx";
import { RareRequestFilters, rareRequestFilters, RequestFilters } from "./request-filters.tsx";
import { useReadyViews } from "./ready-views.ts";
import { RequestRowActions } from "./request-row-actions.tsx";
import { useRequestTabs } from "./request-tabs.tsx";
import { requestsHeading } from "./requests-head.ts";
import { type RequestView, requestsInput, requestsSearch } from "./requests-search.ts";
import { listAt, listTrail, trailOf } from "./trail/list-trail.ts";
import { type ListedRequest, useRequestRows } from "./use-request-rows.ts";
import { isWaitingIn } from "./waiting.ts";

/** « Offres »: all requests of the platform. */
export function RequestsList() {
  const { t, i18n } = useLingui();
  const list = useListSearch(requestsSearch, ["status", "sort"]);
  const userId = useSession()?.user.id;
  const input = requestsInput(list.values, userId);
  const query = useRequestRows(input);
  const columns = useRequestColumns(list.values);
  const partial =
    input.unassigned === true ||
    input.uncovered === true ||
    input.progress !== undefined ||
    input.guarantee !== undefined;
  const isRelaunch = list.values.status === "relaunch";
  // What is to be sent on is counted alone: the other tabs are told by the list that they lead to.
  const others = trpc.jobRequest.rowsForAdmin.useQuery(
    { ...requestsInput({ ...list.values, status: "active" }, userId), pageNumber: 1, pageSize: 1 },
    { ...handlesOwnErrors, enabled: isRelaunch },
  );
  const tabs = useRequestTabs(
    list.values.status,
    query.data,
    isRelaunch ? others.data : partial ? undefined : query.data,
  );
  const empty = useEmptyWords(list.values.status);
  const selection = useSelection("jobRequests", list);
  const dispatch = useDispatch(undefined, selection.drop);
  const refusalOf = useRefusalWords("Admin");
  const rows = query.data?.items ?? [];
  const shown = query.isPlaceholderData ? undefined : query.data;
  const listed = listAt(input, userId);
  // What is opened from here leads on through the list as it is now.
  useEffect(() => {
    if (shown) listTrail.keep(trailOf(listed, shown));
  }, [shown, listed]);
  const isWaiting = isWaitingIn(list.values.status);
  const readWaiting = async () => (await query.readFollowing()).items.filter(isWaiting);
  /** With those that come after it and wait for the same. */
  const send = (request: ListedRequest) => {
    if (refusalOf("send", request) !== undefined) return undefined;
    const after = rows.slice(rows.findIndex(({ id }) => id === request.id) + 1);
    if (!isWaiting(request)) return dispatch.open(request);
    return dispatch.open(request, after.filter(isWaiting), query.data?.next ? readWaiting() : undefined);
  };
  return (
    <>
      <ListScreen
        name="jobRequests"
        ready={useReadyViews()}
        title={i18n._(requestsHeading.title)}
        corner={<ExportButton path="/JobRequest/Export" input={input} />}
        description={i18n._(requestsHeading.description)}
        list={list}
        query={query}
        totalCapped={query.data?.totalCapped}
        compactFirst
        tabs={tabs}
        tabsLabel={t`Statut des offres`}
        filters={<RequestFilters list={list} />}
        more={{ names: rareRequestFilters, filters: <RareRequestFilters list={list} /> }}
        columns={columns}
        rowKey={(request) => request.id}
        rowLink={(request, parts) => <Link {...parts} to="/admin/jobs/$id" params={{ id: request.id }} search />}
        rowState={({ mark }) => ({ off: mark !== undefined })}
        rowActions={(request) => <RequestRowActions request={request} waits={isWaiting(request)} onSend={send} />}
        rowKeys={[{ keys: "t", label: t`Transmettre`, run: send }]}
        selection={{
          ...selection,
          rowLabel: ({ number }) => t`Sélectionner l’offre n° ${number}`,
          summary: (count) => <Plural value={count} one="# offre sélectionnée" other="# offres sélectionnées" />,
          actions: <BulkActions input={input} page={query.data} {...selection} onSend={dispatch.openTogether} />,
        }}
        words={{
          caption: t`Offres`,
          search: t`Numéro, titre, client, e-mail`,
          failed: t`Les offres n’ont pas pu être chargées`,
          empty,
          noMatch: t`Aucune offre ne correspond`,
        }}
      />
      {dispatch.dialog}
    </>
  );
}

/** What an empty tab says when nothing is filtered. */
function useEmptyWords(view: RequestView): { title: string; text?: string } {
  const { t } = useLingui();
  return {
    all: {
      title: t`Aucune offre pour l’instant`,
      text: t`Les demandes des clients arrivent ici dès qu’elles sont envoyées.`,
    },
    active: { title: t`Rien à transmettre`, text: t`Chaque offre a été transmise ou annulée.` },
    processed: {
      title: t`Aucune offre transmise`,
      text: t`Une offre est ici dès qu’elle est transmise à une entreprise.`,
    },
    relaunch: {
      title: t`Rien à relancer`,
      text: t`Une offre est ici quand la réponse promise à son client manque, ou quand il demande une autre entreprise.`,
    },
    canceled: { title: t`Aucune offre annulée` },
  }[view];
}
