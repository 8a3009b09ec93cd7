import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { NewRequestLink } from "#layout/panel/panel-shell.tsx";
import { openRowClass } from "#list/column.ts";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { useSession } from "#session/use-session.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { usePromises } from "../guarantee/use-promises.ts";
import { useOwnRequestColumns } from "./client-columns.tsx";
import { type PhaseFilter, clientListInput, clientSearch, openInput, phaseFilters } from "./client-search.ts";
import { DecisionCard } from "./decision-card.tsx";
import { ClientFirstSteps } from "./first-steps.tsx";
import { OpenQuestions } from "./open-questions.tsx";

/** So many decisions stand above the list; the others are in it. */
const mostToDecide = 3;
/** Whoever has asked for more than this needs no guidance. */
const fewRequests = 3;

/** A client's dashboard: what is to be decided, and all its requests. */
export function ClientRequests() {
  const { t } = useLingui();
  const firstName = useSession()?.user.firstName ?? "";
  const list = useListSearch(clientSearch, ["phase"]);
  const query = trpc.jobRequest.listForTenderer.useQuery(clientListInput(list.values), {
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const columns = useOwnRequestColumns(usePromises(query.data?.items));
  const open = trpc.jobRequest.listForTenderer.useQuery(openInput, { ...handlesOwnErrors, retryOnMount: false });
  const toDecide = open.data?.items.filter((request) => stageOf(request) === "choice") ?? [];
  const { phase } = list.values;
  const title = firstName ? t`Bonjour ${firstName}` : t`Mes demandes`;

  if (query.data?.totalCount === 0 && phase === "all" && !list.filtered)
    return (
      <>
        <PageHead title={title} description={<Trans>Votre espace est prêt.</Trans>} />
        <ClientFirstSteps items={[]} />
        <FirstRequest />
      </>
    );
  const counts = query.data?.phaseCounts;
  const totals = counts && { ...counts, all: counts.open + counts.done + counts.canceled };
  const tabWords: Record<PhaseFilter, string> = {
    all: t`Toutes`,
    open: t`En cours`,
    done: t`Terminées`,
    canceled: t`Annulées`,
  };
  const emptyWords: Record<PhaseFilter, string> = {
    all: t`Aucune demande pour l’instant`,
    open: t`Aucune demande en cours`,
    done: t`Aucune demande terminée`,
    canceled: t`Aucune demande annulée`,
  };
  return (
    <ListScreen
      title={title}
      description={open.data && <Summary toDecide={toDecide} open={open.data.totalCount} />}
      actions={<NewRequestLink className="lg:hidden" />}
      first={
        <>
          <OpenQuestions />
          {toDecide.slice(0, mostToDecide).map((request) => (
            <DecisionCard key={request.id} request={request} />
          ))}
          {query.data && phase === "all" && !list.filtered && query.data.totalCount <= fewRequests && (
            <ClientFirstSteps items={query.data.items} />
          )}
        </>
      }
      tabsLabel={t`Statut des demandes`}
      tabs={phaseFilters.map((key) => ({
        key,
        label: tabWords[key],
        count: totals && formatCount(totals[key]),
        current: key === phase,
        link: (parts) => <Link {...parts} to="." search={(previous) => ({ ...previous, phase: key, pageNumber: 1 })} />,
      }))}
      list={list}
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }, parts) => <Link {...parts} to="/tenderer/requests/$id" params={{ id }} />}
      rowActions={({ id, title: name }) => (
        <Link to="/tenderer/requests/$id" params={{ id }} aria-label={t`Ouvrir : ${name}`} className={openRowClass}>
          <Trans>Ouvrir</Trans>
        </Link>
      )}
      words={{
        caption: t`Mes demandes`,
        search: t`Titre, numéro, localité`,
        failed: t`Vos demandes n’ont pas pu être chargées`,
        empty: { title: emptyWords[phase] },
        noMatch: t`Aucune demande ne correspond`,
      }}
    />
  );
}

function Summary({ toDecide, open }: { toDecide: readonly RequestItem[]; open: number }) {
  if (open === 0) return <Trans>Aucune demande en cours.</Trans>;
  if (toDecide.length === 0) return <Trans>Nous vous écrivons dès qu’une entreprise vous répond.</Trans>;
  return (
    <Plural value={toDecide.length} one="Une demande attend votre choix." other="# demandes attendent votre choix." />
  );
}

/** In the place of the list, for who has never asked for anything. */
const FirstRequest = () => (
  <Card>
    <EmptyState
      title={<Trans>Aucune demande pour l’instant</Trans>}
      action={
        <Link to="/" className={buttonClass()}>
          <Trans>Publier ma première demande</Trans>
        </Link>
      }
    >
      <Trans>Décrivez vos travaux en trois minutes. Les entreprises de votre région vous répondent ici.</Trans>
    </EmptyState>
  </Card>
);
